"""How Knights begin and how long a game is to be (MB-002 to MB-012)."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.bastionland.company.model import LifeAge, Scope, Start, Turn
from realmgen.games.bastionland.road.model import SEASONS, Season


class Beginning(NamedTuple):
    """What a Start gives: so many d6 of Guard and how much beside them, the flat part of a Virtue (0: a d6 instead),
    age and Glory (the least of the Start's rank, MB-A6), and its situation in words."""

    guard: int
    guard_plus: int
    flat: int
    age: LifeAge
    glory: int
    about: str


PLAIN = Beginning(1, 0, 0, "young", 0, "no Start chosen yet")
"""Where no Start is chosen (MB-015, MB-020)."""
BEGINNINGS: dict[Start, Beginning] = {
    "wanderer": Beginning(1, 0, 0, "young", 0, "young Knights-Errant who come to the Realm in search of Glory"),
    "courtier": Beginning(2, 0, 6, "mature", 3, "Knights-Gallant in their prime with a place at the Seat's Court"),
    "ruler": Beginning(1, 6, 6, "mature", 6, "Knights-Tenant in their prime: one rules a Holding, the others help"),
}
"""MB-003, MB-005, MB-007; the Start's dice stand for those of growing Mature (MB-A7)."""
SCOPES: dict[Scope, str] = {
    "adventure": "one session; several Knights are made ahead, and each player picks one",
    "chronicle": "what turns after each session is planned ahead",
    "saga": "without an end in sight: after each session the players say how much time passes",
}
"""MB-009, MB-010, MB-012."""
CHRONICLE = 6
"""The sessions of the model Chronicle (MB-011)."""


def beginning(start: Start | None) -> Beginning:
    """What a Start gives, or the plain rule where there is none yet."""
    return BEGINNINGS[start] if start else PLAIN


def schedule(scope: Scope, sessions: int, season: Season) -> tuple[Turn, ...]:
    """What turns after each session: in a Chronicle a Season every time, an Age in its place where a Winter ends
    (MB-010, MB-011, MB-A37); after an Adventure's session nothing; for a Saga nothing is planned (MB-012)."""
    if scope != "chronicle":
        return ("none",) if scope == "adventure" else ()
    first = SEASONS.index(season)
    return tuple("age" if SEASONS[(first + n) % len(SEASONS)] == "winter" else "season" for n in range(sessions))
