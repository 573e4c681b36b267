"""Barriers, rivers and painted terrain."""

import dataclasses

from realm_soundness import assert_sound

from realmgen.games.bastionland.model import State

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


def test_MB_246_where_no_barrier_lies(state, refused):
    refused(state, "barrier 0101 0103", "0101 and 0103 are not neighbours")
    refused(state, "barrier 0101 0101", "0101 and 0101 are not neighbours")
    refused(state, "barrier 0302 0201", "Withy runs from 0302 to 0201")
    refused(state, "barrier 0404 0504", "0404 and 0504 are both water")
    refused(state, "barrier 0103 0203 ravine", "a ravine lies between 0103 and 0203 already")


def test_MB_247_a_river_is_drawn_and_erased(act, state, refused):
    drawn = act(state, 'river "Ouse" 0602 0603 0504').state
    assert drawn.realm.rivers[1].path == ("0602", "0603", "0504")
    assert act(drawn, "erase river 2").state == state
    refused(state, "erase river 2", "there is no river 2: the Realm has one")


def test_MB_247_where_no_river_runs(state, refused):
    refused(state, 'river "X" 0602', "at least two hexes")
    refused(state, 'river "X" 0602 0603 0602', "comes to 0602 twice")
    refused(state, 'river "X" 0602 0604', "0602 and 0604 are not neighbours")
    refused(state, 'river "X" 0401 0501', "a thicket lies between 0401 and 0501: take it down first")
    refused(state, 'river "X" 0403 0404 0405', "0404 is water: a river ends where it meets water")


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
    assert_sound(after.realm)


def test_MB_245_hexes_painted_together_join_the_area_they_touch(act, realm):
    terrain = ("forest",) * 5 + ("plain", "bog", "plain") + ("hills",) * 22
    area = (1,) * 5 + (2, 3, 4) + (5,) * 12 + (6,) * 10
    lone = dataclasses.replace(realm, terrain=terrain, area=area, lakes=())
    after = act(State(lone), "paint forest 0201 0202").state
    assert after.realm.area[:7] == (1,) * 7


def test_painting_what_is_so_already_is_refused(state, refused):
    refused(state, "paint peak 0101 0102", "0101, 0102: all peak already")


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


def test_water_comes_over_no_thing_and_no_river(act, state, refused):
    refused(state, "paint lake 0303", "the castle Amberwick stands in 0303: move or remove it")
    refused(state, "paint sea 0102", "Myth 1 (The Lantern Stag) stands in 0102")
    refused(state, "paint lake 0204", "the dwelling Eel House stands in 0204")
    refused(state, "paint lake 0402", "river 1, Withy, runs through 0402")
    dry = act(state, "paint plain 0404").state
    assert act(dry, "paint lake 0404").state.realm.lakes[-1].hexes == ("0404", "0504")


def test_barriers_between_two_waters_go_under(act, state):
    step = act(state, "paint lake 0401 0501")
    assert ("0401", "0501") not in _between(step.state)
    assert step.events[0].text == "Painted lake: 0401, 0501. 1 barrier went under."
