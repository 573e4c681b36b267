import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from map_scenes import haphazard
from shapely import Point

from realmgen.render.plate.field import Field, Patch
from realmgen.render.plate.land import outline, stretches
from realmgen.render.plate.work import begin
from realmgen.render.theme import COLOUR

SIDE = 24
ROWS = st.lists(st.integers(0, 2**SIDE - 1), min_size=1, max_size=SIDE)
REACH = st.integers(0, 4)


def bits(patch: Patch) -> set[tuple[int, int]]:
    return {(r, c) for r in range(-9, SIDE + 9) for c in range(-9, SIDE + 9) if patch.open(r, c)}


@given(ROWS, st.integers(-3, 3), st.integers(-3, 3), REACH, REACH, REACH, REACH)
def test_room_is_where_every_bit_under_the_box_is_set(rows, top, edge, left, right, up, down):
    patch = Patch(top, edge, rows)
    whole = bits(patch)
    expected = {
        (r, c)
        for r, c in {(r + up, c + left) for r, c in whole}
        if all((r + y, c + x) in whole for y in range(-up, down + 1) for x in range(-left, right + 1))
    }
    assert bits(patch.room(left, right, up, down)) == expected


@given(ROWS, st.integers(-4, SIDE + 4), st.integers(-4, SIDE + 4), st.integers(0, 30))
def test_nearest_finds_a_set_bit_none_is_nearer_than(rows, row, column, reach):
    patch = Patch(0, 0, rows)
    far = {(r, c): math.dist((r, c), (row, column)) for r, c in bits(patch)}
    found = patch.nearest(row, column, reach)
    near = [d for d in far.values() if d <= reach]
    assert (found is None) == (not near)
    if found:
        assert far[found] == min(near)


@given(ROWS, st.integers(0, SIDE), st.integers(0, SIDE), st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_strike_clears_just_the_ellipse(rows, row, column, reach):
    patch = Patch(0, 0, list(rows))
    before = bits(patch)
    patch.strike(row, column, reach)
    gone = {(r, c) for r, c in before if abs(r - row) < len(reach) and abs(c - column) <= reach[abs(r - row)]}
    assert bits(patch) == before - gone


@given(ROWS, ROWS, st.integers(-3, 3), st.integers(-3, 3))
def test_without_takes_a_field_away(rows, others, top, left):
    field = Field(0, 0, 1, SIDE, [*others, *[0] * (SIDE - len(others))])
    patch = Patch(top, left, rows)
    taken = {(r, c) for r in range(SIDE) for c in range(SIDE) if field.rows[r] >> c & 1}
    kept = bits(patch.without(field))
    assert kept == {(r, c) for r, c in bits(patch) if 0 <= r < SIDE} - taken


@given(st.tuples(*[st.floats(-3, 12)] * 4), st.floats(0.2, 2))
def test_a_stamped_box_touches_what_overlaps_it(box, step):
    x0, x1, y0, y1 = min(box[:2]), max(box[:2]), min(box[2:]), max(box[2:])
    field = Field.over((0, 0, 10, 8), step)
    field.stamp((x0, y0, x1, y1))
    assert field.count((-9, -9, 99, 99)) == sum(row.bit_count() for row in field.rows)
    inside = 0 < x0 + 1e-3 < x1 < 10 and 0 < y0 + 1e-3 < y1 < 8
    assert not inside or field.touches((x0, y0, x1, y1))
    assert not field.touches((x1 + 2 * step, y0, x1 + 3 * step, y1))


@pytest.mark.parametrize("layout", ["flat", "pointy"])
@pytest.mark.parametrize("radius", [3.0, 9.4, 10.0, 14.3])
def test_no_speck_within_a_map_counts_as_off_it(layout, radius):
    work = begin(haphazard("specks", 7, 6, layout), COLOUR, radius, (3.1, 5.7))
    inner = outline(work.land).buffer(-0.1 * radius)
    over = work.outside
    specks = [
        (x, y)
        for y, row in enumerate(over.rows)
        for x in range(over.width)
        if row >> x & 1 and inner.contains(_point(over, x, y))
    ]
    assert specks == []


def _point(over: Field, x: int, y: int) -> Point:
    return Point(over.left + (x + 0.5) * over.step, over.top + (y + 0.5) * over.step)


def test_stretches_hold_every_dry_cell_once():
    scene = haphazard("stretches", 9, 9)
    work = begin(scene, COLOUR, 9.4, (0, 0))
    cells = [cell for style, part in stretches(work.land) for cell in part if scene.ground[cell] == style]
    assert sorted(cells) == [c for c in range(scene.grid.size) if scene.ground[c] not in scene.water]
