"""Travel (MB-309 to MB-312, MB-320, MB-321, MB-323, MB-329 to MB-331, MB-A50 to MB-A52, MB-A55)."""

import dataclasses

import pytest
from road_samples import changed, on_road, someone, steed, texts, virtues

from realmgen.errors import Unreadable
from realmgen.games.bastionland.model import Barrier, Options
from realmgen.kit.chance import NeedsRoll, Script


@pytest.fixture
def isolde(realm):
    return on_road(realm, "0303", someone("Isolde"))


@pytest.fixture
def riders(realm):
    people = someone("Isolde"), someone("Bram", "squire")
    return on_road(realm, "0303", *people, steed("Grey", "Isolde", vig=10), steed("Pony", "Bram", vig=5))


def test_MB_309_travel_takes_the_whole_phase(act, isolde):
    state = act(isolde, "trek 0304").state
    assert (state.day.stage, state.day.deed) == ("roll", "trek")
    state = act(act(state, "pass").state, "end").state
    assert state.day.now.phase == "afternoon"
    assert (state.trail[0].deed, state.trail[0].at, state.trail[0].through) == ("trek", "0304", ("0303", "0304"))


def test_MB_310_a_trek_is_one_hex(act, refused, isolde):
    step = act(isolde, "trek 0304")
    assert step.state.company.at == "0304"
    assert step.state.seen.hexes == ("0304",)
    assert texts(step) == ["Morning of day 3: the Company treks to 0304, on the plain."]
    refused(isolde, "trek 0305", "0303 and 0305 do not touch")
    refused(isolde, "trek 0303", "0303 and 0303 do not touch")
    refused(isolde, "trek 0909", "hex 0909 is off the map", Unreadable)


def test_nobody_walks_into_water(act, refused, realm):
    refused(on_road(realm, "0403"), "trek 0404", "0404 is lake, which takes a boat")
    assert act(on_road(realm, "0404"), "trek 0403").state.company.at == "0403"


def test_MB_311_a_gallop_is_two_hexes_and_tires_the_steeds(act, riders):
    step = act(riders, "gallop 0302 0301", 4, 6)
    assert step.state.company.at == "0301"
    assert virtues(step.state, "vig") == {"Isolde": 10, "Bram": 10, "Grey": 6, "Pony": 0}
    assert step.state.day.through == ("0302", "0301")
    assert texts(step) == [
        "Morning of day 3: the Company gallops to 0301, in the forest, 2 hexes.",
        "The gallop: Grey loses 4 VIG, 6 left; Pony loses 6 VIG and is Exhausted.",
    ]
    assert all(member.here for member in step.state.company.members)


def test_MB_311_an_exhausted_steed_does_not_gallop(refused, realm):
    tired = on_road(realm, "0303", someone("Isolde"), steed("Grey", "Isolde", vig=(0, 10)))
    refused(tired, "gallop 0302 0301", "Grey is Exhausted (VIG 0): it does not gallop")


def test_MB_A55_the_company_is_as_slow_as_its_slowest(act, refused, realm):
    mixed = on_road(realm, "0303", someone("Isolde"), someone("Wat", "follower"), steed("Grey", "Isolde"))
    refused(mixed, "gallop 0302 0301", "Wat has no steed, and the Company is as slow as its slowest: trek")
    away = dataclasses.replace(mixed.company.members[1], away=True)
    members = (mixed.company.members[0], away, mixed.company.members[2])
    alone = dataclasses.replace(mixed, company=dataclasses.replace(mixed.company, members=members))
    assert act(alone, "gallop 0302 0301", 2).state.company.at == "0301"
    refused(on_road(realm, "0303"), "gallop 0302 0301", "nobody is there to ride")


def test_MB_A55_a_spare_steed_is_ridden_before_an_exhausted_one(act, realm):
    steeds = steed("Grey", "Isolde", vig=(0, 10)), steed("Bay", "Isolde")
    state = act(on_road(realm, "0303", someone("Isolde"), *steeds), "gallop 0302 0301", 3).state
    assert virtues(state, "vig") == {"Isolde": 10, "Grey": 0, "Bay": 7}


def test_MB_312_a_cruise_is_three_hexes_by_boat(act, refused, realm):
    afloat = on_road(realm, "0302", someone("Isolde"))
    step = act(afloat, "cruise boat 0402 0403 0404")
    assert (step.state.company.at, step.state.day.deed) == ("0404", "cruise")
    assert texts(step) == ["Morning of day 3: the Company goes by boat to 0404, in the lake, 3 hexes."]
    assert act(afloat, "cruise boat 0402").state.company.at == "0402"
    assert act(step.state, "roam", 5).state.day.stage == "end"
    refused(afloat, "cruise boat 0303", "no water leads from 0302 to 0303")
    refused(afloat, "cruise boat 0402 0403 0404 0504", "a cruise is of 1 to 3 hexes, not 4")
    refused(on_road(realm, "0404"), "cruise boat 0505 0504", "a boat that lands in 0505 goes no further")
    assert act(on_road(realm, "0404"), "cruise boat 0504 0505").state.company.at == "0505"
    assert act(on_road(realm, "0404"), "cruise boat 0403 0402 0302").state.company.at == "0302"


