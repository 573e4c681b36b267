"""Who is down: care within the hour, death without it, and more of a group who fall by hand (MB-067, MB-105)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.who import dying, standing
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifefate import die as to_die
from realmgen.games.bastionland.rules.fight.common import party_of, with_party
from realmgen.games.bastionland.rules.fight.morale import due
from realmgen.games.bastionland.rules.forces.common import standing as unit_standing
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_dying(state: State, command: c.Tend | c.Expire) -> None:
    """They are Mortally Wounded."""
    if not dying(party_of(state, command.name)):
        raise IllegalCommand(f"{command.name} is not Mortally Wounded")


def tend(state: State, command: c.Tend, chance: Chance) -> Step[State]:
    """A few moments of care save a life (MB-067)."""
    who = party_of(state, command.name)
    saved = replace(who, dying=False) if isinstance(who, Member) else replace(who, end="")
    text = f"{command.name} is tended, and will live."
    return done(with_party(state, saved), "tended", text, name=command.name)


def expire(state: State, command: c.Expire, chance: Chance) -> Step[State]:
    """An hour without care, and they are dead (MB-067)."""
    who = party_of(state, command.name)
    if isinstance(who, Member):
        return to_die(state, company.Die(who.name, "slain", "no care came within the hour"), chance)
    text = f"{command.name} died: no care came within the hour."
    return done(with_party(state, replace(who, end="slain")), "died", text, name=command.name)


def check_fall(state: State, command: c.Fall) -> None:
    """It is a group, and so many of it stand."""
    who = unit_standing(state, command.name)
    if who.built:
        raise IllegalCommand(f"{command.name} is a {who.kind}, not a group of people")
    left = standing(who)
    if not 1 <= command.number <= left:
        raise IllegalCommand(f"{left} of {command.name} stand: name a number from 1 to {left}")


def fall(state: State, command: c.Fall, chance: Chance) -> Step[State]:
    """So many more are down, because the game master says so; half of them lost, a Morale test is due (MB-105)."""
    who = unit_standing(state, command.name)
    new: Unit = replace(who, down=who.down + command.number)
    left = standing(new)
    state = with_party(state, new if left else replace(new, end="wiped" if who.kind == "warband" else "slain"))
    stand = f"{left} of {who.number} stand" if left else "none of them stands"
    text = f"By hand, {command.number} of {who.name} {'are' if command.number > 1 else 'is'} down: {stand}."
    if state.fight and state.fight.find(who.name):
        state, told = due(state, who.name, "wounded")
        text += told
    return done(state, "fell", text, name=who.name, number=command.number, left=left)


RULES: dict[type[Any], Rule] = {
    c.Tend: (check_dying, tend),
    c.Expire: (check_dying, expire),
    c.Fall: (check_fall, fall),
}
