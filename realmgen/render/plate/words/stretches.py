"""Names of stretches of ground and of waters, lettered over them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from realmgen.kit.scene import Area
from realmgen.render.drawing import Item, Point
from realmgen.render.plate.field import Field, Patch, grown
from realmgen.render.plate.words.setting import LEAST_AREA, Type, broken
from realmgen.render.plate.work import Work

AREA_SIZES = ((3.4, 0.5), (3.0, 0.25), (2.7, 0.05))
LEADING = 1.02
MOSTLY, STRAY = 0.6, 0.95


def area_names(work: Work) -> list[Item]:
    """The names of stretches, the largest first: inside, else across their edge, smaller, in two lines, or left out."""
    named = [area for area in work.scene.areas if area.name and len(area.cells) >= _least_cells(work)]
    hard = work.crowd().merge(work.bands)
    items: list[Item] = []
    for area in sorted(named, key=lambda a: (-len(a.cells), a.cells)):
        items += _area_name(work, area, hard)
    return items


def _least_cells(work: Work) -> int:
    if work.scene.grid.size > 3600:
        return 9
    return 5 if work.scene.grid.size > 1200 else 1


def _area_name(work: Work, area: Area, hard: Field) -> list[Item]:
    sizes = [Type("italic", work.size(s, LEAST_AREA), work.size(t)) for s, t in AREA_SIZES]
    sizes = sizes if sizes[0].size > sizes[-1].size else sizes[-1:]
    around = {n for cell in area.cells for n in work.plan.beside[cell] if work.land.on(n)} | set(area.cells)
    own = work.mask(area.cells)
    for cells, count in ((area.cells, 1), (area.cells, 2), (around, 1), (area.cells, 3), (around, 2)):
        free = (own if cells is area.cells else work.mask(cells)).without(hard)
        for kind in sizes:
            lines = broken(area.name, kind, count)
            spot = lines and middle_spot(work, area, lines, kind, free.room(*reach(work, lines, kind)))
            if lines and spot and belongs(work, own, lines, kind, spot):
                return _lettered(work, area, lines, kind, spot, hard)
    return []


def belongs(work: Work, own: Patch, lines: Sequence[str], kind: Type, spot: Point) -> bool:
    """Whether most of the name lies on its own stretch."""
    boxes = [kind.box(line, spot[0], spot[1] + LEADING * n * kind.size) for n, line in enumerate(lines)]
    spans = [work.outside.span(box) for box in boxes]
    whole = sum(len(rows) * mask.bit_count() for rows, mask in spans)
    return sum(own.count(rows, mask) for rows, mask in spans) > MOSTLY * whole


def reach(work: Work, lines: Sequence[str], kind: Type) -> tuple[int, int, int, int]:
    """Bits a name takes round the middle of its first baseline."""
    step = work.outside.step
    side = math.ceil((max(kind.width(line) for line in lines) / 2 + 0.3 * kind.size) / step)
    return (
        side,
        side,
        math.ceil(0.72 * kind.size / step),
        math.ceil((0.2 + LEADING * (len(lines) - 1)) * kind.size / step),
    )


def middle_spot(
    work: Work, area: Area, lines: Sequence[str], kind: Type, room: Patch, stray: float = STRAY
) -> Point | None:
    """The free spot closest to the stretch's middle, at most so many radii from the middle of a hex of it."""
    over = work.outside
    spots = [work.plan.middles[cell] for cell in area.cells]
    mx, my = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    my += (0.3 - 0.5 * (len(lines) - 1)) * kind.size
    far = (stray + 0.15) * work.radius + max(math.dist((mx, my), spot) for spot in spots)
    found = room.nearest(round((my - over.top) / over.step), round((mx - over.left) / over.step), int(far / over.step))
    if not found:
        return None
    x, y = over.left + (found[1] + 0.5) * over.step, over.top + (found[0] + 0.5) * over.step
    near = min(math.dist((x, y - 0.3 * kind.size), spot) for spot in spots)
    return (x, y) if near < stray * work.radius else None


def _lettered(work: Work, area: Area, lines: Sequence[str], kind: Type, spot: Point, hard: Field) -> list[Item]:
    theme = work.theme
    wet = area.style in work.scene.water
    fill = theme.water_lettering if wet else theme.ink
    halo = theme.water if wet else theme.ground(area.style).wash
    items: list[Item] = []
    for n, line in enumerate(lines):
        y = spot[1] + LEADING * n * kind.size
        box = grown(kind.box(line, spot[0], y), 0.1 * kind.size)
        work.words.stamp(grown(box, 0.3 * kind.size))
        hard.stamp(grown(box, 0.15 * kind.size))
        items.append(kind.line(line, spot[0], y, fill, halo))
    return items
