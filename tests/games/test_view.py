"""What is drawn and told of a Realm, and that players are shown nothing hidden."""

import dataclasses
import json

import pytest
from fight_samples import band
from hypothesis import given, settings
from lore_samples import library
from realm_strategies import realms, states
from road_samples import someone

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.codec import read_realm
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.folk import tellings
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.groundrules import RULES
from realmgen.games.bastionland.model import Barrier, Holding, Landmark, Myth, Options, Realm, State
from realmgen.games.bastionland.view import Near, hex_facts, hex_titles, players_json, redact, scene
from realmgen.games.bastionland.view.words import number_word, subtitle
from realmgen.kit.chance import public_code
from realmgen.kit.record import to_json
from realmgen.kit.scene import Mark, Stroke

SHOWN = {"name", "terrain", "area", "lakes", "rivers", "holdings", "regions"}
HIDDEN = {"seed", "options", "barriers", "myths", "landmarks", "left_out", "generator"}
PLANTED = "Zqxj"


def _planted(realm: Realm) -> State:
    """The Realm with a secret in every place where one can stand."""
    spot = realm.grid.label(realm.grid.size - 1)
    other = realm.grid.label(realm.grid.size - 2)
    veiled = Holding(spot, f"{PLANTED} keep", "fortress", ruler=f"{PLANTED} lord", hidden=True)
    full = dataclasses.replace(
        realm,
        seed=f"{PLANTED}-seed",
        options=dataclasses.replace(realm.options, weights={"bog": 7.125}),
        barriers=(Barrier((realm.grid.label(0), realm.grid.label(1)), "rapids"),),
        holdings=(*realm.holdings, veiled),
        myths=(*realm.myths, Myth(88, spot, f"{PLANTED} myth", f"{PLANTED} mark")),
        landmarks=(*realm.landmarks, Landmark(other, "curse", f"{PLANTED} curse", f"{PLANTED} detail")),
        left_out=(f"{PLANTED} myth",),
        generator=777_777_777,
    )
    return State(full, notes={spot: f"{PLANTED} note"}, omens={88: 5}, words={spot: f"{PLANTED} word"})


def test_MB_243_every_field_of_a_realm_is_either_shown_or_hidden():
    assert {field.name for field in dataclasses.fields(Realm)} == SHOWN | HIDDEN


@settings(max_examples=40, deadline=None)
@given(realms())
def test_MB_243_a_planted_secret_reaches_no_player(realm):
    state = _planted(realm)
    for seen in (to_json(players_json(state, "c0de")), repr(redact(state)), repr(scene(state, audience="players"))):
        assert PLANTED not in seen
        assert "rapids" not in seen
        assert "7.125" not in seen
        assert "777777777" not in seen
    assert PLANTED in repr(scene(state))


@settings(max_examples=40, deadline=None)
@given(states())
def test_MB_243_players_cannot_tell_two_realms_apart_by_what_is_hidden(state):
    planted = dataclasses.replace(_planted(state.realm))
    assert scene(planted, audience="players", code="c") == scene(state, audience="players", code="c")
    assert players_json(planted, "c") == players_json(state, "c")


@settings(max_examples=40, deadline=None)
@given(states())
def test_the_players_scene_can_be_drawn_from_their_json_alone(state):
    form = json.loads(to_json(players_json(state, "c0de")))
    assert scene(read_realm(form), audience="players", code=form["code"]) == scene(
        state, audience="players", code="c0de"
    )


def test_redacting_twice_changes_nothing(state):
    assert redact(redact(state)) == redact(state)
    assert redact(State()) == State()
    assert players_json(State(), "c") == {}


def test_units_of_who_is_away_and_of_holdings_that_are_hidden_come_out_without_a_trace(realm):
    company = Company(members=(someone("Isolde"), someone("Bran", away=True)))
    millers = band("Millers", serves="Isolde", home="0601")
    others = (
        band("Archers", serves="Bran"),
        band("Militia of Dunhallow", serves="Isolde", home="0604"),
        band("Riders", serves="Isolde", end="disbanded"),
    )
    seen = redact(State(realm, company=company, units=(millers, *others)))
    assert [unit.name for unit in seen.units] == ["Millers"]
    assert redact(seen) == seen


