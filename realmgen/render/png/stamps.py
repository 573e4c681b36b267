"""Letters as masks: rendered once per face, size and halo, turned when they stand at an angle. Pixels."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, ImagePath

from realmgen.render.drawing import Face
from realmgen.render.fonts import PER_EM, Glyph, Source, font_file, glyph
from realmgen.render.fonts.paths import contours
from realmgen.render.png.brush import even_odd


class Stamp(NamedTuple):
    """A mask, and where the letter's origin lies in it."""

    mask: Image.Image
    x: float
    y: float

    def turned(self, angle: float) -> Stamp:
        """The stamp at an angle (radians, clockwise) round its origin."""
        cos, sin = math.cos(angle), math.sin(angle)
        reach = math.ceil(math.hypot(max(self.x, self.mask.width - self.x), max(self.y, self.mask.height - self.y))) + 1
        back = (cos, sin, self.x - reach * (cos + sin), -sin, cos, self.y - reach * (cos - sin))
        size = (2 * reach, 2 * reach)
        turned = self.mask.transform(size, Image.Transform.AFFINE, back, Image.Resampling.BICUBIC)
        return Stamp(turned, reach, reach)


@lru_cache(maxsize=32)
def _font(source: Source, size: float) -> ImageFont.FreeTypeFont | None:
    file = font_file(source)
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC) if file else None


@lru_cache(maxsize=1024)
def stamp(char: str, face: Face, size: float, halo: float) -> Stamp:
    """A letter at `size` pixels to the em, grown by `halo` pixels all round."""
    found = glyph(char, face)
    font = _font(found.source, size)
    if font is None:
        return _drawn(found, size, halo)
    left, top, right, bottom = font.getbbox(char, anchor="ls", stroke_width=halo)
    x, y = math.ceil(1 - left), math.ceil(1 - top)
    mask = Image.new("L", (max(1, math.ceil(right + x + 1)), max(1, math.ceil(bottom + y + 1))))
    ImageDraw.Draw(mask).text((x, y), char, 255, font, anchor="ls", stroke_width=halo)
    return Stamp(mask, x, y)


def _drawn(found: Glyph, size: float, halo: float) -> Stamp:
    """A letter that no font file holds, from its outline; its halo is a plain block."""
    edge = math.ceil(halo) + 1
    paths = [ImagePath.Path([(x * size + edge, y * size + size) for x, y in line]) for line in contours(found.path)]
    box = (0, 0, math.ceil(found.advance * size / PER_EM) + 2 * edge, math.ceil(size) + edge)
    mask = even_odd(paths, box).convert("L")
    if halo:
        left, top, right, bottom = mask.getbbox() or box
        ImageDraw.Draw(mask).rectangle((left - halo, top - halo, right + halo, bottom + halo), 255)
    return Stamp(mask, edge, size)
