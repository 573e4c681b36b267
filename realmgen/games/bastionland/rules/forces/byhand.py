"""Units by the game master's hand: what became of them, and whether players may know of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import End, Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.forces.common import unit_of, with_unit
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

_ENDS: dict[str, str] = {
    "slain": "slain",
    "routed": "routed",
    "broken": "broken",
    "wiped": "wiped out",
    "destroyed": "destroyed",
    "fled": "gone, having fled",
    "yielded": "out of it, having yielded",
}


def check_finish(state: State, command: c.Finish) -> None:
    """An end that such a unit can have, and has not yet."""
    unit = unit_of(state, command.name)
    if command.end == _end_of(unit):
        raise IllegalCommand(f"{unit.name} {'stands' if command.end == 'stands' else f'is {command.end}'} already")
    fit = _possible(unit)
    if command.end not in fit:
        raise IllegalCommand(f"a {unit.kind} cannot be {command.end}: choose {', '.join(fit)}")


def finish(state: State, command: c.Finish, chance: Chance) -> Step[State]:
    """By hand: what became of a unit, or that it stands again."""
    unit = unit_of(state, command.name)
    end: End = "" if command.end == "stands" else command.end
    new = replace(unit, end=end) if end else _up_again(unit)
    told = f"{verb(unit, 'is', 'are')} {_ENDS[command.end]}" if end else f"{verb(unit, 'takes', 'take')} part again"
    return done(with_unit(state, new), "finished", f"{unit.name} {told}, by hand.", name=unit.name, end=end)


def _up_again(unit: Unit) -> Unit:
    """A unit that stands: it has 1 VIG, a thing 1 Guard, and of a group one is up at least."""
    new = replace(unit, end="", down=min(unit.down, unit.number - 1))
    if unit.built:
        return replace(new, guard=replace(unit.guard, now=max(unit.guard.now, min(1, unit.guard.full))))
    return replace(new, vig=replace(unit.vig, now=max(1, unit.vig.now)))


def _end_of(unit: Unit) -> str:
    return unit.end or "stands"


def _possible(unit: Unit) -> tuple[str, ...]:
    if unit.built:
        return ("destroyed", "stands")
    if unit.kind == "warband":
        return ("routed", "broken", "wiped", "fled", "yielded", "stands")
    return ("slain", "routed", "fled", "yielded", "stands")


def check_cloak(state: State, command: c.Veiled) -> None:
    """A unit of which that does not hold yet."""
    unit = unit_of(state, command.name)
    if unit.secret == (command.turn == "on"):
        raise IllegalCommand(f"{unit.name} is {'kept from the players' if unit.secret else 'known to them'} already")


def cloak(state: State, command: c.Veiled, chance: Chance) -> Step[State]:
    """Whether players may know of a unit."""
    unit = unit_of(state, command.name)
    secret = command.turn == "on"
    text = (
        f"{unit.name} {verb(unit, 'is', 'are')} kept from the players."
        if secret
        else f"Players may know of {unit.name}."
    )
    return done(with_unit(state, replace(unit, secret=secret)), "cloaked", text, name=unit.name, secret=secret)


RULES: dict[type[Any], Rule] = {
    c.Finish: (check_finish, finish),
    c.Veiled: (check_cloak, cloak),
}
