"""Warbands in a fight: their die more against individuals, and who leads them from the front (MB-355 to MB-357)."""

from __future__ import annotations

from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.forces.model import Unit

MORE = 12
"""The die that a Warband has against individuals (MB-355)."""


def is_warband(one: Party) -> bool:
    """Whether it is a Warband (MB-350)."""
    return isinstance(one, Unit) and one.kind == "warband"


def individual(one: Party) -> bool:
    """Whether it is a person or beast, or a group of them, and neither a Warband nor a thing."""
    return not (isinstance(one, Unit) and (one.kind == "warband" or one.built))


def overwhelms(attacker: Party, target: Party) -> bool:
    """Whether a Warband attacks individuals: a d12 more, and all of it is Blast (MB-355, MB-A17)."""
    return is_warband(attacker) and individual(target)


def extra_dice(attacker: Party, target: Party) -> tuple[int, ...]:
    """The dice, by their sides, that an attacker has for what it is against what the target is (MB-355)."""
    return (MORE,) if overwhelms(attacker, target) else ()


def leaders(fight: Fight, warband: str) -> tuple[str, ...]:
    """Who leads that Warband from the front: one person, whose dice join its roll (MB-356)."""
    return tuple(one.name for one in fight.fighters if one.leads == warband and not one.out)[:1]


def shared_damage(fight: Fight, struck: str) -> tuple[str, ...]:
    """Who else takes the Damage that this one takes: the leader of a Warband, until their next turn (MB-357)."""
    return leaders(fight, struck)
