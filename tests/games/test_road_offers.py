"""What is offered to be done next (MB-A40, MB-338)."""

import dataclasses

import pytest
from road_samples import changed, on_road, someone, steed
from streamlit.material_icon_names import ALL_MATERIAL_ICONS

from realmgen.errors import NotAllowed
from realmgen.games.bastionland.model import Landmark, State
from realmgen.games.bastionland.road.offers import suggestions
from realmgen.games.bastionland.seen import Seen


def labels(state, group=None):
    return [one.label for one in suggestions(state) if group in (None, one.group)]


def wanted(state):
    return [one.command for one in suggestions(state) if one.group == "wanted"]


def test_before_there_is_a_realm_nothing_is_offered():
    assert suggestions(State()) == ()


def test_first_there_must_be_knights_and_a_place(realm):
    first = suggestions(State(realm))
    assert [(one.choice, one.command) for one in first] == [("company", ""), ("", "at 0303"), ("hex", "")]
    assert first[2].verb == "at"
    assert labels(on_road(realm, "0304"), "wanted") == ["Make the Knights"]
    off = dataclasses.replace(on_road(realm, "0909", someone("Isolde")))
    assert labels(off) == ["Set out from the Seat", "Set out elsewhere"]


def test_a_start_begins_with_its_opening(realm):
    state = dataclasses.replace(on_road(realm, "", someone("Isolde")))
    courtiers = dataclasses.replace(state, company=dataclasses.replace(state.company, start="courtier"))
    assert labels(courtiers, "wanted")[0] == "Begin as Courtiers"


@pytest.mark.parametrize(
    ("day", "command"),
    [
        ({"stage": "dawn"}, "dawn"),
        ({"stage": "weather", "risk": True}, "weather"),
        ({"stage": "roll", "deed": "trek"}, "roam"),
        ({"stage": "end", "deed": "trek"}, "end"),
    ],
)
def test_MB_A40_what_the_rules_want_next_comes_first(realm, day, command):
    state = on_road(realm, "0304", someone("Isolde"), **day)
    assert wanted(state) == [command]
    assert suggestions(state)[0].command == command


def test_who_comes_to_a_holding_meets_its_mood_first(act, realm):
    state = act(on_road(realm, "0304", someone("Isolde")), "trek 0303").state
    assert wanted(state) == ["arrive", "end"]
    greeted = act(state, "arrive", 4).state
    assert wanted(greeted) == ["end"]
    later = act(state, "end").state
    assert wanted(later) == []
    assert "arrive" in [one.command for one in suggestions(later) if not one.why_not]


def test_the_roll_has_its_name(realm):
    day = {"stage": "roll", "deed": "trek"}
    assert labels(on_road(realm, "0304", someone("Isolde"), **day), "wanted") == ["Wilderness Roll"]
    myth = on_road(realm, "0605", someone("Isolde"), **day)
    assert labels(myth, "wanted") == ["The Myth's next Omen"]
    assert labels(dataclasses.replace(myth, resolved={2: "x"}), "wanted") == ["Wilderness Roll"]


def test_the_ways_out_of_a_hazard_come_first(realm):
    state = on_road(realm, "0304", someone("Isolde"), hazard=True, back="0303")
    assert labels(state, "wanted") == ["Answer the Hazard", "Force on: d6 VIG each", "Go back"]
    assert suggestions(state)[0].verb == "hazard answer"


def test_by_day_travel_is_sensible_and_by_night_sleep(realm):
    day = on_road(realm, "0304", someone("Isolde"))
    assert labels(day, "sensible") == ["Trek to the next hex", "Sweep over the hex", "Ask a Vagabond"]
    riding = on_road(realm, "0304", someone("Isolde"), steed("Grey", "Isolde"))
    assert labels(riding, "sensible")[:2] == ["Trek to the next hex", "Gallop two hexes"]
    assert labels(changed(day, now=dataclasses.replace(day.day.now, phase="night")), "sensible")[0] == "Make camp"
    home = on_road(realm, "0303", someone("Isolde"), phase="night")
    assert labels(home, "sensible")[:2] == ["Lodge at Amberwick, warmly hosted", "Lodge at Amberwick"]
    assert "Ask a Vassal" in labels(home, "sensible")


def test_a_remedy_is_sensible_where_somebody_needs_it(realm):
    members = someone("Isolde", spi=(1, 9), remedy="sacrament"), someone("Bram", remedy="stimulant")
    state = on_road(realm, "0304", *members)
    assert labels(state, "sensible")[0] == "Isolde's Sacrament"
    assert "Bram's Stimulant" in labels(state, "more")


