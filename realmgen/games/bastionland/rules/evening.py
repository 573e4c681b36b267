"""The game night: its beginning and end, notes in the journal, what is laid before the players (MB-215 to MB-217)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.evening import PASSAGE, due, open_night, passage_of, turning, turns_after
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.rules.common import Rule, done, without
from realmgen.games.bastionland.rules.company.lifewords import because, stopped
from realmgen.games.bastionland.seen import Shared
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

SHORT = 80


def check_share(state: State, command: c.Share) -> None:
    """There is something to share: a picture by its name, or a title or words."""
    for what, words in (("title", command.title), ("picture's name", command.picture)):
        if len(words) > SHORT:
            raise IllegalCommand(f"the {what} has {len(words)} characters: {SHORT} are the most")
    if command.kind == "picture" and not command.picture.strip():
        raise IllegalCommand("a picture is shared by its name: none is given")
    if not (command.title + command.text + command.picture).strip():
        raise IllegalCommand("there is nothing to share: give a title or a text")


def share(state: State, command: c.Share, chance: Chance) -> Step[State]:
    """Lay words, a roll or a picture before the players, in the place of what lay there."""
    shared = Shared(command.kind, command.title.strip(), command.text.strip(), command.picture.strip())
    what = {"words": "words", "roll": "a roll", "picture": "a picture"}[command.kind]
    told = because(f"Laid {what} before the players", shared.title or shared.picture)
    event = Event("shared", told, {"what": command.kind, "title": shared.title}, reveals=True)
    return Step(replace(state, shared=shared), (event,))


def check_unshare(state: State, command: c.Unshare) -> None:
    """Something lies before them."""
    if state.shared is None:
        raise IllegalCommand("nothing lies before the players")


def unshare(state: State, command: c.Unshare, chance: Chance) -> Step[State]:
    """Take away what lies before the players."""
    title = state.shared.title if state.shared else ""
    return done(replace(state, shared=None), "unshared", because("Took away what lay before the players", title))


def check_remark(state: State, command: c.Remark) -> None:
    """A note has words; a line it is written to has a number."""
    if not command.text.strip():
        raise IllegalCommand("a note in the journal wants words: there are none")
    if command.to < 0:
        raise IllegalCommand(f"the journal has no line {command.to}: its lines are counted from 1")


def remark(state: State, command: c.Remark, chance: Chance) -> Step[State]:
    """A note between the journal's lines: it stands there as it was written, and nothing else changes."""
    to = {"to": command.to} if command.to else {}
    return done(state, "remark", command.text.strip(), **to)


def check_open(state: State, command: c.OpenNight) -> None:
    """One game night at a time."""
    if night := open_night(state):
        raise IllegalCommand(f"game night {night.number} goes on: `goodnight` ends it")


def open_(state: State, command: c.OpenNight, chance: Chance) -> Step[State]:
    """A game night begins, with the next number; what is still due since the last one is told again."""
    number = state.nights[-1].number + 1 if state.nights else 1
    night = Night(number, state.day.now)
    told = f"Game night {number} began. {due(state)}".strip()
    return done(replace(state, nights=(*state.nights, night)), "evening", told, number=number)


def check_close(state: State, command: c.CloseNight) -> None:
    """A game night goes on."""
    if open_night(state) is None:
        raise IllegalCommand("no game night goes on: `evening` begins one")


def close(state: State, command: c.CloseNight, chance: Chance) -> Step[State]:
    """A game night ends with how much time passes (MB-215, MB-293). None keeps the moment (MB-294); else what is due
    is told, the pursuits of every Knight too (MB-216)."""
    night = replace(state.nights[-1], ended=state.day.now, passes=command.passes, summary=command.summary.strip())
    state = replace(state, nights=(*state.nights[:-1], night))
    told = f"Game night {night.number} ended. {due(state) or 'The next goes on from the same moment.'}"
    summary = f" {stopped(night.summary)}" if night.summary else ""
    return done(state, "goodnight", told + summary, number=night.number, passes=command.passes)


def check_plan(state: State, command: c.Plan) -> None:
    """Plans are kept with a game night; only one that is there is taken away."""
    if not state.nights:
        raise IllegalCommand("plans are kept with a game night, and none has been held: `evening` begins one")
    if not command.text.strip() and command.name not in state.nights[-1].plans:
        raise IllegalCommand(f"{command.name} has no plan to take away")


def plan(state: State, command: c.Plan, chance: Chance) -> Step[State]:
    """What a player or Knight means to do next is kept with the night that goes on, or the last one (MB-217)."""
    text, night = command.text.strip(), state.nights[-1]
    plans = without(night.plans, command.name) | ({command.name: text} if text else {})
    state = replace(state, nights=(*state.nights[:-1], replace(night, plans=plans)))
    told = because(f"{command.name} plans for next time", text) if text else f"{command.name} has no plan any more."
    return done(state, "plan", told, name=command.name, plan=text)


def check_passage(state: State, command: c.Passage) -> None:
    """It may always be asked."""


def passage(state: State, command: c.Passage, chance: Chance) -> Step[State]:
    """Whether the Season or the Age turns, by a d6, which is kept until it does (MB-298, MB-A38)."""
    die = chance.roll(6, "the Passage of Time")
    result, turn = passage_of(die), turning(state)
    told = f"The Passage of Time was a {die}: {PASSAGE[result].format(turn=turn.capitalize())}."
    state = replace(state, calendar=replace(state.calendar, turns_after=turns_after(state, result)))
    return done(state, "passage", told, die=die, result=result, turn=turn)


RULES: dict[type[Any], Rule] = {
    c.Share: (check_share, share),
    c.Unshare: (check_unshare, unshare),
    c.Remark: (check_remark, remark),
    c.OpenNight: (check_open, open_),
    c.CloseNight: (check_close, close),
    c.Plan: (check_plan, plan),
    c.Passage: (check_passage, passage),
}
