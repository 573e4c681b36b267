"""A drawing: layers of shapes, stamped symbols and lettering in millimetres, before any file format.

Cartography (plate, furniture) makes Drawings; svg, png and pdf write them. Points are (x, y), y downwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Point = tuple[float, float]
Contour = Sequence[Point]
Face = Literal["regular", "bold", "italic", "capitals", "display"]


@dataclass(slots=True)
class Shape:
    """Contours filled even-odd and/or stroked. Colours are "#RRGGBB"; width is millimetres (in a symbol: radii).
    `dash` is (on, off); a stroke has round joins and caps."""

    contours: Sequence[Contour]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    closed: bool = True
    opacity: float = 1.0
    dash: tuple[float, float] | None = None


@dataclass(slots=True)
class Use:
    """A symbol stamped at (x, y), `scale` millimetres to its unit, mirrored left-right when `flip`."""

    symbol: str
    x: float
    y: float
    scale: float
    flip: bool = False


@dataclass(slots=True)
class Letter:
    """One character: the left end of its baseline, and the angle of the baseline in radians (clockwise)."""

    char: str
    x: float
    y: float
    angle: float = 0.0


@dataclass(slots=True)
class Text:
    """Lettering already set: every letter has its place. `halo` is (colour, stroke width)."""

    content: str
    letters: Sequence[Letter]
    face: Face
    size: float
    fill: str
    halo: tuple[str, float] | None = None
    halo_opacity: float = 1.0


Item = Shape | Use | Text


@dataclass(slots=True)
class Drawing:
    """Layers are drawn in order. Symbols are drawn in radii round their own origin."""

    width: float
    height: float
    paper: str
    title: str = ""
    description: str = ""
    layers: dict[str, list[Item]] = field(default_factory=dict)
    symbols: dict[str, tuple[Shape, ...]] = field(default_factory=dict)

    def add(self, layer: str, items: Iterable[Item]) -> None:
        self.layers.setdefault(layer, []).extend(items)

    def items(self) -> Iterable[Item]:
        for layer in self.layers.values():
            yield from layer
