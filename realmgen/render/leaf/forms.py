"""The forms dossiers are set in: a sheet and a playing card, and how a name is fitted into its head."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realmgen.render.drawing import Face, Item
from realmgen.render.paper import Paper
from realmgen.render.prose.lines import Line, Run, Setting, broken, set_words

SMALLEST: Final = 2.2
"""The smallest type of a dossier in millimetres."""
TEXT: Final = 2.25
"""The smallest its text is set in: headings are a little smaller."""
CARD = Paper("card", 63.0, 88.0)
"""A playing card."""
INDEX = Paper("index card", 100.0, 134.0)
"""An index card: four lie on A4 and on Letter with a margin that every printer reaches."""


@dataclass(frozen=True, slots=True)
class Form:
    """Lengths in millimetres on A5, or on a card: margins, the room of the head, the largest type in it and in the
    text, and the measures of gauges: the largest type of their figures, the side of a box and how far apart they are.
    `reserve` is kept free for writing as long as the type is no smaller than `ample`."""

    side: float
    top: float
    foot: float
    head: float
    title: float
    largest: float
    columns: int
    gutter: float
    label: float
    figure: float
    box: float
    pitch: float
    reserve: float = 0.0
    ample: float = SMALLEST


SHEET: Final = Form(11.0, 10.0, 11.0, 16.0, 7.0, 3.1, 2, 6.0, 2.4, 8.2, 2.4, 3.0, 30.0, 2.5)
INDEXED: Final = Form(7.4, 7.0, 8.4, 16.5, 6.6, 3.5, 1, 0.0, 2.4, 7.0, 2.0, 2.45)
CARDS: Final = Form(5.2, 5.2, 6.6, 13.0, 4.8, 2.9, 1, 0.0, 2.2, 5.0, 1.6, 1.95)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words set as large as their room allows: lines of one size, `height` millimetres in all."""

    lines: list[Line]
    setting: Setting
    measure: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.setting.leading

    def draw(self, x: float, y: float) -> list[Item]:
        """From the left end x of their room and their top y."""
        out: list[Item] = []
        for k, line in enumerate(self.lines):
            base = y + k * self.setting.leading + 0.78 * self.setting.size
            out += set_words(line, x, base, self.setting, self.measure, last=True)
        return out


def fitted(
    text: str, face: Face, fill: str, room: tuple[float, float], sizes: tuple[float, float], *, centred: bool = False
) -> Fitted:
    """Words in the largest type between those sizes at which they stand within `room`, wide and high; in the smallest
    where none is small enough."""
    wide, high = room
    size, least = sizes
    while True:
        setting = Setting(size, 1.08 * size, fill, centred=centred)
        lines = broken([Run(text, face)], setting, wide)
        if size <= least or (len(lines) * setting.leading <= high and not _cut(text, lines)):
            return Fitted(lines, setting, wide)
        size = max(least, size - 0.1)


def _cut(text: str, lines: list[Line]) -> bool:
    """Whether a word had to be cut to stand in a line."""
    return sum(len(line) for line in lines) > len(text.split())
