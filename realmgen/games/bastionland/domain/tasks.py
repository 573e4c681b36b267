"""When a task of the Council comes due (MB-391)."""

from __future__ import annotations

from realmgen.games.bastionland.domain.model import Domain, Span, Task
from realmgen.games.bastionland.model import State

PHASES: dict[Span, int] = {"phase": 1, "week": 21}
"""How many Phases such a task takes; one of a Season takes until it turns."""


def is_due(state: State, domain: Domain, task: Task) -> bool:
    """Whether its time is up and its outcome is wanted: its Phases have passed, or a Season has turned over it."""
    if task.outcome:
        return False
    wanted = PHASES.get(task.span)
    over = wanted is not None and state.day.phases - task.phases >= wanted
    return over or domain.turns > task.turns


def due(state: State, domain: Domain) -> tuple[tuple[int, Task], ...]:
    """The tasks that are due, each with its place in the list."""
    return tuple((number, task) for number, task in enumerate(domain.tasks, 1) if is_due(state, domain, task))
