"""The Council and its tasks, and the Circle (MB-385 to MB-391)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.council import (
    DOINGS,
    WATCH,
    circle_post,
    councillors,
    post_of,
    vacant,
    warning,
)
from realmgen.games.bastionland.domain.model import Domain, Task
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentences
from realmgen.games.bastionland.rules.common import done, without
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.domain.common import (
    check_lives,
    check_name,
    domain_of,
    home_of,
    placed,
    swapped,
    with_domain,
)
from realmgen.games.bastionland.rules.domain.crises import random_crisis
from realmgen.games.bastionland.rules.domain.posts import posted, unposted
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

SPANS = {"phase": "a Phase", "week": "a week", "season": "a Season"}


def check_council(state: State, command: c.Council) -> None:
    """The seat goes to somebody else, who lives, or is emptied."""
    domain, name = domain_of(state, command.at), command.name.strip()
    check_name(name)
    check_lives(state, name)
    if command.office == "steward" and name == domain.ruler:
        raise IllegalCommand(f"{name} rules {home_of(state, domain).name}: a Steward stands in for the ruler")
    if domain.council.get(command.office, "") == name:
        who = f"is {name}'s" if name else "is empty"
        raise IllegalCommand(f"the seat of the {command.office.capitalize()} {who} already")


def council(state: State, command: c.Council, chance: Chance) -> Step[State]:
    """The ruler grants a seat or revokes it; who is turned out of it does not go quietly (MB-385). A Sheriff keeps
    watch from the first (MB-388)."""
    domain, name, office = domain_of(state, command.at), command.name.strip(), command.office
    home, old = home_of(state, domain), domain.council.get(command.office, "")
    seats = without(domain.council, office) | ({office: name} if name else {})
    grudges = (*domain.grudges, f"{old} lost the seat of {office.capitalize()}.") if old else domain.grudges
    domain = _watched(state, replace(domain, council=seats, grudges=grudges), name) if office == "sheriff" else (
        replace(domain, council=seats, grudges=grudges)
    )  # fmt: skip
    state = with_domain(unposted(state, old, post_of(office, home)), domain)
    state, doubt = posted(state, name, post_of(office, home)) if name else (state, "")
    title = office.capitalize()
    told = (
        f"{name} is {title} of {home.name}: {'an' if office == 'envoy' else 'a'} {title} {DOINGS[office]}."
        if name
        else ""
    )
    left = f"{old} lost the seat of {title} at {home.name}, and will not go quietly." if old else ""
    text = " ".join(filter(None, (told + doubt, left, warning(domain))))
    data = {"at": home.at, "office": office, "name": name, "before": old, "vacant": list(vacant(domain))}
    return done(state, "council", text, **data)


def _watched(state: State, domain: Domain, sheriff: str) -> Domain:
    """The Domain whose watch is this Sheriff's; nobody's where there is none."""
    tasks = tuple(task for task in domain.tasks if task.what != WATCH or task.outcome)
    if not sheriff:
        return replace(domain, tasks=tasks)
    watch = Task(sheriff, WATCH, "season", state.day.now, state.day.phases, domain.turns)
    return replace(domain, tasks=(*tasks, watch))


def check_circle(state: State, command: c.Circle) -> None:
    """Knights sit there: one of the Company who is another cannot."""
    domain, name = domain_of(state, command.at), command.name.strip()
    home = home_of(state, domain)
    if (name in domain.circle) == (command.turn == "on"):
        sits = "sits" if command.turn == "on" else "does not sit"
        raise IllegalCommand(f"{name} {sits} in the Circle at {home.name} already")
    if command.turn == "on":
        check_lives(state, name)
    if name == domain.ruler:
        raise IllegalCommand(f"{name} rules {home.name}, and calls others into the Circle")
    member = state.company.find(name)
    if member and command.turn == "on" and member.kind != "knight":
        raise IllegalCommand(f"{name} is a {member.kind}: Knights alone sit in the Circle")


def circle(state: State, command: c.Circle, chance: Chance) -> Step[State]:
    """A worthy Knight on a visit sits with the Council as an equal (MB-390); one below its rank is opposed
    (MB-151)."""
    domain, name, on = domain_of(state, command.at), command.name.strip(), command.turn == "on"
    home = home_of(state, domain)
    seats = (*domain.circle, name) if on else tuple(one for one in domain.circle if one != name)
    state, post = with_domain(state, replace(domain, circle=seats)), circle_post(domain.ruler, home)
    if not on:
        text = f"{name} sits in the Circle at {home.name} no more."
        return done(unposted(state, name, post), "circle", text, at=home.at, name=name, on=on)
    state, doubt = posted(state, name, post)
    text = f"{name} sits in the Circle at {home.name}, equal to its Council.{doubt}"
    return done(state, "circle", text, at=home.at, name=name, on=on)


def check_assign(state: State, command: c.Assign) -> None:
    """One of the Council or the Circle is told to."""
    domain = domain_of(state, command.at)
    known = councillors(domain)
    if command.name.strip() not in known:
        who = listed(known) or "nobody yet"
        raise IllegalCommand(f"{command.name.strip()} has no seat at {home_of(state, domain).name}: there is {who}")


def assign(state: State, command: c.Assign, chance: Chance) -> Step[State]:
    """One of the Council is told to do something, which is a deed like any other (MB-391)."""
    domain, name = domain_of(state, command.at), command.name.strip()
    task = Task(name, command.what.strip(), command.span, state.day.now, state.day.phases, domain.turns)
    state = with_domain(state, replace(domain, tasks=(*domain.tasks, task)))
    text = because(f"{name} is given {SPANS[command.span]} for a task", command.what)
    number = len(domain.tasks) + 1
    return done(state, "task", text, at=command.at, number=number, name=name, span=command.span)


def check_report(state: State, command: c.Report) -> None:
    """Its outcome is still open."""
    domain = domain_of(state, command.at)
    task = placed(domain.tasks, command.number, "task", home_of(state, domain))
    if task.outcome:
        raise IllegalCommand(f"{task.by}'s task is over already, {task.outcome}: {task.what}")


def report(state: State, command: c.Report, chance: Chance, library: Library) -> Step[State]:
    """How a task ended. Failure brings a random Crisis, unless it is mild or all six are there (MB-391)."""
    domain = domain_of(state, command.at)
    task = placed(domain.tasks, command.number, "task", home_of(state, domain))
    over = replace(task, outcome="done" if command.how == "done" else "failed", how=command.text.strip())
    state = with_domain(state, replace(domain, tasks=swapped(domain.tasks, command.number, over)))
    ended = {"done": "did it", "failed": "failed", "mildly": "failed, and no harm came of it"}[command.how]
    text = sentences(f"{task.by} {ended}: {task.what}", command.text)
    told = Event("outcome", text, {"at": command.at, "number": command.number, "how": command.how})
    if command.how != "failed":
        return Step(state, (told,))
    state, events = random_crisis(state, command.at, chance, library)
    return Step(state, (told, *events))
