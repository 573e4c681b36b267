import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.errors import Unreadable
from realmgen.kit.hex import Grid, Hex, centre, corners, from_label, from_offset, to_label, to_offset

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))
layouts = st.sampled_from(["flat", "pointy"])
grids = st.builds(Grid, st.integers(1, 20), st.integers(1, 20), layouts)


@given(hexes, layouts)
def test_offset_and_axial_are_inverse(at, layout):
    assert from_offset(*to_offset(at, layout), layout) == at


@given(st.integers(0, 98), st.integers(0, 98))
def test_labels_read_back(column, row):
    assert from_label(to_label(column, row)) == (column, row)


@pytest.mark.parametrize("bad", ["0", "0000", "1200", "0012", "12345", "ab01", "", "1 02"])
def test_a_label_that_is_none_is_refused(bad):
    with pytest.raises(Unreadable, match="two digits"):
        from_label(bad)


def test_labels_are_column_row_from_the_top_left():
    grid = Grid(12, 12)
    assert (grid.label(0), grid.label(1), grid.label(143)) == ("0101", "0102", "1212")
    assert sorted(map(grid.label, range(144))) == list(map(grid.label, range(144)))


def test_a_label_off_the_map_says_where_the_map_ends():
    with pytest.raises(Unreadable, match="1301 is off the map, which runs from 0101 to 1212"):
        Grid(12, 12).find("1301")


def test_even_columns_lie_half_a_hex_lower_when_flat():
    grid = Grid(3, 3)
    first, second = (centre(grid.hex(grid.find(label)), "flat") for label in ("0101", "0201"))
    assert second[1] - first[1] == pytest.approx(math.sqrt(3) / 2)


def test_neighbours_of_0202_flat_and_pointy():
    flat, pointy = Grid(3, 3), Grid(3, 3, "pointy")
    around = [flat.label(c) for c in flat.neighbours[flat.find("0202")]]
    assert dict(zip(flat.directions, around, strict=True)) == {
        "NW": "0102", "N": "0201", "NE": "0302", "SE": "0303", "S": "0203", "SW": "0103",
    }  # fmt: skip
    around = [pointy.label(c) for c in pointy.neighbours[pointy.find("0202")]]
    assert dict(zip(pointy.directions, around, strict=True)) == {
        "W": "0102", "NW": "0201", "NE": "0301", "E": "0302", "SE": "0303", "SW": "0203",
    }  # fmt: skip


@given(grids)
def test_neighbours_are_mutual_and_one_step_away(grid):
    for cell, around in enumerate(grid.neighbours):
        for direction, other in enumerate(around):
            if other >= 0:
                assert grid.neighbours[other][(direction + 3) % 6] == cell
                assert grid.distance(cell, other) == 1


@given(hexes, hexes)
def test_a_line_walks_the_distance_in_single_steps(a, b):
    walk = a.line(b)
    assert (walk[0], walk[-1], len(walk)) == (a, b, a.distance(b) + 1)
    assert all(x.distance(y) == 1 for x, y in pairwise(walk))


@given(hexes, st.integers(0, 6))
def test_rings_count_what_the_world_knows(at, radius):
    ring = list(at.ring(radius))
    assert len(set(ring)) == len(ring) == (6 * radius or 1)
    assert all(at.distance(other) == radius for other in ring)


@given(hexes, st.integers(0, 5), layouts)
def test_direction_d_crosses_the_edge_between_corners_d_and_d_plus_1(at, direction, layout):
    x, y = centre(at, layout)
    nx, ny = centre(at.neighbour(direction), layout)
    a, b = corners(layout)[direction], corners(layout)[(direction + 1) % 6]
    assert ((x + nx) / 2, (y + ny) / 2) == pytest.approx((x + (a[0] + b[0]) / 2, y + (a[1] + b[1]) / 2))


def test_rim_and_direction():
    grid = Grid(3, 3)
    assert [grid.label(c) for c in range(9) if not grid.on_rim(c)] == ["0202"]
    assert grid.direction(grid.find("0202"), grid.find("0201")) == 1
    assert grid.direction(grid.find("0101"), grid.find("0303")) is None
