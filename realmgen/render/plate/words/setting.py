"""How words on a map are set: type for each use, and where lines are broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from types import MappingProxyType

from realmgen.render.drawing import Face, Text
from realmgen.render.lettering import set_line, width
from realmgen.render.plate.field import Box

MOST_BREAKS = 12
LEAST_NAME, LEAST_AREA, LEAST_THINNED = 2.0, 1.7, 1.6
HALOS: Mapping[Face, float] = MappingProxyType({"regular": 0.235, "capitals": 0.3, "display": 0.25, "italic": 0.26})
"""Width of the halo's stroke for a type size of one."""


@dataclass(frozen=True, slots=True)
class Type:
    """How a line is set: face, size and tracking in millimetres."""

    face: Face
    size: float
    tracking: float

    def times(self, share: float) -> Type:
        """The same type in another size."""
        return Type(self.face, self.size * share, self.tracking * share)

    def width(self, text: str) -> float:
        """How long a line of it is."""
        return width(text, self.size, self.face, self.tracking)

    def box(self, text: str, x: float, y: float) -> Box:
        """The box of a centred line with its baseline at y."""
        half = self.width(text) / 2
        return x - half, y - 0.7 * self.size, x + half, y + 0.08 * self.size

    def line(self, text: str, x: float, y: float, fill: str, halo: str) -> Text:
        """A centred line with its baseline at y."""
        edge = (halo, HALOS[self.face] * self.size)
        return set_line(text, x, y, self.size, self.face, fill, tracking=self.tracking, halo=edge)


def broken(text: str, kind: Type, count: int) -> list[str] | None:
    """The text in so many lines about equally long, broken at blanks and after hyphens; None where it cannot be."""
    breaks = [k + 1 for k, char in enumerate(text) if char in " -" and 0 < k < len(text) - 1][:MOST_BREAKS]
    if len(breaks) < count - 1:
        return None
    ways = [[text[a:b].strip() for a, b in pairwise((0, *cut, len(text)))] for cut in combinations(breaks, count - 1)]
    return min(ways, key=lambda lines: max(kind.width(line) for line in lines))
