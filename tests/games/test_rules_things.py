"""Holdings, Myths and landmarks set by hand."""

import pytest

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.places import seat, thing_at


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


def test_MB_A44_a_hex_holds_at_most_one_thing(state, refused):
    refused(state, "place ruin 0303", "the castle Amberwick stands in 0303: a hex holds at most one thing")
    refused(state, "place tower 0102", "Myth 1 (The Lantern Stag) stands in 0102")
    refused(state, "move 0204 0603", "the monument Long Stone stands in 0603")


def test_things_stand_on_land(state, refused):
    refused(state, "place myth 0404", "0404 is lake: things stand on land")
    refused(state, "move 0204 0504", "0504 is lake")


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


def test_MB_249_the_seat_stays_while_other_holdings_stand(act, state, refused):
    refused(state, "remove 0303", "Amberwick is the Seat of Power: make another holding the Seat first")
    after = act(act(state, "seat 0601").state, "remove 0303").state
    assert thing_at(after.realm, "0303") is None


def test_moving_keeps_the_thing_and_leaves_the_note(act, state, refused):
    after = act(state, "move 0204 0405").state
    assert thing_at(after.realm, "0405").name == "Eel House"
    assert after.notes == {"0204": "ask the smoker"}
    refused(state, "move 0204 0204", "it stands in 0204 already")
    refused(state, "move 0205 0405", "nothing stands in 0205")


def test_removing_a_myth_forgets_its_omens(act, state):
    assert act(state, "remove 0102").state.omens == {}
    assert act(state, "remove 0605").state.omens == {1: 2}


def test_names_and_words_of_things(act, state, refused):
    assert thing_at(act(state, 'rename 0102 "The Grey Hart"').state.realm, "0102").name == "The Grey Hart"
    assert thing_at(act(state, 'ruler 0105 "Dame Ysolt"').state.realm, "0105").ruler == "Dame Ysolt"
    assert thing_at(act(state, 'mark 0305 "drowned reeds"').state.realm, "0305").mark == "drowned reeds"
    assert thing_at(act(state, 'detail 0204 "no eels"').state.realm, "0204").detail == "no eels"
    refused(state, 'rename 0205 "X"', "nothing stands in 0205")
    refused(state, 'ruler 0102 "X"', "there is no holding in 0102: Myth 1 (The Lantern Stag) stands there")
    refused(state, 'mark 0205 "X"', "there is no Myth in 0205: nothing stands there")
    refused(state, 'detail 0102 "X"', "there is no landmark or holding in 0102")


def test_the_realm_and_its_parts_are_renamed(act, state, refused):
    assert act(state, 'rename realm "The Marches"').state.realm.name == "The Marches"
    assert act(state, 'rename river 1 "Ouse"').state.realm.rivers[0].name == "Ouse"
    assert act(state, 'rename lake 1 "Mere"').state.realm.lakes[0].name == "Mere"
    regions = act(state, 'rename region 2 "Weald"').state.realm.regions
    assert [region.name for region in regions] == ["Greywethers", "Weald"]
    refused(state, 'rename lake 2 "X"', "there is no lake 2: the Realm has one")
    refused(state, 'rename region 3 "X"', "there is no region 3: the Realm has those numbered 1 to 2")


def test_MB_243_holdings_are_hidden_and_shown(act, state, rules, refused):
    hidden = act(state, "hide 0105").state
    assert [act(state, "hide 0105").events[0].reveals, act(hidden, "show 0105").events[0].reveals] == [False, True]
    assert "Vigil" not in str(rules.redact(hidden))
    assert rules.redact(act(hidden, "show 0105").state) == rules.redact(state)
    refused(state, "hide 0604", "Dunhallow is hidden from the players already")
    refused(state, "show 0601", "Lakenholt is shown to the players already")
    refused(state, "hide 0102", "there is no holding in 0102")


def test_notes_are_written_and_taken_away(act, state, refused):
    assert act(state, 'note 0101 " two\\nlines "').state.notes["0101"] == "two\nlines"
    assert act(state, 'note 0204 ""').state.notes == {}
    refused(state, 'note 0101 ""', "there is no note on 0101")
