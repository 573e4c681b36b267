"""What may be done to a Realm by hand, and what follows."""

import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from realm_strategies import realms, small_commands, walks

from realmgen.errors import IllegalCommand, NotAllowed, Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import CLUSTER, Realm, State
from realmgen.games.bastionland.places import seat, thing_at, things
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice
from realmgen.kit.game import Game


def test_rules_are_a_game(rules):
    game: Game[State, c.Command] = rules
    assert (game.key, game.rules_version) == ("bastionland", 1)


def test_nothing_but_dice_before_there_is_a_realm(rules, act):
    assert [str(command) for command in rules.offers(rules.new())] == ["roll d6"]
    assert rules.problems(rules.new()) == []
    assert rules.redact(rules.new()) == {}
    with pytest.raises(IllegalCommand, match="there is no Realm yet"):
        act(rules.new(), "seat 0304")


def _refused(act, state, text, reason, error=IllegalCommand):
    with pytest.raises(error) as caught:
        act(state, text)
    assert reason in str(caught.value)


def test_every_hex_off_the_map_is_named(act, state):
    with pytest.raises(Unreadable) as caught:
        act(state, "paint forest 0101 0707 0102 0901")
    assert caught.value.faults == (
        "hex 0707 is off the map, which runs from 0101 to 0605",
        "hex 0901 is off the map, which runs from 0101 to 0605",
    )


# Adopting


def test_adopting_brings_the_whole_realm_and_what_came_with_it(act, rules, realm):
    step = act(rules.new(), str(c.Adopt(realm, notes={"0101": "x"}, words={"0102": "firs"})))
    assert step.state == State(realm, notes={"0101": "x"}, words={"0102": "firs"})
    assert step.events[0].text == (
        "Adopted the Realm of Amberwick: 6 × 5 hexes, 4 holdings, 3 Myths, 3 landmarks. Left out: 1 Myth."
    )


def test_adopting_the_same_map_keeps_notes_words_and_omens_of_standing_myths(act, state, realm):
    again = act(state, str(c.Adopt(realm))).state
    assert again == state


def test_adopting_other_myths_forgets_their_omens(act, state, realm):
    other = dataclasses.replace(realm.myths[0], name="The Grey Hart")
    rolled = dataclasses.replace(realm, myths=(other, *realm.myths[1:]))
    assert act(state, str(c.Adopt(rolled))).state.omens == {}


def test_adopting_another_map_drops_what_no_longer_fits(act, state, realm):
    options = dataclasses.replace(realm.options, width=3)
    small = Realm("Small", "s", options, realm.terrain[:15], realm.area[:15])
    after = act(state, str(c.Adopt(small))).state
    assert (after.notes, after.words, after.omens) == ({}, {}, {})


# Things


@pytest.mark.parametrize("kind", c.PLACEABLE)
def test_every_kind_can_be_placed_with_and_without_a_name(act, state, kind):
    named = thing_at(act(state, f'place {kind} 0405 "Hob"').state.realm, "0405")
    plain = thing_at(act(state, f"place {kind} 0405").state.realm, "0405")
    assert named.name == "Hob"
    assert plain.name.strip()


def test_names_made_from_a_kind_differ(act, state):
    first = act(state, "place town 0405").state
    second = act(first, "place town 0505").state
    assert thing_at(first.realm, "0405").name == "Walled town"
    assert thing_at(second.realm, "0505").name == "Walled town 2"


def test_MB_A44_a_hex_holds_at_most_one_thing(act, state):
    _refused(act, state, "place ruin 0303", "the castle Amberwick, stands in 0303: a hex holds at most one thing")
    _refused(act, state, "place tower 0102", "Myth 1, The Lantern Stag, stands in 0102")
    _refused(act, state, "move 0204 0603", "the monument Long Stone, stands in 0603")


def test_things_stand_on_land(act, state):
    _refused(act, state, "place myth 0404", "0404 is lake: things stand on land")
    _refused(act, state, "move 0204 0504", "0504 is lake")


