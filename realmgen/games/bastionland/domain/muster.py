"""How many Warbands a Holding musters (MB-407, MB-A63)."""

from __future__ import annotations

from realmgen.games.bastionland.model import Realm

OF_A_SEAT, OF_A_HOLDING = 3, 2


def warbands_of(realm: Realm, at: str) -> int:
    """How many the Holding in that hex gives: a Seat 3, any other 2; none where there is no Holding."""
    found = next((holding for holding in realm.holdings if holding.at == at), None)
    if found is None:
        return 0
    return OF_A_SEAT if found.seat else OF_A_HOLDING
