"""The shape of the land: a plan of the regions bent by noise and mended, by less until its borders are right."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from realmgen.games.ironsworn.borders import borders_hold, islands_lie, stretches
from realmgen.games.ironsworn.generate.land.plans import PLANS
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame, noise, steps_from

LAND = range(2, 10)
WARPS = (1.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""How far a plan is bent, by try."""
SOUTH = 1.05
"""Plans are drawn that much shorter, so that the sea has room in the south."""
WIDE, FINE, BEND = 0.13, 0.06, 0.05
"""How far the broad bends, the small ones and the bow of the whole reach, of the map's size."""


def shape_land(frame: Frame, dice: Dice) -> list[int]:
    """By cell: the region it lies in, 0 for the sea."""
    plan = dice.pick(PLANS)
    if dice.below(2):
        plan = tuple(row[::-1] for row in plan)
    for warp in WARPS:
        regions = _mended(frame, _bent(frame, plan, warp, dice))
        _fjords(frame, regions, dice)
        _chain(frame, regions, dice)
        if borders_hold(frame, regions) and islands_lie(frame, regions):
            return regions
    return regions


def _bent(frame: Frame, plan: Sequence[str], warp: float, dice: Dice) -> list[int]:
    """A plan laid over the grid, each cell looking for its sign a little way off."""
    grid = frame.grid
    size = min(grid.width, grid.height)
    broad = [noise(frame, dice, max(3, size // 3)) for _ in range(2)]
    fine = [noise(frame, dice, max(2, size // 9)) for _ in range(2)]
    bow, turn = dice.between(-BEND, BEND) * warp, dice.unit()
    half = 0.5 if grid.layout == "flat" else 0.0
    out = []
    for cell in range(frame.size):
        column, row = divmod(cell, grid.height)
        x = (column + 0.5 + (0 if half else (row & 1) / 2)) / (grid.width + 0.5 - half)
        y = (row + 0.5 + half * (column & 1)) / (grid.height + half)
        dx, dy = ((WIDE * (broad[axis][cell] - 500) + FINE * (fine[axis][cell] - 500)) / 1000 * warp for axis in (0, 1))
        out.append(_sign(plan, x + dx + bow * math.sin(math.tau * (y + turn)), SOUTH * y + 0.6 * dy))
    return out


def _sign(plan: Sequence[str], x: float, y: float) -> int:
    row = min(max(int(y * len(plan)), 0), len(plan) - 1)
    column = int(x * len(plan[0]))
    sign = plan[row][column] if 0 <= column < len(plan[0]) else "."
    return 0 if sign == "." else int(sign)


def _mended(frame: Frame, regions: list[int]) -> list[int]:
    """Sea along the rim but in the north, each region in one piece, and no pool of sea inland."""
    grid = frame.grid
    for cell in range(frame.size):
        column, row = grid.offset(cell)
        if column in (0, grid.width - 1) or row >= grid.height - 3:
            regions[cell] = 0
    for region in LAND:
        pieces = sorted(stretches(frame, [now == region for now in regions]), key=len)
        for piece in pieces[:-1]:
            _given(frame, regions, piece)
    for pool in stretches(frame, [now == 0 for now in regions]):
        if not any(frame.rim[cell] for cell in pool):
            _given(frame, regions, pool)
    return regions


def _given(frame: Frame, regions: list[int], piece: Iterable[int]) -> None:
    """A piece goes to what lies round it most."""
    inside = set(piece)
    beside = Counter(regions[n] for cell in inside for n in frame.near[cell] if n not in inside)
    goes = max(beside, key=lambda region: (beside[region], region))
    for cell in inside:
        regions[cell] = goes


def _fjords(frame: Frame, regions: list[int], dice: Dice) -> None:
    """Arms of the sea biting into the Ragged Coast (IS-508); each leaves the region whole and its borders alone."""
    coast = [cell for cell in range(frame.size) if regions[cell] == 2 and any(not regions[n] for n in frame.near[cell])]
    wanted = max(2, len(coast) // 6)
    cut: list[list[int]] = []
    for start in dice.shuffled(coast):
        if len(cut) == wanted:
            break
        if any(frame.apart(start, other) < 3 for fjord in cut for other in fjord):
            continue
        fjord = _fjord(frame, regions, start, 2 + dice.below(2 + frame.grid.width // 12), dice)
        if fjord:
            cut.append(fjord)


def _fjord(frame: Frame, regions: list[int], start: int, long: int, dice: Dice) -> list[int]:
    """An arm cut from a coast inland, empty when there is no room."""
    fjord = [start]
    while len(fjord) < long:
        ahead = [n for n in frame.near[fjord[-1]] if _room(frame, regions, n, fjord)]
        if not ahead:
            break
        fjord.append(dice.pick(ahead))
    if len(fjord) < 2:
        return []
    for cell in fjord:
        regions[cell] = 0
    if len(list(stretches(frame, [now == 2 for now in regions]))) > 1:
        for cell in fjord:
            regions[cell] = 2
        return []
    return fjord


def _room(frame: Frame, regions: Sequence[int], cell: int, fjord: Sequence[int]) -> bool:
    """Whether an arm may go on here: land of region 2 all round but for the arm itself."""
    return cell not in fjord and all(
        regions[n] == 2 or n == fjord[-1] for n in (cell, *frame.near[cell]) if n not in fjord[:-1]
    )


def _chain(frame: Frame, regions: list[int], dice: Dice) -> None:
    """A chain of islands beside the Ragged Coast, a channel between (IS-507)."""
    away = steps_from(frame, [cell for cell in range(frame.size) if regions[cell] >= 2])
    near = steps_from(frame, [cell for cell in range(frame.size) if regions[cell] == 2])
    others = steps_from(frame, [cell for cell in range(frame.size) if regions[cell] > 2])
    open_sea = _outer(frame, regions)
    for far in ((2, 3, 4), (2, 3, 4, 5), (2,)):
        band = [
            cell
            for cell in open_sea
            if away[cell] in far and near[cell] == away[cell] and others[cell] > near[cell] + 1
        ]
        isles = _isles(frame, regions, band, dice)
        if len(isles) > 2:
            break
    for isle in isles:
        for cell in isle:
            regions[cell] = 1


def _outer(frame: Frame, regions: Sequence[int]) -> list[int]:
    """Sea that is not in a fjord: with at most three of its six sides on land."""
    return [
        cell
        for cell in range(frame.size)
        if not regions[cell] and sum(regions[n] >= 2 for n in frame.near[cell]) <= 3 and not frame.rim[cell]
    ]


def _isles(frame: Frame, regions: Sequence[int], band: Sequence[int], dice: Dice) -> list[list[int]]:
    """Islands of a few cells grown in a band of the sea, a strait between any two."""
    left, taken = set(band), set[int]()
    isles: list[list[int]] = []
    most = max(2, len(regions) // 180)
    for start in dice.shuffled(band):
        if start not in left or sum(map(len, isles)) > len(regions) // 28:
            continue
        isle = [start]
        for _ in range(dice.below(most + 2)):
            ahead = [n for cell in isle for n in frame.near[cell] if n in left and n not in isle and n not in taken]
            if ahead:
                isle.append(dice.pick(ahead))
        taken.update(n for cell in isle for n in (cell, *frame.near[cell]))
        left -= taken
        isles.append(isle)
    return isles
