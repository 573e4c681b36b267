"""The clock and the day as it stands (MB-278, MB-279, MB-309 to MB-334). All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

from realmgen.kit.kept import Kept

Season = Literal["spring", "harvest", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "harvest", "winter")
Phase = Literal["morning", "afternoon", "night"]
PHASES: tuple[Phase, ...] = ("morning", "afternoon", "night")
Stage = Literal["dawn", "weather", "act", "roll", "end"]
"""What a Phase wants next, in the order of MB-A40: the losses of a Morning, the weather, what the Company does (with
Night and Winter's losses, and a Remedy), the Wilderness Roll or the Myth's Omen, and its end."""
Weather = Literal["", "fine", "looming", "dire"]
Way = Literal["trek", "gallop", "cruise"]
WAYS: dict[Way, int] = {"trek": 1, "gallop": 2, "cruise": 3}
"""By method of travel: how many hexes (MB-310 to MB-312)."""
Search = Literal["sweep", "search", "vantage"]
SEARCHES: tuple[Search, ...] = ("sweep", "search", "vantage")
"""What a whole Phase of exploring buys (MB-343)."""
Number = Annotated[int, Interval(ge=1, le=9999)]
Count = Annotated[int, Interval(ge=0, le=99999)]
Label = Annotated[str, Len(0, 4)]


@dataclass(frozen=True, slots=True)
class Moment(Kept):
    """When something is: a Phase of a day of a Season (MB-A34: days count within their Season)."""

    phase: Phase = "morning"
    day: Number = 1
    season: Season = "spring"
    year: Number = 1
    age: Number = 1


@dataclass(frozen=True, slots=True)
class Leg(Kept):
    """One Phase as it was spent: when, where it ended, and how (`trek`, `camp`, `sweep`…). `through` are the hexes
    passed on the way there, on the first leg of all with the one it began in."""

    on: Moment
    at: Label
    deed: Annotated[str, Len(0, 80)]
    weather: Weather = ""
    through: tuple[Label, ...] = ()


@dataclass(frozen=True, slots=True)
class Day(Kept):
    """Where the clock stands and what this Phase holds.

    `phases` counts all Phases that have ended. `loomed` remembers that the weather roll before this one was a looming
    threat (MB-A54), `risk` says whether weather is rolled for (None: in Winter, MB-324), `slept` who has slept
    properly since the last Morning (MB-A53) and `sleeping` whom a hostile Omen would wake. `hosted` counts Phases in a
    row of warm hospitality (MB-117), `nights` those stayed in one place (MB-315), `cursed` is the count of Phases at
    which a Curse was met (MB-259). `hazard` says that one bars the way, `back` where this Phase began, `through` the
    hexes passed since, `deed` what the Phase was spent on, `asleep` how they camped or lodged in it, `greeted` the
    Holding whose mood they have met since they came (MB-334); `either` is the switch of MB-A51.
    """

    now: Moment = Moment()
    stage: Stage = "act"
    phases: Count = 0
    weather: Weather = ""
    loomed: bool = False
    risk: bool | None = None
    slept: tuple[str, ...] = ()
    sleeping: tuple[str, ...] = ()
    deprived: bool = False
    mist: bool = False
    light: bool = True
    guided: bool = False
    either: bool = False
    hosted: Count = 0
    nights: Count = 0
    cursed: Count | None = None
    hazard: bool = False
    back: Label = ""
    through: tuple[Label, ...] = ()
    greeted: Label = ""
    deed: Annotated[str, Len(0, 80)] = ""
    asleep: Literal["", "outdoors", "indoors"] = ""

    @property
    def weathered(self) -> bool:
        """Whether every Phase begins with a weather roll (MB-324, MB-332)."""
        return self.now.season == "winter" if self.risk is None else self.risk