def test_MB_250_a_new_myth_takes_the_lowest_free_number(act, state):
    without_two = act(state, "remove 0605").state
    assert thing_at(act(without_two, "place myth 0405").state.realm, "0405").number == 2
    assert thing_at(act(state, "place myth 0405").state.realm, "0405").number == 4


def test_MB_249_the_first_holding_is_the_seat_and_the_seat_is_one(act, state):
    bare = state
    for label in ("0601", "0105", "0604", "0303"):
        bare = act(bare, f"remove {label}").state
    assert seat(bare.realm) is None
    again = act(act(bare, "place tower 0105").state, "place castle 0303").state
    assert [holding.at for holding in again.realm.holdings if holding.seat] == ["0105"]
    moved = act(again, "seat 0303").state
    assert [holding.at for holding in moved.realm.holdings if holding.seat] == ["0303"]


def test_MB_249_the_seat_stays_while_other_holdings_stand(act, state):
    _refused(act, state, "remove 0303", "Amberwick is the Seat of Power: make another holding the Seat first")
    after = act(act(state, "seat 0601").state, "remove 0303").state
    assert thing_at(after.realm, "0303") is None


def test_moving_keeps_the_thing_and_leaves_the_note(act, state):
    after = act(state, "move 0204 0405").state
    assert thing_at(after.realm, "0405").name == "Eel House"
    assert after.notes == {"0204": "ask the smoker"}
    _refused(act, state, "move 0204 0204", "it stands in 0204 already")
    _refused(act, state, "move 0205 0405", "nothing stands in 0205")


def test_removing_a_myth_forgets_its_omens(act, state):
    assert act(state, "remove 0102").state.omens == {}
    assert act(state, "remove 0605").state.omens == {1: 2}


def test_names_and_words_of_things(act, state):
    assert thing_at(act(state, 'rename 0102 "The Grey Hart"').state.realm, "0102").name == "The Grey Hart"
    assert thing_at(act(state, 'ruler 0105 "Dame Ysolt"').state.realm, "0105").ruler == "Dame Ysolt"
    assert thing_at(act(state, 'mark 0305 "drowned reeds"').state.realm, "0305").mark == "drowned reeds"
    assert thing_at(act(state, 'detail 0204 "no eels"').state.realm, "0204").detail == "no eels"
    _refused(act, state, 'rename 0205 "X"', "nothing stands in 0205")
    _refused(act, state, 'ruler 0102 "X"', "there is no holding in 0102: Myth 1, The Lantern Stag, stands there")
    _refused(act, state, 'mark 0205 "X"', "there is no Myth in 0205: nothing stands there")
    _refused(act, state, 'detail 0303 "X"', "there is no landmark in 0303")


def test_the_realm_and_its_parts_are_renamed(act, state):
    assert act(state, 'rename realm "The Marches"').state.realm.name == "The Marches"
    assert act(state, 'rename river 1 "Ouse"').state.realm.rivers[0].name == "Ouse"
    assert act(state, 'rename lake 1 "Mere"').state.realm.lakes[0].name == "Mere"
    regions = act(state, 'rename region 2 "Weald"').state.realm.regions
    assert [region.name for region in regions] == ["Greywethers", "Weald"]
    _refused(act, state, 'rename lake 2 "X"', "there is no lake 2: the Realm has one")
    _refused(act, state, 'rename region 3 "X"', "there is no region 3: the Realm has those numbered 1 to 2")


def test_MB_243_holdings_are_hidden_and_shown(act, state, rules):
    hidden = act(state, "hide 0105").state
    assert "Vigil" not in str(rules.redact(hidden))
    assert rules.redact(act(hidden, "show 0105").state) == rules.redact(state)
    _refused(act, state, "hide 0604", "Dunhallow is hidden from the players already")
    _refused(act, state, "show 0601", "Lakenholt is shown to the players already")
    _refused(act, state, "hide 0102", "there is no holding in 0102")


