"""How a fight looks as things stand: played out many times apart from the campaign, of which nothing is rolled."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.errors import RealmgenError
from realmgen.games.bastionland.fight.odds import odds
from realmgen.games.bastionland.model import State

TIMES = 200
FALLS = 5
"""Those who fall less often than in so many of a hundred are not named."""


class Chances(NamedTuple):
    """The odds in words: how often we win, by name how often somebody falls (in percent), and what was counted."""

    told: str
    fallen: tuple[tuple[str, int], ...] = ()
    about: str = ""


def chances(state: State, times: int = TIMES) -> Chances:
    """The odds of the fight that goes on, or why they cannot be told."""
    try:
        found = odds(state, times)
    except RealmgenError as error:
        return Chances(str(error))
    ours, theirs, drawn = found.shares
    told = f"We win {ours}\u00a0% of the time as things stand, they win {theirs}\u00a0%"
    told += f", nobody {drawn}\u00a0%." if drawn else "."
    fallen = sorted(((name, round(100 * share)) for name, share in found.fallen.items()), key=lambda one: -one[1])
    about = (
        f"Fought {found.times} times, {found.rounds:.0f} rounds each, without Feats or any Gambit but Bolsters."
        " Nothing of it was rolled in the campaign."
    )
    return Chances(told, tuple(one for one in fallen if one[1] >= FALLS), about)
