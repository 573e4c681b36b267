"""What a form asks of a game to come: what is chosen, what is left to chance, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from realmgen.games.torchfall.board import RING_ROADS, ROADS
from realmgen.games.torchfall.generate import draw, draw_first, draw_powers, draw_starts
from realmgen.games.torchfall.guide.chosen import road_name, short_name
from realmgen.games.torchfall.lab.options import OPTIONS
from realmgen.games.torchfall.model import (
    BEACONS,
    BELL,
    CENTRE,
    COLOURS,
    DUELS,
    FRONTIER,
    LONG_ROADS,
    POWERS,
    RING,
    SCENARIOS,
    SIGNS,
    SMOKE_ON_THE_COAST,
    STORM,
    TORCHES,
    FreeBoard,
    Road,
    Setup,
)
from realmgen.games.torchfall.problems import problems, remarks
from realmgen.games.torchfall.problems.boards import posts_of
from realmgen.games.torchfall.problems.seats import STARTS as PATTERNS
from realmgen.games.torchfall.problems.seats import outer, starts_of
from realmgen.games.torchfall.problems.variants import MOST_POWERS
from realmgen.games.torchfall.table.commands import LONGEST_NAME
from realmgen.kit.chance import fresh_seed
from realmgen.kit.words import listed
from realmgen.service.torchfall.wording import in_words, title

__all__ = [
    "BEACONS",
    "CENTRE",
    "COLOURS",
    "DUELS",
    "FAIR",
    "FIRST",
    "LONGEST_NAME",
    "LONG_ROADS",
    "MOST_POWERS",
    "POWER",
    "POWERS",
    "RING_ROADS",
    "SCENARIOS",
    "SIGNS",
    "STARTS",
    "TOGGLES",
    "TORCHES",
    "FreeBoard",
    "Road",
    "Setup",
    "Wish",
    "by_chance",
    "fresh_seed",
    "posts_of",
    "printed_board",
    "road_name",
    "short_name",
    "starts_of",
    "surprise",
]
STARTS, FIRST, POWER = DRAWN = ("starts", "first", "powers")
"""What may be left to chance."""
_PLAIN = Setup()
FAIR = OPTIONS["fair_duel"]
"""What makes a fair duel, which is not of the printed rules."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A set-up as far as it is chosen, and what of it is drawn, each with the seed that draws it: so what is shown
    before a game is what it begins with."""

    setup: Setup = _PLAIN
    drawn: Mapping[str, str] = field(default_factory=dict)

    @property
    def made(self) -> Setup:
        """The set-up it comes to: without what has no place in it, and with all that chance decides."""
        setup = fitted(self.setup)
        if STARTS in self.drawn:
            setup = draw_starts(replace(setup, starts=()), self.drawn[STARTS])
        if FIRST in self.drawn:
            setup = draw_first(setup, self.drawn[FIRST])
        return draw_powers(setup, self.drawn[POWER], 1) if POWER in self.drawn else setup

    def choosing(self, **changes: Any) -> Wish:
        """With other choices; what chance decided for them is forgotten."""
        drawn = {part: seed for part, seed in self.drawn.items() if part not in changes}
        return Wish(replace(self.setup, **changes), drawn)

    def drawing(self, part: str) -> Wish:
        """With a part that is drawn anew."""
        return replace(self, drawn={**self.drawn, part: fresh_seed()})

    def sized(self, players: int) -> Wish:
        """For so many players: their starts are drawn, the rest stays as far as it can."""
        return Wish(replace(self.setup, players=players), {STARTS: fresh_seed(), **self.drawn})

    def starting(self, seat: int, post: str) -> Wish:
        """With a seat that starts from a post; whoever started there takes the other's, and where the ways would not
        be even, the others move with it."""
        starts = list(starts_of(self.made))
        if seat >= len(starts):
            return self
        if post in starts:
            starts[starts.index(post)] = starts[seat]
        starts[seat] = post
        ways = [self.choosing(starts=each) for each in (tuple(starts), *_round(seat, post, len(starts)))]
        return next((way for way in ways if not way._starts_amiss()), ways[0])

    def _starts_amiss(self) -> bool:
        return any(fault.startswith("starts") for fault in problems(self.made))

    def faults(self) -> list[str]:
        """Why it cannot be played, a sentence for a game master each; empty when it can. Of a board that is at fault
        nothing else is judged."""
        found = problems(self.made)
        found = [fault for fault in found if fault.startswith("board: ")] or found
        return [in_words(self.setup, fault) for fault in found]

    def remarks(self) -> list[str]:
        """What is worth knowing of it when it can be played."""
        setup = self.made
        return [] if problems(setup) else [in_words(setup, line) for line in remarks(setup)]

    def missing(self) -> list[str]:
        """What is not offered here, and why: a sentence each."""
        return list(_missing(self.setup))

    def allows(self, key: str) -> bool:
        """Whether a duel option, a scenario or a toggle can be chosen as things stand."""
        return not _why_not(self.setup, key)

    def is_fair(self) -> bool:
        """Whether it is the duel whose seats were measured to win about as often, with no other option for two."""
        setup = self.setup
        fair = all(getattr(setup, key) == value for key, value in FAIR.keys.items())
        return fair and setup.players == 2 and not any(getattr(setup, key) for key in DUELS)

    def can_be_fair(self) -> bool:
        """Whether that duel can be chosen as things stand."""
        return self.setup.players == 2 and self.allows(BELL)

    def made_fair(self, on: bool) -> Wish:
        """With all that makes that duel and no other option for two, or without."""
        keys = FAIR.keys | dict.fromkeys(DUELS, False) if on else {key: getattr(_PLAIN, key) for key in FAIR.keys}
        return self.choosing(**keys)

    def starts(self) -> tuple[str, ...]:
        """The posts one may start from."""
        free = outer(self.setup)
        return tuple(post for post in free if not (self.setup.open_frontier and post == FRONTIER))


def _round(seat: int, post: str, players: int) -> Iterator[tuple[str, ...]]:
    """The patterns in which a seat starts from a post."""
    for pattern in PATTERNS.get(players, ()):
        if post in pattern:
            turned = pattern.index(post) - seat
            yield tuple(pattern[(turned + other) % players] for other in range(players))


def by_chance() -> Wish:
    """The printed game for two, whose starts and opening seat are drawn."""
    return Wish(drawn={STARTS: fresh_seed(), FIRST: fresh_seed()})


def printed_board() -> FreeBoard:
    """The printed board as one of one's own, to be changed."""
    return FreeBoard((CENTRE, *RING), ROADS, CENTRE)


