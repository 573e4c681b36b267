"""Where settlements and sites lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from realmgen.games.ironsworn.generate.settle.spots import Spot, Survey
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame

PEOPLED: Mapping[int, int] = MappingProxyType({5: 26, 2: 16, 6: 14, 7: 12, 4: 11, 1: 8, 3: 7, 8: 6})
"""By region: settlements of a hundred; none in the Shattered Wastes (IS-515)."""
WILD: Mapping[int, int] = MappingProxyType({3: 16, 4: 12, 5: 10, 6: 13, 7: 12, 8: 13, 9: 8, 2: 9, 1: 7})
"""By region: sites of a hundred."""
LIKED: Mapping[str, int] = MappingProxyType(
    {"p": 6, "v": 6, "h": 5, "f": 4, "x": 4, "m": 3, "b": 2, "c": 2, "^": 1, "*": 1}
)
GAP = 3


def shared_out(wanted: int, weights: Mapping[int, int]) -> dict[int, int]:
    """How many of them each region gets, by largest remainder, at least one each where there are enough."""
    least = 1 if wanted >= len(weights) else 0
    left, whole = wanted - least * len(weights), sum(weights.values())
    exact = {region: left * weight / whole for region, weight in weights.items()}
    out = {region: int(part) + least for region, part in exact.items()}
    behind = sorted(weights, key=lambda region: (int(exact[region]) - exact[region], -weights[region]))
    for region in behind[: wanted - sum(out.values())]:
        out[region] += 1
    return out


def settle(ground: Survey, wanted: Mapping[int, int], taken: Sequence[int], dice: Dice, *, homely: bool) -> list[int]:
    """Cells for as many places in each region, apart from each other and from those taken. Where a region is full,
    others have more; there are fewer when all are. What is `homely` lies by water and on good ground."""
    room = {region: _best_first(ground.within(region), dice, homely=homely) for region in sorted(wanted)}
    chosen: list[int] = []
    for region, cells in room.items():
        chosen += _apart(ground.frame, cells, wanted[region], [*taken, *chosen])
    left = [cell for cells in room.values() for cell in cells if cell not in chosen]
    return chosen + _apart(ground.frame, left, sum(wanted.values()) - len(chosen), [*taken, *chosen])


def _best_first(spots: Sequence[Spot], dice: Dice, *, homely: bool) -> list[int]:
    """Cells in the order in which they are taken; settlements leave the worse half of a region to sites."""
    room = [(_liking(spot, dice) if homely else dice.unit(), spot.cell) for spot in spots]
    cells = [cell for _, cell in sorted(room, reverse=True)]
    return cells[: (len(cells) + 1) // 2] if homely else cells


def _liking(spot: Spot, dice: Dice) -> float:
    water = 4 * (spot.sea and spot.region in (1, 2)) + 2 * spot.sea + 3 * spot.river + 2 * spot.lake
    return dice.unit() * (LIKED[spot.ground] + water)


def _apart(frame: Frame, cells: Sequence[int], wanted: int, taken: Sequence[int]) -> list[int]:
    """The first cells that lie apart, closer together when there are not enough."""
    found: list[int] = []
    for gap in range(GAP, 0, -1):
        for cell in cells:
            if len(found) >= wanted:
                return found
            if all(frame.apart(cell, other) >= gap for other in (*taken, *found)):
                found.append(cell)
    return found
