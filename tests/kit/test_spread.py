import math
from itertools import combinations

import pytest

from realmgen.kit.graph import tie
from realmgen.kit.spread import spread


def ring(count):
    return tuple(tie(n, (n + 1) % count) for n in range(count))


def wheel(count):
    """A ring of places 1 to `count` round place 0."""
    rim = tuple(tie(n + 1, (n + 1) % count + 1) for n in range(count))
    return rim + tuple((0, n + 1) for n in range(count))


def grid(wide, high):
    level = [(y * wide + x, y * wide + x + 1) for y in range(high) for x in range(wide - 1)]
    return tuple(level + [(y * wide + x, (y + 1) * wide + x) for y in range(high - 1) for x in range(wide)])


def side(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossings(spots, ties):
    count = 0
    for one, other in combinations(ties, 2):
        if not set(one) & set(other):
            a, b, c, d = (spots[place] for place in (*one, *other))
            count += side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
    return count


PLANAR = {
    "triangle": (3, ring(3)),
    "ring": (12, ring(12)),
    "path": (9, tuple((n, n + 1) for n in range(8))),
    "star": (8, tuple((0, n) for n in range(1, 8))),
    "wheel": (7, wheel(6)),
    "grid": (12, grid(4, 3)),
    "two rings": (10, (*ring(5), *((a + 5, b + 5) for a, b in ring(5)), *((n, n + 5) for n in range(5)))),
}


@pytest.mark.parametrize("name", PLANAR)
def test_what_can_be_drawn_without_a_crossing_is(name):
    count, ties = PLANAR[name]
    spots = spread(count, ties)
    assert crossings(spots, ties) == 0
    assert len(spots) == count


@pytest.mark.parametrize("name", PLANAR)
def test_places_lie_in_the_disc_and_apart(name):
    count, ties = PLANAR[name]
    spots = spread(count, ties)
    assert all(math.hypot(*spot) < 1.4 for spot in spots)
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) > 0.8 / count


def test_a_wheel_is_laid_out_as_one_with_its_hub_in_the_middle():
    spots = spread(7, wheel(6), 0)
    assert spots[0] == (0.0, 0.0)
    assert [math.hypot(*spot) for spot in spots[1:]] == pytest.approx([1.0] * 6, abs=0.03)
    assert [math.dist(spots[a], spots[b]) for a, b in wheel(6)] == pytest.approx([1.0] * 12, abs=0.05)
    assert spots[1] == pytest.approx((0.0, -1.0), abs=0.03)
    assert spots[2][0] > 0.5


def test_the_middle_stays_in_the_middle_wherever_it_stands_in_the_list():
    ties = tuple(tie(a, b) for a, b in ((3, 0), (3, 1), (3, 2), (0, 1)))
    assert spread(4, ties, 3)[3] == (0.0, 0.0)


def test_the_same_graph_is_laid_out_alike():
    ties = grid(4, 4)
    first = spread(16, ties)
    spread.cache_clear()
    assert spread(16, ties) == first


def test_another_order_of_ties_is_the_same_graph():
    ties = grid(3, 3)
    one, other = spread(9, ties), spread(9, ties[::-1])
    assert crossings(one, ties) == crossings(other, ties) == 0


@pytest.mark.parametrize("count", range(4))
def test_few_places_and_no_ties_are_laid_out_too(count):
    spots = spread(count, ())
    assert len(set(spots)) == count


def test_what_hangs_apart_lies_apart():
    spots = spread(6, (*ring(3), *((a + 3, b + 3) for a, b in ring(3))))
    within = max(math.dist(spots[a], spots[b]) for a, b in ring(3))
    between = min(math.dist(spots[a], spots[b]) for a in range(3) for b in range(3, 6))
    assert between > 0.6 * within


def test_a_large_tangle_is_laid_out():
    ties = tuple({tie(n, (n * 7 + 3) % 24) for n in range(24)} | set(ring(24)))
    spots = spread(24, tuple(sorted(t for t in ties if t[0] != t[1])))
    assert all(math.isfinite(value) for spot in spots for value in spot)
