"""Who may go on for a player whose Knight is dead (MB-049, MB-050)."""

from __future__ import annotations

from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import State


def successors(state: State, name: str) -> tuple[Member, ...]:
    """The Squires and followers whom the player of that Knight could take over: their own first, Squires before
    followers, none who is dead, gone or played by somebody else (MB-050)."""
    dead = state.company.find(name)
    if dead is None:
        return ()
    free = [one for one in state.company.members if one.kind in ("squire", "follower") and one.name != name]
    free = [one for one in free if not one.fate and one.player in ("", dead.player)]
    return tuple(sorted(free, key=lambda one: (one.name != dead.successor, one.of != name, one.kind != "squire")))
