"""Which rank a post asks for (MB-145 to MB-151)."""

from __future__ import annotations

import re

from realmgen.games.bastionland.company.glory import RANKS, Rank
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
