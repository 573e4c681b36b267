"""Scars: what each row of the table does, and the gains that wait (MB-124 to MB-138)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Scar, Score
from realmgen.games.bastionland.company.scars import ROWS, Row
from realmgen.games.bastionland.company.states import WORDS
from realmgen.games.bastionland.fight.bands import is_warband
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Die
from realmgen.games.bastionland.fight.who import lacks_virtues
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.fight.common import party_of, with_party
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

GAIN = 6
"""The die by which Guard grows for good."""
MOST_GUARD = 99


MUTILATION = 10


def taken(state: State, name: str, die: Die | None, chance: Chance) -> tuple[State, str]:
    """A Scar by the die that caused it, rolled again (MB-124, MB-A11); without such a die, a d4."""
    sides = die.sides if die else 4
    row = min(len(ROWS), chance.roll(sides, f"{name}'s Scar"))
    state, text = scarred(state, name, row, chance)
    return state, f"The d{sides} is rolled again, {row}. {text}"


def scarred(state: State, name: str, number: int, chance: Chance) -> tuple[State, str]:
    """The state with that Scar of someone, and what it is in words. Its loss kills nobody (MB-125); a Warband
    without SPI is broken (MB-353)."""
    row, who = ROWS[number], party_of(state, name)
    place = row.places[chance.roll(6, f"where {name}'s {row.name} is") - 1] if row.places else ""
    told = [f"{name} is scarred: {row.name}{f', {place}' if place else ''}, {row.tells}"]
    if row.virtue:
        who, lost = _lost(who, row, chance)
        told.append(lost)
    if isinstance(who, Unit) and is_warband(who) and not who.end and not who.spi.now:
        who = replace(who, end="broken")
        told.append("they are broken")
    waits = bool(row.waits)
    if row.upto and not waits:
        who, gained = _grown(who, row, chance)
        told.append(gained)
    if waits:
        told.append(f"their Guard may grow once {row.waits}")
    who = replace(who, scars=(*who.scars, Scar(number, state.day.now, place, waits)))
    return with_party(state, who), f"{'; '.join(filter(None, told))}."


def _lost(who: Party, row: Row, chance: Chance) -> tuple[Party, str]:
    assert row.virtue
    score: Score = getattr(who, row.virtue)
    rolled = sum(chance.roll(6, f"{WORDS[row.virtue]} lost by {who.name}") for _ in range(row.dice))
    now = max(0, score.now - rolled)
    changes: dict[str, Any] = {row.virtue: replace(score, now=now)}
    return replace(who, **changes), f"{rolled} {WORDS[row.virtue]} lost, {now} of {score.full} left"


def _grown(who: Party, row: Row, chance: Chance) -> tuple[Party, str]:
    """Guard that grows for good where it is low enough."""
    full = who.guard.full
    if full > row.upto:
        return who, f"Guard stays {full}"
    more = min(MOST_GUARD, full + chance.roll(GAIN, f"Guard won by {who.name}"))
    return replace(who, guard=replace(who.guard, full=more)), f"Guard in full rises from {full} to {more}"


def mended(state: State, name: str, place: int, chance: Chance) -> tuple[State, str]:
    """The state after the gain of a Scar has come, by its place from 1, and what it was in words."""
    who = party_of(state, name)
    scar = who.scars[place - 1]
    row = ROWS[scar.row]
    who, gained = _grown(who, row, chance)
    scars = tuple(replace(one, waits=False) if at == place else one for at, one in enumerate(who.scars, 1))
    return with_party(state, replace(who, scars=scars)), f"{name}'s {row.name} is settled: {gained}."


def adapted(state: State, chance: Chance) -> tuple[State, tuple[str, ...]]:
    """A new Season: whoever lives with a Mutilation has found a way by now (MB-136); the state, and a sentence each."""
    told = []
    everybody: tuple[Party, ...] = (*state.company.living, *state.units)
    for who in everybody:
        for place, scar in enumerate(who.scars, 1):
            if scar.row == MUTILATION and scar.waits:
                state, text = mended(state, who.name, place, chance)
                told.append(text)
    return state, tuple(told)


def check_mend(state: State, command: c.MendScar) -> None:
    """There is such a Scar, and its gain waits."""
    scars = party_of(state, command.name).scars
    if not 1 <= command.number <= len(scars):
        have = f"they are numbered from 1 to {len(scars)}" if scars else "they have none"
        raise IllegalCommand(f"{command.name} has no Scar {command.number}: {have}")
    scar = scars[command.number - 1]
    if not scar.waits:
        raise IllegalCommand(f"{command.name}'s {ROWS[scar.row].name} waits for nothing")


def mend(state: State, command: c.MendScar, chance: Chance) -> Step[State]:
    """A Scar was stitched, patched, adapted to or avenged (MB-132, MB-134, MB-136, MB-138)."""
    state, text = mended(state, command.name, command.number, chance)
    told = because(text.rstrip("."), command.how)
    return done(state, "mended", told, name=command.name, number=command.number)


def check_scarred(state: State, command: c.Scarred) -> None:
    """It is a row of the table, and someone who can bear it."""
    who = party_of(state, command.name)
    if lacks_virtues(who):
        raise IllegalCommand(f"{command.name} is a thing: it takes no Scars")
    if command.row not in ROWS:
        raise IllegalCommand(f"the table of Scars has the rows 1 to {len(ROWS)}, not {command.row}")


def by_hand(state: State, command: c.Scarred, chance: Chance) -> Step[State]:
    """Someone takes that Scar, because the game master says so."""
    state, text = scarred(state, command.name, command.row, chance)
    told = f"{because(f'By hand, {command.name} takes a Scar', command.why)} {text}"
    return done(state, "scar", told, name=command.name, row=command.row)


RULES: dict[type[Any], Rule] = {
    c.MendScar: (check_mend, mend),
    c.Scarred: (check_scarred, by_hand),
}
