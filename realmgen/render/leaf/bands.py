"""The bands of a dossier over its whole width: facts, figures with boxes to mark off, ticks and a track."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.kit.dossier import Band, Fact, Facts, Gauge, Gauges, Stage, Strokes, Tick, Ticks, Track
from realmgen.render.drawing import Contour, Item, Shape
from realmgen.render.furniture.hand import Hand
from realmgen.render.leaf.forms import SMALLEST, Fitted, Form, fitted
from realmgen.render.leaf.outlines import HAIR, rounded, shield, square, stroke, written
from realmgen.render.lettering import Anchor, set_line, width

LINE = 0.28
PANEL_GAP, FACT_GAP = 0.09, 4.0
FACT_TEXT, WRITING = 3.0, 4.6
STROKED = 12.8
"""The most millimetres a box of strokes takes up."""


class Laid(NamedTuple):
    """A band with its height in millimetres; `draw(x, y)` gives its items for its upper left corner."""

    height: float
    draw: Callable[[float, float], list[Item]]


@dataclass(frozen=True, slots=True)
class Bands:
    """Lays bands out over one width; `scale` turns a form's millimetres into those of the paper."""

    hand: Hand
    form: Form
    scale: float
    measure: float

    def laid(self, band: Band) -> Laid:
        """One band."""
        if isinstance(band, Facts):
            return self._facts(band)
        if isinstance(band, Gauges):
            return self._gauges(band)
        if isinstance(band, Strokes):
            return self._strokes(band)
        return self._ticks(band) if isinstance(band, Ticks) else self._track(band)

    @property
    def small(self) -> float:
        """The type of labels."""
        return max(SMALLEST, self.form.label * self.scale)

    def label(self, text: str, x: float, y: float, anchor: Anchor = "start") -> Item:
        """Capitals in the accent's colour, the baseline at y."""
        size = self.small
        return set_line(
            text.upper(),
            x,
            y,
            size,
            "capitals",
            self.hand.theme.accent,
            anchor=anchor,
            tracking=0.04 * size,
        )

    def long(self, text: str) -> float:
        """How wide a label is."""
        return width(text.upper(), self.small, "capitals", 0.04 * self.small)

    def _facts(self, facts: Facts) -> Laid:
        gap = FACT_GAP * self.scale
        wide = (self.measure - gap * (len(facts.items) - 1)) / len(facts.items)
        cells = [self.fact(fact, wide) for fact in facts.items]
        height = max(cell.height for cell in cells)
        cells = [self.fact(fact, wide, height) for fact in facts.items]

        def draw(x: float, y: float) -> list[Item]:
            return [item for k, cell in enumerate(cells) for item in cell.draw(x + k * (wide + gap), y)]

        return Laid(height, draw)

    def fact(self, fact: Fact, wide: float, least: float = 0.0) -> Laid:
        """A term over its text, and a line below, at least so far down."""
        size = self._fact_size(fact.text, wide)
        text = fitted(fact.text, "regular", self.hand.theme.ink, (wide, 1e9), (size, size))
        top = 1.3 * self.small
        height = max(least, top + text.height + 0.7 * self.scale, top + WRITING * self.scale)

        def draw(x: float, y: float) -> list[Item]:
            ruled = written(x, x + wide, y + height, self.hand.theme.ink)
            return [self.label(fact.term, x, y + 0.8 * self.small), *text.draw(x, y + top), ruled]

        return Laid(height, draw)

    def _fact_size(self, text: str, wide: float) -> float:
        """The type of a fact: as large as keeps it on one line, or small in several."""
        small, large = max(SMALLEST, 2.3 * self.scale), FACT_TEXT * self.scale
        size = min(large, 0.995 * wide / (width(text, 1.0, "regular") or 1.0))
        return size if size >= small else small

    def _gauges(self, gauges: Gauges) -> Laid:
        count = len(gauges.items)
        gap = PANEL_GAP * self.measure / count
        wide = (self.measure - gap * (count - 1)) / count
        across = max(1, int((wide - 0.9 * self.scale) // (self.form.pitch * self.scale)))
        rows = max(math.ceil(gauge.boxes / across) for gauge in gauges.items)
        top, figure = 1.75 * self.small, 0.92 * self.form.figure * self.scale
        height = top + figure + (rows * self.form.pitch + 1.9) * self.scale

        def draw(x: float, y: float) -> list[Item]:
            out: list[Item] = []
            for k, gauge in enumerate(gauges.items):
                left = x + k * (wide + gap)
                out += self._panel(gauge, (left, y, wide, height))
                out += self._figure(gauge, (left, y + top, wide, figure if gauge.shape == "panel" else height - top))
                out += self._to_mark(gauge, left + wide / 2, y + top + figure + 1.1 * self.scale, across)
            return out

        return Laid(height, draw)

    def _panel(self, gauge: Gauge, box: tuple[float, float, float, float]) -> list[Item]:
        x, y, wide, high = box
        theme, name = self.hand.theme, self.label(gauge.name, x + wide / 2, y + 1.25 * self.small, "middle")
        if gauge.shape == "panel":
            ring = rounded(x, y, wide, high, 1.2 * self.scale)
            return [Shape([ring], fill=theme.halo, stroke=theme.ink, width=LINE * self.scale), name]
        top, half = y + 1.75 * self.small, min(wide, 0.86 * (high - 1.75 * self.small)) / 2
        ring = shield(x + wide / 2, top, half, high - 1.75 * self.small)
        return [Shape([ring], fill=theme.halo, stroke=theme.ink, width=1.6 * LINE * self.scale), name]

    def _figure(self, gauge: Gauge, box: tuple[float, float, float, float]) -> list[Item]:
        """What it is now, and in full where that is more."""
        if gauge.now is None:
            return []
        x, y, wide, high = box
        large, ink = self.form.figure * self.scale, self.hand.theme.ink
        now, full = str(gauge.now), f"/{gauge.full}" if gauge.full not in (None, gauge.now) else ""
        small = max(SMALLEST, 0.5 * large)
        part = min(1.0, 0.86 * wide / (width(now, large, "display") + width(full, small, "regular")))
        large, small = part * large, max(SMALLEST, part * small)
        left = x + (wide - width(now, large, "display") - width(full, small, "regular")) / 2
        base = y + high / 2 + 0.36 * large - (0.06 * high if gauge.shape == "shield" else 0.0)
        out: list[Item] = [set_line(now, left, base, large, "display", ink, anchor="start")]
        if full:
            after = left + width(now, large, "display")
            out.append(set_line(full, after, base, small, "regular", ink, anchor="start"))
        return out

    def _to_mark(self, gauge: Gauge, middle: float, y: float, across: int) -> list[Item]:
        """Boxes to mark off; those of what it lacks are struck."""
        pitch, side = self.form.pitch * self.scale, self.form.box * self.scale
        lost = 0 if gauge.now is None or gauge.full is None else gauge.full - gauge.now
        boxes: list[Contour] = []
        strokes: list[Contour] = []
        for k in range(gauge.boxes):
            row, column = divmod(k, across)
            left = middle - min(across, gauge.boxes) * pitch / 2 + column * pitch + (pitch - side) / 2
            top = y + row * pitch
            boxes.append(square(left, top, side))
            if k < lost:
                strokes.append([(left, top + side), (left + side, top)])
        return self._boxed(boxes, strokes)

    def _boxed(self, boxes: Sequence[Contour], strokes: Sequence[Contour]) -> list[Item]:
        theme, out = self.hand.theme, list[Item]()
        if boxes:
            out.append(Shape(boxes, fill=theme.paper, stroke=theme.ink, width=HAIR * self.scale))
        if strokes:
            out.append(Shape(strokes, stroke=theme.accent, width=2.6 * HAIR * self.scale, closed=False))
        return out

    def _ticks(self, ticks: Ticks) -> Laid:
        size, side = max(SMALLEST, 2.6 * self.scale), 2.5 * self.scale
        rows, row = 1.5 * size, 0
        x = self.long(ticks.term) + 2.2 * self.scale if ticks.term else 0.0
        start, placed = x, list[tuple[float, int, Tick]]()
        for tick in ticks.items:
            wide = side + 0.9 * self.scale + width(tick.text, size, "regular")
            if x > start and x + wide > self.measure:
                x, row = start, row + 1
            placed.append((x, row, tick))
            x += wide + 3.0 * self.scale

        def draw(left: float, y: float) -> list[Item]:
            out: list[Item] = [self.label(ticks.term, left, y + 1.1 * size)] if ticks.term else []
            for at, line, tick in placed:
                base, x = y + line * rows + 1.1 * size, left + at
                out += self._box(x, base - 0.86 * side, side, tick.marked)
                out.append(
                    set_line(
                        tick.text,
                        x + side + 0.9 * self.scale,
                        base,
                        size,
                        "regular",
                        self.hand.theme.ink,
                        anchor="start",
                    )
                )
            return out

        return Laid((row + 1) * rows, draw)

    def _box(self, x: float, y: float, side: float, marked: bool) -> list[Item]:
        cross = [[(x, y), (x + side, y + side)], [(x, y + side), (x + side, y)]] if marked else []
        return self._boxed([square(x, y, side)], cross)

    def _strokes(self, row: Strokes) -> Laid:
        """Boxes over the whole width, up to a size that is easy to write in."""
        pitch = min(self.measure / row.boxes, STROKED * self.scale)
        side, top = 0.86 * pitch, 1.4 * self.small if row.term else 0.0

        def draw(x: float, y: float) -> list[Item]:
            boxes = [square(x + k * pitch, y + top, side) for k in range(row.boxes)]
            made = [
                stroke(x + n // row.strokes * pitch, y + top, side, n % row.strokes)
                for n in range(min(row.marked, row.boxes * row.strokes))
            ]
            label = [self.label(row.term, x, y + 0.8 * self.small)] if row.term else []
            return [*label, *self._boxed(boxes, made)]

        return Laid(top + side, draw)

    def _track(self, track: Track) -> Laid:
        side, pitch = 3.3 * self.scale, 3.9 * self.scale
        head = fitted(track.figure, "display", self.hand.theme.ink, (1e9, 1e9), (5.4 * self.scale,) * 2)
        start = self.long(track.term) + 1.6 * self.scale + self._long(head) + 4.0 * self.scale
        wide = [max(stage.boxes * pitch, width(stage.name, self.small, "regular")) for stage in track.stages]
        gap = (self.measure - start - sum(wide)) / max(1, len(wide) - 1)
        height = side + 1.4 * self.small

        def draw(x: float, y: float) -> list[Item]:
            base = y + 0.5 * side + 0.36 * 5.4 * self.scale
            out = [
                self.label(track.term, x, base),
                *head.draw(x + self.long(track.term) + 1.6 * self.scale, base - 0.78 * 5.4 * self.scale),
            ]
            at, done = x + start, 0
            for stage, room in zip(track.stages, wide, strict=True):
                out += self._stage(stage, at, y, (side, pitch, room), track.marked - done)
                at, done = at + room + gap, done + stage.boxes
            return out

        return Laid(height, draw)

    def _long(self, head: Fitted) -> float:
        return sum(word.wide for line in head.lines for word in line)

    def _stage(self, stage: Stage, x: float, y: float, sizes: tuple[float, float, float], marked: int) -> list[Item]:
        side, pitch, room = sizes
        theme, left = self.hand.theme, x + (room - stage.boxes * pitch + pitch - side) / 2
        boxes = [square(left + k * pitch, y, side) for k in range(stage.boxes)]
        full, bare = boxes[: max(0, marked)], boxes[max(0, marked) :]
        out = [Shape(full, fill=theme.accent, stroke=theme.ink, width=HAIR * self.scale)] if full else []
        name = set_line(stage.name, x + room / 2, y + side + 1.15 * self.small, self.small, "regular", theme.ink)
        return [*out, *self._boxed(bare, []), name]
