"""Lettering as PDF text. Halos are stroked outlines, so that the file holds each word once."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from statistics import median_low
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from realmgen.render.drawing import Letter, Text
from realmgen.render.fonts import PER_EM, Source, glyph, kern
from realmgen.render.fonts.paths import steps
from realmgen.render.pdf.typefaces import document, registered

UNIT = 100
_CURVE = 2 / 3
_STEP = 80


@lru_cache(maxsize=1024)
def rgb(colour: str) -> str:
    """The three numbers of "#RRGGBB", 0 to 1."""
    return " ".join(f"{int(colour[i : i + 2], 16) / 255:.3f}".rstrip("0").rstrip(".") for i in (1, 3, 5))


@lru_cache(maxsize=2048)
def _outline(path: str) -> str:
    """A letter's path as operators in thousandths of an em, y downwards; its curves become cubic."""
    said, x, y = [], 0.0, 0.0
    for command, ems in steps(path):
        n = [v * PER_EM for v in ems]
        if command == "q":
            ax, ay, ex, ey = n
            bends = (x + (ax - x) * _CURVE, y + (ay - y) * _CURVE, ex + (ax - ex) * _CURVE, ey + (ay - ey) * _CURVE)
            n = [*bends, ex, ey]
        said.append(" ".join([*(f"{v:.0f}" for v in n), {"q": "c", "z": "h"}.get(command, command)]))
        x, y = (n[-2], n[-1]) if n else (x, y)
    return " ".join(said)


class _Run(NamedTuple):
    """Letters of one line that one font draws."""

    source: Source
    letters: list[Letter]


class Words:
    """Writes the texts of one canvas, on a page whose unit is 1/UNIT mm with y upwards."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def write(self, texts: Sequence[Text]) -> None:
        """A batch: all halos, then all letters."""
        for text in texts:
            if text.halo:
                self._halo(text, text.halo)
        if texts:
            self.canvas.setFillAlpha(1)
        for text in texts:
            self._line(text)

    def _halo(self, text: Text, halo: tuple[str, float]) -> None:
        self.canvas.setStrokeAlpha(text.halo_opacity)
        self.canvas.addLiteral(f"{rgb(halo[0])} RG")
        for at in text.letters:
            if not at.char.isspace():
                width = halo[1] * PER_EM / text.size
                self._stamp(text, at, f"{width:.0f} w ", "S")

    def _stamp(self, text: Text, at: Letter, setting: str, paint: str) -> None:
        a, b, x, y = _turned(at, text.size * UNIT / PER_EM)
        outline = _outline(glyph(at.char, text.face).path)
        self.canvas.addLiteral(f"q {a:.5f} {b:.5f} {b:.5f} {-a:.5f} {x} {y} cm {setting}{outline} {paint} Q")

    def _line(self, text: Text) -> None:
        self.canvas.addLiteral(f"{rgb(text.fill)} rg")
        apart = any(at.angle for at in text.letters) or text.content != "".join(at.char for at in text.letters)
        if apart:  # letters do not stand as they are read, so the file says what they spell
            words = text.content.encode("utf-16-be", "replace").hex()
            self.canvas.addLiteral(f"/Span <</ActualText <feff{words}>>> BDC")
        for run in _runs(text):
            self._run(text, run)
        if apart:
            self.canvas.addLiteral("EMC")

    def _run(self, text: Text, run: _Run) -> None:
        if run.source == "box":
            for at in run.letters:
                self._stamp(text, at, "", "f")
            return
        font, book = registered(run.source), document(self.canvas)
        a, b, x, y = _turned(run.letters[0], text.size * UNIT)
        spacing, shifts = _spacing(text, run.letters)
        chunks = [font.splitString(at.char, book)[0] for at in run.letters]
        name = font.getSubsetInternalName(chunks[0][0], book)
        said = [f"BT {name} 1 Tf {spacing / PER_EM:.4f} Tc {a:.2f} {b:.2f} {-b:.2f} {a:.2f} {x} {y} Tm ["]
        for (subset, code), shift in zip(chunks, shifts, strict=True):
            if font.getSubsetInternalName(subset, book) != name:
                name = font.getSubsetInternalName(subset, book)
                said.append(f"] TJ {name} 1 Tf [")
            said.append(f"<{code.hex()}>{_back(-shift)}")
        said.append("] TJ 0 Tc ET")
        self.canvas.addLiteral("".join(said))


def _back(shift: int) -> str:
    """A shift in steps so small that no reader takes one for a space between words."""
    steps = abs(shift) // _STEP
    sign = 1 if shift > 0 else -1
    return " ".join([str(sign * _STEP)] * steps + [str(shift - sign * steps * _STEP)]) if shift else ""


def _turned(at: Letter, size: float) -> tuple[float, float, int, int]:
    """The first row of a letter's matrix and its place, y upwards."""
    return size * math.cos(at.angle), -size * math.sin(at.angle), round(at.x * UNIT), round(-at.y * UNIT)


def _runs(text: Text) -> Iterator[_Run]:
    """Straight stretches drawn by one font; letters at an angle of their own stand alone."""
    for _, line in groupby(text.letters, lambda at: at.angle):
        for source, letters in groupby(line, lambda at: glyph(at.char, text.face).source):
            yield _Run(source, list(letters))


def _spacing(text: Text, letters: Sequence[Letter]) -> tuple[float, list[int]]:
    """Even letter spacing (thousandths of an em), and what is left over after each letter."""
    gaps, kerns = [], []
    for here, there in pairwise(letters):
        way = math.dist((here.x, here.y), (there.x, there.y)) * PER_EM / text.size
        gaps.append(way - glyph(here.char, text.face).advance)
        kerns.append(kern(here.char, there.char, text.face))
    if not gaps:
        return 0.0, [0] * len(letters)
    even = median_low(gap - kerned for gap, kerned in zip(gaps, kerns, strict=True))
    return even, [round(gap - even) for gap in gaps] + [0]
