"""Names of parts of the land, lettered large over whatever ground they hold."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.kit.scene import Area
from realmgen.render.drawing import Item
from realmgen.render.plate.field import Field, grown
from realmgen.render.plate.words.setting import Type, broken
from realmgen.render.plate.words.stretches import LEADING, STRAY, belongs, middle_spot, reach
from realmgen.render.plate.work import Work

SIZES = (9.4, 8.2, 7.2, 6.3, 5.5, 4.8, 4.2)
TRACKING = 0.26
LEAST = 2.2
LINES, STEPS, OUT = 2, 3, 3.0
WIDEST = 0.72
"""How much of its part's width a name may span."""


def titles(work: Work) -> list[Item]:
    """The name of every part, as large as it finds room beside what stands there and is called; the least first."""
    hard = work.outside.merge(work.features, work.words, work.bands)
    items: list[Item] = []
    for area in sorted(work.scene.titles, key=lambda a: (len(a.cells), a.cells)):
        items += _title(work, area, hard)
    return items


def _title(work: Work, area: Area, hard: Field) -> list[Item]:
    own, widest = work.mask(area.cells), WIDEST * _across(work, area)
    over_water = [*area.cells, *_waters_by(work, area)]
    for size in SIZES:
        kind = Type("capitals", work.size(size, LEAST), work.size(size, LEAST) * TRACKING)
        for count in range(1, LINES + 1):
            lines = broken(area.name, kind, count)
            if lines and max(map(kind.width, lines)) > widest and size > SIZES[-1]:
                continue
            for cells in (area.cells, over_water) if lines else ():
                free = work.mask(cells).without(hard)
                stray = OUT if cells is over_water else STRAY
                spot = lines and middle_spot(work, area, lines, kind, free.room(*reach(work, lines, kind)), stray)
                if lines and spot and (cells is over_water or belongs(work, own, lines, kind, spot)):
                    return _lettered(work, lines, kind, spot, hard)
    return []


def _across(work: Work, area: Area) -> float:
    """How wide a part is."""
    xs = [work.plan.middles[cell][0] for cell in area.cells]
    return max(xs) - min(xs) + work.radius


def _waters_by(work: Work, area: Area) -> list[int]:
    """Water within a few steps, over which a name may run on."""
    near = set(area.cells)
    for _ in range(STEPS):
        near |= {n for cell in near for n in work.plan.beside[cell] if work.land.on(n) and work.wet(n)}
    return sorted(near - set(area.cells))


def _lettered(work: Work, lines: Sequence[str], kind: Type, spot: tuple[float, float], hard: Field) -> list[Item]:
    items: list[Item] = []
    for n, line in enumerate(lines):
        y = spot[1] + LEADING * n * kind.size
        box = grown(kind.box(line, spot[0], y), 0.1 * kind.size)
        work.words.stamp(box)
        hard.stamp(box)
        items.append(kind.line(line, spot[0], y, work.theme.ink, work.theme.halo))
    return items