def test_notes_are_written_and_taken_away(act, state):
    assert act(state, 'note 0101 " two\\nlines "').state.notes["0101"] == "two\nlines"
    assert act(state, 'note 0204 ""').state.notes == {}
    _refused(act, state, 'note 0101 ""', "there is no note on 0101")


# Barriers and rivers


def _between(state):
    return {barrier.between: barrier.kind for barrier in state.realm.barriers}


def test_MB_246_a_barrier_is_raised_changed_and_taken_down(act, state):
    up = act(state, "barrier 0602 0601")
    assert _between(up.state)["0601", "0602"] == "wall"
    assert up.events[0].text == "Raised a wall between 0601 and 0602."
    changed = act(up.state, "barrier 0601 0602 cliff").state
    assert _between(changed)["0601", "0602"] == "cliff"
    assert _between(act(changed, "barrier 0601 0602").state) == _between(state)
    assert _between(act(state, "barrier 0102 0103").state)["0102", "0103"] == "cliff"


def test_MB_246_where_no_barrier_lies(act, state):
    _refused(act, state, "barrier 0101 0103", "0101 and 0103 are not neighbours")
    _refused(act, state, "barrier 0101 0101", "0101 and 0101 are not neighbours")
    _refused(act, state, "barrier 0302 0201", "Withy runs from 0302 to 0201")
    _refused(act, state, "barrier 0404 0504", "0404 and 0504 are both water")
    _refused(act, state, "barrier 0103 0203 ravine", "a ravine lies between 0103 and 0203 already")


def test_MB_247_a_river_is_drawn_and_erased(act, state):
    drawn = act(state, 'river "Ouse" 0602 0603 0504').state
    assert drawn.realm.rivers[1].path == ("0602", "0603", "0504")
    assert act(drawn, "erase river 2").state == state
    _refused(act, state, "erase river 2", "there is no river 2: the Realm has one")


def test_MB_247_where_no_river_runs(act, state):
    _refused(act, state, 'river "X" 0602', "at least two hexes")
    _refused(act, state, 'river "X" 0602 0603 0602', "comes to 0602 twice")
    _refused(act, state, 'river "X" 0602 0604', "0602 and 0604 are not neighbours")
    _refused(act, state, 'river "X" 0401 0501', "a thicket lies between 0401 and 0501: take it down first")
    _refused(act, state, 'river "X" 0403 0404 0405', "0404 is water: a river ends where it meets water")


# Painting


def _area(state, label):
    return state.realm.area[state.realm.grid.find(label)]


def test_MB_245_a_painted_hex_joins_a_touching_area(act, state):
    after = act(state, "paint forest 0303 0403").state
    assert _area(after, "0303") == _area(after, "0403") == _area(after, "0302")
    assert after.realm.terrain.count("forest") == 7


def test_MB_245_a_full_area_takes_no_more(act, realm):
    terrain = ("plain",) * 12 + ("bog",) * 18
    full = dataclasses.replace(realm, terrain=terrain, area=(1,) * 12 + (2,) * 12 + (3,) * 6, lakes=())
    after = act(State(full), "paint plain 0303").state
    assert after.realm.area[:12] == (1,) * 12
    assert _area(after, "0303") not in (1, *after.realm.area[13:])


def test_MB_245_painting_cuts_down_areas_that_were_too_large(act, realm):
    wide = dataclasses.replace(realm, terrain=("plain",) * 30, area=(1,) * 30, lakes=())
    after = act(State(wide), "paint bog 0303").state
    _sound(after.realm)


def test_MB_245_hexes_painted_together_join_the_area_they_touch(act, realm):
    terrain = ("forest",) * 5 + ("plain", "bog", "plain") + ("hills",) * 22
    area = (1,) * 5 + (2, 3, 4) + (5,) * 12 + (6,) * 10
    lone = dataclasses.replace(realm, terrain=terrain, area=area, lakes=())
    after = act(State(lone), "paint forest 0201 0202").state
    assert after.realm.area[:7] == (1,) * 7


