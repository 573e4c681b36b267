"""Drama at Court: how a Company is in it, and what is at work (MB-410, MB-411)."""

from __future__ import annotations

from realmgen.games.bastionland.domain.model import Drama

TABLES = ("sparks.drama.who", "sparks.drama.whom", "sparks.drama.cause")
"""One who does something, to whom, and over what: two parties."""
LEVERAGE = ("kin in high places", "another's secret", "swords at their call")
"""What one of them has to press with, by a d3 (MB-410)."""
WRONGED = "Whatever looks easiest leaves one of them wronged."


def involvement(die: int) -> Drama:
    """How the Company is in it, by a d6 (MB-411, MB-A1)."""
    if die == 1:
        return "personally"
    return "by association" if die <= 3 else "not involved"


INVOLVED: dict[Drama, str] = {
    "personally": "the Company is in it personally",
    "by association": "the Company is in it by association",
    "not involved": "the Company has no part in it",
}
