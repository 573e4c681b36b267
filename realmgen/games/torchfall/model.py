"""The values of a game: its set-up, the position, commands, and how it ended.

Posts, roads and seats are small whole numbers in a position; a set of roads or posts is a number with a bit for each.
`board.Board` gives them names. Names of posts are those of records: `thorn_coast`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Road = tuple[str, str]

TORCHES = 8
"""Torches of each player (TF-006)."""
BEACONS = 3
"""Beacons of each player, the one at home among them (TF-007)."""
ACTIONS = 2
"""Actions of a turn (TF-027)."""
NETWORK = 4
"""The least roads of a network that earns Renown (TF-050)."""
PLAYERS = (2, 3, 4)
NUMBERS = {2: "two", 3: "three", 4: "four"}

CENTRE = "ashspire"
RING = ("blackpine", "frostgate", "dawnmere", "redwall", "thorn_coast", "greyfen")
"""The outer posts in ring order (TF-013)."""
NAMES = {
    "ashspire": "Ashspire",
    "blackpine": "Blackpine Watch",
    "frostgate": "Frostgate Beacon",
    "dawnmere": "Dawnmere Tower",
    "redwall": "Redwall Post",
    "thorn_coast": "Thorn Coast Signal",
    "greyfen": "Greyfen Watch",
}
LONG_ROADS: tuple[Road, Road] = (("frostgate", "redwall"), ("blackpine", "thorn_coast"))
"""The Long Signal Roads (TF-086)."""
SMOKE: Road = ("thorn_coast", "greyfen")
FRONTIER = "dawnmere"
"""Where the neutral Beacon of the Open Frontier stands (TF-072)."""
COLOURS = ("Red", "Blue", "Green", "Gold")
SIGNS = ("flame", "bell", "thorn", "crown")
"""What marks each seat (TF-011)."""

CHAPEL, HIGH_WATCH, BRIDGE = POWERS = ("ruined_chapel", "high_watch", "ash_bridge")
STORM, BELL, SMOKE_ON_THE_COAST = SCENARIOS = ("storm_night", "bell_is_broken", "smoke_on_the_coast")
DUELS = ("quiet_opening", "longer_duel", "open_frontier")
NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class FreeBoard:
    """A board of one's own: watchposts, the roads between them, and which post is the centre, if one is."""

    posts: tuple[str, ...]
    roads: tuple[Road, ...]
    centre: str | None = None


@dataclass(frozen=True, slots=True)
class Preset:
    """A position laid over the normal start; what is None or empty stays as it is there.

    `torches` are (post, post, seat), `beacons` (post, seat), where seat None is neutral.
    """

    wardens: tuple[str, ...] = ()
    torches: tuple[tuple[str, str, int], ...] = ()
    beacons: tuple[tuple[str, int | None], ...] = ()
    renown: tuple[int, ...] = ()
    round: int | None = None
    to_move: int | None = None
    actions_left: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is played on and by. No starts: the first pattern that fits. `timed_rounds` 0: no limit.

    Toggles of rulings: `free_starts` (any starts for two and three), `quiet_strict` (the Quiet Opening lasts two
    rounds), `timed_race` (the target still ends a timed game), `storm_odd` (the centre pays in odd rounds),
    `smoke_literal` (the smoke line stays a road). An option of ours, not of the printed rules: `head_start` (of two,
    the one who does not open has 1 Renown from the start).
    """

    players: int = 2
    starts: tuple[str, ...] = ()
    first: int = 0
    free_starts: bool = False
    remove_road: Road | None = None
    extra_road: Road | None = None
    powers: tuple[tuple[str, str], ...] = ()
    scenario: str | None = None
    storm_odd: bool = False
    smoke_literal: bool = False
    quiet_opening: bool = False
    quiet_strict: bool = False
    longer_duel: bool = False
    open_frontier: bool = False
    head_start: bool = False
    timed_rounds: int = 0
    timed_race: bool = False
    seed: str | int | None = None
    board: FreeBoard | None = None
    preset: Preset | None = None

    @property
    def target(self) -> int:
        """The Renown that wins (TF-054, TF-071)."""
        return 6 if self.longer_duel else 5


class Command(NamedTuple):
    """One action: `a` is the post marched to, the road laid or the road lifted, `b` the road a lifted Torch goes to.

    Roads beyond those of the board are pairs of posts that have none: they can be read, and are refused by the rules.
    """

    verb: str
    a: int
    b: int
    text: str

    def __str__(self) -> str:
        return self.text


MARCH, LAY, LIGHT, REKINDLE, SKIP = VERBS = ("march", "lay", "light", "rekindle", "skip")


class Order(NamedTuple):
    """A command as it stands in a record: perhaps with the seat that gives it."""

    command: Command
    seat: int | None = None

    def __str__(self) -> str:
        return self.command.text if self.seat is None else f"{self.seat}: {self.command.text}"


class State(NamedTuple):
    """A position. `bridge` is 1 while a free Rekindle is open, `lit` tells on Storm Night who lit
    on their latest turn, and `paid` one for each extra that is given once a game. With `winners` it is over,
    and stands as it was at that moment."""

    wardens: tuple[int, ...]
    torches: tuple[int, ...]
    beacons: tuple[int, ...]
    renown: tuple[int, ...]
    neutral: int
    to_move: int
    left: int
    round: int
    bridge: int
    lit: int
    paid: int
    winners: tuple[int, ...]

    def torches_left(self, seat: int) -> int:
        """Torches in a player's supply (TF-099)."""
        return TORCHES - self.torches[seat].bit_count()

    def beacons_left(self, seat: int) -> int:
        """Beacons in a player's supply (TF-099)."""
        return BEACONS - self.beacons[seat].bit_count()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won and by what: `target`, or at the end of the last round `renown`, `beacons`, `network` or `shared`."""

    winners: tuple[int, ...]
    by: str
