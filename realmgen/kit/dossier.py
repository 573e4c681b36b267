"""What stands on the sheet of somebody played, or on their card: figures to mark off, boxes to tick, lines to write on.

Games fill a Dossier; render sets it on one page. All text is plain. What is empty is left to be written by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.kit.leaf import Block


@dataclass(frozen=True, slots=True)
class Fact:
    """A term over what is said of it; a line to write on where that is empty."""

    term: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts in a row."""

    items: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A figure under its name, large: what it is now and in full, None where it is to be written. Of its `boxes` as
    many are marked as it lacks."""

    name: str
    now: int | None = None
    full: int | None = None
    boxes: int = 0
    shape: Literal["panel", "shield"] = "panel"


@dataclass(frozen=True, slots=True)
class Gauges:
    """Gauges in a row."""

    items: tuple[Gauge, ...]


@dataclass(frozen=True, slots=True)
class Tick:
    """A box with words; `marked` is ticked."""

    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Ticks:
    """Boxes to tick, in a row after their term."""

    term: str
    items: tuple[Tick, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a track: so many boxes under one name."""

    name: str
    boxes: int


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes of which the first `marked` are filled; `figure` stands beside its term."""

    term: str
    stages: tuple[Stage, ...]
    marked: int = 0
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Strokes:
    """A row of boxes under their term, each filled by so many strokes of a pen; the first `marked` strokes are made."""

    term: str
    boxes: int = 10
    marked: int = 0
    strokes: int = 4


Band = Facts | Gauges | Ticks | Track | Strokes
"""What stands over the whole width."""


@dataclass(frozen=True, slots=True)
class Dossier:
    """`overline` stands small above the title, `subtitle` under it, `aside` beside it. `bands` come next, one below
    the other, then the blocks; `rest` is the heading of lines to write on in the room that is left.

    `arms` is whose coat of arms stands beside it, if any; `number` a number in a seal there, the key to a map. An empty
    title is a line to write on.
    """

    title: str
    bands: tuple[Band, ...]
    blocks: tuple[Block, ...]
    overline: str = ""
    subtitle: str = ""
    aside: Fact | None = None
    rest: str = ""
    foot: str = ""
    arms: str = ""
    number: str = ""