def test_what_a_place_is_good_for_is_offered(act, realm):
    guests = on_road(realm, "0303", someone("Isolde"), hosted=1)
    assert "Stay as guests at Amberwick" in labels(guests, "sensible")
    stone = dataclasses.replace(on_road(realm, "0603", someone("Isolde")), seen=Seen(features=("0603",)))
    assert "Rest at Long Stone: SPI in full" in labels(stone, "sensible")
    shrine = dataclasses.replace(realm, landmarks=(Landmark("0304", "sanctum", "Wick House"),))
    found = dataclasses.replace(on_road(shrine, "0304", someone("Isolde")), seen=Seen(features=("0304",)))
    assert "Ask the Seer at the sanctum Wick House" in labels(found, "sensible")
    assert "Ask the Seer at the sanctum Wick House" not in labels(on_road(shrine, "0304"))
    lost = dataclasses.replace(
        on_road(realm, "0603", someone("Isolde")), day=dataclasses.replace(stone.day, deed="sweep")
    )
    assert "Found the monument" in labels(lost, "sensible")
    assert "Found the monument" in labels(on_road(realm, "0603", someone("Isolde")), "more")
    assert "Found the monument" not in labels(stone)
    tired = dataclasses.replace(someone("Isolde"), fatigued=True)
    assert "A moment of peace" in labels(on_road(realm, "0303", tired), "sensible")
    assert "A moment of peace" not in labels(guests)
    assert "Show players Dunhallow" in labels(on_road(realm, "0604", someone("Isolde")), "sensible")


def test_MB_338_what_is_known_to_be_risked_is_said_beforehand(realm):
    state = on_road(realm, "0304", someone("Isolde"), phase="night", season="winter", weather="fine", light=False)
    risks = {one.verb or one.command: one.risk for one in suggestions(state)}
    night = "d6 SPI each, abroad by Night; d6 VIG each, a Winter night outdoors"
    assert risks["trek"] == f"blind by Night, without a guide and without light; {night}"
    assert risks["explore sweep"] == night
    assert risks["camp"] == "d6 VIG each, a Winter night outdoors"
    assert risks["gallop"].startswith("d6 VIG each steed; ")
    assert all(not one.risk for one in suggestions(on_road(realm, "0304")) if one.verb != "gallop")


def states(realm):
    people = someone("Isolde", spi=(1, 9), remedy="sacrament"), someone("Bram"), steed("Grey", "Isolde")
    for at in ("0303", "0304", "0404", "0605", "0302"):
        for day in ({}, {"stage": "roll", "deed": "x"}, {"stage": "end", "hazard": True}, {"weather": "dire"}):
            yield on_road(realm, at, *people, **day)
            yield on_road(realm, at, people[0], people[2], phase="night", season="winter", sleeping=("Isolde",), **day)
    yield on_road(realm, "0304", *people, stage="dawn")


def test_what_cannot_be_done_comes_last_with_the_reason(rules, realm):
    for state in states(realm):
        found = suggestions(state)
        assert [bool(one.why_not) for one in found] == sorted(bool(one.why_not) for one in found)
        assert len({(one.command, one.verb, one.choice) for one in found}) == len(found)
        assert all(one.label and bool(one.command) != bool(one.choice) for one in found)
        assert {one.icon for one in found} <= ALL_MATERIAL_ICONS
        for one in found:
            if one.command and one.why_not:
                with pytest.raises(NotAllowed) as caught:
                    rules.check(state, rules.parse(one.command))
                assert str(caught.value) == one.why_not
            elif one.command:
                rules.check(state, rules.parse(one.command))


def test_every_group_stands_together(realm):
    order = {"wanted": 0, "sensible": 1, "more": 2}
    for state in states(realm):
        groups = [order[one.group] for one in suggestions(state)]
        assert groups == sorted(groups)


def test_a_choice_is_wanted_of_what_can_be_chosen(rules, realm):
    state = on_road(realm, "0402", someone("Isolde"), steed("Grey", "Isolde"))
    wanted = {"trek": "0302", "gallop": "0302 0301", "cruise boat": "0403", "cruise road": "0302 0301 0201"}
    found = {one.verb: one for one in suggestions(state) if one.choice in ("hex", "hexes") and not one.why_not}
    assert set(found) == {*wanted, "at"}
    for verb, hexes in wanted.items():
        rules.check(state, rules.parse(f"{verb} {hexes}"))
    for one in suggestions(state):
        if one.choice == "words" and not one.why_not:
            rules.check(state, rules.parse(f'{one.verb} "the words"'))
