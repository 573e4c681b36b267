"""Units: everybody and everything in a fight that is not of the Company (MB-350 to MB-382, MB-M8). All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

from realmgen.games.bastionland.company.model import GuardScore, Long, Scar, Score, Short
from realmgen.games.bastionland.road.model import Label
from realmgen.kit.kept import Kept

UnitKind = Literal["person", "beast", "warband", "ship", "structure", "engine"]
UNIT_KINDS: tuple[UnitKind, ...] = ("person", "beast", "warband", "ship", "structure", "engine")
BUILT: tuple[UnitKind, ...] = ("ship", "structure", "engine")
"""Units without Virtues: they have Guard alone, or are equipment (MB-358, MB-A66)."""
Material = Literal["", "wood", "stone"]
End = Literal["", "dying", "slain", "routed", "broken", "wiped", "destroyed", "fled", "yielded", "disbanded"]
"""What became of a unit; empty while it stands. A broken Warband is still there and acts for itself (MB-377)."""
Source = Literal["", "vassals", "knights", "mercenaries"]
"""Where soldiers come from (MB-374)."""


_NO_SCORE, _NO_GUARD = Score(0, 0), GuardScore(0, 0)


@dataclass(frozen=True, slots=True)
class Unit(Kept):
    """One unit, named otherwise than all others and all of the Company.

    `make` is the stat block it was made by (`militia`, `longship`; empty: its own). `attacks` are written as in a stat
    block (`mace d8 hefty`, `stone d12 blast`). `number` is how many people a group of them counts, `down` how many of
    those are out of it; `leader` leads an organised group (MB-106). `named` marks a character, who takes `scars`
    (MB-A12). `large` attacks harm Warbands and wood (MB-354, MB-360, MB-A26). `home` is the Holding's hex it was
    mustered at, `serves` whom it follows. `strained` says that its needs are not met (MB-375), `carries` how many
    Warbands a ship holds, `secret` that players may not know of it. A ship or structure has only Guard and Armour.
    """

    name: Annotated[str, Len(1, 80)]
    kind: UnitKind
    guard: GuardScore = _NO_GUARD
    vig: Score = _NO_SCORE
    cla: Score = _NO_SCORE
    spi: Score = _NO_SCORE
    armour: Annotated[int, Interval(ge=0, le=9)] = 0
    attacks: tuple[Short, ...] = ()
    make: Short = ""
    number: Annotated[int, Interval(ge=1, le=99)] = 1
    down: Annotated[int, Interval(ge=0, le=99)] = 0
    leader: Short = ""
    named: bool = False
    large: bool = False
    shields: bool = False
    spears: bool = False
    mounted: bool = False
    material: Material = ""
    immobile: bool = False
    carries: Annotated[int, Interval(ge=0, le=9)] = 0
    home: Label = ""
    serves: Short = ""
    source: Source = ""
    strained: bool = False
    fatigued: bool = False
    exposed: bool = False
    scars: tuple[Scar, ...] = ()
    secret: bool = False
    end: End = ""
    note: Long = ""

    @property
    def built(self) -> bool:
        """Whether it is a thing and no living being."""
        return self.kind in BUILT

    @property
    def stands(self) -> bool:
        """Whether it can still take part."""
        return self.end in ("", "broken")
