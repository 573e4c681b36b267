"""Who follows a ruler, and where somebody must (MB-418, MB-419)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.domain.model import Domain, Law
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment

LAWS: dict[Law, str] = {
    "named": "the ruler names who follows",
    "conclave": "Seers in conclave choose who follows",
    "electors": "Knights-Elector choose who follows",
}
"""MB-418, MB-419."""


def ruled_anew(domain: Domain, ruler: str, on: Moment) -> Domain:
    """The Domain with another ruler, who gives up their seat in its Council or Circle: nobody is named to follow them
    yet, and what the old one's standing rested on is gone."""
    council = {office: name for office, name in domain.council.items() if name != ruler}
    circle = tuple(name for name in domain.circle if name != ruler)
    return replace(
        domain, ruler=ruler, since=on, council=council, circle=circle, successor="", away=False, claim="", force="",
        ended=False,
    )  # fmt: skip


def is_dead(state: State, name: str) -> bool:
    """Whether somebody of the Company or a unit of that name is dead."""
    member, unit = state.company.find(name), state.unit(name)
    if member:
        return member.fate in ("slain", "dead")
    return unit is not None and unit.number == 1 and unit.end == "slain"


def chooser(state: State, domain: Domain) -> str:
    """Who chooses in a Dilemma: the ruler, or the Steward while the ruler is away or dead; empty where there is nobody
    (MB-386, MB-397)."""
    gone = domain.away or is_dead(state, domain.ruler)
    who = domain.council.get("steward", "") if gone else domain.ruler
    return "" if is_dead(state, who) else who


def due(state: State) -> tuple[Domain, ...]:
    """The Domains whose ruler is dead: somebody must follow."""
    return tuple(domain for domain in state.domains if not domain.ended and is_dead(state, domain.ruler))
