"""Coordinates: every hex says at its top what it is called."""

from __future__ import annotations

from collections.abc import Iterable

from realmgen.kit.hex import SQRT3
from realmgen.render.drawing import Item, Point
from realmgen.render.plate.field import Field, grown
from realmgen.render.plate.land import SMALLEST_TYPE
from realmgen.render.plate.words.setting import LEAST_THINNED, Type
from realmgen.render.plate.work import Work

COORDINATE = 2.55
MOST_HIDDEN = 1.1
SHARES = (1.0, 0.82, 0.68)
RAISED: tuple[tuple[float, float], ...] = (
    (0, 0), (0, -0.03), (0, -0.045), (0, -0.065), (-0.1, -0.065), (0.1, -0.065), (-0.22, -0.065), (0.22, -0.065),
)  # fmt: skip
"""Over the roofs of a place: between them and its ring."""
POINTY_DODGES: tuple[tuple[float, float], ...] = (
    (0, 0), (-0.08, 0.05), (0.08, 0.05), (-0.15, 0.1), (0.15, 0.1), (-0.25, 0.18), (0.25, 0.18),
    (-0.4, 0.3), (0.4, 0.3), (0, 1.18), (-0.1, 1.12), (0.1, 1.12), (-0.52, 0.4), (0.52, 0.4), (-0.5, 0.85), (0.5, 0.85),
)  # fmt: skip
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
    tight = work.inks.merge(work.words, work.edges, work.rivers, work.outside)
    fields = (tight.merge(work.features), tight)
    items: list[Item] = []
    for cell in work.land.cells:
        column, row = grid.offset(cell)
        if every == 1 or ((column + 1) % every == 0 and (row + 1) % every == 0):
            items += _coordinate(work, cell, kind, fields)
    return items


def _coordinate(work: Work, cell: int, full: Type, fields: tuple[Field, Field]) -> Iterable[Item]:
    label, kind = work.scene.grid.label(cell), full
    easy, tight = fields
    spot = _dodged(work, cell, kind, easy) or _squeezed(work, cell, kind, easy)
    for share in SHARES:
        if not spot and full.size * share >= SMALLEST_TYPE:
            kind = full.times(share)
            spot = _squeezed(work, cell, kind, tight)
    spot = spot or _least_hidden(work, cell, kind)
    if not spot:
        return
    work.coordinates.stamp(grown(kind.box(label, *spot), 0.06 * kind.size + 0.04 * work.radius))
    fill = work.theme.water_lettering if work.wet(cell) else work.theme.coordinate
    yield kind.line(label, *spot, fill, work.wash(cell))


def _dodged(work: Work, cell: int, kind: Type, hard: Field) -> Point | None:
    """The first usual place with nothing in it."""
    label = work.scene.grid.label(cell)
    flat = work.scene.grid.layout == "flat"
    x, y = work.plan.middles[cell]
    y += (0.33 - SQRT3 / 2 if flat else 0.47 - 1) * work.radius
    usual = DODGES if flat else POINTY_DODGES
    for dx, dy in (*RAISED, *usual) if cell in work.named else usual:
        spot = (x + dx * work.radius, y + dy * work.radius)
        if not hard.touches(grown(kind.box(label, *spot), 0.06 * kind.size)):
            return spot
    return None


def _squeezed(work: Work, cell: int, kind: Type, hard: Field) -> Point | None:
    """Any free place in the hex, as high as there is one."""
    x, y = work.plan.middles[cell]
    step = hard.step
    side = round(kind.width(work.scene.grid.label(cell)) / 2 / step)
    up, down = round(0.7 * kind.size / step), round(0.08 * kind.size / step)
    room = work.mask([cell]).without(hard).room(side, side, up, down)
    found = room.nearest(round((y - 0.8 * work.radius - hard.top) / step), round((x - hard.left) / step), 10**4)
    return found and (hard.left + (found[1] + 0.5) * step, hard.top + (found[0] + 0.5) * step)


def _least_hidden(work: Work, cell: int, kind: Type) -> Point | None:
    """The place where least is hidden, unless that is too much: a river or an edge bears it better than a picture."""
    label, r = work.scene.grid.label(cell), work.radius
    x, y = work.plan.middles[cell]
    weights = ((work.inks, 3), (work.words, 3), (work.outside, 3), (work.edges, 1), (work.rivers, 1))

    def hidden(spot: Point) -> int:
        box = kind.box(label, *spot)
        return sum(weight * room.count(box) for room, weight in weights)

    spot = min(((x + dx * r, y + (dy - 0.535) * r) for dx, dy in DODGES), key=hidden)
    return spot if hidden(spot) < MOST_HIDDEN * kind.width(label) * 0.78 * kind.size / work.outside.step**2 else None
