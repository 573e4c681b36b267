"""What can be drawn of a hex map. Systems fill a Scene; renderers read it.

Cells are grid cells (see kit.hex). A `style` names a look that the renderer knows; a scene knows nothing of
paper, colours or millimetres.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from realmgen.kit.hex import Grid

Tier = Literal["chief", "place", "spot", "seal", "sign", "pin"]
Swatch = Literal["ground", "mark", "edge", "stroke", "crown", "seal"]


@dataclass(frozen=True, slots=True)
class Area:
    """A stretch of one ground with a name that may be lettered on it."""

    style: str
    cells: tuple[int, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from hex to hex: a `river`, which grows towards its last cell, or a way, such as a `road`, a `path` or a
    `lane` over water."""

    style: str
    path: tuple[int, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class EdgeMark:
    """Something on the edge between two neighbouring cells."""

    style: str
    cell: int
    other: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Something in a hex. `chief` and `place` carry a name and a ring (the chief also a crown), a `spot` a name alone,
    `seal` is a disc with a numeral in `text`, `sign` a small silhouette, `pin` a smaller one at the rim, beside what
    stands there. A `text` stands before the name of a place or a spot, and below a sign."""

    style: str
    cell: int
    tier: Tier
    name: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A swatch with its caption; `ref` stands at the right edge (a hex label)."""

    swatch: Swatch
    style: str
    caption: str
    ref: str = ""


@dataclass(frozen=True, slots=True)
class LegendGroup:
    heading: str
    entries: tuple[LegendEntry, ...]


@dataclass(frozen=True, slots=True)
class Caption:
    """The words of the sheet round the map."""

    overline: str = ""
    title: str = ""
    subtitle: str = ""
    scale: str = ""
    """What a hex measures, in a line or more."""
    footer: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A hex map to be drawn. `key` seeds the hand's jitter, so one map looks the same in every export;
    it is public and never the seed of what is drawn."""

    key: str
    grid: Grid
    ground: tuple[str, ...]
    water: frozenset[str]
    areas: tuple[Area, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    edges: tuple[EdgeMark, ...] = ()
    marks: tuple[Mark, ...] = ()
    notes: tuple[int, ...] = ()
    here: int | None = None
    """Where those who travel are now: a pin above all else."""
    trail: tuple[tuple[int, ...], ...] = ()
    """Ways from hex to hex that were gone; where one was gone again it is drawn once."""
    unseen: frozenset[int] = frozenset()
    """Cells of which nothing at all is drawn: the map ends where they begin."""
    faint: frozenset[int] = frozenset()
    """Cells of which only the ground is known: in a lighter hand."""
    known: frozenset[int] = frozenset()
    """Cells with a small sign that others know them too."""
    bounds: tuple[tuple[int, ...], ...] = ()
    """Sets of cells with a line where one meets another on land."""
    titles: tuple[Area, ...] = ()
    """Parts of the land, of whatever ground, with a name that is lettered large."""
    caption: Caption = field(default_factory=Caption)
    legend: tuple[LegendGroup, ...] = ()