def test_painting_what_is_so_already_is_refused(act, state):
    _refused(act, state, "paint peak 0101 0102", "0101, 0102: all peak already")


def test_painting_splits_a_region_that_keeps_its_name(act, state):
    after = act(state, "paint bog 0302 0401").state
    weald = after.realm.regions[1]
    assert (weald.name, weald.hexes) == ("Hallow Weald", ("0301", "0402", "0501"))
    gone = act(state, "paint bog 0101 0102 0201").state
    assert [region.name for region in gone.realm.regions] == ["Hallow Weald"]


def test_new_water_is_a_lake_and_old_lakes_keep_their_names(act, state):
    after = act(state, "paint lake 0503 0104 0205").state
    assert {lake.name: lake.hexes for lake in after.realm.lakes} == {
        "Mere of Lament": ("0404", "0503", "0504"),
        "Unnamed water": ("0104",),
        "Unnamed water 2": ("0205",),
    }


def test_a_lake_cut_in_two_leaves_its_name_to_the_larger_part(act, state):
    longer = act(state, "paint lake 0503").state
    cut = act(longer, "paint plain 0504").state
    assert sorted(lake.hexes for lake in cut.realm.lakes) == [("0404",), ("0503",)]
    assert {lake.name for lake in cut.realm.lakes} == {"Mere of Lament", "Unnamed water"}
    assert act(cut, "paint plain 0503 0404").state.realm.lakes == ()


def test_a_lake_that_dries_up_leaves_its_name_to_no_other(act, state):
    two = act(act(state, "paint lake 0104").state, 'rename lake 2 "Tarn"').state
    left = act(two, "paint plain 0404 0504").state
    assert [(lake.name, lake.hexes) for lake in left.realm.lakes] == [("Tarn", ("0104",))]


def test_water_comes_over_no_thing_and_no_river(act, state):
    _refused(act, state, "paint lake 0303", "the castle Amberwick, stands in 0303: move or remove it")
    _refused(act, state, "paint sea 0102", "Myth 1, The Lantern Stag, stands in 0102")
    _refused(act, state, "paint lake 0204", "the dwelling Eel House, stands in 0204")
    _refused(act, state, "paint lake 0402", "river 1, Withy, runs through 0402")
    dry = act(state, "paint plain 0404").state
    assert act(dry, "paint lake 0404").state.realm.lakes[-1].hexes == ("0404", "0504")


def test_barriers_between_two_waters_go_under(act, state):
    step = act(state, "paint lake 0401 0501")
    assert ("0401", "0501") not in _between(step.state)
    assert step.events[0].text == "Painted lake: 0401, 0501. 1 barrier went under."


# Overruling


def test_MB_241_options_are_overruled_by_path(act, state):
    assert act(state, "set options.barriers 30").state.realm.options.barriers == 30
    assert act(state, 'set options.coast "islands"').state.realm.options.coast == "islands"
    heavy = act(state, "set options.weights.bog 2.5").state
    assert heavy.realm.options.weights == {"bog": 2.5}
    assert act(heavy, "set options.weights.bog null").state == state
    assert act(state, "set omens.3 2").state.omens == {1: 2, 3: 2}
    assert thing_at(act(state, 'set holdings.0105.kind "fortress"').state.realm, "0105").kind == "fortress"
    assert thing_at(act(state, 'set landmarks.0204.kind "curse"').state.realm, "0204").kind == "curse"


UNREADABLE = [
    ("set realm.seed 3", "there is no 'realm.seed' to set: one of options.coast"),
    ("set options.width 5", "there is no 'options.width' to set"),
    ("set options.weights.mud 2", "there is no 'options.weights.mud' to set"),
    ("set options.holdings null", "options.holdings: null is not a whole number"),
    ('set options.barriers "many"', 'options.barriers: "many" is not a whole number'),
    ("set options.coast 3", "options.coast: 3 is not a coast"),
    ("set options.weights.bog -1", "options.weights.bog: -1 is not a number from 0"),
    ("set omens.1 7", "omens.1: 7 is not a count of Omens from 0 to 6"),
    ("set omens.1 true", "omens.1: True is not a count"),
    ('set holdings.0105.kind "ruin"', "'ruin' is not a kind: one of castle"),
    ('set holdings.0999.kind "tower"', "hex 0999 is off the map"),
]


