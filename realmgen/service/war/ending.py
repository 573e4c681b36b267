"""How a fight ends, and Glory for a battle of note (MB-114, MB-143)."""

from __future__ import annotations

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands.company import Battle
from realmgen.games.bastionland.fight.who import fighting
from realmgen.games.bastionland.model import State

OUTCOMES = {"won": "Won", "lost": "Lost", "drawn": "Drawn"}
"""By word: how a fight ended for our side."""


def likely(state: State) -> str:
    """How it looks: won where nobody is against us any more, lost where none of ours is left."""
    fight = state.fight
    if fight is None or fighting(state, fight, "ours"):
        return "won"
    return "lost" if fighting(state, fight, "theirs") else "drawn"


def knights(state: State) -> list[str]:
    """The Knights who took part on our side and live."""
    names = {one.name for one in state.fight.fighters if one.side == "ours"} if state.fight else set()
    return [knight.name for knight in state.company.knights if knight.name in names]


def ended(state: State, outcome: str, how: str, glory: tuple[str, ...]) -> list[str]:
    """The commands that end the fight, with Glory for these."""
    name = state.fight.name if state.fight else ""
    found = [str(c.EndFight(outcome, how))]  # type: ignore[arg-type]
    return [*found, str(Battle(how or name, glory))] if glory else found
