"""Sea and lakes."""

from __future__ import annotations

from heapq import heappop, heappush

from realmgen.games.bastionland.clusters import stretches
from realmgen.games.bastionland.generate.frame import Draft, Frame, noise
from realmgen.games.bastionland.generate.guide import lake_range, scaled
from realmgen.games.bastionland.model import CLUSTER, Options
from realmgen.kit.chance import Dice

_CHOICE = 200
"""How far chance moves a lake from the lowest place, in height."""


def lay_sea(draft: Draft, dice: Dice) -> None:
    """Mark the sea: none, along one or two rims, or all round several islands (MB-242)."""
    coast = draft.options.coast
    if coast == "landlocked":
        return
    frame = draft.frame
    land = _coastal(frame, dice) if coast == "coastal" else _islands(frame, draft.options, dice)
    for cell in range(frame.size):
        if not land[cell]:
            draft.terrain[cell] = "sea"


def _coastal(frame: Frame, dice: Dice) -> list[bool]:
    """Sea along one rim, now and then along two: every hex of that rim, with bays and capes."""
    width, height = frame.grid.width, frame.grid.height
    rims = dice.shuffled(["west", "east", "north", "south"])[: 1 if dice.below(3) else 2]
    bays = noise(frame, dice, max(2, min(width, height) // 4))
    land = [True] * frame.size
    for rim in rims:
        reach = (width if rim in ("west", "east") else height) // (3 if len(rims) == 1 else 4)
        for cell in range(frame.size):
            column, row = divmod(cell, height)
            inland = {"west": column, "east": width - 1 - column, "north": row, "south": height - 1 - row}[rim]
            if inland == 0 or inland * 1000 < reach * bays[cell]:
                land[cell] = False
    return _one_mass(frame, land)


def _one_mass(frame: Frame, land: list[bool]) -> list[bool]:
    """Keep the largest land mass and drain inland seas, so that all the land can be walked."""
    mass = max(stretches(frame.grid, land, True), key=len)
    land = [False] * frame.size
    for cell in mass:
        land[cell] = True
    return _drained(frame, land)


def _drained(frame: Frame, land: list[bool]) -> list[bool]:
    """Turn water that does not reach the rim into land."""
    for pool in list(stretches(frame.grid, land, False)):
        if not any(frame.rim[cell] for cell in pool):
            for cell in pool:
                land[cell] = True
    return land


def _islands(frame: Frame, options: Options, dice: Dice) -> list[bool]:
    """Several land masses with sea all round; they grow together and never touch."""
    shape = noise(frame, dice, max(2, min(options.width, options.height) // 6))
    owner = [-1] * frame.size
    heap: list[tuple[int, int, int, int]] = []
    for number, centre in enumerate(_centres(frame, options, dice)):
        heappush(heap, (0, centre, number, 700 + dice.below(900)))
    left = frame.size * 11 // 20
    while heap and left:
        cost, cell, number, slow = heappop(heap)
        if owner[cell] >= 0 or any(owner[n] not in (-1, number) for n in frame.near[cell]):
            continue
        owner[cell] = number
        left -= 1
        for n in frame.near[cell]:
            if owner[n] < 0 and not frame.rim[n]:
                heappush(heap, (cost + slow * (300 + shape[n]) // 1000, n, number, slow))
    return _drained(frame, [number >= 0 for number in owner])


def _centres(frame: Frame, options: Options, dice: Dice) -> list[int]:
    """Where islands begin: inside the rim, at least 3 apart, so that a strait lies between them."""
    low, high = scaled(options, 3, 5)
    wanted = max(2, low + dice.below(high - low + 1))
    inside = dice.shuffled([cell for cell in range(frame.size) if not frame.rim[cell]])
    gap = max(3, min(options.width, options.height) // 3)
    while True:
        centres: list[int] = []
        for cell in inside:
            if len(centres) < wanted and all(frame.apart(cell, other) >= gap for other in centres):
                centres.append(cell)
        if gap <= 2 or len(centres) == wanted:
            return centres
        gap -= 1


def lay_lakes(draft: Draft, dice: Dice) -> None:
    """Lakes of one or several hexes in the low places; none touches another, the sea or cuts the land (MB-247)."""
    low, high = lake_range(draft.options)
    wanted = low + dice.below(high - low + 1)
    frame = draft.frame
    starts = sorted(
        (draft.height[cell] + dice.below(_CHOICE) + (_CHOICE if frame.rim[cell] else 0), cell)
        for cell in range(frame.size)
        if not draft.terrain[cell]
    )
    room = max(1, len(starts) // 10) if draft.options.lakes is None else len(starts)
    spread = max(3, (frame.grid.width + frame.grid.height) // 8)
    for gap, (_, cell) in [*((spread, start) for start in starts), *((1, start) for start in starts)]:
        if len(draft.lakes) == wanted or room <= 0:
            break
        if any(frame.apart(cell, other) < gap for lake in draft.lakes for other in lake):
            continue
        lake = _lake(draft, cell, min(room, _lake_size(draft, dice)))
        if lake:
            room -= len(lake)
            draft.lakes.append(lake)
            for wet in lake:
                draft.terrain[wet] = "lake"
    if len(draft.lakes) < low:
        draft.left_out.append(f"{low - len(draft.lakes)} of {low} lakes")


def _lake_size(draft: Draft, dice: Dice) -> int:
    """One or several hexes, more of them on bigger maps."""
    most = min(CLUSTER, 2 + (draft.options.width + draft.options.height) // 8)
    return 1 + min(dice.below(most), dice.below(most))


def _lake(draft: Draft, start: int, size: int) -> list[int]:
    """A lake from a start, empty when none may lie there; it gives way rather than cut the land."""
    if not _may_flood(draft, start):
        return []
    lake = [start]
    while len(lake) < size:
        shore = [n for cell in lake for n in draft.frame.near[cell] if n not in lake and _may_flood(draft, n)]
        if not shore:
            break
        lake.append(min(shore, key=lambda cell: (draft.height[cell], cell)))
    while lake and not _ring_holds(draft, lake):
        lake.pop()
    return lake


def _may_flood(draft: Draft, cell: int) -> bool:
    return not draft.terrain[cell] and not any(draft.terrain[n] for n in draft.frame.near[cell])


def _ring_holds(draft: Draft, lake: list[int]) -> bool:
    """Whether the shore is one unbroken walk: then the lake cuts nothing off."""
    near = draft.frame.near
    ring = list(dict.fromkeys(n for cell in lake for n in near[cell] if n not in lake))
    if not ring:
        return False
    walk, left = ring[:1], ring[1:]
    for cell in walk:
        beside = [n for n in near[cell] if n in left]
        walk += beside
        left = [n for n in left if n not in beside]
    return not left