@pytest.mark.parametrize(("text", "reason"), UNREADABLE)
def test_overruling_checks_paths_and_types(act, state, text, reason):
    _refused(act, state, text, reason, Unreadable)


def test_overruling_names_what_is_not_there(act, state):
    _refused(act, state, "set omens.9 1", "there is no Myth 9: the Realm has 1, 2, 3")
    _refused(act, state, 'set landmarks.0105.kind "ruin"', "there is no landmark in 0105")


# The game as a whole


def test_every_offer_passes_check_and_can_be_applied(rules, state):
    offered = list(rules.offers(state))
    assert {type(command).__name__ for command in offered} == {
        "Roll",
        "Seat",
        "Hide",
        "Show",
        "Remove",
        "EraseRiver",
        "Wilderness",
        "SetBarrier",
    }
    assert len(set(map(str, offered))) == len(offered)
    for command in offered:
        rules.check(state, command)
        rules.apply(state, rules.parse(str(command)), Dice("x"))


def test_rows_are_flat_unique_by_key_and_hold_no_seed(rules, state):
    tables = rules.rows(state)
    assert list(tables) == ["realm", "holding", "myth", "landmark", "note"]
    assert [len(rows) for rows in tables.values()] == [1, 4, 3, 3, 1]
    for rows in tables.values():
        assert len({row["key"] for row in rows}) == len(rows)
        assert all(isinstance(value, (str, int, bool)) for row in rows for value in row.values())
    assert tables["myth"][0]["omens"] == 2
    assert state.realm.seed not in str(tables)
    assert all(rows == [] for rows in rules.rows(rules.new()).values())


def test_a_state_is_dumped_and_loaded(rules, state):
    assert rules.load(rules.dump(state)) == state
    assert rules.upgrade(rules.dump(state), 1) == rules.dump(state)


def _sound(realm: Realm) -> None:
    """What stays true of any Realm however it is edited."""
    grid, numbers = realm.grid, []
    for cell, number in enumerate(realm.area):
        if number not in numbers:
            numbers.append(number)
            assert _connected(grid, [other for other in range(grid.size) if realm.area[other] == number])
        first = realm.area.index(number)
        assert realm.terrain[cell] == realm.terrain[first]
    assert numbers == list(range(1, len(numbers) + 1))
    assert max(realm.area.count(number) for number in numbers) <= CLUSTER
    standing = [thing.at for thing in things(realm)]
    assert len(set(standing)) == len(standing)
    assert sum(holding.seat for holding in realm.holdings) == bool(realm.holdings)
    assert len({myth.number for myth in realm.myths}) == len(realm.myths)


def _connected(grid, cells):
    met, edge = set(), [cells[0]]
    while edge:
        cell = edge.pop()
        if cell not in met:
            met.add(cell)
            edge += [n for n in grid.neighbours[cell] if n in cells]
    return len(met) == len(cells)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_commands_keep_a_realm_sound_and_storable(data):
    rules = Rules({})
    state = State(data.draw(realms()))
    spots = st.sampled_from([state.realm.grid.label(cell) for cell in range(state.realm.grid.size)])
    for command in data.draw(st.lists(small_commands(spots, walks(state.realm.grid)), max_size=8)):
        before = rules.dump(state)
        try:
            rules.check(state, command)
        except (NotAllowed, Unreadable):
            assert rules.dump(state) == before
            continue
        step = rules.apply(state, command, Dice("any"))
        assert step == rules.apply(state, command, Dice("any"))
        assert rules.dump(state) == before
        assert len(step.events) == 1
        assert step.events[0].text.endswith((".", ")."))
        state = step.state
        _sound(state.realm)
        assert rules.load(rules.dump(state)) == state
