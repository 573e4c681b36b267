"""What Glory makes of a Knight: rank, and what they are worthy of (MB-139, MB-145 to MB-151)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from realmgen.games.bastionland.company.model import Company, Reason
from realmgen.games.bastionland.road.model import Moment


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank: from how much Glory on, what it makes a Knight worthy to do, and the post that is in a word."""

    name: str
    least: int
    worthy: str
    post: str


RANKS = (
    Rank("Knight-Errant", 0, "to lead a Warband", "Warband"),
    Rank("Knight-Gallant", 3, "to sit in a Council or a Court", "Court"),
    Rank("Knight-Tenant", 6, "to rule a Holding", "Holding"),
    Rank("Knight-Dominant", 9, "to rule a Seat of Power", "Seat of Power"),
    Rank("Knight-Radiant", 12, "of the City Quest", "City Quest"),
)
"""Lowest first (MB-145 to MB-149)."""


class Standing(NamedTuple):
    """How Glory stood after an award: its running number from 1, when, what changed and why."""

    order: int
    knight: str
    on: Moment
    glory: int
    amount: int
    reason: Reason
    why: str


def rank_of(glory: int) -> Rank:
    """The rank of so much Glory; it falls with it (MB-A28)."""
    return next(rank for rank in reversed(RANKS) if rank.least <= max(0, glory))


def next_rank(glory: int) -> Rank | None:
    """The rank above; None when there is none."""
    return next((rank for rank in RANKS if rank.least > glory), None)


def series(company: Company, name: str) -> tuple[Standing, ...]:
    """A Knight's Glory over time, a line for each award in the order they were given."""
    mine = [award for award in company.awards if award.knight == name]
    total, found = 0, []
    for order, award in enumerate(mine, 1):
        total += award.amount
        found.append(Standing(order, name, award.on, total, award.amount, award.reason, award.why))
    return tuple(found)
