"""Warbands of a Domain: mustered by Holding, trained and armed by its Marshal, sent home (MB-387, MB-407, MB-A63)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.company.model import GuardScore, Score
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.forces.blocks import WARBANDS, numbers, title_of, verb, warband
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.rules.common import Rule, done, unused
from realmgen.games.bastionland.rules.domain.common import domain_of, holding_of
from realmgen.games.bastionland.rules.forces.common import (
    LONGEST,
    check_peace,
    names,
    unit_of,
    warband_of,
    with_unit,
)
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def out_of(state: State, at: str) -> tuple[Unit, ...]:
    """The Warbands of a Holding that have not gone home, those that were lost too."""
    return tuple(unit for unit in state.units if unit.home == at and unit.end != "disbanded")


def check_muster(state: State, command: c.Muster) -> None:
    """Somebody rules there, all makes are known, and no more Warbands go out than the Holding has."""
    holding = holding_of(state, command.at)
    domain_of(state, command.at)
    if not command.trained:
        raise IllegalCommand(f"say how each Warband is armed: {', '.join(WARBANDS)}")
    for make in command.trained:
        if make.strip().casefold() not in WARBANDS:
            raise IllegalCommand(f"{make!r} is no Warband of the rules: there are {', '.join(WARBANDS)}")
    most, out = warbands_of(realm_of(state), command.at), len(out_of(state, command.at))
    if out + len(command.trained) > most:
        gone = f", of which {out} went out already: `disband` sends them home" if out else ""
        raise IllegalCommand(f"{holding.name} musters {most} Warbands{gone}")


def muster(state: State, command: c.Muster, chance: Chance) -> Step[State]:
    """A Holding musters its own Warbands; the Marshal decides how each is trained and armed (MB-387, MB-407)."""
    holding, domain = holding_of(state, command.at), domain_of(state, command.at)
    new: list[str] = []
    for make in command.trained:
        key = make.strip().casefold()
        name = unused(f"{title_of(key)} of {holding.name}"[: LONGEST - 3], names(state))
        unit = replace(warband(key, name), home=command.at, serves=domain.ruler, source="vassals")
        state, new = with_unit(state, unit), [*new, name]
    text = f"{holding.name} musters {_bands(command.trained)}; {_marshal(domain)}."
    return done(state, "mustered", text, at=command.at, names=new)


def _bands(trained: tuple[str, ...]) -> str:
    """`a Warband of riders`, `3 Warbands, 2 of militia and 1 of riders`."""
    makes = Counter(title_of(make.strip()).lower() for make in trained)
    if len(trained) == 1:
        return f"a Warband of {next(iter(makes))}"
    told = listed([f"{number} of {make}" for make, number in makes.items()])
    return f"{len(trained)} Warbands, {told}"


def _marshal(domain: Domain) -> str:
    marshal = domain.council.get("marshal", "")
    if marshal:
        return f"{marshal} as Marshal saw to their arms"
    return f"no Marshal sits on the Council, so {domain.ruler or 'the ruler'} had to see to their arms"


def check_train(state: State, command: c.Retrain) -> None:
    """A Warband that stands, out of a fight, and not armed so already."""
    unit = warband_of(state, command.name)
    check_peace(state, command.name)
    if unit.make == command.make:
        raise IllegalCommand(f"{unit.name} are {title_of(command.make).lower()} already")


def train(state: State, command: c.Retrain, chance: Chance) -> Step[State]:
    """The Marshal trains and arms a Warband otherwise (MB-387); whom it lost stays lost."""
    unit = warband_of(state, command.name)
    new = warband(command.make, unit.name)
    trained = replace(
        unit,
        make=new.make,
        guard=GuardScore(_less(unit.guard, new.guard.full, least=0), new.guard.full),
        vig=_kept(unit.vig, new.vig),
        cla=_kept(unit.cla, new.cla),
        spi=_kept(unit.spi, new.spi),
        armour=new.armour,
        attacks=new.attacks,
        shields=new.shields,
        spears=new.spears,
        mounted=new.mounted,
    )
    domain = state.domain(unit.home) if unit.home else None
    marshal = f"; {_marshal(domain)}" if domain else ""
    text = f"{unit.name} are trained and armed as {title_of(command.make).lower()} now: {numbers(trained)}{marshal}."
    return done(with_unit(state, trained), "trained", text, name=unit.name, make=new.make)


def _kept(old: Score, new: Score) -> Score:
    return Score(_less(old, new.full, least=min(1, old.now)), new.full)


def _less(old: Score | GuardScore, full: int, least: int) -> int:
    """What is left of it when as much is lacking as before."""
    return max(least, full - (old.full - old.now))


def check_disband(state: State, command: c.Disband) -> None:
    """A unit that has not gone home already, and does not fight."""
    if unit_of(state, command.name).end == "disbanded":
        raise IllegalCommand(f"{command.name} went home already")
    check_peace(state, command.name)


def disband(state: State, command: c.Disband, chance: Chance) -> Step[State]:
    """A unit goes home, or is no longer needed; its name is free again."""
    unit = unit_of(state, command.name)
    if unit.built:
        text = f"{unit.name} is no longer needed."
    elif unit.stands:
        text = f"{unit.name} {verb(unit, 'goes', 'go')} home."
    else:
        text = f"{unit.name} will not be met again."
    return done(with_unit(state, replace(unit, end="disbanded")), "disbanded", text, name=unit.name)


RULES: dict[type[Any], Rule] = {
    c.Muster: (check_muster, muster),
    c.Retrain: (check_train, train),
    c.Disband: (check_disband, disband),
}
