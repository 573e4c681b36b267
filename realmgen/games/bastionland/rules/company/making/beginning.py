"""Start and Scope, and the situation a game begins with (MB-002 to MB-012)."""

from __future__ import annotations

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.starts import BEGINNINGS, CHRONICLE, SCOPES, schedule
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import count
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import with_company
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

MOST_SESSIONS = 99


def check_start(state: State, command: c.SetStart) -> None:
    """A Start may be chosen at any time: it counts for Knights made from then on."""


def start(state: State, command: c.SetStart, chance: Chance) -> Step[State]:
    """Choose the Start (MB-002)."""
    kept = " Those who are here already stay as they are." if state.company.knights else ""
    text = f"The Company starts as {command.start.title()}s: {BEGINNINGS[command.start].about}.{kept}"
    return done(with_company(state, start=command.start), "started", text, start=command.start)


def check_scope(state: State, command: c.SetScope) -> None:
    """Only a Chronicle has a number of sessions, and it needs one (MB-010)."""
    if command.scope == "chronicle" and not 1 <= command.sessions <= MOST_SESSIONS:
        raise IllegalCommand(
            f"a Chronicle ends after so many sessions, 1 to {MOST_SESSIONS}: the model one has {CHRONICLE},"
            f" `scope chronicle {CHRONICLE}`"
        )
    if command.scope == "saga" and command.sessions:
        raise IllegalCommand("a Saga has no number of sessions: it goes on as long as the players like")
    if command.scope == "adventure" and command.sessions not in (0, 1):
        raise IllegalCommand(f"an Adventure is one session, not {command.sessions}: choose a Chronicle for more")


def scope(state: State, command: c.SetScope, chance: Chance) -> Step[State]:
    """Choose the Scope; a Chronicle's turns are planned from the Season it is now (MB-002, MB-010 to MB-012)."""
    sessions = 1 if command.scope == "adventure" else command.sessions
    turns = schedule(command.scope, sessions, state.day.now.season)
    plan = f" Planned: {', '.join(f'{n} {turn}' for n, turn in enumerate(turns, 1))}." if len(turns) > 1 else ""
    length = f" of {count(sessions, 'session')}" if command.scope == "chronicle" else ""
    text = f"The game is {'an' if command.scope == 'adventure' else 'a'} {command.scope.title()}{length}."
    new = with_company(state, scope=command.scope, sessions=sessions, schedule=turns)
    said = f"{text} {sentence(SCOPES[command.scope])}{plan}"
    return done(new, "scoped", said, scope=command.scope, sessions=sessions, schedule=list(turns))
