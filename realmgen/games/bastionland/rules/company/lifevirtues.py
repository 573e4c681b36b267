"""Virtues and Guard: lost, won, raised, lowered and restored (MB-019, MB-109 to MB-119)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.model import HIGHEST, VIRTUES, Member
from realmgen.games.bastionland.company.states import WORDS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.common import in_full, knight_of, living, measured, with_member
from realmgen.games.bastionland.rules.company.lifewords import ALL, amount_of, because, befell, check_amount
from realmgen.games.bastionland.rules.restoring import all_restored, lacking, restored
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

Change = c.Lose | c.Gain | c.Raise | c.Lower


def check_lose(state: State, command: c.Lose | c.Lower) -> None:
    """Whoever is of the Company may lose anything; at 0 nothing is left to lose, which is no fault (MB-110)."""
    living(state, command.name)
    check_amount(command.amount)


def check_gain(state: State, command: c.Gain) -> None:
    """Nothing is gained above what it is in full."""
    check_amount(command.amount)
    _short_of(living(state, command.name), command)


def check_raise(state: State, command: c.Raise) -> None:
    """No Virtue rises above 19 (MB-019)."""
    check_amount(command.amount)
    member = living(state, command.name)
    if command.measure != "guard" and member.score(command.measure).full == HIGHEST:
        raise IllegalCommand(f"{member.name} has {WORDS[command.measure]} {HIGHEST}: no Virtue rises above it")


def check_restore(state: State, command: c.Restore) -> None:
    """Only what is not full can be restored."""
    if command.name != ALL:
        _short_of(living(state, command.name), command)
    elif not lacking(state.company.living, command.measure):
        raise IllegalCommand(f"nobody lacks {WORDS[command.measure]}: all who live have it in full")


def _short_of(member: Member, command: c.Gain | c.Restore) -> None:
    score = member.score(command.measure)
    if score.now == score.full:
        raise IllegalCommand(f"{member.name} has {WORDS[command.measure]} {score.now} of {score.full}: it is full")


def lose(state: State, command: c.Lose, chance: Chance) -> Step[State]:
    """Lose some, never below 0; nobody dies of it (MB-109, MB-110)."""
    return _changed(state, command, chance, "lost", lambda member, n: _moved(member, command, -n))


def gain(state: State, command: c.Gain, chance: Chance) -> Step[State]:
    """Gain some, up to what it is in full."""
    return _changed(state, command, chance, "gained", lambda member, n: _moved(member, command, n))


def raise_(state: State, command: c.Raise, chance: Chance) -> Step[State]:
    """Raise it for good: in full and now, no Virtue above 19 (MB-019)."""

    def raised(member: Member, n: int) -> Member:
        score = member.score(command.measure)
        higher = in_full(member, command.measure, score.full + n)
        risen = higher.score(command.measure).full - score.full
        return measured(higher, command.measure, score.now + risen)

    return _changed(state, command, chance, "raised", raised)


def lower(state: State, command: c.Lower, chance: Chance) -> Step[State]:
    """Lower it for good: in full, and now as far as it stands above that (MB-019)."""

    def lowered(member: Member, n: int) -> Member:
        return in_full(member, command.measure, member.score(command.measure).full - n)

    return _changed(state, command, chance, "lowered", lowered)


def _moved(member: Member, command: Change, by: int) -> Member:
    return measured(member, command.measure, member.score(command.measure).now + by)


_TOLD = {
    "lost": "{name} lost {now} {word} and has {left}",
    "gained": "{name} gained {now} {word} and has {left}",
    "raised": "{name}'s {word} rose by {full} for good, to {left}",
    "lowered": "{name}'s {word} fell by {full} for good, to {left}",
}


def _changed(
    state: State, command: Change, chance: Chance, kind: str, change: Callable[[Member, int], Member]
) -> Step[State]:
    member, word = living(state, command.name), WORDS[command.measure]
    rolled = amount_of(command.amount, chance, f"{word} {kind} by {member.name}")
    new = change(member, rolled)
    old, score = member.score(command.measure), new.score(command.measure)
    told = _TOLD[kind].format(
        name=member.name,
        word=word,
        now=abs(score.now - old.now),
        full=abs(score.full - old.full),
        left=f"{score.now} of {score.full}",
    )
    text = because(told, command.why) + befell(member, new)
    data: dict[str, Any] = {"name": member.name, "measure": command.measure, "rolled": rolled}
    return done(with_member(state, new), kind, text, **data, now=score.now, full=score.full)


def restore(state: State, command: c.Restore, chance: Chance) -> Step[State]:
    """Restore it in full (MB-116 to MB-119); that of all who live, wherever they are, as when a new Season begins."""
    if command.name == ALL:
        return _restored_all(state, command)
    member, measure = living(state, command.name), command.measure
    new = restored(member, measure)
    full = new.score(measure).full
    text = because(f"{member.name}'s {WORDS[measure]} is restored to {full}", command.why) + befell(member, new)
    return done(with_member(state, new), "restored", text, name=member.name, measure=measure, now=full)


def _restored_all(state: State, command: c.Restore) -> Step[State]:
    state, names = all_restored(state, state.company.living, command.measure)
    text = because(f"{WORDS[command.measure]} is full again of {listed(names)}", command.why)
    return done(state, "restored", text, names=names, measure=command.measure)


def season_restored(state: State) -> State:
    """The state with every Virtue full of all who live, wherever they are: a new Season begins (MB-116)."""
    for measure in VIRTUES:
        state, _ = all_restored(state, state.company.living, measure)
    return state


def check_peace(state: State, command: c.Peace) -> None:
    """There is somebody who rests."""
    if not state.company.present:
        raise IllegalCommand("nobody is with the Company: make a Knight first")


def peace(state: State, command: c.Peace, chance: Chance) -> Step[State]:
    """Everybody's Guard is full again and Fatigue gone (MB-114, MB-115); who is Exposed stays so until it is mended
    (MB-047)."""
    for member in state.company.present:
        state = with_member(state, replace(restored(member, "guard"), fatigued=False))
    off = [f" {member.name} is still Exposed." for member in state.company.present if member.exposed]
    text = f"A moment of peace: everybody's Guard is full again and Fatigue gone.{''.join(off)}"
    return done(state, "peace", text, names=[member.name for member in state.company.present])


def check_passion(state: State, command: c.Passion) -> None:
    """Only Knights have a Passion (MB-024)."""
    knight_of(state, command.name)


def passion(state: State, command: c.Passion, chance: Chance) -> Step[State]:
    """A Knight gives in to their Passion: SPI is full (MB-024, MB-119)."""
    knight = knight_of(state, command.name)
    new = restored(knight, "spi")
    told = because(f"{knight.name} gave in to their Passion, and SPI is {new.spi.full}", knight.passion)
    return done(with_member(state, new), "passion", told + befell(knight, new), name=knight.name, now=new.spi.full)


RULES: dict[type[Any], Rule] = {
    c.Lose: (check_lose, lose),
    c.Gain: (check_gain, gain),
    c.Raise: (check_raise, raise_),
    c.Lower: (check_lose, lower),
    c.Restore: (check_restore, restore),
    c.Peace: (check_peace, peace),
    c.Passion: (check_passion, passion),
}
