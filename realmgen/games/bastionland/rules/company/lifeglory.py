"""Glory: given and lost in dated lines with their reasons, and never silently (MB-139 to MB-144)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.glory import rank_of
from realmgen.games.bastionland.company.model import Member, Reason
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.rules.common import Rule, done, said, without
from realmgen.games.bastionland.rules.company.common import awarded, knight_of, member_of
from realmgen.games.bastionland.rules.company.lifewords import ALL, because
from realmgen.games.bastionland.season.entries import entered
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

GIVES: dict[Reason, tuple[int, ...]] = {
    "myth": (1,),
    "duel": (1, -1),
    "tournament": (1,),
    "battle": (1,),
    "age": (1,),
}
"""By reason: what it gives or takes (MB-140 to MB-144). A start and `other` reasons give any number."""


def check_glory(state: State, command: c.Glory) -> None:
    """Only Knights have Glory (MB-030); each reason gives what the rules give for it, `other` whatever is wanted."""
    right = GIVES.get(command.reason)
    if right and command.amount not in right:
        raise IllegalCommand(
            f"{command.reason} gives {' or '.join(f'{n:+d}' for n in right)} Glory, not {command.amount:+d}: give any"
            " number by hand for the reason `other`"
        )
    if command.reason == "age":
        _check_age(state, command.name)
        return
    glory = state.company.glory(knight_of(state, command.name).name)
    if not command.amount or (command.amount < 0 and not glory):
        raise IllegalCommand(f"{command.name} has {glory} Glory: {command.amount:+d} changes nothing")
    if abs(command.amount) > 99:
        raise IllegalCommand(f"{command.amount:+d} Glory is too much at once: give or take at most 99")


def _check_age(state: State, name: str) -> None:
    if name != ALL:
        knight_of(state, name)
    if not state.company.knights:
        raise IllegalCommand("there are no Knights to whom an Age gives Glory")
    if not _owed(state, name):
        raise IllegalCommand(f"Age {state.day.now.age} has given its Glory to {name} already: it gives it once")


def _owed(state: State, name: str) -> list[str]:
    """The Knights of that name, or all, whom this Age has given nothing yet (MB-144, MB-A29)."""
    age = state.day.now.age
    given = {award.knight for award in state.company.awards if award.reason == "age" and award.on.age == age}
    return [knight.name for knight in state.company.knights if knight.name not in given and name in (ALL, knight.name)]


def glory(state: State, command: c.Glory, chance: Chance) -> Step[State]:
    """Give Glory or take it, never below 0 (MB-A27); an Age gives it to each Knight once (MB-144)."""
    names = _owed(state, command.name) if command.reason == "age" else [command.name]
    hand = ", by hand" if command.reason == "other" else ""
    if (command.reason, command.name) == ("age", ALL):
        state, told = age_turned(state, command.why.strip())
    else:
        state, told = given(state, dict.fromkeys(names, command.amount), command.reason, command.why.strip())
    text = because(f"{told}{hand}", command.why)
    return done(state, "glory", text, names=names, amount=command.amount, reason=command.reason)


def given(state: State, amounts: dict[str, int], reason: Reason, why: str) -> tuple[State, str]:
    """The state with Glory given and taken by name, as dated lines, and it told without a full stop; who gets or loses
    none is left out."""
    parts = []
    for name, amount in amounts.items():
        before = state.company.glory(name)
        state, change = awarded(state, name, amount, reason, why)
        if change:
            verb = "gained" if change > 0 else "lost"
            parts.append(f"{name} {verb} {abs(change)} Glory and has {before + change}{_rank(before, before + change)}")
    return state, "; ".join(parts)


def _rank(before: int, after: int) -> str:
    """How the rank changed, as `, now Knight-Gallant` (MB-A28)."""
    new = rank_of(after)
    return f", now {new.name}" if new != rank_of(before) else ""


def age_turned(state: State, why: str) -> tuple[State, str]:
    """The state once this Age has given all Knights who live their Glory, and that told; nothing the second time
    (MB-144, MB-A29)."""
    return given(state, dict.fromkeys(_owed(state, ALL), 1), "age", why)


def check_duel(state: State, command: c.Duel) -> None:
    """One of them at least is a Knight of the Company, and each of those has Glory to stake (MB-141, MB-A27)."""
    if command.winner == command.loser:
        raise IllegalCommand(f"{command.winner} cannot fight a duel alone")
    ours = _duellists(state, command)
    if not ours:
        raise IllegalCommand(f"neither {command.winner} nor {command.loser} is of the Company: no Glory of ours moves")
    for name in ours:
        if state.company.glory(knight_of(state, name).name) < 1:
            raise IllegalCommand(f"{name} has no Glory to stake: at least 1 is needed")
    if len(_beat(command)) > LONGEST_TEXT:
        raise IllegalCommand(f"the duel is told in {len(_beat(command))} characters: {LONGEST_TEXT} are the most")


def _duellists(state: State, command: c.Duel) -> list[str]:
    return [name for name in (command.winner, command.loser) if state.company.find(name)]


def duel(state: State, command: c.Duel, chance: Chance) -> Step[State]:
    """The winner gains 1 and the loser loses 1; of who is not of the Company nothing is kept (MB-141)."""
    ours = _duellists(state, command)
    amounts = {name: 1 if name == command.winner else -1 for name in ours}
    state, told = given(state, amounts, "duel", _beat(command))
    return done(state, "duel", f"{_beat(command)} {told}.", winner=command.winner, loser=command.loser)


def _beat(command: c.Duel) -> str:
    return because(f"{command.winner} beat {command.loser} in a staked duel", command.why)


def check_battle(state: State, command: c.Battle) -> None:
    """Knights of the winning side, each named once."""
    if not command.knights:
        raise IllegalCommand("name the Knights who were on the side that won")
    for name in command.knights:
        knight_of(state, name)
    _once(command.knights)


def _once(names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise IllegalCommand(f"{name} is named twice")
        seen.add(name)


def battle(state: State, command: c.Battle, chance: Chance) -> Step[State]:
    """A battle for the histories: each Knight of the winning side gains 1 (MB-143)."""
    state, told = given(state, dict.fromkeys(command.knights, 1), "battle", command.why.strip())
    won = because("A battle for the histories was won", command.why)
    text = f"{won} {told}."
    return done(entered(state, "battle", won), "battle", text, names=list(command.knights))


def _myth(state: State, number: int) -> Myth:
    myths = realm_of(state).myths
    found = next((myth for myth in myths if myth.number == number), None)
    if found is None:
        known = ", ".join(str(myth.number) for myth in myths) or "none"
        raise IllegalCommand(f"there is no Myth {number} in the Realm: its Myths are {known}")
    return found


def check_resolve(state: State, command: c.Resolve) -> None:
    """A Myth is resolved once (MB-140); whoever took part is or was of the Company."""
    myth = _myth(state, command.number)
    if myth.number in state.resolved:
        raise IllegalCommand(f"{said(myth)} is resolved already ({state.resolved[myth.number]}): `reopen` undoes it")
    for name in command.knights:
        member_of(state, name)
    _once(command.knights)


def resolve(state: State, command: c.Resolve, chance: Chance) -> Step[State]:
    """A Myth comes to an end of whatever kind: each Knight who took part gains 1, a Squire nothing (MB-030, MB-140)."""
    myth, how = _myth(state, command.number), command.how.strip()
    took_part = [member_of(state, name) for name in command.knights]
    knights = [member.name for member in took_part if member.kind == "knight"]
    state = replace(state, resolved={**state.resolved, myth.number: how})
    state, told = given(state, dict.fromkeys(knights, 1), "myth", f"{said(myth)}: {how}")
    text = " ".join([because(f"{said(myth)} is resolved", how), *([f"{told}."] if told else []), *_without(took_part)])
    return done(state, "resolved", text, myth=myth.number, how=how, names=knights)


def _without(took_part: list[Member]) -> list[str]:
    """Who was there and gets no Glory, told (MB-030)."""
    others = [member.name for member in took_part if member.kind != "knight"]
    return [f"{listed(others)} took part, but only Knights gain Glory."] if others else []


def check_reopen(state: State, command: c.Reopen) -> None:
    """Only a resolved Myth can be opened again."""
    myth = _myth(state, command.number)
    if myth.number not in state.resolved:
        raise IllegalCommand(f"{said(myth)} is not resolved: there is nothing to open again")


def reopen(state: State, command: c.Reopen, chance: Chance) -> Step[State]:
    """A Myth is open again: the Glory it brought is taken back, in lines of its own."""
    myth = _myth(state, command.number)
    back = dict.fromkeys(_gloried(state, myth.number), -1)
    state = replace(state, resolved=without(state.resolved, myth.number))
    state, told = given(state, back, "myth", f"{said(myth)} is open again")
    text = f"{said(myth)} is open again.{f' {told}.' if told else ''}"
    return done(state, "reopened", text, myth=myth.number, names=list(back))


def _gloried(state: State, number: int) -> list[str]:
    """Those whose last line for this Myth gave them Glory."""
    last = {
        award.knight: award.amount
        for award in state.company.awards
        if award.reason == "myth" and award.why.startswith(f"Myth {number} (")
    }
    return [name for name, amount in last.items() if amount > 0]


RULES: dict[type[Any], Rule] = {
    c.Glory: (check_glory, glory),
    c.Duel: (check_duel, duel),
    c.Battle: (check_battle, battle),
    c.Resolve: (check_resolve, resolve),
    c.Reopen: (check_reopen, reopen),
}