def test_MB_312_a_cruise_by_road_takes_steeds(act, refused, riders, realm):
    assert act(riders, "cruise road 0302 0301 0201").state.company.at == "0201"
    refused(on_road(realm, "0303", someone("Wat")), "cruise road 0302 0301 0201", "Wat has no steed")
    refused(riders, "gallop 0302 0301 0201", "a gallop is of 2 hexes, not 3")


def test_MB_320_night_travel_and_exploring_cost_spi(act, realm, rules):
    state = on_road(realm, "0303", someone("Isolde", spi=10), someone("Bram"), steed("Grey", "Isolde"), phase="night")
    step = act(state, "trek 0304", 3, 6)
    assert virtues(step.state, "spi") == {"Isolde": 7, "Bram": 4, "Grey": 10}
    assert texts(step)[1] == "Abroad by Night: Isolde loses 3 SPI, 7 left; Bram loses 6 SPI, 4 left."
    for text in ("explore sweep", "explore vantage", 'explore search "the door"'):
        assert virtues(act(state, text, 3, 6).state, "spi") == {"Isolde": 7, "Bram": 4, "Grey": 10}
    with pytest.raises(NeedsRoll, match="a d6 is needed for Isolde's loss of SPI, abroad by Night"):
        rules.apply(state, rules.parse("trek 0304"), Script([]))
    assert virtues(act(state, "camp").state, "spi")["Isolde"] == 10


def test_MB_321_by_night_without_guide_and_light_they_travel_blind(act, realm):
    state = on_road(realm, "0303", phase="night")
    dark = changed(state, light=False)
    assert texts(act(dark, "trek 0304", 4)) == [
        "Night of day 3: the Company treks to 0304, on the plain, blind by Night, without a guide and without light:"
        " a 4, it keeps its course."
    ]
    assert act(state, "trek 0304").state.company.at == "0304"
    assert act(changed(dark, guided=True), "trek 0304").state.company.at == "0304"
    morning = on_road(realm, "0303", light=False)
    assert act(morning, "trek 0304").state.company.at == "0304"


def test_MB_A51_the_lack_of_either_may_be_enough(act, realm):
    for lack in ({"light": False, "guided": True}, {"light": True}):
        state = on_road(realm, "0303", phase="night", either=True, **lack)
        assert act(state, "trek 0304", 1).state.company.at == "0303"
    both = on_road(realm, "0303", phase="night", either=True, guided=True)
    assert act(both, "trek 0304").state.company.at == "0304"


@pytest.mark.parametrize("mark", [{"title": "guide"}, {"note": "Local knowledge: counts as a Guide at night."}])
def test_MB_321_a_guide_of_the_company_leads(act, realm, mark):
    state = on_road(realm, "0303", someone("Wat", "follower", **mark), phase="night", light=False)
    assert act(state, "trek 0304", 1).state.company.at == "0304"
    misled = on_road(realm, "0303", someone("Wat", "follower", note="misguided"), phase="night", light=False)
    assert act(misled, "trek 0304", 1, 1).state.company.at == "0303"


def test_MB_323_a_winter_night_outdoors_costs_vig(act, realm):
    state = on_road(realm, "0304", someone("Isolde", vig=8), phase="night", season="winter")
    assert virtues(act(state, "camp", 6).state, "vig") == {"Isolde": 2}
    assert virtues(act(on_road(realm, "0304", someone("Isolde", vig=8), phase="night"), "camp").state, "vig") == {
        "Isolde": 8
    }
    day = on_road(realm, "0304", someone("Isolde", vig=8), season="winter")
    assert virtues(act(day, "camp").state, "vig") == {"Isolde": 8}


def test_MB_A52_a_winter_night_on_the_way_costs_both(act, realm):
    state = on_road(realm, "0304", someone("Isolde"), someone("Bram"), phase="night", season="winter")
    after = act(state, "trek 0303", 1, 2, 3, 4).state
    assert virtues(after, "spi") == {"Isolde": 9, "Bram": 8}
    assert virtues(after, "vig") == {"Isolde": 7, "Bram": 6}


