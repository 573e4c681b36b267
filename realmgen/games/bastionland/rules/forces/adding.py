"""Units that come into play: by a stat block of the rules, by one's own, or out of a tale (MB-350 to MB-382)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.forces.arms import arm
from realmgen.games.bastionland.forces.blocks import foe_kind, living, numbers, of_make, title_of, verb
from realmgen.games.bastionland.forces.model import Source, Unit
from realmgen.games.bastionland.lore.model import Actor, Stats
from realmgen.games.bastionland.lore.notation import EXAMPLE, read_stats
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.rules.common import Rule, done, unused
from realmgen.games.bastionland.rules.forces.common import LONGEST, check_new_name, names, with_unit
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

SOURCES: dict[Source, str] = {
    "vassals": "loyal vassals send them",
    "knights": "Knights who share the cause bring them",
    "mercenaries": "they fight for an agreed price",
}
"""By source: where soldiers come from (MB-374)."""
_MANY = 99
_WARBAND = re.compile(r"(?:^|, )a warband[.;]", re.IGNORECASE)
"""How a tale says of one of its cast that they are a Warband."""


def check_levy(state: State, command: c.Raise) -> None:
    """The name is free, and only soldiers come from somewhere."""
    check_new_name(state, command.name)
    if command.source != "none" and of_make(command.make, command.name).kind != "warband":
        raise IllegalCommand(f"a {title_of(command.make).lower()} is no Warband: soldiers alone have a source")
    if len(command.serves.strip()) > LONGEST:
        raise IllegalCommand(f"whom it follows is {len(command.serves.strip())} characters long: at most {LONGEST}")


def levy(state: State, command: c.Raise, chance: Chance) -> Step[State]:
    """Add a unit by a stat block of the rules; soldiers come from one of three sources (MB-374)."""
    unit = of_make(command.make, command.name.strip())
    source: Source = "" if command.source == "none" else command.source
    unit = replace(unit, source=source, serves=command.serves.strip())
    told = f"{unit.name}{_what(unit)} {_ready(unit)}: {numbers(unit)}"
    more = [SOURCES[source]] if source else []
    more += [f"{verb(unit, 'it follows', 'they follow')} {unit.serves}"] if unit.serves else []
    text = f"{'; '.join([told, *more])}."
    return done(with_unit(state, unit), "levied", text, name=unit.name, make=unit.make, source=source)


def _what(unit: Unit) -> str:
    """`, a Warband of militia,`: what the name does not say already."""
    title = title_of(unit.make).lower()
    said = title in unit.name.casefold()
    if unit.kind == "warband":
        return ", a Warband," if said else f", a Warband of {title},"
    return "" if said else f", a {title},"


def _ready(unit: Unit) -> str:
    return verb(unit, "stands ready", "stand ready")


def check_foe(state: State, command: c.Foe) -> None:
    """The name is free, and the stat block can be read."""
    check_new_name(state, command.name)
    _stats(command.stats)
    _check_number(command.number)


def foe(state: State, command: c.Foe, chance: Chance) -> Step[State]:
    """Add a foe, or a group, by a stat block (MB-M8). Players do not know of them before they meet."""
    stats = _stats(command.stats)
    unit = replace(living(command.name.strip(), foe_kind(stats), stats, command.number), secret=True)
    return done(with_unit(state, unit), "foe", f"{_counted(unit)} {_ready(unit)}: {numbers(unit)}.", name=unit.name)


def _stats(text: str) -> Stats:
    stats = read_stats(text)
    if not stats.vig:
        raise Unreadable(f"{text!r} has VIG 0 and would be slain: write it as {EXAMPLE!r}")
    return stats


def _check_number(number: int) -> None:
    if not 1 <= number <= _MANY:
        raise IllegalCommand(f"a group counts 1 to {_MANY}, not {number}: about two dozen make a Warband")


def _counted(unit: Unit) -> str:
    return f"{unit.name}, a group of {unit.number}," if unit.number > 1 else unit.name


def check_cast(state: State, command: c.CallCast) -> None:
    """There is that Myth, its tale has one of that name, and they have numbers."""
    actor = _actor(_myth(state, command.myth), command.actor)
    if not actor.stats.vig:
        raise IllegalCommand(
            f'{actor.name} has no numbers in the tale: `foe "{actor.name}" "{EXAMPLE}"` gives them some'
        )
    _check_number(command.number)
    if command.number > 1 and command.form == "warband":
        raise IllegalCommand(f"a Warband is one unit: call {actor.name} in once for each")


def cast(state: State, command: c.CallCast, chance: Chance) -> Step[State]:
    """Add one of a Myth's cast with the tale's numbers: a Warband where the tale, or the game master, says so."""
    myth = _myth(state, command.myth)
    actor = _actor(myth, command.actor)
    told = command.form == "told" and command.number == 1 and _WARBAND.search(actor.note)
    kind = "warband" if told or command.form == "warband" else foe_kind(actor.stats)
    unit = living(unused(actor.name, names(state)), kind, actor.stats, command.number)
    alone = unit.number == 1 and kind != "warband"
    unit = replace(unit, named=alone, secret=True, note=actor.note)
    who = f"{unit.name}, a Warband" if kind == "warband" else _counted(unit).rstrip(",")
    text = f"{who}, out of the tale of {myth.name}, {_ready(unit)}: {numbers(unit)}."
    return done(with_unit(state, unit), "cast", text, name=unit.name, myth=myth.number)


def _myth(state: State, number: int) -> Myth:
    found = next((myth for myth in realm_of(state).myths if myth.number == number), None)
    if found is None:
        known = ", ".join(str(myth.number) for myth in realm_of(state).myths) or "none"
        raise IllegalCommand(f"there is no Myth {number}: there are {known}")
    return found


def _actor(myth: Myth, name: str) -> Actor:
    cast = myth.tale.cast if myth.tale else ()
    found = next((actor for actor in cast if actor.name.casefold() == name.strip().casefold()), None)
    if found is None:
        known = ", ".join(actor.name for actor in cast) or "nobody"
        raise IllegalCommand(f"nobody in the tale of {myth.name} is called {name!r}: it has {known}")
    return found


def check_unit(state: State, command: c.PutUnit) -> None:
    """The values agree with one another, and the name is free or that of a unit to change."""
    if wrong := tuple(_faults(command.unit)):
        raise IllegalCommand(*wrong)
    if state.unit(command.unit.name) is None:
        check_new_name(state, command.unit.name)


def put_unit(state: State, command: c.PutUnit, chance: Chance) -> Step[State]:
    """Write a unit in full by hand, new or in the place of the one of its name."""
    unit = command.unit
    new = state.unit(unit.name) is None
    how = "was written by hand" if new else "was changed by hand"
    return done(
        with_unit(state, unit), "unit", f"{unit.name} {how}: {numbers(unit) or unit.kind}.", name=unit.name, new=new
    )


def _faults(unit: Unit) -> Iterator[str]:
    """What of a unit does not go together."""
    if unit.name != unit.name.strip():
        yield f"{unit.name!r} begins or ends with a space: write the name without"
    for what in ("vig", "cla", "spi", "guard"):
        score = getattr(unit, what)
        if score.now > score.full:
            yield f"{what} is {score.now} of {score.full}: at most what it is in full"
    if unit.built and any((unit.vig.full, unit.cla.full, unit.spi.full)):
        yield f"a {unit.kind} has no Virtues, only Guard and Armour"
    if not unit.built and not unit.vig.full:
        yield f"{unit.name} has VIG 0 in full: whoever lives has 1 at least"
    if unit.number > 1 and unit.kind not in ("person", "beast"):
        yield f"a {unit.kind} is one unit: number is 1, and not {unit.number}"
    if unit.down > unit.number:
        yield f"{unit.down} are down of {unit.number}: at most all of them"
    yield from (f"{line!r} has no dice: write it as 'mace d8 hefty'" for line in unit.attacks if not arm(line).dice)


RULES: dict[type[Any], Rule] = {
    c.PutUnit: (check_unit, put_unit),
    c.Raise: (check_levy, levy),
    c.Foe: (check_foe, foe),
    c.CallCast: (check_cast, cast),
}
