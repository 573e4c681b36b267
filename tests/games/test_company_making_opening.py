"""The situation a Start begins with (MB-004, MB-006, MB-008)."""

from dataclasses import replace

import pytest
from lore_samples import library

from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.model import COASTS, Holding, Landmark, Options, State
from realmgen.games.bastionland.places import is_water, seat, steps, thing_at
from realmgen.games.bastionland.problems import problems
from realmgen.games.bastionland.road.offers import suggestions
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.company.making.opening import entrance
from realmgen.kit.chance import Dice

NAMES = ("Ada", "Bea", "Cyr")


@pytest.fixture
def rules() -> Rules:
    return Rules(library())


@pytest.fixture
def begun(act, state):
    """The small Realm with a Start and three Knights."""

    def give(start, knights=3):
        new = act(state, f"start {start}").state
        dice = {"courtier": (1, 1, 8, 8, 8), "ruler": (1, 8, 8, 8), "wanderer": (1, 8, 1, 8, 1, 8, 1)}[start]
        for n, name in enumerate(NAMES[:knights], 1):
            new = act(new, f'knight "{name}"', *dice, 1, n).state
        return new

    return give


def test_MB_004_wanderers_are_sent_to_the_nearest_seer(act, begun):
    new = begun("wanderer")
    sanctums = (Landmark("0101", "sanctum", "High Cell", "Mother Ash"), Landmark("0505", "sanctum", "Low Cell"))
    new = replace(new, realm=replace(new.realm, landmarks=(*new.realm.landmarks, *sanctums)))
    step = act(new, "opening")
    here = step.state.company.at
    near, far = sorted(("0101", "0505"), key=lambda at: steps(new.realm, here, at))
    assert steps(new.realm, here, near) < steps(new.realm, here, far)
    assert step.events[0].data["sanctum"] == near
    other = replace(new, realm=replace(new.realm, landmarks=(*new.realm.landmarks, *reversed(sanctums))))
    assert act(other, "opening").events[0].data["sanctum"] == near
    assert f"in {near}" in step.events[0].text
    assert "asks a Seer for counsel" in step.events[0].text
    company = step.state.company
    assert step.state.seen.hexes == (company.at,)
    grid = new.realm.grid
    assert -1 in grid.neighbours[grid.find(company.at)]
    assert not is_water(new.realm, company.at)
    assert thing_at(new.realm, company.at) is None


def test_MB_004_a_realm_without_seers_says_so(act, begun):
    step = act(begun("wanderer"), "opening")
    assert step.events[0].data["sanctum"] == ""
    assert "No Seer is at home in this Realm" in step.events[0].text


def test_MB_006_MB_A8_courtiers_hear_of_omen_1_of_the_myth_nearest_to_the_seat(act, begun, rules):
    realm = generate(Options(), "4711", library())
    by_distance = {steps(realm, "0505", realm.grid.label(cell)): realm.grid.label(cell) for cell in range(144)}
    myths = tuple(replace(myth, at=by_distance[3 if myth.number == 2 else 4]) for myth in realm.myths)
    realm = replace(realm, holdings=(Holding("0505", "Amberwick", "castle", seat=True),), myths=myths)
    step = act(replace(begun("courtier"), realm=realm, omens={}), "opening")
    assert step.events[0].text == "Ada, Bea and Cyr have a place at the Court of Amberwick."
    event = step.events[1]
    assert event.kind == "omen"
    assert (event.data["myth"], event.data["omen"], event.data["words"]) == (2, 1, myths[1].tale.omens[0])
    assert step.state.omens == {2: 1}
    assert step.state.company.at == "0505"
    assert step.state.seen.hexes == ("0505",)
    assert step.state.day.back == "0505"
    assert {knight.office for knight in step.state.company.knights} == {"a place at the Court of Amberwick"}
    assert not any(knight.opposed for knight in step.state.company.knights)
    assert event.reveals
    told = rules.apply(step.state, rules.parse("omen 2"), Dice("1"))
    assert told.state.omens == {2: 2}


def test_MB_006_among_equally_near_myths_a_die_picks(act, begun, state):
    new = begun("courtier")
    myths = (replace(new.realm.myths[0], at="0302"), replace(new.realm.myths[1], at="0304"))
    new = replace(new, realm=replace(new.realm, myths=myths), omens={})
    assert [act(new, "opening", die).state.omens for die in (1, 2)] == [{1: 1}, {2: 1}]


