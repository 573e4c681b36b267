"""What bars an edge: a thorned spine lying along it, ready-made in every direction an edge can take."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from shapely import affinity

from realmgen.kit.chance import Dice, stream
from realmgen.kit.hex import Layout, corners
from realmgen.kit.scene import EdgeMark
from realmgen.render.drawing import Item, Shape, Use
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import area, filled, grown, ribbon, union
from realmgen.render.plate.work import Work

VARIANTS = 2
HALF, HALO = 0.43, 0.04
THORNS = (-0.36, -0.18, 0.0, 0.18, 0.36)


def edge_items(work: Work) -> list[Item]:
    """A spine for every marked edge; its room is marked in the field of edges."""
    items: list[Item] = []
    for mark in work.scene.edges:
        d = work.scene.grid.direction(mark.cell, mark.other)
        if d is not None:
            items.append(_laid(work, mark, d))
    return items


def _laid(work: Work, mark: EdgeMark, d: int) -> Use:
    line, r = work.plan.lines[mark.cell][d], work.radius
    (ax, ay), (bx, by) = line[0], line[-1]
    for k in range(9):
        t = 0.06 + 0.88 * k / 8
        x, y, half = ax + (bx - ax) * t, ay + (by - ay) * t, 0.13 * r
        work.edges.stamp((x - half, y - half, x + half, y + half))
    low, high = sorted((mark.cell, mark.other))
    number = work.dice(f"edge {low} {high}").below(VARIANTS)
    name = f"edge-{mark.style}-{d % 3}-{number}"
    return Use(name, (ax + bx) / 2, (ay + by) / 2, r)


@lru_cache(maxsize=128)
def edge_symbol(pal: Palette, layout: Layout, name: str) -> tuple[Shape, ...]:
    """The symbol of one `edge-STYLE-DIRECTION-VARIANT`, a radius long."""
    _, style, direction, number = name.rsplit("-", 3)
    (ax, ay), (bx, by) = (corners(layout)[(int(direction) + k) % 6] for k in (0, 1))
    level = thorns(style, stream("edge", f"{style} {number}"))
    turned = affinity.rotate(level, math.degrees(math.atan2(by - ay, bx - ax)), origin=(0, 0))
    return filled(grown(turned, HALO), pal.halo, fine=0.015), filled(turned, pal.ink, fine=0.005)


def thorns(style: str, dice: Dice) -> Any:
    """A level thorned spine as a geometry; each kind grows its thorns in its own way."""
    return union(_FORMS.get(style, _thicket)(dice))


def _spine(off: Callable[[float], float], thick: float = 1.0) -> Any:
    line = [(-HALF + 2 * HALF * k / 12, off(k / 12)) for k in range(13)]
    return area(ribbon(line, lambda t: thick * (0.03 + 0.062 * math.sin(math.pi * t) ** 0.6)))


def _thorn(dice: Dice, x: float, up: float, down: float, lean: float) -> Any:
    size = (0.75 if abs(x) > 0.3 else 1.0) * dice.between(0.86, 1.14)
    line = [(x + lean, -up * size), (x, 0.0), (x - lean, down * size)]
    return area(ribbon(line, lambda t: 0.025 + 0.045 * math.sin(math.pi * t)))


def _thicket(dice: Dice) -> list[Any]:
    return [_spine(lambda t: 0.0), *(_thorn(dice, x, 0.15, 0.15, dice.between(-0.005, 0.065)) for x in THORNS)]


def _cliff(dice: Dice) -> list[Any]:
    return [_spine(lambda t: 0.0), *(_thorn(dice, x, 0.06, 0.2, dice.between(0.0, 0.04)) for x in THORNS)]


def _wall(dice: Dice) -> list[Any]:
    return [_spine(lambda t: 0.0, 1.15), *(_thorn(dice, x, 0.14, 0.14, 0.0) for x in THORNS)]


def _bank(off: float) -> Any:
    return _spine(lambda t: off * math.sin(math.pi * t) ** 0.5, 0.6)


def _ravine(dice: Dice) -> list[Any]:
    banks = [_bank(-0.055), _bank(0.055)]
    return [*banks, *(_thorn(dice, x, 0.16, 0.16, dice.between(0.0, 0.05)) for x in THORNS)]


def _rapids(dice: Dice) -> list[Any]:
    spine = _spine(lambda t: 0.035 * math.sin(t * 4.5 * math.pi), 0.85)
    return [spine, *(_thorn(dice, x, 0.15, 0.15, dice.between(0.03, 0.08)) for x in THORNS)]


_FORMS = {"thicket": _thicket, "cliff": _cliff, "wall": _wall, "ravine": _ravine, "rapids": _rapids}
