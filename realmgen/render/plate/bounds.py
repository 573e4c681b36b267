"""Where one part of the land ends and another begins: a pale band with a line of dashes in it, along the edges of
hexes."""

from __future__ import annotations

from realmgen.render.drawing import Contour, Item, Shape
from realmgen.render.plate.work import Work

BAND, LINE, DASH = 0.13, 0.045, (0.16, 0.12)
BAND_STRENGTH = 0.55
BOLD = 2.0
"""How much heavier the dashes are where no colour tells them from the hexes' edges."""


def bounds(work: Work) -> list[Item]:
    """Every edge on land between cells of two of the scene's sets."""
    owner = {cell: number for number, cells in enumerate(work.scene.bounds) for cell in cells}
    edges: list[Contour] = []
    for cell in work.land.cells if owner else ():
        for d in (1, 2, 3):
            other = work.plan.beside[cell][d]
            parted = work.land.on(other) and owner.get(cell) != owner.get(other)
            shore = any(work.wet(side) and side not in owner for side in (cell, other))
            if parted and not shore and not (work.wet(cell) and work.wet(other)):
                edges.append(work.plan.lines[cell][d])
    if not edges:
        return []
    theme, r = work.theme, work.radius
    dash = (DASH[0] * r, DASH[1] * r)
    line = LINE * (1.0 if theme.tinted else BOLD)
    return [
        Shape(edges, stroke=theme.halo, width=BAND * r, closed=False, opacity=BAND_STRENGTH),
        Shape(edges, stroke=theme.accent, width=line * r, closed=False, dash=dash),
    ]
