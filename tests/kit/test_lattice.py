import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmgen.kit.hex import Grid, centre, corners
from realmgen.kit.lattice import centres, extent

grids = st.builds(Grid, st.integers(1, 15), st.integers(1, 15), st.sampled_from(["flat", "pointy"]))


@settings(max_examples=40)
@given(grids)
def test_centres_lie_as_the_axial_formula_says(grid):
    laid = centres(grid)
    (x0, y0), (fx, fy) = laid[0], centre(grid.hex(0), grid.layout)
    for cell, (x, y) in enumerate(laid):
        ax, ay = centre(grid.hex(cell), grid.layout)
        assert (x - x0, y - y0) == pytest.approx((ax - fx, ay - fy))


@settings(max_examples=40)
@given(grids)
def test_the_extent_holds_every_corner_and_no_more(grid):
    points = [(x + cx, y + cy) for x, y in centres(grid) for cx, cy in corners(grid.layout)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    assert (min(xs), min(ys)) == pytest.approx((0, 0), abs=1e-9)
    assert (max(xs), max(ys)) == pytest.approx(extent(grid))