def test_MB_006_a_myth_that_is_further_on_stays_there(act, begun):
    assert act(replace(begun("courtier"), omens={3: 4}), "opening", 2).state.omens == {3: 4}


def test_MB_006_without_an_open_myth_there_is_no_news(act, begun):
    new = begun("courtier")
    step = act(replace(new, resolved={1: "", 2: "", 3: ""}), "opening")
    assert step.state.omens == new.omens
    assert step.events[0].text.endswith("No Myth is open of which there could be news.")


def test_MB_008_one_knight_rules_and_the_others_are_of_their_circle(act, begun, rules):
    new = begun("ruler")
    step = act(new, "opening", 2, 5)
    realm, company = step.state.realm, step.state.company
    home = thing_at(realm, "0105")
    assert (home.ruler, home.calling, home.seat) == ("Ada", company.find("Ada").calling, False)
    assert [knight.office for knight in company.knights] == [
        "ruler of Vigil",
        "in the Circle of Ada, at Vigil",
        "in the Circle of Ada, at Vigil",
    ]
    assert not any(knight.opposed for knight in company.knights)
    wicked = library().tables["wicked"].entry(5)
    assert seat(realm).detail == f"Something wicked has a hold here: {wicked}"
    assert wicked in step.events[0].text
    assert (company.at, step.state.seen.hexes) == ("0105", ("0105",))
    assert not [line for line in rules.problems(step.state) if "borne" in line]


def test_MB_008_a_knight_who_rules_a_holding_already_rules_no_other(act, begun):
    ruling = act(begun("ruler"), "opening", 2, 5).state
    again = act(ruling, "opening", 5).state
    assert [home.at for home in again.realm.holdings if home.ruler == "Ada"] == ["0105"]


def test_MB_008_MB_151_who_has_too_little_glory_is_opposed(act, begun):
    new = act(begun("ruler"), 'glory "Ada" -4 other "a scandal"').state
    step = act(new, "opening", 1, 1)
    assert [knight.opposed for knight in step.state.company.knights] == [True, False, False]
    assert "Opposed at first: Ada." in step.events[0].text


def test_MB_008_players_are_not_told_what_has_a_hold_on_the_seat(act, begun, rules):
    step = act(begun("ruler"), "opening", 1, 5)
    assert library().tables["wicked"].entry(5) not in str(rules.redact(step.state))


def test_a_ruler_who_is_renamed_rules_on(act, begun):
    ruling = act(begun("ruler"), "opening", 1, 1).state
    home = thing_at(act(ruling, 'rechristen "Ada" "Ada Vane"').state.realm, ruling.company.at)
    assert home.ruler == "Ada Vane"


def test_a_company_that_is_on_the_map_stays_where_it_is(act, begun):
    here = act(begun("courtier"), "at 0202").state
    assert act(here, "opening", 1).state.company.at == "0202"


def test_an_opening_asks_for_what_it_needs(rules, refused, state, begun, act):
    refused(State(), "opening", "there is no Realm yet")
    refused(state, "opening", "no Start is chosen yet")
    refused(act(state, "start ruler").state, "opening", "no Knights yet")
    lone = begun("ruler")
    lone = replace(lone, realm=replace(lone.realm, holdings=lone.realm.holdings[:1]))
    refused(lone, "opening", "no holding besides the Seat")
    refused(replace(lone, realm=replace(lone.realm, holdings=())), "opening", "no Seat of Power")


@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("start", ["wanderer", "courtier", "ruler"])
def test_every_realm_has_an_opening_for_every_start(rules, coast, start):
    state = State(generate(Options(coast=coast), f"{coast}-{start}", library()))
    for text in (f"start {start}", 'knight "Ada"', 'knight "Bea"', "opening"):
        command = rules.parse(text)
        rules.check(state, command)
        state = rules.apply(state, command, Dice(text)).state
    assert not is_water(state.realm, state.company.at)
    assert problems(state.realm) == []
    assert rules.load(rules.dump(state)) == state
    assert entrance(state.realm) == entrance(state.realm)


def test_a_start_with_knights_is_offered_to_begin(begun, act):
    offered = [one.command for one in suggestions(begun("courtier"))]
    assert offered[0] == "opening"
    begun_at = act(begun("courtier"), "opening", 1).state
    assert "opening" not in [one.command for one in suggestions(begun_at)]
