"""Soldiers in service: what they need, what wears them down, and when they obey no more (MB-375 to MB-377)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.company.model import GuardScore, Score
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifewords import amount_of, because, check_amount
from realmgen.games.bastionland.rules.forces.common import check_peace, standing, warband_of, with_unit
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

REFUSES = "refuses orders and acts only for itself"
"""What a broken Warband does (MB-377)."""


def weakened(unit: Unit, loss: int) -> Unit:
    """A Warband with that much less SPI, never below 0: at 0 it is broken (MB-353, MB-376)."""
    left = max(0, unit.spi.now - loss)
    return replace(unit, spi=replace(unit.spi, now=left), end=unit.end if left else "broken")


def obeys(unit: Unit) -> bool:
    """Whether a Warband takes orders: not when it is broken (MB-377)."""
    return unit.end != "broken" and (unit.kind != "warband" or unit.spi.now > 0)


def check_drive(state: State, command: c.Drive) -> None:
    """A Warband that stands and has SPI to lose."""
    unit = warband_of(state, command.name)
    check_amount(command.amount)
    if not unit.spi.now:
        raise IllegalCommand(f"{unit.name} has no SPI left to lose: it {REFUSES}")


def drive(state: State, command: c.Drive, chance: Chance) -> Step[State]:
    """A Warband that is ill-rested, ill-fed or over-driven loses SPI; at 0 it is broken (MB-353, MB-376, MB-377)."""
    unit = warband_of(state, command.name)
    loss = min(amount_of(command.amount, chance, f"SPI lost by {unit.name}"), unit.spi.now)
    new = weakened(unit, loss)
    text = because(f"{unit.name} lost {loss} SPI, with {new.spi.now} left", command.why)
    text += f" The Warband is broken: it {REFUSES}." if new.end == "broken" else ""
    return done(with_unit(state, new), "driven", text, name=unit.name, lost=loss, left=new.spi.now)


def check_needs(state: State, command: c.Needs) -> None:
    """A living unit, and no news that is none."""
    unit = standing(state, command.name)
    if unit.built:
        raise IllegalCommand(f"{unit.name} is a {unit.kind}: it needs neither food nor rest")
    if unit.strained == (command.met == "unmet"):
        raise IllegalCommand(f"{unit.name}'s needs are {command.met} already")


def needs(state: State, command: c.Needs, chance: Chance) -> Step[State]:
    """Soldiers expect their basic needs met: food, shelter and rest (MB-375)."""
    unit = standing(state, command.name)
    strained = command.met == "unmet"
    text = (
        f"{unit.name} {verb(unit, 'goes', 'go')} without what they need; in time that costs them SPI."
        if strained
        else f"{unit.name} {verb(unit, 'has', 'have')} what they need again."
    )
    return done(with_unit(state, replace(unit, strained=strained)), "needs", text, name=unit.name, met=command.met)


def check_order(state: State, command: c.Order) -> None:
    """A unit that takes orders (MB-377)."""
    unit = standing(state, command.name)
    if unit.built:
        raise IllegalCommand(f"{unit.name} is a {unit.kind}: give the order to who mans it")
    if not obeys(unit):
        raise IllegalCommand(f'{unit.name} is broken and {REFUSES}: `rally "{unit.name}" whole` restores it')


def order(state: State, command: c.Order, chance: Chance) -> Step[State]:
    """Tell a Warband what to do."""
    unit = standing(state, command.name)
    grumbling = " They go without what they need, and grumble." if unit.strained else ""
    text = because(f"{unit.name} {verb(unit, 'has', 'have')} their order", command.what) + grumbling
    return done(state, "ordered", text, name=unit.name, what=command.what.strip())


def check_rally(state: State, command: c.Rest) -> None:
    """A living unit out of a fight, with something to restore."""
    unit = standing(state, command.name)
    check_peace(state, command.name)
    if unit.built:
        raise IllegalCommand(f"{unit.name} is a {unit.kind}: `repair` mends it")
    if rested(unit, whole=command.how == "whole") == unit:
        raise IllegalCommand(f"{unit.name} has nothing to restore")


def rally(state: State, command: c.Rest, chance: Chance) -> Step[State]:
    """Guard after a moment of peace (MB-114); `whole`: all Virtues too, and a broken Warband obeys again."""
    unit = standing(state, command.name)
    new = rested(unit, whole=command.how == "whole")
    what = "all Guard and Virtues" if command.how == "whole" else "all Guard"
    obeying = " They take orders again." if unit.end == "broken" and not new.end else ""
    text = f"{unit.name} {verb(unit, 'has', 'have')} {what} again.{obeying}"
    return done(with_unit(state, new), "rallied", text, name=unit.name)


def rested(unit: Unit, *, whole: bool) -> Unit:
    """A unit with its Guard in full, with `whole` all of it: then it is neither broken nor worn out."""
    new = replace(unit, guard=GuardScore(unit.guard.full, unit.guard.full))
    if not whole:
        return new
    vig, cla, spi = (Score(score.full, score.full) for score in (unit.vig, unit.cla, unit.spi))
    end = "" if unit.end == "broken" and spi.now else unit.end
    return replace(new, vig=vig, cla=cla, spi=spi, fatigued=False, end=end)


RULES: dict[type[Any], Rule] = {
    c.Drive: (check_drive, drive),
    c.Needs: (check_needs, needs),
    c.Order: (check_order, order),
    c.Rest: (check_rally, rally),
}
