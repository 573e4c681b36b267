"""The map changed by hand: hexes painted, places added, moved, written about and rolled for, ways laid; and cards."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ironland_samples import GAME, LORE, NO_LORE, do
from ironworld_samples import dry, made, played

from realmgen.errors import IllegalCommand, NotFound, RealmgenError, Unreadable
from realmgen.games.ironsworn.generate import PARTS
from realmgen.games.ironsworn.model import Bond, Journey, Tale, Vow
from realmgen.games.ironsworn.problems import problems
from realmgen.games.ironsworn.torn import map_faults
from realmgen.kit.chance import Dice, Replay

LABEL = made().grid.label


def drawn(state, text, seed="dice"):
    """The step after a command whose dice fall by a seed; told again without any content it is the same."""
    command = GAME.parse(text)
    assert GAME.parse(str(command)) == command
    GAME.check(state, command)
    dice = Dice(seed)
    step = GAME.apply(state, command, dice)
    again = Replay(dice.rolled, dice.drawn)
    assert NO_LORE.apply(state, command, again) == step
    again.finish()
    assert GAME.load(GAME.dump(step.state)) == step.state
    return step


def cell(state, label):
    return state.world.grid.find(label)


def refused(state, text, why, kind=IllegalCommand):
    with pytest.raises(kind, match=why) as told:
        GAME.check(state, GAME.parse(text))
    assert "IS-" not in str(told.value)


def test_hexes_are_painted_as_part_of_a_region_and_as_a_ground():
    state = played()
    one, two = dry(state.world, 5)[:2]
    after = do(state, f"paint region 6 {one} {two}")
    assert {after.state.world.region_of(cell(state, label)) for label in (one, two)} == {6}
    assert after.events[0].text == "2 hexes became part of the Hinterlands."
    after = do(state, f"paint ground bog {one}").state
    assert after.world.ground[cell(state, one)] == "b"
    assert do(state, f"paint ground b {one}").state == after


def test_sea_has_no_region_and_land_that_rises_belongs_to_its_neighbours():
    state = played()
    label = dry(state.world, 7)[3]
    drowned = do(state, f"paint ground sea {label}").state
    at = cell(state, label)
    assert (drowned.world.regions[at], drowned.world.ground[at]) == ("0", "~")
    assert do(state, f"paint region 0 {label}").state == drowned
    risen = do(drowned, f"paint ground heath {label}").state
    assert (risen.world.regions[at], risen.world.ground[at]) == ("7", "x")
    assert do(drowned, f"paint region 8 {label}").state.world.ground[at] == "^"
    far = state.world.grid.label(0)
    assert do(state, f"paint ground ice {far}").state.world.regions[0] != "0"


def test_what_cannot_be_painted_is_refused():
    state = played()
    here = dry(state.world, 5)[0]
    refused(state, "paint region 5", "1 to 825 hexes to paint, not 0")
    refused(state, f"paint region 10 {here}", "no region '10'")
    refused(state, f"paint ground lava {here}", "no ground 'lava': choose sea, plain")
    refused(state, "paint ground bog 9999", "off the map")
    refused(state, "paint ground bog here", "not a label")
    refused(state, f"paint region 5 {here}", "so already")
    refused(Tale(), f"paint region 5 {here}", "no world yet")


def test_a_map_that_was_painted_wrong_is_reported_and_never_refused():
    state = played()
    inland = next(p for p in state.world.places if p.kind == "settlement" and state.world.region_of(p.cell) == 5)
    after = do(state, f"paint ground sea {LABEL(inland.cell)}").state
    assert f"{inland.name}, in hex {LABEL(inland.cell)}, lies in water" in problems(after.world, LORE)


def test_a_place_is_added_with_all_that_is_not_said_of_it_drawn():
    state = played()
    spot, other = dry(state.world, 6)[:2]
    step = drawn(state, f"place settlement {spot}")
    place = step.state.world.places[-1]
    assert (place.number, place.kind, place.cell) == (41, "settlement", cell(state, spot))
    assert all((place.name, place.where, place.troubles, place.features, place.leader, place.style))
    assert step.events[0].text == f"{place.name} lies in hex {spot}."
    site = drawn(
        step.state, f'place site {other} "Old Barn" {{"features":["one door"],"known":true}}'
    ).state.world.place(42)
    assert (site.name, site.features, site.known, site.kind) == ("Old Barn", ("one door",), True, "site")
    assert site.where


def test_a_place_at_sea_is_drawn_too_and_reported():
    state = played()
    after = drawn(state, "place settlement 0101 Rig").state
    assert any("Rig, in hex 0101, lies in water" in line for line in problems(after.world, LORE))


def test_a_place_is_written_about_and_renamed_with_its_bond():
    state = do(played(), 'bond {"place":3}').state
    step = do(state, 'place-change 3 {"name":" Foo ","features":["a well"," "],"notes":"Ask Ada"}')
    place = step.state.world.place(3)
    assert (place.name, place.features, place.notes) == ("Foo", ("a well",), "Ask Ada")
    assert step.state.bonds == (Bond("Foo", place=3),)
    assert step.events[0].text.endswith("is called Foo now.")
    hidden = next(p for p in state.world.places if not p.known)
    shown = do(state, f'place-change {hidden.number} {{"known":true}}').events[0]
    assert (shown.reveals, shown.text) == (True, f"{hidden.name} is known to players.")
    refused(step.state, 'place-change 3 {"name":"Foo"}', "so already")
    refused(state, 'place-change 3 {"name":""}', "needs a name")
    refused(state, f'place-change 3 {{"name":"{"x" * 81}"}}', "81 characters long: at most 80")
    refused(state, f'place-change 3 {{"notes":"{"x" * 2001}"}}', "2001 characters: at most 2000")
    refused(state, f'place-change 3 {{"features":{["a"] * 13}}}'.replace("'", '"'), "at most 12 features")
    refused(state, 'place-change 99 {"name":"Foo"}', "no place 99", NotFound)
    refused(state, 'place-change 0 {"name":"Foo"}', "by its number")


def test_IS_557_a_place_is_moved_however_far_and_no_rule_of_distance_is_broken():
    state = played()
    place = next(p for p in state.world.places if p.kind == "settlement" and state.world.region_of(p.cell) == 5)
    far = dry(state.world, 7)[0]
    step = drawn(state, f"place-move {place.number} {far}")
    moved = step.state.world.place(place.number)
    assert (moved.cell, replace(moved, cell=place.cell)) == (cell(state, far), place)
    assert step.events[0].text == f"{place.name} lies in hex {far} now."
    told = [line for line in problems(step.state.world, LORE) if "is called" not in line and "roads" not in line]
    assert told == []
    for road in step.state.world.roads:
        assert (road.path[0], road.path[-1]) == tuple(step.state.world.place(n).cell for n in (road.origin, road.to))
    refused(step.state, f"place-move {place.number} {far}", "already")


def test_a_place_that_is_dropped_leaves_nothing_that_names_it():
    state = do(
        played(),
        'bond {"place":12}',
    ).state
    state = do(state, "journey 12 3").state
    state = do(state, "journey 3 12").state
    name = state.world.place(12).name
    after = do(state, "place-drop 12").state
    world = after.world
    assert world.place(12) is None
    assert not [road for road in world.roads if 12 in (road.origin, road.to)]
    assert not [one for one in world.people if one.home == 12]
    assert not [hook for hook in (*world.hooks, world.incident, world.background) if 12 in hook.places]
    assert after.bonds == ()
    assert [(one.origin, one.to, one.text) for one in after.journeys] == [(0, 3, ""), (3, 0, f"to {name}")]
    assert do(state, f"place-drop {state.world.home}").state.world.home == 0


@pytest.mark.parametrize("number", [3, 30])
def test_a_place_is_rolled_for_with_dice_of_ones_own(number):
    state = played()
    before = state.world.place(number)
    name = do(state, f"place-again {number} name", *((20, 85) if number == 3 else (45,)))
    assert name.state.world.place(number).name.startswith("Cinderhome" if number == 3 else "Storm ")
    coastal = any(n >= 0 and state.world.ground[n] == "~" for n in state.world.grid.neighbours[before.cell])
    where = do(state, f"place-again {number} where", 11 if coastal else 84, 21).state.world.place(number)
    assert (where.where, where.descriptor) == ("Harbor" if coastal else "Hill", "Grim")
    feature = drawn(state, f"place-again {number} feature").state.world.place(number)
    assert feature.features[:-1] == before.features
    assert feature.features[-1] not in before.features


def test_IS_640_the_bundle_of_the_ledger_by_dice():
    state = played()
    place = next(
        p
        for p in state.world.places
        if not any(n >= 0 and state.world.ground[n] == "~" for n in state.world.grid.neighbours[p.cell])
        and p.kind == "settlement"
    )
    for what, rolls in (("name", (20, 85)), ("where", (84, 21)), ("trouble", (31,))):
        state = do(state, f"place-again {place.number} {what}", *rolls).state
    now = state.world.place(place.number)
    obligation = LORE.oracles["settlement-trouble"].row(31).text
    assert (now.name, now.where, now.descriptor, now.troubles) == ("Cinderhome", "Hill", "Grim", (obligation,))
    assert now.question.startswith("Called after a built thing.")
    refused(state, "place-again 30 trouble", "troubles are of settlements")


def test_IS_556_one_of_nine_cards_is_drawn_and_each_can_be():
    state = played(settlements=9, sites=0)
    seen = Counter()
    for shown in range(1, 10):
        step = do(state, "card", shown)
        assert step.state == state
        seen[step.events[0].data["place"]] += 1
    assert seen == Counter(range(1, 10))
    assert do(played(), "card site", 1).events[0].text == f"The card drawn is 25, {made().place(25).name}."
    refused(state, "card site", "no site to draw a card of")


def test_ways_are_laid_over_neighbours_changed_and_taken_up():
    state = played()
    one, other = (p for p in state.world.places if p.number in (12, 20))
    step = drawn(state, "road 12 20")
    road = step.state.world.roads[-1]
    assert (road.origin, road.to, road.kind, road.path[0], road.path[-1]) == (12, 20, "road", one.cell, other.cell)
    assert [line for line in problems(step.state.world, LORE) if "road from" in line] == []
    assert step.events[0].text == f"A road leads from {one.name} to {other.name}."
    refused(step.state, "road 20 12", "already")
    trail = drawn(step.state, "road 20 12 trail").state
    assert len(trail.world.roads) == len(step.state.world.roads)
    assert len(do(trail, "road-drop 12 20").state.world.roads) == len(state.world.roads)
    refused(state, "road-drop 12 20", "no way leads from")
    refused(state, "road 12 12", "one place to another")
    refused(state, "road 1 12", "no way over land from")
    refused(state, "road 12 99", "no place 99", NotFound)


@pytest.mark.parametrize("part", PARTS)
def test_one_part_is_drawn_anew_and_kept_in_the_journal(part):
    state = played()
    step = drawn(state, f"reroll {part} seed-2")
    assert step.state.world != state.world
    assert problems(step.state.world, LORE) == []
    assert step.state.world.seed == state.world.seed
    by_dice = do(state, f"reroll {part}", 1, 2, 3, 4).state
    assert problems(by_dice.world, LORE) == []
    assert by_dice.world == drawn(state, f'reroll {part} "1-2-3-4"').state.world


def test_what_was_tied_to_those_who_are_gone_is_in_words_from_then_on():
    state = do(played(), 'bond {"person":1}').state
    state = replace(
        do(state, 'bond {"place":3}').state,
        vows=(Vow(1, "Find it", "dangerous", giver=1),),
        journeys=(Journey(2, 3, 4, "dangerous"),),
    )
    name, to = state.world.person(1).name, state.world.place(4).name
    after = drawn(state, "reroll settlements x").state
    assert after.bonds == (Bond(name), Bond(state.world.place(3).name))
    assert after.vows[0].giver == 0
    assert after.journeys == (Journey(2, 0, 0, "dangerous", text=f"to {to}"),)
    kept = drawn(state, "reroll roads x").state
    assert (kept.bonds, kept.vows, kept.journeys) == (state.bonds, state.vows, state.journeys)


def test_a_world_is_called_anew_and_what_cannot_be_is_refused():
    state = played()
    assert do(state, 'call " The Cold Shore "').state.world.name == "The Cold Shore"
    refused(state, 'call " "', "needs a few words")
    refused(state, f'call "{"x" * 81}"', "80 characters at most")
    refused(state, f'call "{state.world.name}"', "so already")
    refused(state, f'reroll land "{"x" * 81}"', "a seed has 80")
    with pytest.raises(Unreadable):
        GAME.parse("reroll weather")


HAND = st.one_of(
    st.builds(
        "paint {} {} {}".format,
        st.just("region"),
        st.integers(0, 9),
        st.sampled_from([LABEL(c) for c in range(0, 825, 7)]),
    ),
    st.builds(
        "paint ground {} {}".format,
        st.sampled_from(["sea", "bog", "ice"]),
        st.sampled_from([LABEL(c) for c in range(0, 825, 7)]),
    ),
    st.builds(
        "place {} {}".format,
        st.sampled_from(["site", "settlement"]),
        st.sampled_from([LABEL(c) for c in range(0, 825, 11)]),
    ),
    st.builds("place-move {} {}".format, st.integers(1, 44), st.sampled_from([LABEL(c) for c in range(0, 825, 11)])),
    st.builds("place-drop {}".format, st.integers(1, 44)),
    st.builds("place-again {} {}".format, st.integers(1, 44), st.sampled_from(["name", "where", "trouble", "feature"])),
    st.builds(
        "road {} {} {}".format, st.integers(1, 44), st.integers(1, 44), st.sampled_from(["road", "trail", "sea"])
    ),
    st.builds("road-drop {} {}".format, st.integers(1, 44), st.integers(1, 44)),
    st.builds("reroll {} {}".format, st.sampled_from(PARTS), st.integers(1, 99)),
    st.builds("card {}".format, st.sampled_from(["any", "site"])),
)


@given(st.lists(HAND, min_size=1, max_size=8))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_done_by_hand_is_told_again_alike_and_looked_at(texts):
    state = played()
    for n, text in enumerate(texts):
        with suppress(RealmgenError):
            state = drawn(state, text, str(n)).state
    problems(state.world, LORE)
    assert map_faults(state.world) == []
