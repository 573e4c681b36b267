"""What is counted of games, so that counts of any parts of a trial can be added up in any order.

Counts by name: `games`; `broken` (judged as it stood); `wins/SEAT` in twelfths, so that a victory shared by two, three
or four is shared out evenly; `shared`; `by/WAY` a game ended; `turns/N`, `rounds/N`, games of that length;
`renown/SEAT/SOURCE`; `winner/SOURCE`, the Renown of sole winners; and of the centre: `needed`, `turned`, `held`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from realmgen.games.torchfall.bots import Game
from realmgen.games.torchfall.lab.trial import Trial
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.rules.scoring import CENTRED

Counts = Counter[str]
WHOLE = 12
"""Parts of one win."""


def played(trial: Trial, numbers: Iterable[int]) -> Counts:
    """Play some games of a trial and count them together."""
    counts = Counts()
    for number in numbers:
        counts.update(counted(trial.play(number)))
    return counts


def counted(game: Game) -> Counts:
    """The counts of one game."""
    counts = Counts({"games": 1, f"by/{game.outcome.by}": 1, f"turns/{game.turns}": 1, f"rounds/{game.state.round}": 1})
    winners = game.outcome.winners
    for seat in winners:
        counts[f"wins/{seat}"] = WHOLE // len(winners)
    counts.update({"broken": not game.ended, "shared": len(winners) > 1})
    gains = _gains(game)
    for (seat, source), renown in gains.items():
        counts[f"renown/{seat}/{source}"] = renown
        if winners == (seat,):
            counts[f"winner/{source}"] = renown
    counts.update(_centre(game, [gains[seat, CENTRED] for seat in range(len(game.state.renown))]))
    return +counts


def _gains(game: Game) -> Counter[tuple[int, str]]:
    gains: Counter[tuple[int, str]] = Counter()
    seat = game.rules.setup.first
    for one in replay(game.rules, game.orders):
        gains.update((seat, source) for source in one.gains)
        seat = one.state.to_move
    return gains


def _centre(game: Game, centred: list[int]) -> Counts:
    """How the centre decided: `needed`, a winner would not have won then and there without their own Renown of it;
    `turned`, had it paid nobody, others would have stood ahead; `held`, its Beacon is a sole winner's."""
    winners = game.outcome.winners
    # At the target whoever has it has no more than it: each Renown was needed.
    at_target = game.outcome.by == "target"
    needed = any(centred[seat] and (at_target or seat not in _without(game, {seat: centred[seat]})) for seat in winners)
    turned = _without(game, dict(enumerate(centred))) != winners
    held = len(winners) == 1 and bool(game.state.beacons[winners[0]] & game.rules.scoring.centre)
    return Counts({"needed": needed, "turned": turned, "held": held})


def _without(game: Game, less: Mapping[int, int]) -> tuple[int, ...]:
    """Who would stand ahead with so much less Renown."""
    renown = tuple(had - less.get(seat, 0) for seat, had in enumerate(game.state.renown))
    return game.rules.scoring.outcome(game.state._replace(renown=renown)).winners