def test_hidden_holdings_come_out_without_a_trace(realm):
    shown = redact(State(realm)).realm.holdings
    assert [holding.name for holding in shown] == ["Amberwick", "Lakenholt", "Vigil"]
    assert shown[0].ruler == "Dame Orla Vane"


# The scene


@settings(max_examples=40, deadline=None)
@given(realms())
def test_areas_are_the_largest_stretches_of_one_terrain(realm):
    areas = scene(realm).areas
    assert sorted(cell for area in areas for cell in area.cells) == list(range(realm.grid.size))
    number = {cell: index for index, area in enumerate(areas) for cell in area.cells}
    for cell, row in enumerate(realm.grid.neighbours):
        assert areas[number[cell]].style == realm.terrain[cell]
        for other in row:
            if other >= 0:
                assert (number[cell] == number[other]) == (realm.terrain[cell] == realm.terrain[other])


def test_areas_bear_the_names_of_regions_and_lakes(realm):
    names = {area.name: area.style for area in scene(realm).areas if area.name}
    assert names == {"Greywethers": "peak", "Hallow Weald": "forest", "Mere of Lament": "lake"}


def test_a_stretch_of_two_regions_bears_the_name_of_the_larger(realm, act, state):
    joined = act(state, "paint forest 0202 0203").state
    more = dataclasses.replace(
        joined.realm,
        regions=(
            dataclasses.replace(joined.realm.regions[0], name="Small", hexes=("0202", "0203")),
            joined.realm.regions[1],
        ),
    )
    assert "Hallow Weald" in {area.name for area in scene(more).areas}
    assert "Small" not in {area.name for area in scene(more).areas}


def test_the_game_masters_scene_shows_everything(state):
    drawn = scene(state, code="c0de")
    find = state.realm.grid.find
    assert drawn.key == "c0de"
    assert drawn.strokes == (Stroke("river", tuple(map(find, state.realm.rivers[0].path)), "Withy"),)
    assert [(edge.style, edge.cell, edge.other) for edge in drawn.edges] == [
        ("ravine", find("0103"), find("0203")),
        ("thicket", find("0401"), find("0501")),
    ]
    assert drawn.marks[0] == Mark("castle", find("0303"), "chief", "Amberwick")
    assert drawn.marks[3] == Mark("fortress", find("0604"), "place", "Dunhallow")
    assert drawn.marks[4] == Mark("myth", find("0102"), "seal", "The Lantern Stag", "1")
    assert drawn.marks[7] == Mark("dwelling", find("0204"), "sign", "Eel House")
    assert drawn.notes == (find("0204"),)
    assert drawn.water == {"lake", "sea"}


def test_the_legend_lists_only_what_is_present(realm):
    legend = {group.heading: [entry.caption for entry in group.entries] for group in scene(realm).legend}
    assert legend == {
        "Terrain": ["Plain", "Meadow", "Forest", "Hills", "Peak", "Marsh", "Lake"],
        "Holdings": ["Castle", "Walled town", "Fortress", "Tower", "Seat of Power", "Barrier", "River"],
        "Myths": ["The Lantern Stag", "The Salt Widow", "The Drowned Bell"],
        "Landmarks": ["Dwelling", "Monument", "Ruin"],
    }
    myths = scene(realm).legend[2].entries
    assert [(entry.style, entry.ref) for entry in myths] == [("1", "0102"), ("2", "0605"), ("3", "0305")]


def test_MB_243_the_players_legend_names_nothing_hidden(realm):
    legend = {
        group.heading: [entry.caption for entry in group.entries] for group in scene(realm, audience="players").legend
    }
    assert list(legend) == ["Terrain", "Holdings"]
    assert legend["Holdings"] == ["Castle", "Walled town", "Tower", "Seat of Power", "River"]


def test_the_caption_tells_the_game_master_the_seed_and_the_players_the_code(realm):
    mine, theirs = scene(realm).caption, scene(realm, audience="players", code="c0de").caption
    assert (mine.overline, mine.title) == ("The Realm of", "Amberwick")
    assert mine.footer == "Seed 4711-secret-seed · 6 × 5 hexes · landlocked · 2 barriers · 3 Myths"
    assert theirs.footer == "Campaign code c0de · 6 × 5 hexes"
    assert mine.subtitle == theirs.subtitle == "a land far from any sea, six hexes by five"
    assert scene(realm, audience="players").caption.footer == "6 × 5 hexes"


