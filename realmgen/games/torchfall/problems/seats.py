"""Whether so many can play, from such starts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from realmgen.games.torchfall.board import ring_distance
from realmgen.games.torchfall.model import CENTRE, FRONTIER, PLAYERS, RING, Setup
from realmgen.games.torchfall.problems.boards import posts_of

STARTS = {
    2: tuple((RING[i], RING[i + 3]) for i in range(3)),
    3: tuple((RING[i], RING[i + 2], RING[i + 4]) for i in range(2)),
}
"""The patterns for two and three (TF-024, TF-025, TF-075, TF-076); four are free (TF-026)."""
FIRST_GAME = {"blackpine", "frostgate", "redwall", "thorn_coast"}
"""Four starts that race for the centre at once (TF-077)."""
FOUR = ("frostgate", "dawnmere", "thorn_coast", "greyfen")
"""What four start from when nothing is said: two neighbours facing two."""


def outer(setup: Setup) -> tuple[str, ...]:
    """The posts that one may start from: all but the centre."""
    return tuple(post for post in posts_of(setup) if post != centre_of(setup))


def centre_of(setup: Setup) -> str | None:
    """The centre of its board, if that has one."""
    return setup.board.centre if setup.board else CENTRE


def starts_of(setup: Setup) -> tuple[str, ...]:
    """The starts by seat: those given, or the first that fit."""
    if setup.starts:
        return setup.starts
    if setup.board:
        free = [post for post in outer(setup) if not (setup.open_frontier and post == FRONTIER)]
        return tuple(free[: setup.players])
    return STARTS[setup.players][0] if setup.players in STARTS else FOUR


def seat_problems(setup: Setup) -> Iterator[str]:
    """Why so many cannot play from there (TF-003, TF-019, TF-024 to TF-026)."""
    if setup.players not in PLAYERS:
        yield f"players {setup.players} cannot be: 2, 3 or 4"
        return
    if not 0 <= setup.first < setup.players:
        yield f"first {setup.first} is no seat: 0 to {setup.players - 1}"
    if len(posts_of(setup)) <= setup.players:
        yield f"board: {len(posts_of(setup))} posts, but {setup.players} players need one more than their homes"
    elif len(outer(setup)) < setup.players:
        yield f"board: {len(outer(setup))} posts but the centre, where {setup.players} players want to start"
    yield from _start_problems(setup)


def _start_problems(setup: Setup) -> Iterator[str]:
    starts = starts_of(setup)
    count = len(starts)
    faults = []
    if setup.starts and count != setup.players:
        faults.append(f"starts: {count} posts for {setup.players} players: one for each seat")
    faults += [
        f"starts: {post!r} cannot be started from: one of {', '.join(outer(setup))}"
        for post in dict.fromkeys(starts)
        if post not in outer(setup)
    ]
    faults += [f"starts: {post!r} is given more than once: each starts elsewhere" for post in _repeated(starts)]
    yield from faults
    if not faults and not setup.board:
        yield from _pattern_problems(setup, starts)


def _repeated(starts: tuple[str, ...]) -> list[str]:
    return [post for post in dict.fromkeys(starts) if starts.count(post) > 1]


def _pattern_problems(setup: Setup, starts: tuple[str, ...]) -> Iterator[str]:
    if setup.free_starts or setup.players not in STARTS:
        return
    wanted = 3 if setup.players == 2 else 2
    if any(ring_distance(one, other) != wanted for one, other in combinations(starts, 2)):
        patterns = " or ".join("/".join(pattern) for pattern in STARTS[setup.players])
        yield f"starts {'/'.join(starts)} should be {patterns}, or free_starts be true"
