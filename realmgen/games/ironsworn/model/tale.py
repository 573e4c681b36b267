"""A world as it is played: what oracles answered, vows, bonds, journeys and fights under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.ironsworn.model.ranks import Rank
from realmgen.games.ironsworn.model.world import World
from realmgen.kit.kept import Kept

Mode = Literal["solo", "co-op", "guided"]
"""Who plays: one, several without a game master, or several with one (IS-002)."""
MODES: tuple[Mode, ...] = ("solo", "co-op", "guided")
Odds = Literal["almost-certain", "likely", "fifty-fifty", "unlikely", "small-chance"]
ODDS: dict[Odds, int] = {"almost-certain": 11, "likely": 26, "fifty-fifty": 51, "unlikely": 76, "small-chance": 91}
"""By odds: yes on this result or more (IS-488 to IS-492)."""
Repeat = Literal["reroll", "keep", "worse", "dramatic"]
Grade = Literal["", "worse", "dramatic", "dreadful"]
"""What a repeated row makes of a result (IS-471, IS-A53)."""
How = Literal["rolled", "typed", "picked", "above", "below", "reversed"]
KEPT = 60
"""Answers a state keeps; the older ones stand in the journal."""


@dataclass(frozen=True, slots=True)
class Result(Kept):
    """One roll on one table: the dice, the row it fell on, and what nested and repeated rolls brought.

    `die` is what was rolled, 100 unless a pack says otherwise; of several `rolls` the last counts, those before it fell
    on what had come already. `how` tells a row that was picked by hand or moved to from the one rolled. `move` is a
    move the row suggests.
    """

    oracle: str
    title: str
    rolls: tuple[int, ...]
    low: int
    high: int
    text: str
    then: tuple[Result, ...] = ()
    grade: Grade = ""
    how: How = "rolled"
    die: int = 100
    move: str = ""
    twist: str = ""
    """What its match means, where a table of a pack says so and a match was rolled."""


@dataclass(frozen=True, slots=True)
class Answer(Kept):
    """What was asked and answered. `number` counts from 1 over the whole campaign.

    `odds` and `yes` are of a yes/no question, or of picking between two (`first`, `second`): then `yes` means the
    first. `match` is None where matches mean nothing (IS-470, IS-493, IS-611).
    """

    number: int
    results: tuple[Result, ...]
    question: str = ""
    odds: Odds | None = None
    yes: bool | None = None
    match: bool | None = None
    first: str = ""
    second: str = ""
    note: str = ""
    shared: bool = False
    by: str = ""
    """Who asked, where a game master is at the table (IS-613)."""


@dataclass(frozen=True, slots=True)
class OwnRow(Kept):
    low: int
    high: int
    text: str


@dataclass(frozen=True, slots=True)
class OwnTable(Kept):
    """A table somebody wrote (IS-560, IS-615): its rows cover 1 to `die` once."""

    id: str
    title: str
    rows: tuple[OwnRow, ...]
    die: int = 100


@dataclass(frozen=True, slots=True)
class Milestone(Kept):
    text: str
    done: bool = False


VowKind = Literal["background", "inciting", "quest"]


@dataclass(frozen=True, slots=True)
class Vow(Kept):
    """A vow: progress in ticks, its outline of milestones, whom it was sworn to (a person's number), and the vow it
    serves, by number (IS-652, IS-654, IS-658, IS-666). `by` names those who swore it and who share it (IS-657)."""

    number: int
    text: str
    rank: Rank
    kind: VowKind = "quest"
    ticks: int = 0
    outline: tuple[Milestone, ...] = ()
    why: str = ""
    giver: int = 0
    main: int = 0
    by: tuple[str, ...] = ()
    state: Literal["open", "fulfilled", "forsaken"] = "open"


@dataclass(frozen=True, slots=True)
class Journey(Kept):
    """A way to a place: by numbers of places, 0 for one that is not on the map."""

    number: int
    origin: int
    to: int
    rank: Rank
    ticks: int = 0
    text: str = ""
    state: Literal["open", "arrived", "given up"] = "open"


@dataclass(frozen=True, slots=True)
class Fight(Kept):
    """A foe being fought, or a pack of them: progress in ticks (IS-564 to IS-573); `intent` is what it is about to do
    (IS-575)."""

    number: int
    foe: str
    name: str
    rank: Rank
    pack: int = 1
    ticks: int = 0
    intent: str = ""
    state: Literal["open", "won", "fled", "dispelled for now"] = "open"


@dataclass(frozen=True, slots=True)
class Bond(Kept):
    """A bond with a person or a place, by number, or in words; each is a tick on the bonds track (IS-651)."""

    name: str
    person: int = 0
    place: int = 0


@dataclass(frozen=True, slots=True)
class Tale(Kept):
    """The state a journal folds to."""

    mode: Mode = "solo"
    world: World | None = None
    answers: tuple[Answer, ...] = ()
    asked: int = 0
    pins: tuple[str, ...] = ()
    tables: tuple[OwnTable, ...] = ()
    packs: tuple[str, ...] = ()
    vows: tuple[Vow, ...] = ()
    journeys: tuple[Journey, ...] = ()
    fights: tuple[Fight, ...] = ()
    bonds: tuple[Bond, ...] = ()
    started: bool = False
    """Whether the campaign's beginning is behind (IS-648)."""
    later: tuple[str, ...] = ()
    """Steps of the beginning that are left to be discovered in play (IS-650)."""
    oath: Literal["", "strong hit", "weak hit", "miss"] = ""
    """How the first vow was sworn (IS-656)."""
    scene: str = ""
    """How it opens: a prologue, or in the midst of things, and what is seen (IS-655)."""
    links: str = ""
    """How the characters know each other (IS-649)."""
    numbers: int = 0
    """The last number given to a vow, a journey or a fight."""
