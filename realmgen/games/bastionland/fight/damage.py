"""What Damage does (MB-047, MB-057, MB-058, MB-062 to MB-068, MB-137): numbers in, numbers out, no State."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from realmgen.games.bastionland.fight.model import Die

Result = Literal["unharmed", "evaded", "scar", "wounded", "mortal", "slain", "destroyed"]
"""What an attack comes to. A `scar` is Guard brought to exactly 0; who has no Scars is none the worse for it."""
DOWN: tuple[Result, ...] = ("mortal", "slain", "destroyed")
"""Results after which the target is out of the fight."""


@dataclass(frozen=True, slots=True)
class Body:
    """Whatever can be hit, by the numbers that count. `exposed` sends all Damage to VIG, `doomed` makes a Mortal Wound
    the end (MB-137), `built` things have Guard alone (MB-358)."""

    guard: int
    vig: int = 0
    exposed: bool = False
    doomed: bool = False
    built: bool = False


def hit(body: Body, damage: int) -> tuple[Body, Result]:
    """The body after so much Damage, and what that is. Damage below 0 counts as none."""
    if damage <= 0:
        return body, "unharmed"
    if body.exposed and not body.built:
        return _hurt(body, damage)
    if damage < body.guard:
        return replace(body, guard=body.guard - damage), "evaded"
    bare = replace(body, guard=0)
    if body.built:
        return bare, "destroyed"
    return (bare, "scar") if damage == body.guard else _hurt(bare, damage - body.guard)


def _hurt(body: Body, loss: int) -> tuple[Body, Result]:
    """VIG lost to Damage: at least half of what there was before is a Mortal Wound (MB-066, MB-A18)."""
    hurt = replace(body, vig=max(0, body.vig - loss))
    if not hurt.vig:
        return hurt, "slain"
    if 2 * loss < body.vig:
        return hurt, "wounded"
    return hurt, "slain" if body.doomed else "mortal"


def highest(dice: Iterable[Die]) -> Die | None:
    """The die that counts: the highest still in the pool, of equal ones that with most sides (MB-055, MB-A11)."""
    return max((die for die in dice if not die.gone), key=lambda die: (die.value, die.sides), default=None)


def dealt(base: int, bolsters: int, armour: int) -> int:
    """The Damage of an attack: the highest die, 1 for each Bolster, Armour off, never below 0 (MB-056 to MB-058,
    MB-A13)."""
    return max(0, base + bolsters - armour)
