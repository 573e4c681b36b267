"""Damage as it befalls someone, and what becomes of them (MB-062 to MB-068, MB-351, MB-352, MB-358)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from realmgen.games.bastionland.commands import company
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.damage import DOWN, Body, Result, hit
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Die
from realmgen.games.bastionland.fight.phrases import hit_one, many
from realmgen.games.bastionland.fight.who import OWN_MOUNT, body, embodied, party, standing, takes_scars
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import End, Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.company.lifefate import die as to_die
from realmgen.games.bastionland.rules.fight.common import changed, party_of, with_party
from realmgen.games.bastionland.rules.fight.morale import due
from realmgen.games.bastionland.rules.fight.scars import taken
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event

OUTCOMES: dict[Result, str] = {
    "unharmed": "unharmed",
    "evaded": "Evaded",
    "scar": "a Scar",
    "wounded": "Wounded",
    "mortal": "a Mortal Wound",
    "slain": "Slain",
    "destroyed": "destroyed",
}


@dataclass(frozen=True, slots=True)
class Blow:
    """So much Damage, by which die (MB-A11), how it is told, and whether in earnest."""

    damage: int
    die: Die | None = None
    why: str = ""
    bloodless: bool = False


@dataclass(frozen=True, slots=True)
class Harm:
    """What a blow came to: its result, the sentence that tells it, its numbers, and what else happened."""

    result: Result
    text: str
    data: dict[str, Any]
    more: tuple[Event, ...] = ()


def harmed(state: State, name: str, blow: Blow, chance: Chance) -> tuple[State, Harm]:
    """The state after someone is hit, and what came of it."""
    who = party_of(state, name)
    before = body(who, state.day.now)
    after, result = _softened(before, *hit(before, blow.damage)) if blow.bloodless else hit(before, blow.damage)
    state = with_party(state, embodied(who, after))
    told = outcome(state, who, result, bloodless=blow.bloodless)
    text = f"{hit_one(who)}{_left(who, before, after)}: {told}."
    data = {"name": name, "damage": blow.damage, "result": result, "guard": after.guard, "vig": after.vig}
    more: tuple[Event, ...] = ()
    if result == "scar" and _scarred(state, who) and not blow.bloodless:
        state, told = taken(state, name, blow.die, chance)
        more = (Event("scar", told, {"name": name, "row": party_of(state, name).scars[-1].row}),)
    if result in DOWN:
        state, told, more = fallen(state, name, result, blow.why, chance)
        text += told
    if state.fight and state.fight.find(name):
        state, told = due(state, name, result)
        text += told
    return state, Harm(result, text, data, more)


def _softened(before: Body, after: Body, result: Result) -> tuple[Body, Result]:
    """Without blood nobody is brought down: VIG stays at 1 at least where there was any (MB-126)."""
    if result not in ("mortal", "slain"):
        return after, result
    return replace(after, vig=max(after.vig, min(1, before.vig))), "wounded"


def _left(who: Party, before: Body, after: Body) -> str:
    """The numbers that changed: ` has Guard 2 of 8`, ` has Guard 0 of 8 and VIG 5 of 11`."""
    told = []
    if before.guard != after.guard:
        told.append(f"Guard {after.guard} of {who.guard.full}")
    if before.vig != after.vig:
        told.append(f"VIG {after.vig} of {who.vig.full}")
    return f" {'have' if many(who) else 'has'} {' and '.join(told)} left" if told else ""


def _scarred(state: State, who: Party) -> bool:
    return takes_scars(who, bool(state.fight and state.fight.scars_of_warbands))


def outcome(state: State, who: Party, result: Result, *, bloodless: bool) -> str:
    """What a blow comes to, in a few words; many have no Scars, and nobody has them without blood (MB-A12)."""
    if result == "scar" and (bloodless or not _scarred(state, who)):
        return "no Guard left, and no Scar"
    if result == "evaded" and isinstance(who, Unit) and who.built:
        return "it stands"
    return OUTCOMES[result]


def fallen(state: State, name: str, result: Result, why: str, chance: Chance) -> tuple[State, str, tuple[Event, ...]]:
    """The state with someone down, dead or destroyed, a sentence of it, and further events. Of a group the next one
    steps up; a Member who is slain leaves as by any other death."""
    who = party_of(state, name)
    state, thrown = unridden(state, name)
    if isinstance(who, Member):
        return _member_down(state, who, result, why, thrown, chance)
    if standing(who) > 1:
        return *_next_of_group(state, who), ()
    state = changed(state, name, wall="", leads="", steed="")
    for leader in [one.name for one in state.fight.fighters if one.leads == name] if state.fight else ():
        state = changed(state, leader, leads="")
    ended = replace(who, end=_end(who, result), down=who.number if who.number > 1 else 0)
    told = f" {_ENDS[ended.end].format(name=name, be=verb(ended, 'is', 'are'))}" if ended.end in _ENDS else ""
    return with_party(state, ended), f"{told}{thrown}", ()


_ENDS: dict[End, str] = {
    "dying": "{name} is down, and dead within the hour without care.",
    "slain": "{name} {be} out of it.",
    "routed": "{name} {be} routed from the field.",
    "wiped": "{name} {be} wiped out.",
}
"""What is not here is told by the blow itself."""


def _end(who: Unit, result: Result) -> End:
    if result == "destroyed":
        return "destroyed"
    if who.kind == "warband":
        return "routed" if result == "mortal" else "wiped"
    return "dying" if result == "mortal" and who.number == 1 else "slain"


def _member_down(
    state: State, who: Member, result: Result, why: str, thrown: str, chance: Chance
) -> tuple[State, str, tuple[Event, ...]]:
    state = changed(state, who.name, wall="", leads="", steed="")
    if result == "slain":
        step = to_die(state, company.Die(who.name, "slain", why), chance)
        return step.state, thrown, step.events
    state = with_party(state, replace(who, dying=True))
    return state, f" {who.name} is down and dying: care within the hour saves them.{thrown}", ()


def _next_of_group(state: State, who: Unit) -> tuple[State, str]:
    """One of a group is down, and the numbers are those of the next, fresh and as they came."""
    down = who.down + 1
    virtues = {key: replace(getattr(who, key), now=getattr(who, key).full) for key in ("guard", "vig", "cla", "spi")}
    changes: dict[str, Any] = {**virtues, "down": down, "fatigued": False, "exposed": False}
    state = with_party(state, replace(who, **changes))
    steed = OWN_MOUNT if who.mounted else ""
    state = changed(state, who.name, bared=0, stopped=0, impaired=0, hindered=(), trapped=0, steed=steed)
    return state, f" {who.number - down} of {who.number} stand."


def unridden(state: State, name: str) -> tuple[State, str]:
    """The state with nobody on that steed, and a sentence of who sat on it."""
    riders = [one for one in state.fight.fighters if one.steed == name] if state.fight else []
    for rider in riders:
        state = changed(state, rider.name, steed="")
    return state, "".join(f" {rider.name} is on foot." for rider in riders if party(state, rider.name))
