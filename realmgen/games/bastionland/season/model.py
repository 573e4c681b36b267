"""The turn of a Season or an Age as it stands, and the year (MB-278 to MB-308, MB-A30 to MB-A40). All frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from annotated_types import Interval

from realmgen.games.bastionland.company.model import Long, Short
from realmgen.games.bastionland.road.model import Label, Moment
from realmgen.kit.kept import Kept

Event = Literal["start", "middle", "end"]
EVENTS: tuple[Event, ...] = ("start", "middle", "end")
"""The seasonal events of a Season, in order (MB-A35)."""
TurnKind = Literal["season", "age"]
Step = Literal[
    "unresolved", "collection", "misrule", "passing", "loss", "ageing", "glory", "pursuits", "feast", "crises", "drama"
]
SEASON_STEPS: tuple[Step, ...] = (
    "unresolved",
    "collection",
    "misrule",
    "passing",
    "pursuits",
    "feast",
    "crises",
    "drama",
)
"""A Season's end and the beginning of the next (MB-A40); Virtues are restored and grand designs completed as time
passes."""
AGE_STEPS: tuple[Step, ...] = (
    "unresolved",
    "collection",
    "misrule",
    "passing",
    "loss",
    "ageing",
    "glory",
    "pursuits",
    "feast",
    "crises",
    "drama",
)
"""The same for an Age (MB-A30 to MB-A33): the Old pay for the Age that ends before anybody is a step older, Virtues
are restored after that, then Glory and one pursuit each."""
SeasonPursuit = Literal["pilgrimage", "courtesy", "service"]
AgePursuit = Literal["duty", "succession", "legacy"]
Pursuit = Literal["pilgrimage", "courtesy", "service", "duty", "succession", "legacy"]
Happening = Literal[
    "event", "turn", "collection", "misrule", "pursuit", "crisis", "drama", "situation", "design", "death", "battle",
    "succession", "other",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Turning(Kept):
    """A turn that is being taken, step by step. `done` are the steps that are over, `left` those that were left out;
    `collected`, `rolled` and `staged` are the Domains (by hex) of which collection, Crisis Roll and drama are settled,
    `pursued` is by Knight what they chose."""

    kind: TurnKind
    began: Moment
    step: Step = "unresolved"
    left: tuple[Step, ...] = ()
    collected: tuple[Label, ...] = ()
    rolled: tuple[Label, ...] = ()
    staged: tuple[Label, ...] = ()
    pursued: Mapping[str, Pursuit] = field(default_factory=dict)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All of its steps, in order."""
        return SEASON_STEPS if self.kind == "season" else AGE_STEPS


@dataclass(frozen=True, slots=True)
class Entry(Kept):
    """What happened, and when; players know of it where it is not `secret`."""

    on: Moment
    kind: Happening
    text: Long
    at: Label = ""
    who: Short = ""
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Calendar(Kept):
    """The year. `event` is the last seasonal event that was reached in this Season (MB-295), `entries` what happened,
    oldest first; `permanent` says that the Old's loss lowers VIG for good (MB-A31). `legacies` is by name the Glory
    that waits until somebody is a Knight (MB-307). `turns_after` is the game night after which the Passage of Time has
    the Season or Age turn, 0 at once (MB-298)."""

    event: Event = "start"
    entries: tuple[Entry, ...] = ()
    turning: Turning | None = None
    permanent: bool = True
    turns_after: Annotated[int, Interval(ge=0, le=10000)] | None = None
    legacies: Mapping[Short, Annotated[int, Interval(ge=1, le=99)]] = field(default_factory=dict)
