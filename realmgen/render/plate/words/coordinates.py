"""Coordinates: every hex says at its top what it is called."""

from __future__ import annotations

from collections.abc import Iterable

from realmgen.kit.hex import SQRT3
from realmgen.render.drawing import Item
from realmgen.render.plate.field import Field, grown
from realmgen.render.plate.words.setting import LEAST_THINNED, Type
from realmgen.render.plate.work import Work

COORDINATE = 2.55
DODGES: tuple[tuple[float, float], ...] = (
    (0, 0), (-0.12, 0), (0.12, 0), (-0.22, 0.04), (0.22, 0.04), (0, 0.1), (-0.3, 0.12), (0.3, 0.12),
    (-0.2, 1.28), (0.2, 1.28), (0, 1.3), (-0.36, 0.3), (0.36, 0.3), (-0.5, 0.55), (0.5, 0.55),
    (-0.4, 1.12), (0.4, 1.12), (-0.62, 0.7), (0.62, 0.7),
)  # fmt: skip


def coordinates(work: Work) -> list[Item]:
    """Every hex's label at its top, dodging what stands there; only some where they would be too small."""
    every, grid = work.detail.every, work.scene.grid
    size = work.size(COORDINATE) if every == 1 else work.size(COORDINATE, LEAST_THINNED)
    kind = Type("regular", size, 0.02 * size)
    hard = work.features.merge(work.words, work.edges, work.rivers)
    items: list[Item] = []
    for cell in range(grid.size):
        column, row = grid.offset(cell)
        if every == 1 or ((column + 1) % every == 0 and (row + 1) % every == 0):
            items += _coordinate(work, cell, kind, hard)
    return items


def _coordinate(work: Work, cell: int, kind: Type, hard: Field) -> Iterable[Item]:
    label = work.scene.grid.label(cell)
    cx, cy = work.plan.middles[cell]
    r = work.radius
    top = cy + (0.33 - SQRT3 / 2 if work.scene.grid.layout == "flat" else 0.5 - 1) * r
    best, least = None, 0.0
    for dx, dy in DODGES:
        x, y = cx + dx * r, top + dy * r
        box = grown(kind.box(label, x, y), 0.06 * kind.size)
        score = hard.count(box)
        if best is None or score < least:
            best, least = (x, y, box), score
        if not score:
            break
    assert best is not None
    x, y, box = best
    if least > 0.35 * (box[2] - box[0]) * (box[3] - box[1]) / hard.step**2:
        return
    work.coordinates.stamp(grown(box, 0.04 * r))
    theme = work.theme
    fill = theme.water_lettering if work.wet(cell) else theme.coordinate
    yield kind.line(label, x, y, fill, work.wash(cell))
