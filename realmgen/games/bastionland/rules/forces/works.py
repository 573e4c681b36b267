"""Ships and structures: repairs, and ships that collide (MB-358, MB-359, MB-365, MB-A65)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.forces.common import check_peace, standing, with_unit
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

COLLISION, LARGER = 12, 6
"""The die that colliding ships take, and that of a much larger one (MB-365)."""


def battered(unit: Unit, damage: int) -> Unit:
    """A ship, structure or engine after so much Damage: at no Guard it is destroyed, and the excess is nothing (MB-358,
    MB-A65)."""
    left = max(0, unit.guard.now - damage)
    return replace(unit, guard=replace(unit.guard, now=left), end=unit.end if left else "destroyed")


def check_repair(state: State, command: c.Repair) -> None:
    """Something built that stands, has lost Guard, and is not fought over."""
    unit = standing(state, command.name)
    if not unit.built:
        raise IllegalCommand(f'{unit.name} is no ship, structure or engine: `rally "{unit.name}"` restores them')
    check_peace(state, command.name)
    if unit.guard.now == unit.guard.full:
        raise IllegalCommand(f"{unit.name} has lost no Guard: there is nothing to repair")


def repair(state: State, command: c.Repair, chance: Chance) -> Step[State]:
    """A day of repairs (MB-359)."""
    unit = standing(state, command.name)
    new = replace(unit, guard=replace(unit.guard, now=unit.guard.full))
    text = f"A day of repairs gives {unit.name} all its Guard again: {unit.guard.full}GD."
    return done(with_unit(state, new), "repaired", text, name=unit.name, before=unit.guard.now)


def check_collide(state: State, command: c.Collide) -> None:
    """Two ships that stand."""
    if command.one == command.other:
        raise IllegalCommand(f"{command.one} cannot collide with itself: name two ships")
    for name in (command.one, command.other):
        unit = standing(state, name)
        if unit.kind != "ship":
            raise IllegalCommand(f"{name} is a {unit.kind} and no ship")


def collide(state: State, command: c.Collide, chance: Chance) -> Step[State]:
    """Each takes d12 Damage, a much larger one d6; Armour does not help (MB-365, MB-A65)."""
    sides = {"first": (LARGER, COLLISION), "second": (COLLISION, LARGER)}.get(command.larger, (COLLISION, COLLISION))
    told: list[str] = []
    rolled: list[int] = []
    for name, die in zip((command.one, command.other), sides, strict=True):
        rolled.append(chance.roll(die, f"Damage to {name}"))
        new = battered(standing(state, name), rolled[-1])
        state = with_unit(state, new)
        left = "is destroyed" if new.end else f"has {new.guard.now}GD left"
        told.append(f"{name} takes {rolled[-1]} and {left}")
    text = f"{command.one} and {command.other} collide: {'; '.join(told)}."
    return done(state, "collided", text, names=[command.one, command.other], dice=rolled)


RULES: dict[type[Any], Rule] = {
    c.Repair: (check_repair, repair),
    c.Collide: (check_collide, collide),
}
