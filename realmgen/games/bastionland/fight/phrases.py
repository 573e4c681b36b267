"""How fighters are spoken of: one of a group, some of it, a Warband as many."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Strike
from realmgen.games.bastionland.fight.who import party
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.kit.words import listed


def hit_one(who: Party) -> str:
    """Who of them is hit: `One of Bandits`, or simply the name."""
    return f"One of {who.name}" if isinstance(who, Unit) and who.number > 1 else who.name


def many(who: Party | None) -> bool:
    """Whether their name stands for many, as a Warband's does."""
    return isinstance(who, Unit) and who.kind == "warband"


def striker(state: State, strike: Strike) -> str:
    """Who strikes: `3 of Bandits`, `One of Bandits`, or simply the name."""
    who = party(state, strike.by)
    if strike.number > 1:
        return f"{strike.number} of {strike.by}"
    return hit_one(who) if who else strike.by


def strikers(state: State, strikes: Sequence[Strike], one: str, several: str) -> str:
    """All who strike, and the verb that fits: `Isolde strikes`, `Isolde and 3 of Bandits strike`."""
    names = [striker(state, strike) for strike in strikes]
    who = party(state, strikes[0].by) if strikes else None
    alone = len(strikes) == 1 and strikes[0].number == 1 and not (who and many(who))
    return f"{listed(names) or 'Nobody'} {one if alone or not strikes else several}"
