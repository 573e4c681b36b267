"""What happens around a turn: situations left open, misrule, the feast, and what is written into the calendar (MB-280,
MB-283, MB-286, MB-308, MB-405)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.domain.crises import misruled
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence, sentences
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.domain.common import home_of, noted, with_domain
from realmgen.games.bastionland.rules.domain.ruling import misrule_words
from realmgen.games.bastionland.rules.season.common import at_step, gone_on, turning_of, with_calendar
from realmgen.games.bastionland.season.entries import check_told, entered
from realmgen.games.bastionland.season.events import occasion
from realmgen.games.bastionland.season.steps import ruled
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

Became = Literal["worst", "worse", "better"]
BECAME: dict[Became, str] = {
    "worst": "it became as bad as it could",
    "worse": "it became worse",
    "better": "it became better",
}
"""By result: what became of a situation (MB-308)."""


def became(die: int) -> Became:
    """What a d6 says of a situation left open: 1 as bad as can be, 2 and 3 worse, else better (MB-308, MB-A1)."""
    return "worst" if die == 1 else "worse" if die <= 3 else "better"


def check_situation(state: State, command: c.Situation) -> None:
    """A turn is being taken, and the situation is told in words."""
    turning_of(state)
    _check_words(command.what, "say which situation is left open")


def _check_words(text: str, wanted: str) -> None:
    if not text.strip():
        raise IllegalCommand(wanted)
    check_told(text)


def situation(state: State, command: c.Situation, chance: Chance) -> Step[State]:
    """What became of a situation that was left open, by a d6; as many as are important (MB-308)."""
    what = command.what.strip()
    die = chance.roll(6, f"what became of it: {what}"[:80])
    result = became(die)
    text = sentence(because(what.rstrip(".!?…"), f"{BECAME[result]} ({die})"))
    return done(entered(state, "situation", text, secret=True), "situation", text, die=die, result=result)


def check_reckon(state: State, command: c.Reckon) -> None:
    """There is a Domain; in a turn its step has come."""
    if not ruled(state):
        raise IllegalCommand('nobody rules a Domain: `domain` and a Holding\'s hex with "NAME" gives it a ruler')
    if state.calendar.turning:
        at_step(state, "misrule")


def reckon(state: State, command: c.Reckon, chance: Chance) -> Step[State]:
    """Every Domain with three Crises or more is in misrule, until play ends it (MB-405, MB-A60)."""
    new, still, told = [], [], []
    for domain in ruled(state):
        home = home_of(state, domain)
        if domain.misrule:
            still.append(home.name)
        elif misruled(domain):
            new.append(home.name)
            text = sentences(misrule_words(home), f"{len(domain.open_crises)} Crises are open there")
            state = with_domain(state, replace(domain, misrule=True))
            state = noted(state, home, "misrule", text, secret=True)
            told.append(text)
    more = f"misrule goes on at {listed(still)}" if still else ""
    text = sentences(*told, more) or "No Domain is in misrule."
    state = gone_on(state) if state.calendar.turning else state
    return done(state, "reckon", text, misrule=new)


def check_feast(state: State, command: c.Feast) -> None:
    """That step of a turn is next."""
    at_step(state, "feast")
    check_told(command.text)


def feast(state: State, command: c.Feast, chance: Chance) -> Step[State]:
    """The Season begins with its feast (MB-280, MB-283, MB-286)."""
    at_step(state, "feast")
    name, about = occasion(state.day.now.season, "start")
    text = sentence(f"{name}: {command.text.strip() or about}")
    state = with_calendar(entered(state, "event", text), event="start")
    return done(gone_on(state), "feast", text, name=name)


def check_happened(state: State, command: c.Happened) -> None:
    """It is told in words."""
    _check_words(command.text, "say what happened")


def happened(state: State, command: c.Happened, chance: Chance) -> Step[State]:
    """Something is written into the calendar by hand; a secret stays one."""
    text, secret = sentence(command.text), command.known == "secret"
    told = f"Written into the calendar{', secretly' if secret else ''}: {text}"
    return done(entered(state, command.kind, text, secret=secret), "happened", told, what=command.kind)
