"""Outlines of letters as path text: relative `m l h v q z` in thousandths of an em, y downwards."""

from __future__ import annotations

from typing import Any

from fontTools.pens.basePen import BasePen

Pair = tuple[float, float]


class _Pen(BasePen):  # type: ignore[misc] # fontTools is untyped
    """Collects a glyph as relative integer commands."""

    def __init__(self, glyphs: Any, per_em: int) -> None:
        super().__init__(glyphs)
        self.scale = 1000 / per_em
        self.parts: list[str] = []
        self.at = self.start = (0, 0)

    def _put(self, command: str, *points: Pair) -> None:
        here = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        x0, y0 = self.at
        numbers = " ".join(f"{x - x0} {y - y0}" for x, y in here)
        self.parts.append(command + numbers.replace(" -", "-"))
        self.at = here[-1]

    def _moveTo(self, pt: Pair) -> None:  # noqa: N802 - the pen's own name
        self._put("m", pt)
        self.start = self.at

    def _lineTo(self, pt: Pair) -> None:  # noqa: N802 - the pen's own name
        x, y = round(pt[0] * self.scale), round(-pt[1] * self.scale)
        if x == self.at[0] or y == self.at[1]:
            self.parts.append(f"h{x - self.at[0]}" if y == self.at[1] else f"v{y - self.at[1]}")
            self.at = (x, y)
        else:
            self._put("l", pt)

    def _qCurveToOne(self, pt1: Pair, pt2: Pair) -> None:  # noqa: N802 - the pen's own name
        self._put("q", pt1, pt2)

    def _closePath(self) -> None:  # noqa: N802 - the pen's own name
        self.parts.append("z")
        self.at = self.start


def glyph_outline(glyphs: Any, name: str, per_em: int) -> tuple[int, str]:
    """Advance (thousandths of an em) and path of a glyph of a fontTools glyph set."""
    pen = _Pen(glyphs, per_em)
    glyph = glyphs[name]
    glyph.draw(pen)
    return round(glyph.width * 1000 / per_em), "".join(pen.parts)
