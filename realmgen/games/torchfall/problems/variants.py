"""Whether variants, powers and toggles go together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.torchfall.model import (
    BELL,
    DUELS,
    FRONTIER,
    POWERS,
    SCENARIOS,
    SMOKE,
    SMOKE_ON_THE_COAST,
    STORM,
    Setup,
)
from realmgen.games.torchfall.problems.boards import posts_of
from realmgen.games.torchfall.problems.seats import starts_of

MOST_POWERS = 2
MOST_ROUNDS = 999


def variant_problems(setup: Setup) -> Iterator[str]:
    """Why such variants cannot be played together (TF-055, TF-065, TF-069, TF-088 to TF-093)."""
    yield from _power_problems(setup)
    yield from _duel_problems(setup)
    yield from _scenario_problems(setup)
    yield from _toggle_problems(setup)
    if not 0 <= setup.timed_rounds <= MOST_ROUNDS:
        yield f"timed_rounds {setup.timed_rounds} cannot be: 1 to {MOST_ROUNDS}, or 0 for no limit"


def _power_problems(setup: Setup) -> Iterator[str]:
    if len(setup.powers) > MOST_POWERS:
        yield f"powers: {len(setup.powers)} are too many: at most {MOST_POWERS} in a game"
    for post, power in setup.powers:
        if post not in posts_of(setup):
            yield f"powers: {post!r} is no post: one of {', '.join(posts_of(setup))}"
        if power not in POWERS:
            yield f"powers: {power!r} at {post} is not known: one of {', '.join(POWERS)}"
    for power, times in Counter(power for _, power in setup.powers).items():
        if times > 1:
            yield f"powers: {power} is given {times} times: each power to one post"


def _duel_problems(setup: Setup) -> Iterator[str]:
    duels = [key for key in DUELS if getattr(setup, key)]
    if len(duels) > 1:
        yield f"{', '.join(duels)} cannot be together: one of them, or none"
    if duels and setup.players != 2:
        yield f"{', '.join(duels)} is for two: players is {setup.players}, but should be 2"
    if setup.head_start and setup.players != 2:
        yield f"head_start is for two: players is {setup.players}, but should be 2"
    if not setup.open_frontier:
        return
    if FRONTIER not in posts_of(setup):
        yield f"open_frontier needs a post {FRONTIER}, which this board does not have"
    elif FRONTIER in starts_of(setup):
        yield f"open_frontier has a neutral Beacon at {FRONTIER}: starts should be elsewhere, not {FRONTIER}"


def _scenario_problems(setup: Setup) -> Iterator[str]:
    name = setup.scenario
    if name is not None and name not in SCENARIOS:
        yield f"scenario {name!r} is not known: one of {', '.join(SCENARIOS)}"
    if name == SMOKE_ON_THE_COAST and not set(SMOKE) <= set(posts_of(setup)):
        yield f"scenario {name} needs posts {SMOKE[0]} and {SMOKE[1]}, which this board does not have"
    if setup.board and setup.board.centre is None:
        wanting = [key for key in ("quiet_opening",) if getattr(setup, key)]
        wanting += [f"scenario {name}"] if name in (STORM, BELL) else []
        for key in wanting:
            yield f"{key} is about the centre: board should name its centre"


def _toggle_problems(setup: Setup) -> Iterator[str]:
    needs = (
        ("quiet_strict", setup.quiet_opening, "quiet_opening true"),
        ("timed_race", setup.timed_rounds > 0, "timed_rounds"),
        ("storm_odd", setup.scenario == STORM, f"scenario {STORM}"),
        ("smoke_literal", setup.scenario == SMOKE_ON_THE_COAST, f"scenario {SMOKE_ON_THE_COAST}"),
        ("free_starts", not setup.board and setup.players < 4, "two or three players on the printed board"),
    )
    for key, met, wanted in needs:
        if getattr(setup, key) and not met:
            yield f"{key} true changes nothing here: it needs {wanted}"