def test_MB_244_the_map_says_what_a_hecksleague_is_in_its_three_measures(realm):
    first, *measures = scene(realm).caption.scale.split("\n")
    assert first == "One hex is one Hecksleague:"
    assert [word for word in ("hill fort", "patrol", "before dark") if word not in " ".join(measures)] == []


def test_the_footer_names_every_option_that_was_bent(realm):
    options = Options(6, 5, "pointy", "coastal", 3, 2, 1, 9, 2, 0, 5, 4, {"bog": 2.5})
    footer = scene(dataclasses.replace(realm, options=options)).caption.footer
    assert footer == (
        "Seed 4711-secret-seed · 6 × 5 hexes · coastal · 2 barriers · pointy-top · 3 holdings · 2 Myths · 0 rivers"
        " · 2 lakes · 1 of each landmark · 9 barriers asked · 5 between holdings · 4 round Myths · bog × 2.5"
    )


def test_the_footer_says_one_holding_and_tells_no_number_twice(realm):
    options = dataclasses.replace(realm.options, holdings=1, myths=1, rivers=2, barriers=2, lakes=1)
    footer = scene(dataclasses.replace(realm, options=options)).caption.footer
    assert footer.endswith(" · 2 barriers · 1 holding · 1 Myth · 2 rivers · 1 lake")


def test_the_key_is_public_and_never_the_seed(realm):
    assert scene(realm).key == public_code(realm.seed)
    assert scene(dataclasses.replace(realm, seed="")).key == ""
    assert scene(realm, audience="players").key == ""


def test_without_a_realm_there_is_a_blank_scene():
    assert scene(State()).marks == ()


@pytest.mark.parametrize(
    ("terrain", "words"),
    [
        ("plain sea sea plain", "two islands"),
        ("plain plain plain plain", "a land far from any sea"),
        ("plain plain plain sea", "a land beside the sea"),
    ],
)
def test_the_subtitle_reads_the_sea_off_the_map(terrain, words):
    first, second, third, last = terrain.split()
    ground = (first,) * 3 + (second,) * 3 + (third,) * 3 + (last,) * 3
    assert subtitle(Realm("X", "", Options(4, 3), ground, (1,) * 12)) == f"{words}, four hexes by three"


def test_an_empty_sea_is_open_water():
    assert subtitle(Realm("X", "", Options(3, 3), ("sea",) * 9, (1,) * 9)) == "open water"


def test_numbers_in_words():
    assert [number_word(n) for n in (0, 3, 12, 19, 20, 42, 99)] == [
        *("no", "three", "twelve", "nineteen", "twenty"),
        *("forty-two", "ninety-nine"),
    ]


# The facts of a hex


def test_facts_of_the_seat(state):
    facts = hex_facts(state, "0303")
    assert (facts.label, facts.title, facts.terrain) == ("0303", "Amberwick", "plain")
    assert facts.thing is state.realm.holdings[0]
    assert facts.seat == Near("Amberwick", "0303", 0)
    assert facts.holding == Near("Lakenholt", "0601", 3)
    assert facts.myth == Near("The Lantern Stag", "0102", 2, 1)
    assert (facts.note, facts.omens, facts.words, facts.rivers) == ("", 0, "", ())


def test_facts_of_the_wild(state):
    facts = hex_facts(state, "0301")
    assert (facts.title, facts.region, facts.words) == ("Hallow Weald", "Hallow Weald", "firs")
    assert hex_facts(state, "0404").title == hex_facts(state, "0404").lake == "Mere of Lament"
    assert hex_facts(state, "0402").rivers == ("Withy",)
    assert hex_facts(state, "0602").title == "Meadow"
    assert hex_facts(state, "0204").note == "ask the smoker"


@settings(max_examples=40, deadline=None)
@given(states())
def test_all_titles_at_once_are_those_of_each_hex(state):
    titles = hex_titles(state.realm)
    assert list(titles) == [state.realm.grid.label(cell) for cell in range(state.realm.grid.size)]
    assert all(hex_facts(state, label).title == name for label, name in titles.items())


