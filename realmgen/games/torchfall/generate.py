"""A set-up drawn by seed: starts, roads, powers and a scenario, each with dice of its own; or its starts or powers
alone, to go with what was chosen."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.torchfall.board import RING_ROADS
from realmgen.games.torchfall.model import (
    BELL,
    CHAPEL,
    DUELS,
    FRONTIER,
    LONG_ROADS,
    POWERS,
    SCENARIOS,
    Setup,
)
from realmgen.games.torchfall.problems.boards import posts_of
from realmgen.games.torchfall.problems.seats import FIRST_GAME, STARTS, centre_of, outer
from realmgen.games.torchfall.problems.variants import MOST_POWERS
from realmgen.kit.chance import stream


def draw(seed: str, players: int = 2) -> Setup:
    """A sound set-up for two to four; the same seed draws the same. It avoids what has no effect, and the four starts
    that are too sharp for a first game (TF-077, TF-A33)."""
    setup = draw_first(Setup(players=players, seed=seed), seed)
    return draw_powers(_duel(_scenario(_roads(draw_starts(setup, seed), seed), seed), seed), seed)


def draw_starts(setup: Setup, seed: str) -> Setup:
    """A set-up with starts that go with the rest of it; on a board of one's own any posts but the centre."""
    dice = stream(seed, "starts")
    free = [post for post in outer(setup) if not (setup.open_frontier and post == FRONTIER)]
    if setup.players in STARTS and not (setup.board or setup.free_starts):
        patterns = [pattern for pattern in STARTS[setup.players] if set(pattern) <= set(free)]
        return replace(setup, starts=tuple(dice.shuffled(dice.pick(patterns))))
    while True:
        starts = tuple(dice.shuffled(free)[: setup.players])
        if set(starts) != FIRST_GAME or len(free) == setup.players:
            return replace(setup, starts=starts)


def draw_first(setup: Setup, seed: str) -> Setup:
    """A set-up that a seat by chance opens."""
    return replace(setup, first=stream(seed, "first").below(setup.players))


def _roads(setup: Setup, seed: str) -> Setup:
    dice = stream(seed, "roads")
    removed = dice.pick(RING_ROADS) if dice.below(2) else None
    return replace(setup, remove_road=removed, extra_road=dice.pick((None, *LONG_ROADS)))


def _scenario(setup: Setup, seed: str) -> Setup:
    return replace(setup, scenario=stream(seed, "scenario").pick((None, *SCENARIOS)))


def _duel(setup: Setup, seed: str) -> Setup:
    if setup.players != 2:
        return setup
    # The Quiet Opening is drawn as the strict one: the literal one changes nothing (TF-A22).
    useless = {"quiet_opening"} if setup.scenario == BELL else set()
    useless |= {"open_frontier"} if FRONTIER in setup.starts else set()
    name = stream(seed, "duel").pick(("", *(duel for duel in DUELS if duel not in useless)))
    return replace(
        setup,
        quiet_opening=name == "quiet_opening",
        quiet_strict=name == "quiet_opening",
        longer_duel=name == "longer_duel",
        open_frontier=name == "open_frontier",
    )


def draw_powers(setup: Setup, seed: str, least: int = 0) -> Setup:
    """A set-up with powers, `least` to two, whose posts are such that each can have an effect."""
    dice = stream(seed, "powers")
    powers: list[tuple[str, str]] = []
    for power in dice.shuffled(POWERS)[: least + dice.below(MOST_POWERS + 1 - least)]:
        taken = {post for post, _ in powers}
        dark = {*setup.starts, *((centre_of(setup),) if setup.scenario == BELL else ())} if power == CHAPEL else set()
        if free := [post for post in posts_of(setup) if post not in taken | dark]:
            powers.append((dice.pick(free), power))
    return replace(setup, powers=tuple(powers))
