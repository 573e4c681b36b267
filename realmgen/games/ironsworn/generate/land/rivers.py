"""Rivers: from the high north through the Havens and the Flooded Lands to the sea (IS-510, IS-511)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from realmgen.games.ironsworn.generate.land.ways import cheapest
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame, steps_from

PRICES: Mapping[str, int] = MappingProxyType(
    {"v": 40, "m": 60, "b": 70, "p": 70, "x": 110, "f": 110, "h": 170, "c": 230, "^": 300, "l": 90}
)
BESIDE = 400
"""What it costs to run along another river."""
SHORT = 3


def run_rivers(frame: Frame, regions: Sequence[int], ground: Sequence[str], dice: Dice) -> list[tuple[int, ...]]:
    """The rivers, each from its spring to the water or the river it runs into."""
    price = [PRICES[kind] + dice.below(120) if kind in PRICES else -1 for kind in ground]
    rivers: list[tuple[int, ...]] = []
    lagoon = {cell for cell, kind in enumerate(ground) if kind == "l" and regions[cell] == 4}
    courses: list[tuple[tuple[int, ...], Collection[int]]] = [((8, 7), lagoon)]
    coasts = {region: _coast(frame, regions, region) for region in (2, 3, 5, 6, 7)}
    mouth = _outflow(frame, lagoon, coasts[2], price)
    if mouth:
        _lay(frame, rivers, mouth, price)
    courses += [((8, 7), coasts[5]), ((7, 6), coasts[3]), ((6, 7), coasts[6])]
    courses += [((5, 3), {*coasts[5], *lagoon})] * (frame.size // 900)
    for springs, goals in courses:
        spring = _spring(frame, regions, ground, springs, rivers, dice)
        joins = {cell for river in rivers for cell in river[1:-1]}
        course = cheapest(frame, spring, {*goals, *joins}, _open(price, goals)) if spring >= 0 else []
        if len(course) >= SHORT:
            _lay(frame, rivers, _ended(course, ground), price)
    return rivers


def _coast(frame: Frame, regions: Sequence[int], region: int) -> set[int]:
    """Sea beside a region."""
    return {
        cell for cell in range(frame.size) if not regions[cell] and any(regions[n] == region for n in frame.near[cell])
    }


def _open(price: Sequence[int], goals: Collection[int]) -> list[int]:
    """Prices by which the goals, which may be sea, can be entered."""
    return [1 if cell in goals else cost for cell, cost in enumerate(price)]


def _outflow(frame: Frame, lagoon: set[int], coast: set[int], price: Sequence[int]) -> tuple[int, ...]:
    """From the lagoon to the sea over the Ragged Coast."""
    shut = [-1 if cell in lagoon else cost for cell, cost in enumerate(price)]
    ways = [cheapest(frame, cell, coast, _open(shut, coast)) for cell in sorted(lagoon)]
    found = sorted((len(way), way) for way in ways if way)
    return tuple(found[0][1]) if found else ()


def _ended(course: Sequence[int], ground: Sequence[str]) -> tuple[int, ...]:
    """A course up to the first water it comes to."""
    end = next((at for at, cell in enumerate(course) if at and ground[cell] in "~l"), len(course) - 1)
    return tuple(course[: end + 1])


def _lay(frame: Frame, rivers: list[tuple[int, ...]], course: tuple[int, ...], price: list[int]) -> None:
    rivers.append(course)
    for cell in course:
        for n in frame.near[cell]:
            if price[n] >= 0 and n not in course:
                price[n] += BESIDE


def _spring(
    frame: Frame,
    regions: Sequence[int],
    ground: Sequence[str],
    wanted: Sequence[int],
    rivers: Sequence[tuple[int, ...]],
    dice: Dice,
) -> int:
    """High ground away from the sea and from other rivers; -1 when there is none."""
    wet = [cell for cell in range(frame.size) if ground[cell] in "~l"] + [cell for river in rivers for cell in river]
    away = steps_from(frame, wet)
    for region in wanted:
        high = [
            cell for cell in range(frame.size) if regions[cell] == region and ground[cell] in "^chf" and away[cell] > 2
        ]
        high.sort(key=lambda cell: (-away[cell] - dice.below(4), cell))
        if high:
            return dice.pick(high[: 1 + len(high) // 3])
    return -1
