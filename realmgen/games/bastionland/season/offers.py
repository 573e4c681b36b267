"""What the year wants next: the step of the turn that is being taken, or the turn that is due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

from realmgen.games.bastionland.commands import domain
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.domain.crises import KINDS
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.evening import after_session, open_night, passing_due
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.suggestion import Found, Suggestion, do
from realmgen.games.bastionland.rules.season.common import seat_name
from realmgen.games.bastionland.season.events import event_after, occasion
from realmgen.games.bastionland.season.model import Pursuit, Step, Turning
from realmgen.games.bastionland.season.steps import ruled, uncollected, unpursued, unrolled, unstaged

PURSUIT_WORDS: dict[Pursuit, str] = {
    "pilgrimage": "a pilgrimage",
    "courtesy": "courtesy",
    "service": "service",
    "duty": "duty",
    "succession": "the succession",
    "legacy": "a legacy",
}
"""By pursuit: what a Knight chooses, within a sentence."""


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Everything the year asks now, in order: `wanted` is what comes next, `sensible` what goes beside it; at last what
    cannot be done, with the reason. A pursuit is completed by words: the hex or region of a pilgrimage, a successor."""
    turning = state.calendar.turning
    found = _of_turn(state, turning) if turning else _between(state)
    return tuple(sorted(found, key=lambda one: bool(one.why_not)))


def _grouped(group: str, found: Found) -> Found:
    return (replace(one, group=group) for one in found)


def _between(state: State) -> Found:
    """No turn is being taken: the one that is due, whose rule is open, and all there is."""
    wanted = list(_due(state))
    yield from _grouped("wanted", iter(wanted))
    yield from _grouped("wanted", _vacant(state))
    labels = {one.command for one in wanted}
    yield from _grouped("sensible", (one for one in _all(state) if one.command not in labels))


def _due(state: State) -> Found:
    """What the end of a night asks for, or else a Chronicle's plan once its session is over (MB-010, MB-293)."""
    passes = passing_due(state)
    orders: dict[str, Command] = {"weeks": c.Weeks(), "months": c.BeginTurn("season"), "years": c.BeginTurn("age")}
    if passes:
        yield do(state, _passing(state, orders[passes]), orders[passes], "event_upcoming")
    elif state.nights and not open_night(state) and state.nights[-1].ended == state.day.now:
        turn = after_session(state).turn
        if turn in ("season", "age"):
            order = c.BeginTurn("age" if turn == "age" else "season")
            yield do(state, f"{_passing(state, order)}, as was planned", order, "event_upcoming")


def _passing(state: State, order: Command) -> str:
    if isinstance(order, c.Weeks):
        event = event_after(state.calendar.event)
        name = occasion(state.day.now.season, event).name if event else ""
        return f"Weeks pass, to {name}" if name else "Weeks pass: the Season turns"
    return "Turn the Age" if order == c.BeginTurn("age") else "Turn the Season"


def _all(state: State) -> Found:
    orders: tuple[Command, ...] = (c.Weeks(), c.BeginTurn("season"), c.BeginTurn("age"))
    return (do(state, _passing(state, order), order, "event_upcoming") for order in orders)


def _vacant(state: State) -> Found:
    """Domains whose ruler was of the Company and is no more (MB-418)."""
    for one in ruled(state):
        ruler = state.company.find(one.ruler)
        if not ruler or not ruler.fate:
            continue
        if one.successor and one.successor != one.ruler:
            label = f"{one.successor} rules {seat_name(state, one.at)}"
            yield do(state, label, domain.Succeed(one.at), "diversity_3")
        else:
            label = f"Who rules {seat_name(state, one.at)}"
            yield Suggestion(label, choice="words", icon="diversity_3", verb=f"{domain.Succeed.verb} {one.at}")


