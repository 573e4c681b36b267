"""Every reason why a set-up cannot be played, and what is worth knowing of one that can."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.torchfall.board import roads_of, same
from realmgen.games.torchfall.model import BELL, CHAPEL, SMOKE, Setup
from realmgen.games.torchfall.problems.boards import board_problems
from realmgen.games.torchfall.problems.presets import preset_problems
from realmgen.games.torchfall.problems.seats import FIRST_GAME, centre_of, seat_problems, starts_of
from realmgen.games.torchfall.problems.variants import variant_problems


def problems(setup: Setup) -> list[str]:
    """Why a set-up cannot be played, a line for each reason with its key and value; empty when it can.

    What is laid upon a board is judged only where the board is sound.
    """
    faults = [*board_problems(setup), *seat_problems(setup), *variant_problems(setup)]
    return faults or list(preset_problems(setup))


def remarks(setup: Setup) -> list[str]:
    """What is worth knowing of a set-up that can be played: starts too sharp for a first game, rules without effect."""
    return list(_remarks(setup))


def _remarks(setup: Setup) -> Iterator[str]:
    if set(setup.starts) == FIRST_GAME:
        yield "with these four starts the race for the centre begins at once: choose others for a first game"
    if setup.quiet_opening and not setup.quiet_strict:
        yield "nobody can light in the first round anyway: the Quiet Opening changes something only when it is strict"
    if setup.head_start and setup.scenario != BELL:
        yield "the head start is weighed for the broken bell: while Ashspire pays, whoever opens there still wins"
    if setup.longer_duel and setup.timed_rounds and not setup.timed_race:
        yield "a timed game is played to its end whatever is reached: the Longer Duel changes nothing"
    if setup.smoke_literal and any(same(road, SMOKE) for road in roads_of(setup)):
        yield "the smoke line stays a road as it was: Smoke on the Coast changes nothing"
    yield from _idle_powers(setup)


def _idle_powers(setup: Setup) -> Iterator[str]:
    """Of what nobody can light, so that it pays nothing or needs no quiet."""
    for post, power in setup.powers:
        if power == CHAPEL and post in starts_of(setup):
            yield "the Ruined Chapel is somebody's home: nobody will light it, and it pays nothing"
        if power == CHAPEL and post == centre_of(setup) and setup.scenario == BELL:
            yield "the Ruined Chapel stands at the broken bell, which nobody can light: it pays nothing"
    if setup.quiet_opening and setup.scenario == BELL:
        yield "nobody can light the broken bell at all: the Quiet Opening changes nothing"
