"""Places and the ways between them."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from realmgen.kit.chance import Dice
from realmgen.kit.graph import connected, neighbours, path, reached, spanning, tie, within

ALL = list(combinations(range(8), 2))
ties = st.lists(st.sampled_from(ALL), unique=True)
places = st.sets(st.integers(0, 7), min_size=1)


def steps(some, start):
    """Distances by rounds: the slow way."""
    far = {start: 0}
    for _ in range(8):
        for a, b in some:
            for here, there in ((a, b), (b, a)):
                if here in far and far.get(there, 99) > far[here] + 1:
                    far[there] = far[here] + 1
    return far


def test_a_tie_is_the_same_from_both_ends():
    assert tie(3, 1) == tie(1, 3) == (1, 3)


def test_neighbours_and_ties_within():
    assert neighbours([(1, 3), (0, 1), (2, 3)], 1) == [0, 3]
    assert within([(1, 3), (0, 1), (2, 3)], {1, 2, 3}) == [(1, 3), (2, 3)]


def test_nothing_is_connected_and_a_lone_place_too():
    assert connected((), ())
    assert connected([4], [])
    assert not connected([4, 5], [])
    assert connected([4, 5], [(4, 5)])
    assert not connected([4, 5], [(4, 6), (5, 6)])


@given(ties, st.integers(0, 7))
def test_what_is_reached_is_what_has_a_distance(some, start):
    assert reached(some, start) == set(steps(some, start))


@given(ties, st.integers(0, 7), st.integers(0, 7))
def test_a_path_is_as_short_as_can_be(some, start, goal):
    far = steps(some, start)
    way = path(some, start, goal)
    assert (way == []) == (goal not in far)
    if way:
        assert (way[0], way[-1], len(way)) == (start, goal, far[goal] + 1)
        assert all(tie(a, b) in some for a, b in pairwise(way))


@given(places, ties, st.text(max_size=4))
def test_spanning_ties_connect_with_none_to_spare(chosen, some, seed):
    found = spanning(chosen, some, Dice(seed))
    assert set(found) <= set(within(some, chosen))
    if connected(chosen, some):
        assert len(found) == len(chosen) - 1
        assert connected(chosen, found)
    else:
        assert len(found) < len(chosen) - 1
