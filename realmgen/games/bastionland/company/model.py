"""The Company: Knights, Squires, steeds and all who go with them (MB-013 to MB-039). All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.kept import Kept

HIGHEST = 19
"""No Virtue rises above it, and none falls below 0 (MB-019)."""

Virtue = Literal["vig", "cla", "spi"]
VIRTUES: tuple[Virtue, ...] = ("vig", "cla", "spi")
Measure = Literal["vig", "cla", "spi", "guard"]
MEASURES: tuple[Measure, ...] = (*VIRTUES, "guard")
Start = Literal["wanderer", "courtier", "ruler"]
STARTS: tuple[Start, ...] = ("wanderer", "courtier", "ruler")
Scope = Literal["adventure", "chronicle", "saga"]
SCOPES: tuple[Scope, ...] = ("adventure", "chronicle", "saga")
LifeAge = Literal["young", "mature", "old"]
LIFE: tuple[LifeAge, ...] = ("young", "mature", "old")
Kind = Literal["knight", "squire", "follower", "steed", "beast"]
KINDS: tuple[Kind, ...] = ("knight", "squire", "follower", "steed", "beast")
Remedy = Literal["sustenance", "stimulant", "sacrament"]
REMEDIES: dict[Remedy, Virtue] = {"sustenance": "vig", "stimulant": "cla", "sacrament": "spi"}
"""By Remedy: the Virtue it restores (MB-193 to MB-195)."""
Fate = Literal["", "slain", "dead", "left"]
"""What became of who is no longer in the Company: killed in a fight, dead of something else, gone."""
Turn = Literal["none", "season", "age"]
TURNS: tuple[Turn, ...] = ("none", "season", "age")
"""What turns after a session (MB-010)."""
Reason = Literal["start", "myth", "duel", "tournament", "battle", "age", "other"]
"""What Glory is given or lost for (MB-140 to MB-144)."""

Point = Annotated[int, Interval(ge=0, le=HIGHEST)]
Guard = Annotated[int, Interval(ge=0, le=99)]
Short = Annotated[str, Len(0, 80)]
Long = Annotated[str, Len(0, 4000)]


@dataclass(frozen=True, slots=True)
class Score(Kept):
    """A Virtue: what it is now, and in full."""

    now: Point
    full: Point


@dataclass(frozen=True, slots=True)
class GuardScore(Kept):
    """Guard: what it is now, and in full."""

    now: Guard
    full: Guard


@dataclass(frozen=True, slots=True)
class Scar(Kept):
    """A Scar by its row of the table (MB-127 to MB-138), where it is, and when it was taken. `waits` says that its gain
    of Guard waits: to be stitched, patched, adapted to by the next Season, or avenged."""

    row: Annotated[int, Interval(ge=1, le=12)]
    on: Moment
    place: Short = ""
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Member(Kept):
    """One of the Company, named otherwise than all others. `items` are lines of property as a Knight's entry has
    them, dice and armour in brackets; `held` and `worn` name some of them; `of` is whose Squire, steed or follower
    this is. `calling` is the Knight's entry that was dealt; `title`, `ability` and `passion` are what counts. `dying`
    is who was Mortally Wounded and not yet tended (MB-067); `heir_knighted` says that their successor was made a Knight
    (MB-306)."""

    name: Annotated[str, Len(1, 80)]
    kind: Kind
    vig: Score
    cla: Score
    spi: Score
    guard: GuardScore
    armour: Annotated[int, Interval(ge=0, le=9)] = 0
    items: tuple[Short, ...] = ()
    held: tuple[Short, ...] = ()
    worn: tuple[Short, ...] = ()
    remedy: Remedy | None = None
    player: Short = ""
    of: Short = ""
    title: Short = ""
    ability: Long = ""
    passion: Long = ""
    note: Long = ""
    age: LifeAge = "young"
    successor: Short = ""
    heir_knighted: bool = False
    office: Short = ""
    opposed: bool = False
    dying: bool = False
    scars: tuple[Scar, ...] = ()
    fatigued: bool = False
    exposed: bool = False
    away: bool = False
    fate: Fate = ""
    calling: Calling | None = None

    @property
    def here(self) -> bool:
        """Whether they go with the Company now."""
        return not self.away and not self.fate

    def score(self, measure: Measure) -> Score | GuardScore:
        """A Virtue or Guard by its key."""
        found: Score | GuardScore = getattr(self, measure)
        return found


@dataclass(frozen=True, slots=True)
class Award(Kept):
    """Glory given, or lost where it is negative, with its reason and when it was."""

    knight: Short
    amount: Annotated[int, Interval(ge=-99, le=99)]
    reason: Reason
    why: Long
    on: Moment


@dataclass(frozen=True, slots=True)
class Company(Kept):
    """Who travels together. `at` is their hex, empty before they set foot on the map. `schedule` says for a Chronicle
    what turns after each session (MB-010)."""

    start: Start | None = None
    scope: Scope | None = None
    sessions: Annotated[int, Interval(ge=0, le=99)] = 0
    schedule: tuple[Turn, ...] = ()
    members: tuple[Member, ...] = ()
    awards: tuple[Award, ...] = ()
    at: Annotated[str, Len(0, 4)] = ""

    def find(self, name: str) -> Member | None:
        return next((member for member in self.members if member.name == name), None)

    @property
    def living(self) -> tuple[Member, ...]:
        """All who live, here or away, beasts too."""
        return tuple(member for member in self.members if not member.fate)

    @property
    def present(self) -> tuple[Member, ...]:
        """All who go with the Company now, beasts too."""
        return tuple(member for member in self.members if member.here)

    @property
    def people(self) -> tuple[Member, ...]:
        """Those of them who are people: they tire, hunger and fear."""
        return tuple(member for member in self.present if member.kind not in ("steed", "beast"))

    @property
    def knights(self) -> tuple[Member, ...]:
        """The Knights who live, present or away."""
        return tuple(member for member in self.living if member.kind == "knight")

    def glory(self, name: str) -> int:
        """A Knight's Glory: the sum of all they were given and lost (MB-139)."""
        return sum(award.amount for award in self.awards if award.knight == name)
