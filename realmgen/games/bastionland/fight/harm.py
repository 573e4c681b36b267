"""Who can be harmed by what: Warbands, wood and stone (MB-354, MB-360, MB-361, MB-A26, MB-A64)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.model import Term
from realmgen.games.bastionland.forces.model import BUILT, Unit

Party = Member | Unit
"""Whoever strikes or is struck."""


def harmless(attackers: Iterable[Party], target: Party, terms: Collection[Term] = ()) -> str:
    """Why an attack does nothing to a target, as a clause; empty where it harms as usual.

    `terms` are those that were said of the attack. An engine is a siege weapon by itself, but for stone the game
    master has to say so (`siege`).
    """
    if isinstance(target, Member):
        return ""
    mine = tuple(attackers)
    if target.kind == "warband":
        return _to_warband(mine, target, terms)
    if target.kind not in BUILT:
        return ""
    if not target.guard.full:
        return f"{target.name} has no Guard to lose: it is destroyed when the game master says so"
    if target.material == "stone":
        return "" if "siege" in terms else f"{target.name} is of stone: attack its gate, or say that it is siege work"
    return _to_wood(mine, target, terms)


def may_harm(attackers: Iterable[Party], target: Party, terms: Collection[Term] = ()) -> bool:
    """Whether an attack harms a target at all."""
    return not harmless(attackers, target, terms)


def large(attacker: Party) -> bool:
    """Whether its attacks are of a suitably large scale by themselves: artillery and huge creatures (MB-A26)."""
    return isinstance(attacker, Unit) and (attacker.large or attacker.kind == "engine")


def _to_warband(attackers: tuple[Party, ...], target: Unit, terms: Collection[Term]) -> str:
    if any(term in terms for term in ("blast", "large", "siege")):
        return ""
    if any(large(one) or (isinstance(one, Unit) and one.kind == "warband") for one in attackers):
        return ""
    return f"{target.name} is a Warband: only Blast, another Warband or an attack on a large scale harms it"


def _to_wood(attackers: tuple[Party, ...], target: Unit, terms: Collection[Term]) -> str:
    if any(term in terms for term in ("fire", "siege", "large")) or any(large(one) for one in attackers):
        return ""
    return f"{target.name} takes no harm from such an attack: only fire, siege engines and huge creatures count"
