"""A set-up drawn by seed: starts, roads, powers and a scenario, each with dice of its own."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.torchfall.board import RING_ROADS
from realmgen.games.torchfall.model import (
    BELL,
    CENTRE,
    CHAPEL,
    DUELS,
    FRONTIER,
    LONG_ROADS,
    POWERS,
    RING,
    SCENARIOS,
    Setup,
)
from realmgen.games.torchfall.problems.seats import FIRST_GAME, STARTS
from realmgen.games.torchfall.problems.variants import MOST_POWERS
from realmgen.kit.chance import stream


def draw(seed: str, players: int = 2) -> Setup:
    """A sound set-up for two to four; the same seed draws the same. It avoids what has no effect, and the four starts
    that are too sharp for a first game (TF-077, TF-A33)."""
    setup = Setup(players=players, seed=seed, first=stream(seed, "first").below(players))
    return _powers(_duel(_scenario(_roads(_starts(setup, seed), seed), seed), seed), seed)


def _starts(setup: Setup, seed: str) -> Setup:
    dice = stream(seed, "starts")
    if setup.players in STARTS:
        return replace(setup, starts=tuple(dice.shuffled(dice.pick(STARTS[setup.players]))))
    while True:
        starts = tuple(dice.shuffled(RING)[: setup.players])
        if set(starts) != FIRST_GAME:
            return replace(setup, starts=starts)


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


def _powers(setup: Setup, seed: str) -> Setup:
    dice = stream(seed, "powers")
    powers: list[tuple[str, str]] = []
    for power in dice.shuffled(POWERS)[: dice.below(MOST_POWERS + 1)]:
        taken = {post for post, _ in powers}
        dark = {*setup.starts, *((CENTRE,) if setup.scenario == BELL else ())} if power == CHAPEL else set()
        powers.append((dice.pick([post for post in (CENTRE, *RING) if post not in taken | dark]), power))
    return replace(setup, powers=tuple(powers))
