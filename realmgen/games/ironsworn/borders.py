"""Which regions touch: what a map of them must show (IS-A13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from realmgen.games.ironsworn.model import REGIONS, World
from realmgen.kit.frame import Frame, frame_of, steps_from
from realmgen.kit.graph import Tie, tie
from realmgen.kit.hex import Grid

ACROSS: Tie = (1, 2)
"""The Barrier Islands lie beside the Ragged Coast, with a channel of the sea between."""
LINKS: tuple[Tie, ...] = (
    ACROSS,
    *((2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (3, 6), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)),
)
"""Every two regions that are neighbours, and no others."""
CHANNEL = 6
"""At most so many steps from some island to the coast it lies beside."""


def links(world: World) -> tuple[Tie, ...]:
    """Which regions are neighbours on the map as it is: those that touch, and the islands and their coast; LINKS where
    the map has not all of them, for then it says nothing of the land as a whole."""
    return _links(world.grid, world.regions)


@lru_cache(maxsize=16)
def _links(grid: Grid, signs: str) -> tuple[Tie, ...]:
    if len(set(signs) - {"0"}) < len(REGIONS) - 1 or len(signs) != grid.size:
        return LINKS
    found = touching(frame_of(grid), [int(sign) for sign in signs])
    return tuple(sorted({*found, ACROSS}))


def touching(frame: Frame, regions: Sequence[int]) -> set[Tie]:
    """Every two regions that share an edge."""
    found = set()
    for cell, row in enumerate(frame.near):
        here = regions[cell]
        for n in row:
            if here < regions[n] and here:
                found.add(tie(here, regions[n]))
    return found


def borders_hold(frame: Frame, regions: Sequence[int]) -> bool:
    """Whether exactly the right regions touch on land, each being in one piece."""
    if touching(frame, regions) != set(LINKS) - {ACROSS}:
        return False
    return all(len(list(stretches(frame, [now == region for now in regions]))) == 1 for region in range(2, 10))


def islands_lie(frame: Frame, regions: Sequence[int]) -> bool:
    """Whether there are islands, and their nearest land is the Ragged Coast."""
    return not islands_off(frame, regions)


def islands_off(frame: Frame, regions: Sequence[int]) -> str:
    """What is wrong with the Barrier Islands; empty when nothing is."""
    islands = [cell for cell, region in enumerate(regions) if region == 1]
    if not islands:
        return "there are no Barrier Islands"
    coast = steps_from(frame, [cell for cell, region in enumerate(regions) if region == 2])
    others = steps_from(frame, [cell for cell, region in enumerate(regions) if region > 2])
    to_coast, to_others = min(coast[cell] for cell in islands), min(others[cell] for cell in islands)
    if to_coast > CHANNEL or to_others < to_coast:
        return "the Barrier Islands do not lie beside the Ragged Coast"
    return ""


def stretches(frame: Frame, inside: Sequence[bool]) -> Iterator[list[int]]:
    """Stretches of cells that hang together, each in the order found."""
    left = list(inside)
    for start, wanted in enumerate(inside):
        if wanted and left[start]:
            left[start] = False
            piece = [start]
            for cell in piece:
                for n in frame.near[cell]:
                    if left[n]:
                        left[n] = False
                        piece.append(n)
            yield piece
