"""A trial: one option played so many times by the same opponents. Its games have numbers, and each its own seed, so
that they can be played in any order and by anybody."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots import BOTS, TURNS, Bot, Budget, Game, bot_of, play_out
from realmgen.games.torchfall.bots.search import NODES
from realmgen.games.torchfall.lab.options import PRINTED, setup_of
from realmgen.games.torchfall.model import RING
from realmgen.games.torchfall.problems import problems
from realmgen.games.torchfall.problems.seats import STARTS
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import stream
from realmgen.kit.record.fields import short

FIRST, DRAWN, EACH = "first", "drawn", "each"
"""Starts: the first pattern that fits; drawn for each game; every pattern, a trial each."""
MOST_GAMES, MOST_NODES = 100_000, 100_000


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried. `bots` by seat, or one for all; `nodes` is the budget of those that search, in positions met for
    each command. Seat 0 opens. `starts` is `first`, `drawn`, or posts by seat as `blackpine/redwall`."""

    option: str = PRINTED
    players: int = 2
    starts: str = FIRST
    bots: tuple[str, ...] = ("searching",)
    nodes: int = NODES
    games: int = 100
    seed: str = "lab"

    def faults(self) -> list[str]:
        """Why it cannot be tried, a line for each reason."""
        found = [f"bot {short(bot)} is not known: one of {', '.join(BOTS)}" for bot in self.bots if bot not in BOTS]
        if len(self.bots) not in (1, self.players):
            found.append(f"bots {'/'.join(self.bots)}: {len(self.bots)} for {self.players} seats: one for each, or one")
        for name, value, most in (("games", self.games, MOST_GAMES), ("nodes", self.nodes, MOST_NODES)):
            if not 1 <= value <= most:
                found.append(f"{name} {value} cannot be tried: 1 to {most}")
        try:
            setup_of(self.option, self.players, self._posts())
        except Unreadable as error:
            found += error.faults
        return found

    def _posts(self) -> tuple[str, ...]:
        return () if self.starts in (FIRST, DRAWN) else tuple(self.starts.split("/"))

    def starts_of(self, number: int) -> tuple[str, ...]:
        """The starts of one of its games."""
        if self.starts != DRAWN:
            return self._posts()
        return stream(f"{self.seed}/{number}", "starts").pick(sound_starts(self.option, self.players))

    def play(self, number: int) -> Game:
        """Play one of its games, the first being 0; the same number plays the same game everywhere."""
        rules, bots = _table(self.option, self.players, self.starts_of(number), self.bots, self.nodes)
        return play_out(rules, bots, f"{self.seed}/{number}", TURNS)


@lru_cache(16)
def _table(
    option: str, players: int, starts: tuple[str, ...], bots: tuple[str, ...], nodes: int
) -> tuple[Rules, tuple[Bot, ...]]:
    """The rules and opponents of a game, made once: they remember boards they met, and nothing that would differ."""
    rules = Rules(setup_of(option, players, starts))
    seats = bots if len(bots) > 1 else bots * players
    made = {bot: bot_of(bot, rules, Budget(nodes)) for bot in bots}
    return rules, tuple(made[bot] for bot in seats)


def patterns(option: str, players: int) -> tuple[tuple[str, ...], ...]:
    """The patterns of starts that an option allows, each in ring order."""
    found = STARTS.get(players) or tuple(combinations(RING, players))
    return tuple(starts for starts in found if _sound(option, players, starts))


@lru_cache(64)
def sound_starts(option: str, players: int) -> tuple[tuple[str, ...], ...]:
    """All starts by seat that an option allows."""
    return tuple(starts for pattern in patterns(option, players) for starts in permutations(pattern))


def _sound(option: str, players: int, starts: tuple[str, ...]) -> bool:
    try:
        return not problems(setup_of(option, players, starts))
    except Unreadable:
        return False
