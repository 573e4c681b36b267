"""What rank a foe has: alone or in a pack, strong or weak, with helpers against it (IS-569, IS-572, IS-573)."""

from __future__ import annotations

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.model import RANKS, Rank, shifted

PACKABLE: tuple[Rank, ...] = RANKS[:2]
"""Only these gather in packs."""
MOST = 10


def packed(rank: Rank, count: int) -> Rank:
    """The rank of so many as one foe: 2 to 5 are one rank higher, 6 to 10 two (IS-572, IS-A41).

    Raises IllegalCommand for more than ten, and for foes too mighty to be tracked together.
    """
    if not 1 <= count <= MOST:
        raise IllegalCommand(f"a pack is 2 to {MOST} foes; {count} must be split into several")
    if count > 1 and rank not in PACKABLE:
        raise IllegalCommand(f"foes that are {rank} each have a track of their own: only lesser ones fight as a pack")
    if count == 1:
        return rank
    return shifted(rank, 1 if count <= 5 else 2)


def mixed(ranks: tuple[Rank, ...]) -> Rank:
    """The rank a mixed pack counts as before it is packed: that of the mightiest (IS-A42)."""
    return max(ranks, key=RANKS.index)
