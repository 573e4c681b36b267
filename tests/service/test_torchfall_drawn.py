import time

import pytest
from torchfall_samples import Table, path

from realmgen.games.torchfall.model import SIGNS
from realmgen.service.torchfall.drawn import board_layers

PIECES = ("markers", "lights", "figures")


@pytest.fixture(scope="module")
def table():
    return Table(players=4)


def names(layers):
    return [name for name, _ in layers.pieces]


def test_a_move_changes_the_layers_of_pieces_alone(table):
    before = board_layers(table.rules, table.state)
    after = board_layers(table.rules, table.rules.apply(table.state, table.rules.legal(table.state)[0]))
    assert names(before)[0] == "definitions"
    assert tuple(names(before)[-3:]) == PIECES
    changed = {name for (name, one), (_, other) in zip(before.pieces, after.pieces, strict=True) if one != other}
    assert changed
    assert changed <= set(PIECES)
    assert (before.spots, before.ways, before.size) == (after.spots, after.ways, after.size)


def test_players_names_are_on_no_part_of_the_board(table):
    assert (
        board_layers(table.rules, table.state, ("Isolde", "Odo")).pieces
        == board_layers(table.rules, table.state).pieces
    )


def test_every_post_and_road_can_be_found_on_the_board(table):
    layers = board_layers(table.rules)
    wide, high = layers.size
    assert set(layers.spots) == set(table.rules.board.posts)
    assert len(layers.ways) == len(layers.slots) == 12
    for x, y in (*layers.spots.values(), *layers.slots.values(), *layers.stands.values()):
        assert 0 < x < wide
        assert 0 < y < high


def test_all_that_a_piece_refers_to_is_defined(table):
    torches = [road for seat in range(4) for road in path(seat, *table.rules.board.posts[seat + 1 : seat + 3])]
    full = Table(players=4, preset={"torches": torches})
    layers = dict(board_layers(full.rules, full.state).pieces)
    for seat, _ in enumerate(SIGNS):
        for piece in ("light", "figure", "medal"):
            assert f'id="{piece}-{seat}"' in layers["definitions"]
        assert f"#medal-{seat}" in layers["markers"]
        assert f"#light-{seat}" in layers["lights"]


def test_a_board_once_drawn_is_quick_to_draw_again(table):
    board_layers(table.rules, table.state)
    took = []
    for command in table.rules.legal(table.state):
        state, start = table.rules.apply(table.state, command), time.process_time()
        board_layers(table.rules, state)
        took.append(time.process_time() - start)
    assert sorted(took)[len(took) // 2] < 0.02
