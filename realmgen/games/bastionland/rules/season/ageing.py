"""An Age's turn in the lives of the Company: what the Old lose, who is older, and Glory (MB-289 to MB-292, MB-304,
MB-A29 to MB-A33)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.company.model import LIFE, VIRTUES, LifeAge, Member
from realmgen.games.bastionland.company.states import WORDS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence, sentences
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import in_full, measured, with_member
from realmgen.games.bastionland.rules.company.lifefate import who_follows
from realmgen.games.bastionland.rules.company.lifeglory import age_turned
from realmgen.games.bastionland.rules.season.common import at_step, gone_on, with_calendar
from realmgen.games.bastionland.season.entries import entered
from realmgen.games.bastionland.season.steps import old, people, ruled
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def check_wane(state: State, command: c.Wane) -> None:
    """That step of an Age's turn is next."""
    at_step(state, "loss")


def wane(state: State, command: c.Wane, chance: Chance) -> Step[State]:
    """Each of the Old loses d12 VIG, for good unless `waning` says otherwise; who has none left dies in peace
    (MB-292, MB-A31)."""
    at_step(state, "loss")
    told, dead = [], []
    for member in old(state):
        die = chance.roll(12, f"{member.name}'s loss of VIG to age")
        new = _waned(member, die, permanent=state.calendar.permanent)
        if new.vig.now:
            lost = f"{die} VIG{' for good' if state.calendar.permanent else ''}"
            told.append(f"{member.name} loses {lost} to age, and has {new.vig.now} of {new.vig.full}")
        else:
            new, text = replace(new, fate="dead"), _died(state, new, die)
            dead.append(member.name)
            told.append(text)
            state = entered(state, "death", f"{member.name} died in peace, of old age.", who=member.name)
        state = with_member(state, new)
    return done(gone_on(state), "wane", sentences(*told), dead=dead)


def _waned(member: Member, loss: int, *, permanent: bool) -> Member:
    full = member.vig.full - loss if permanent else member.vig.full
    return in_full(measured(member, "vig", member.vig.now - loss), "vig", full)


def _died(state: State, member: Member, die: int) -> str:
    """How somebody's death is told: who may go on for the player, and whose rule is open."""
    ruling = [name_at(state, domain.at) for domain in ruled(state) if domain.ruler == member.name]
    return sentences(
        f"{member.name} loses {die} VIG to age, and dies in peace",
        who_follows(state, member),
        f"who rules {listed(ruling)} now is to be settled" if ruling else "",
    )


def check_ripen(state: State, command: c.Ripen) -> None:
    """That step of an Age's turn is next."""
    at_step(state, "ageing")


def ripen(state: State, command: c.Ripen, chance: Chance) -> Step[State]:
    """Everybody is an Age older (MB-289): who becomes Mature keeps the higher of each Virtue and d12 + d6, who becomes
    Old the lower (MB-290, MB-291); then every Virtue is in full (MB-304)."""
    at_step(state, "ageing")
    told, same = [], []
    for member in people(state):
        older = LIFE[min(LIFE.index(member.age) + 1, len(LIFE) - 1)]
        if older == member.age:
            same.append(member.name)
            continue
        new = _ripened(member, older, chance)
        told.append(f"{member.name} is {older.title()}: {', '.join(_changes(member, new))}")
        state = with_member(state, new)
    stay = f"{listed(same)} {'stay' if len(same) > 1 else 'stays'} Old" if same else ""
    return done(gone_on(state), "ripen", sentences(*told, stay, "every Virtue is in full again"))


def _changes(was: Member, now: Member) -> Iterator[str]:
    """Each Virtue in full, and what it was: `VIG 12, was 9`."""
    for virtue in VIRTUES:
        before, after = was.score(virtue).full, now.score(virtue).full
        yield f"{WORDS[virtue]} {after}" if before == after else f"{WORDS[virtue]} {after} (was {before})"


def _ripened(member: Member, older: LifeAge, chance: Chance) -> Member:
    keep = max if older == "mature" else min
    for virtue in VIRTUES:
        purpose = f"{member.name}'s {WORDS[virtue]}, now {older.title()}"
        rolled = chance.roll(12, purpose) + chance.roll(6, purpose)
        full = keep(member.score(virtue).full, rolled)
        member = measured(in_full(member, virtue, full), virtue, full)
    return replace(member, age=older)


def check_acclaim(state: State, command: c.Acclaim) -> None:
    """That step of an Age's turn is next."""
    at_step(state, "glory")


def acclaim(state: State, command: c.Acclaim, chance: Chance) -> Step[State]:
    """Every Knight gains 1 Glory, once in an Age (MB-144, MB-304, MB-A29)."""
    at_step(state, "glory")
    state, told = age_turned(state, f"Age {state.day.now.age} begins")
    text = f"By the turn of the Age {told}." if told else "This Age has given every Knight its Glory already."
    return done(gone_on(state), "acclaim", text)


def check_waning(state: State, command: c.Permanent) -> None:
    """It is not so already."""
    if state.calendar.permanent == (command.turn == "on"):
        raise IllegalCommand(f"what age takes from the Old is {_lasts(state.calendar.permanent)} already")


def waning(state: State, command: c.Permanent, chance: Chance) -> Step[State]:
    """Whether what the Old lose is lost for good (MB-A31)."""
    state = with_calendar(state, permanent=command.turn == "on")
    text = sentence(f"from now on what age takes from the Old is {_lasts(state.calendar.permanent)}")
    return done(state, "waning", text)


def _lasts(permanent: bool) -> str:
    return "lost for good" if permanent else "restored with the Age's turn"