def _of_turn(state: State, turning: Turning) -> Found:
    """The step that is next, and how it is left out."""
    yield from _grouped("wanted", _STEPS[turning.step](state, turning))
    if turning.step != "unresolved":
        yield from _grouped("sensible", iter([do(state, "Leave this out", c.LeaveStep(), "skip_next")]))
        yield from _grouped("sensible", iter([_SITUATION]))
    yield from _grouped("sensible", _vacant(state))
    yield from _grouped("sensible", iter([do(state, "End the turn here", c.EndTurn(), "done_all")]))


_SITUATION = Suggestion("A situation left open", choice="words", icon="question_mark", verb=c.Situation.verb)


def _unresolved(state: State, turning: Turning) -> Found:
    yield _SITUATION
    yield do(state, "Nothing else is left open", c.LeaveStep(), "check")


def _collection(state: State, turning: Turning) -> Found:
    end = occasion(state.day.now.season, "end").name
    for one in uncollected(state, turning):
        name = seat_name(state, one.at)
        yield do(state, f"{name}: {end}, as usual", domain.Collect(one.at), "payments")
        yield do(state, f"{name}: {end}, increased", domain.Collect(one.at, "increased"), "price_change")


def _pursuits(state: State, turning: Turning) -> Found:
    return chain.from_iterable(_choices(state, turning, knight) for knight in unpursued(state, turning))


def _choices(state: State, turning: Turning, knight: Member) -> Found:
    """What a Knight may choose; where a successor is named already a legacy needs no words."""
    kinds: tuple[Pursuit, ...] = (
        ("pilgrimage", "courtesy", "service") if turning.kind == "season" else ("duty", "succession", "legacy")
    )
    for kind in kinds:
        label, order = f"{knight.name}: {PURSUIT_WORDS[kind]}", c.Pursue(knight.name, kind)
        if kind == "legacy" and knight.successor:
            yield do(state, f"{label} to {knight.successor}", order, "volunteer_activism")
        else:
            yield Suggestion(label, choice="words", icon="volunteer_activism", verb=str(order))


def _crises(state: State, turning: Turning) -> Found:
    return chain.from_iterable(_crisis(state, one) for one in unrolled(state, turning))


def _crisis(state: State, one: Domain) -> Found:
    """A Domain's Crisis Roll, or the two sides of its Dilemma."""
    name = seat_name(state, one.at)
    if not one.dilemma:
        yield do(state, f"{name}: the Crisis Roll", domain.RollCrises(one.at), "casino")
    for kind in one.dilemma:
        yield do(state, f"{name}: {KINDS[kind].name}", domain.Choose(one.at, kind), "call_split")


def _drama(state: State, turning: Turning) -> Found:
    for one in unstaged(state, turning):
        yield do(state, f"{seat_name(state, one.at)}: drama at Court", domain.RollDrama(one.at), "theater_comedy")


def _order(label: str, order: Command, icon: str) -> Callable[[State, Turning], Found]:
    return lambda state, turning: iter([do(state, label, order, icon)])


def _passes(state: State, turning: Turning) -> Found:
    label = "Years pass: the next Age" if turning.kind == "age" else "Months pass: the next Season"
    yield do(state, label, c.Onward(), "event_upcoming")


def _feast(state: State, turning: Turning) -> Found:
    name = occasion(state.day.now.season, "start").name
    yield do(state, name[0].upper() + name[1:], c.Feast(), "celebration")


_STEPS: dict[Step, Callable[[State, Turning], Found]] = {
    "unresolved": _unresolved,
    "collection": _collection,
    "misrule": _order("The check for misrule", c.Reckon(), "gavel"),
    "passing": _passes,
    "loss": _order("What age takes from the Old", c.Wane(), "elderly"),
    "ageing": _order("Everybody is an Age older", c.Ripen(), "hourglass_bottom"),
    "glory": _order("Glory for every Knight", c.Acclaim(), "military_tech"),
    "pursuits": _pursuits,
    "feast": _feast,
    "crises": _crises,
    "drama": _drama,
}