def test_MB_329_a_barrier_is_not_crossed_unless_locals_know_a_way(act, realm):
    state = on_road(realm, "0203", someone("Isolde"))
    step = act(state, "trek 0103")
    assert (step.state.company.at, step.state.seen.barriers) == ("0203", ("0103-0203",))
    assert step.events[0].reveals
    assert texts(step) == [
        "Morning of day 3: the Company treks towards 0103, in the hills: a ravine bars the way from 0203 to 0103, and"
        " the Phase is lost. The Company is in the hills (0203)."
    ]
    local = act(state, "trek 0103 locally")
    assert (local.state.company.at, local.state.seen.barriers) == ("0103", ())
    assert "by a way that locals know" in texts(local)[0]


def test_MB_330_the_phase_is_lost_at_a_barrier_but_its_roll_is_made(act, realm):
    lost = act(on_road(realm, "0203", someone("Isolde")), "trek 0103").state
    assert (lost.company.at, lost.day.stage, lost.day.deed, lost.day.through) == ("0203", "roll", "trek", ())
    rolled = act(lost, "roam", 2, 1).state
    assert rolled.omens == {1: 1}


EAST = [(1, "0303"), (2, "0302"), (3, "0304"), (4, "0403"), (5, "0403"), (6, "0403")]


@pytest.mark.parametrize(("die", "goal"), EAST)
def test_MB_331_heading_east_on_a_map_of_flat_rows(act, realm, die, goal):
    rows = dataclasses.replace(realm, options=Options(6, 5, "pointy"), barriers=(), rivers=())
    grid = rows.grid
    east = grid.directions.index("E")
    assert [grid.label(grid.neighbours[grid.find("0303")][east + turn]) for turn in (-1, 0, 1)] == [
        "0302",
        "0403",
        "0304",
    ]
    assert act(on_road(rows, "0303", mist=True), "trek 0403", die).state.company.at == goal


@pytest.mark.parametrize(("die", "goal"), [(1, "0303"), (2, "0202"), (3, "0402"), (4, "0302")])
def test_MB_331_heading_north_on_a_map_of_flat_columns(act, realm, die, goal):
    assert act(on_road(realm, "0303", mist=True), "trek 0302", die).state.company.at == goal


def test_MB_331_MB_A50_a_blind_die_for_each_hex_and_a_one_leads_back_to_where_the_phase_began(act, riders):
    blind = changed(riders, mist=True)
    step = act(blind, "gallop 0302 0301", 4, 1, 2, 2)
    assert step.state.company.at == "0303"
    assert step.state.day.through == ("0302", "0303")
    assert step.state.seen.hexes == ("0302", "0303")
    assert "a 4, it keeps its course; a 1, in a circle, back to where they began" in texts(step)[0]
    assert act(blind, "gallop 0302 0301", 1, 2, 2).state.day.through == ()


def test_MB_331_MB_A50_who_has_drifted_goes_on_the_way_they_were_heading(act, riders):
    state = act(changed(riders, mist=True), "gallop 0302 0301", 2, 4, 1, 1).state
    assert (state.company.at, state.day.through) == ("0201", ("0202", "0201"))


def test_MB_A50_a_drift_into_a_barrier_off_the_map_or_into_water_fails(act, realm):
    walled = dataclasses.replace(realm, barriers=(Barrier(("0202", "0303"), "wall"),))
    step = act(on_road(walled, "0303", mist=True), "trek 0302", 2)
    assert (step.state.company.at, step.state.day.stage) == ("0303", "end")
    assert step.state.seen.barriers == ("0202-0303",)
    rim = act(on_road(realm, "0101", mist=True), "trek 0102", 3)
    assert (rim.state.company.at, rim.state.day.stage) == ("0101", "roll")
    assert "a 3, it drifts right; the map ends there, and the Phase is lost" in texts(rim)[0]
    shore = act(on_road(realm, "0403", mist=True), "trek 0503", 3)
    assert shore.state.company.at == "0403"
    assert "0504 is lake, which takes a boat, and the Phase is lost" in texts(shore)[0]


def test_MB_A50_a_gallop_that_fails_ends_where_it_has_come_to(act, realm):
    walled = dataclasses.replace(realm, barriers=(Barrier(("0301", "0302"), "wall"),))
    state = act(on_road(walled, "0303", someone("Isolde"), steed("Grey", "Isolde")), "gallop 0302 0301", 2).state
    assert (state.company.at, state.day.through) == ("0302", ("0302",))


def test_a_company_that_leaves_has_no_hazard_host_or_mood_left(act, realm):
    state = on_road(realm, "0303", someone("Isolde"), hosted=2, nights=1, greeted="0303")
    after = act(state, "trek 0304").state.day
    assert (after.hosted, after.nights, after.greeted) == (0, 0, "")