def test_facts_of_a_myth_count_its_omens(state):
    facts = hex_facts(state, "0102")
    assert (facts.title, facts.omens) == ("The Lantern Stag", 2)
    assert facts.myth == Near("The Drowned Bell", "0305", 4, 3)


def test_neighbours_are_named_by_direction_with_the_barriers_between(state):
    facts = hex_facts(state, "0103")
    assert [(beside.direction, beside.label, beside.terrain, beside.title) for beside in facts.neighbours] == [
        ("N", "0102", "peak", "The Lantern Stag"),
        ("NE", "0202", "hills", "Hills"),
        ("SE", "0203", "hills", "Hills"),
        ("S", "0104", "hills", "Hills"),
    ]
    assert facts.barriers == {"SE": "ravine"}
    assert hex_facts(state, "0203").barriers == {"NW": "ravine"}


def test_MB_A47_among_equally_near_holdings_the_seat_comes_first(realm):
    even = dataclasses.replace(
        realm, holdings=(Holding("0301", "Left", "tower"), Holding("0501", "Right", "castle", seat=True))
    )
    assert hex_facts(State(even), "0402").holding == Near("Right", "0501", 2)


def test_facts_need_a_realm_and_a_hex_on_it(state):
    with pytest.raises(IllegalCommand):
        hex_facts(State(), "0101")
    with pytest.raises(Unreadable, match="off the map"):
        hex_facts(state, "0701")
    bare = State(dataclasses.replace(state.realm, holdings=(), myths=()))
    facts = hex_facts(bare, "0101")
    assert (facts.seat, facts.holding, facts.myth) == (None, None, None)


TOLD = generate(Options(), "facts", library())


def test_MB_254_a_landmarks_facts_tell_its_rule_and_the_myth_it_foretells():
    by_name = {myth.name: myth for myth in TOLD.myths}
    foretelling = 0
    for mark in TOLD.landmarks:
        facts = hex_facts(State(TOLD), mark.at)
        assert facts.rules == (RULES[mark.kind],)
        if facts.foretells:
            foretelling += 1
            myth = by_name[facts.foretells.name]
            assert myth.tale.prompts[mark.kind] == mark.prompt
            assert (facts.foretells.number, facts.foretells.at) == (myth.number, myth.at)
        else:
            assert mark.kind == "ruin" or not any(mark.prompt in m.tale.prompts.values() for m in TOLD.myths)
    assert foretelling > 10


def test_MB_230_a_holdings_facts_list_every_common_service():
    for home in TOLD.holdings:
        facts = hex_facts(State(TOLD), home.at)
        assert {name for name, faces in facts.services if faces == 6} >= {"servant", "guide", "sentry"}
        assert "indoors" in facts.rules[0]
    assert hex_facts(State(TOLD), TOLD.myths[0].at).services == ()
    assert "without a roll" in hex_facts(State(TOLD), TOLD.myths[0].at).rules[0]


def test_MB_345_a_hexs_facts_say_whether_its_people_have_anything_to_tell():
    home = TOLD.holdings[0].at
    assert hex_facts(State(TOLD), home).folk
    told = tellings(TOLD, home)
    assert [telling.witness for telling in told] == ["vassal", "knight", "vagabond", "seer"]
    assert all(telling.lines for telling in told)
    seen = redact(State(TOLD))
    assert tellings(seen.realm, home) == ()
    assert (hex_facts(seen, home).folk, hex_facts(seen, home).foretells) == (False, None)


def test_MB_384_the_bounds_of_domains_are_drawn_where_they_are_asked_for(realm):
    plain, ruled = scene(realm), scene(realm, domains=True)
    assert plain.bounds == ()
    owned = {cell: number for number, cells in enumerate(ruled.bounds) for cell in cells}
    assert sorted(owned) == list(range(realm.grid.size))
    homes = [owned[realm.grid.find(holding.at)] for holding in realm.holdings]
    assert len(set(homes)) == len(homes) == len(ruled.bounds)
    captions = [entry.caption for group in ruled.legend for entry in group.entries]
    assert "A Domain ends" in captions
