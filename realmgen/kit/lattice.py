"""Where hexes lie on paper. hexalattice lays the centres; it is imported when a map is first drawn,
because it brings matplotlib with it."""

from __future__ import annotations

from functools import lru_cache

from realmgen.kit.hex import SQRT3, Grid


@lru_cache(maxsize=32)
def centres(grid: Grid) -> tuple[tuple[float, float], ...]:
    """By cell: the centre (x, y) in hex radii, y downwards, the first hex touching both axes."""
    import matplotlib

    matplotlib.use("Agg")
    from hexalattice.hexalattice import create_hex_grid

    flat = grid.layout == "flat"
    across, down = (grid.height, grid.width) if flat else (grid.width, grid.height)
    points, _ = create_hex_grid(nx=int(across), ny=int(down), min_diam=SQRT3, align_to_origin=False, do_plot=False)
    laid = [(float(x), float(y)) for x, y in points]
    left, top = laid[0]
    if flat:
        return tuple((1 + y - top, SQRT3 / 2 + x - left) for x, y in laid)
    by_row = [(SQRT3 / 2 + x - left, 1 + y - top) for x, y in laid]
    return tuple(by_row[row * grid.width + column] for column in range(grid.width) for row in range(grid.height))


def extent(grid: Grid) -> tuple[float, float]:
    """Width and height of the whole map in hex radii."""
    long = 1.5 * ((grid.width if grid.layout == "flat" else grid.height) - 1) + 2
    count, other = (grid.height, grid.width) if grid.layout == "flat" else (grid.width, grid.height)
    short = SQRT3 * (count + (0.5 if other > 1 else 0))
    return (long, short) if grid.layout == "flat" else (short, long)