def surprise(seed: str, players: int) -> Wish:
    """A whole board by seed, which the form then shows as if it had been chosen."""
    return Wish(draw(seed, players))


def fitted(setup: Setup) -> Setup:
    """A set-up without what has no place in it: roads of the printed board on another, posts that are not there,
    toggles of what is not chosen, options for two where more play."""
    off: dict[str, Any] = {key: False for key in (*DUELS, *TOGGLES) if getattr(setup, key) and _why_not(setup, key)}
    if setup.scenario and _why_not(setup, setup.scenario):
        off |= {"scenario": None}
    if off:
        # A toggle may have leant on what is taken out.
        return fitted(replace(setup, **off))
    if setup.board:
        setup = replace(setup, remove_road=None, extra_road=None)
    free = outer(setup)
    starts = setup.starts if len(setup.starts) == setup.players and set(setup.starts) <= set(free) else ()
    powers = tuple((post, power) for post, power in setup.powers if post in posts_of(setup))
    return replace(setup, starts=starts, powers=powers, first=min(setup.first, setup.players - 1))


TOGGLES = {
    "free_starts": "for two or three on the printed board",
    "quiet_strict": "with the Quiet Opening",
    "timed_race": "with a number of rounds",
    "storm_odd": "with Storm Night",
    "smoke_literal": "with Smoke on the Coast",
    "head_start": "for two players",
}
"""What each ruling that can be turned needs."""


def _why_not(setup: Setup, key: str) -> str:
    """Why something cannot be chosen; empty when it can."""
    if key in TOGGLES:
        return "" if _turns(setup, key) else TOGGLES[key]
    if key in DUELS and setup.players != 2:
        return "for two players"
    if setup.board is None:
        return ""
    return _lacking(setup.board, key)


def _turns(setup: Setup, key: str) -> bool:
    return {
        "free_starts": setup.board is None and setup.players < 4,
        "quiet_strict": setup.quiet_opening,
        "timed_race": setup.timed_rounds > 0,
        "storm_odd": setup.scenario == STORM,
        "smoke_literal": setup.scenario == SMOKE_ON_THE_COAST,
        "head_start": setup.players == 2,
    }[key]


def _lacking(board: FreeBoard, key: str) -> str:
    """What a board of one's own lacks for a choice."""
    wanted = {SMOKE_ON_THE_COAST: ("thorn_coast", "greyfen"), "open_frontier": (FRONTIER,)}.get(key, ())
    lacking = [short_name(post) for post in wanted if post not in board.posts]
    if lacking:
        return f"needs {listed(lacking)}, which your board does not have"
    if key in ("quiet_opening", *SCENARIOS[:2]) and board.centre is None:
        return "needs a centre, which your board does not have"
    return ""


def _missing(setup: Setup) -> Iterator[str]:
    keys = (*(DUELS if setup.players == 2 else ()), *SCENARIOS)
    for key in keys:
        if why := _why_not(setup, key):
            yield f"{title(key)} {why}."
