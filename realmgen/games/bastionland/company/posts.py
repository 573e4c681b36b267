"""Which rank a post asks for, and what a Knight is worthy of beside what they hold (MB-145 to MB-151)."""

from __future__ import annotations

import re

from realmgen.games.bastionland.company.glory import RANKS, Rank, rank_of
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import Realm

_ERRANT, _GALLANT, _TENANT, _DOMINANT, _RADIANT = RANKS
_WORDS = (
    (_RADIANT, "city quest|city"),
    (_ERRANT, "warband"),
    (_GALLANT, "council|councillor|court|courtier|circle"),
    (_DOMINANT, "seat of power|seat"),
    (_TENANT, "holding|castle|town|fortress|tower"),
)
"""By rank: the words of a post that ask for it, in the order in which they count."""


def worthy_of(realm: Realm | None, post: str) -> Rank | None:
    """The rank that is worthy of a post, by its words or the Holding it names; None where the rules ask for none."""
    for rank, words in _WORDS:
        if re.search(rf"\b(?:{words})\b", post, re.IGNORECASE):
            return rank
    named = [holding for holding in realm.holdings if holding.name in post] if realm else []
    if not named:
        return None
    return _DOMINANT if any(holding.seat for holding in named) else _TENANT


def standing(realm: Realm | None, member: Member, glory: int) -> tuple[str, ...]:
    """By post of every rank: whether a Knight of so much Glory is worthy of it and holds it, as `worthy of Holding:
    yes, holds: none` (MB-150)."""
    rank = worthy_of(realm, member.office)
    own = rank_of(glory)
    return tuple(
        f"worthy of {one.post}: {'yes' if one.least <= own.least else 'no'}, holds:"
        f" {member.office if one is rank else 'none'}"
        for one in RANKS
    )
