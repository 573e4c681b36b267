import math

import pytest
from torchfall_samples import RING, Table, path

from realmgen.games.torchfall.board import ROADS
from realmgen.games.torchfall.generate import draw
from realmgen.games.torchfall.model import CENTRE, FreeBoard, Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.view import board_of
from realmgen.kit.board import NOBODY


def drawn(**setup):
    table = Table(**setup)
    return board_of(table.rules, table.state)


def place(board, key):
    return next(found for found in board.places if found.key == key)


def road(board, *ends):
    return next((found for found in board.roads if {found.a, found.b} == set(ends)), None)


def test_TF_012_TF_013_the_centre_lies_in_the_middle_and_the_ring_round_it_in_its_order():
    board = drawn()
    assert (place(board, CENTRE).x, place(board, CENTRE).y) == (0, 0)
    ring = [place(board, key) for key in RING]
    turns = [math.atan2(post.x, -post.y) % math.tau for post in ring]
    assert turns == pytest.approx([math.tau * n / 6 for n in range(6)], abs=1e-5)
    assert all(math.hypot(post.x, post.y) == pytest.approx(1, abs=1e-5) for post in ring)


def test_TF_016_TF_018_the_roads_drawn_are_the_twelve():
    assert {frozenset((one.a, one.b)) for one in drawn().roads} == set(map(frozenset, ROADS))


def test_TF_011_a_seat_has_its_colour_and_sign():
    board = drawn(players=4)
    assert [(side.style, side.sign) for side in board.sides] == [
        ("red", "flame"),
        ("blue", "bell"),
        ("green", "thorn"),
        ("gold", "crown"),
    ]


def test_seats_are_called_by_their_players_or_their_colour():
    table = Table(players=3)
    assert [side.name for side in board_of(table.rules, names=("Isolde",)).sides] == ["Isolde", "Blue", "Green"]


def test_TF_020_TF_021_wardens_and_home_beacons_stand_at_the_starts():
    board = drawn(players=2, starts=["frostgate", "thorn_coast"])
    assert (place(board, "frostgate").standing, place(board, "frostgate").light) == ((0,), 0)
    assert (place(board, "thorn_coast").standing, place(board, "thorn_coast").light) == ((1,), 1)
    assert place(board, CENTRE).light is None


def test_a_bare_board_has_no_pieces():
    board = board_of(Table().rules)
    assert all(post.light is None and not post.standing for post in board.places)
    assert all(one.held is None for one in board.roads)


def test_TF_078_all_wardens_of_a_post_are_drawn():
    board = drawn(players=3, preset={"wardens": [CENTRE, CENTRE, CENTRE]})
    assert place(board, CENTRE).standing == (0, 1, 2)


def test_torches_lie_on_their_roads():
    board = drawn(preset={"torches": [*path(0, "blackpine", CENTRE), *path(1, "redwall", "dawnmere")]})
    assert road(board, "blackpine", CENTRE).held == 0
    assert road(board, "redwall", "dawnmere").held == 1
    assert sum(one.held is not None for one in board.roads) == 2


def test_TF_085_a_road_that_was_removed_is_not_drawn():
    board = drawn(remove_road=["greyfen", "blackpine"])
    assert road(board, "greyfen", "blackpine") is None
    assert len(board.roads) == 11


def test_TF_086_a_long_road_is_drawn_as_one():
    board = drawn(extra_road=["frostgate", "redwall"])
    assert road(board, "frostgate", "redwall").style == "long"
    assert [one.style for one in board.roads].count("road") == 12
    assert "long" in dict(board.legend)


def test_TF_093_the_smoke_line_is_no_road():
    board = drawn(scenario="smoke_on_the_coast")
    assert road(board, "thorn_coast", "greyfen").style == "line"
    assert len(board.roads) == 12
    assert "line" in dict(board.legend)
    assert "line" not in dict(drawn().legend)


def test_TF_090_TF_072_a_beacon_of_nobody_is_drawn():
    assert place(drawn(scenario="bell_is_broken"), CENTRE).light == NOBODY
    assert place(drawn(open_frontier=True), "dawnmere").light == NOBODY


def test_TF_065_a_power_is_a_badge_with_its_name():
    board = drawn(powers={"ashspire": "high_watch", "greyfen": "ash_bridge"})
    assert [(post.key, post.badge, post.note) for post in board.places if post.badge] == [
        ("ashspire", "eye", "High Watch"),
        ("greyfen", "bridge", "Ash Bridge"),
    ]


def free(posts, roads, centre=None):
    return Rules(Setup(board=FreeBoard(posts, roads, centre), starts=posts[-2:]))


def test_a_free_board_is_laid_out_and_looks_as_its_names_say():
    posts = ("hub", "old_marsh", "pinewatch", "seagate", "mill", "hill")
    roads = tuple(("hub", post) for post in posts[1:])
    board = board_of(free(posts, (*roads, ("mill", "hill")), "hub"))
    assert (place(board, "hub").x, place(board, "hub").y) == (0, 0)
    assert [post.style for post in board.places][:4] == ["spire", "fen", "pines", "dawn"]
    assert place(board, "mill").style != place(board, "hill").style
    assert len({(post.x, post.y) for post in board.places}) == 6


@pytest.mark.parametrize("seed", range(12))
def test_every_set_up_that_is_drawn_by_seed_can_be_seen(seed):
    rules = Rules(draw(str(seed), 2 + seed % 3))
    board = board_of(rules, rules.start())
    assert len(board.places) == len(rules.board.posts)
    assert sum(len(post.standing) for post in board.places) == rules.setup.players
    assert board_of(rules, rules.start()) == board
