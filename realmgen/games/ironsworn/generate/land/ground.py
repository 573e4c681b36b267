"""The ground of each region, and its lakes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from realmgen.games.ironsworn.generate.land.ways import cheapest
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame, noise, steps_from

SHARES: Mapping[int, str] = MappingProxyType(
    {
        0: "~",
        1: "xxxcc",
        2: "fpxxhccc",
        3: "ffffffffbhff",
        4: "mmmbbmfb",
        5: "vpppppxhhffp",
        6: "fffvhffhhffff",
        7: "vxxxhhhhffcc",
        8: "c^^^^^^^^^^^^c",
        9: "*******************c",
    }
)
"""By region: its ground in shares, from low to high, so that what stands side by side here lies so on the map
(IS-507 to IS-515)."""
DEEP = 4
"""Lakes hold about one cell in so many of the Flooded Lands."""


def lay_ground(frame: Frame, regions: Sequence[int], dice: Dice) -> list[str]:
    """By cell: the sign of its ground."""
    size = min(frame.grid.width, frame.grid.height)
    broad, fine = noise(frame, dice, max(3, size // 5)), noise(frame, dice, max(2, size // 12))
    height = [2 * a + b for a, b in zip(broad, fine, strict=True)]
    ground = ["~"] * frame.size
    for region in range(1, 10):
        cells = sorted((cell for cell in range(frame.size) if regions[cell] == region), key=lambda c: (height[c], c))
        shares = SHARES[region]
        for at, cell in enumerate(cells):
            ground[cell] = shares[at * len(shares) // len(cells)]
    _cliffs(frame, regions, ground, dice)
    _pass(frame, regions, ground, dice)
    for lake in _lakes(frame, regions, height, dice):
        for cell in lake:
            ground[cell] = "l"
    return ground


def _cliffs(frame: Frame, regions: Sequence[int], ground: list[str], dice: Dice) -> None:
    """Cliffs on most of the Ragged Coast's outer shore (IS-508)."""
    for cell in range(frame.size):
        if regions[cell] == 2 and any(not regions[n] for n in frame.near[cell]) and ground[cell] in "fp":
            ground[cell] = dice.pick("chx")


def _pass(frame: Frame, regions: Sequence[int], ground: list[str], dice: Dice) -> None:
    """The passage through the Veils to the Wastes: a way of valleys between the peaks (IS-516)."""
    price = [150 + dice.below(400) if now == 8 else -1 for now in regions]
    starts = [
        cell for cell in range(frame.size) if regions[cell] == 8 and any(regions[n] == 7 for n in frame.near[cell])
    ]
    goals = {
        cell for cell in range(frame.size) if regions[cell] == 8 and any(regions[n] == 9 for n in frame.near[cell])
    }
    inland = [cell for cell in starts if all(regions[n] for n in frame.near[cell])] or starts
    for cell in cheapest(frame, dice.pick(inland), goals, price):
        ground[cell] = "v"


def _lakes(frame: Frame, regions: Sequence[int], height: Sequence[int], dice: Dice) -> Iterator[list[int]]:
    """The lagoon of the Flooded Lands in their middle, and small lakes in other regions."""
    inner = steps_from(frame, [cell for cell in range(frame.size) if regions[cell] != 4])
    flooded = [cell for cell in range(frame.size) if regions[cell] == 4]
    deep = [cell for cell in flooded if inner[cell] > 1] or flooded
    middle = max(deep, key=lambda cell: (inner[cell], -height[cell], cell))
    yield _pool(frame, middle, set(deep), max(2, len(flooded) // DEEP), height)
    for region in (3, 5, 6, 7, 4):
        dry = steps_from(frame, [cell for cell in range(frame.size) if regions[cell] != region])
        inland = [cell for cell in range(frame.size) if dry[cell] > 1 and not (region == 4 and inner[cell] > 1)]
        low = sorted(inland, key=lambda cell: (height[cell] + dice.below(900), cell))[: 1 + frame.size // 800]
        for start in low[: dice.below(2 + frame.size // 800)]:
            yield _pool(frame, start, set(inland), 1 + dice.below(2), height)


def _pool(frame: Frame, start: int, room: set[int], size: int, height: Sequence[int]) -> list[int]:
    """A lake grown over the lowest cells beside it."""
    lake = [start]
    while len(lake) < size:
        shore = {n for cell in lake for n in frame.near[cell] if n in room and n not in lake}
        if not shore:
            break
        lake.append(min(shore, key=lambda cell: (height[cell] - 900 * _held(frame, cell, lake), cell)))
    return lake


def _held(frame: Frame, cell: int, lake: Sequence[int]) -> int:
    return sum(n in lake for n in frame.near[cell])
