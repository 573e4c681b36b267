"""Painting contours on a band with Pillow: even-odd fills, round strokes, dashes, each at some opacity. Pixels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

from PIL import Image, ImageChops, ImageDraw, ImagePath

from realmgen.render.drawing import Point

Colour = tuple[int, int, int]
PixelBox = tuple[int, int, int, int]
Bounds = tuple[float, float, float, float]
Ink = Colour | int
WHITE: Colour = (255, 255, 255)
TILE = 192


class Canvas:
    """A horizontal band of a picture, `top` pixels below its upper edge."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.image = Image.new("RGB", size)
        self.draw = ImageDraw.Draw(self.image)
        self.top = 0

    def blank(self, top: int, paper: Colour) -> None:
        """Fresh paper for the band that begins `top` pixels down."""
        self.top = top
        self.image.paste(paper, (0, 0, *self.image.size))

    def clip(self, box: Bounds) -> PixelBox | None:
        """The whole pixels of a box that lie on the band, None when none do."""
        x0, y0 = max(0, math.floor(box[0])), max(0, math.floor(box[1]))
        x1, y1 = min(self.image.width, math.ceil(box[2]) + 1), min(self.image.height, math.ceil(box[3]) + 1)
        return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None

    def fill(self, paths: Sequence[ImagePath.Path], colour: Colour, opacity: float = 1.0) -> None:
        """Fill contours even-odd."""
        if len(paths) == 1 and opacity >= 1:
            self.draw.polygon(paths[0], colour)
            return
        box = self.clip(_bounds(paths))
        if box:
            self._lay(even_odd(paths, box, opacity), box, colour)

    def stroke(self, lines: Sequence[Sequence[Point]], width: float, colour: Colour, opacity: float = 1.0) -> None:
        """Draw polylines with round joins and caps; they darken nothing where they cross."""
        if opacity >= 1:
            for line in lines:
                _line(self.draw, line, width, colour)
            return
        box = self.clip(_reach(lines, width))
        if box:
            mask, ink = _mask(box, opacity)
            draw = ImageDraw.Draw(mask)
            for line in lines:
                _line(draw, [(x - box[0], y - box[1]) for x, y in line], width, ink)
            self._lay(mask, box, colour)

    def _lay(self, mask: Image.Image, box: PixelBox, colour: Colour) -> None:
        """Lay a colour through a mask over `box`, tile by tile, as most tiles of a large mask are empty."""
        for x, y in product(range(0, mask.width, TILE), range(0, mask.height, TILE)):
            piece = mask.crop((x, y, min(x + TILE, mask.width), min(y + TILE, mask.height)))
            inked = piece.getbbox()
            if inked:
                self.stamp(piece.crop(inked), (box[0] + x + inked[0], box[1] + y + inked[1]), colour)

    def stamp(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """Lay a colour through a mask whose corner comes to `at`."""
        self.image.paste(colour if mask.mode == "1" else _solid(colour, mask.size), at, mask)


@lru_cache(maxsize=256)
def _solid(colour: Colour, size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, colour)


def _bounds(paths: Sequence[ImagePath.Path]) -> Bounds:
    boxes = [path.getbbox() for path in paths]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def _reach(lines: Sequence[Sequence[Point]], width: float) -> Bounds:
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    return grown((min(xs), min(ys), max(xs), max(ys)), width)


def grown(box: Bounds, by: float) -> Bounds:
    """A box with room all round."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _mask(box: PixelBox, opacity: float) -> tuple[Image.Image, int]:
    """An empty mask of the size of a box, and the value that stands for the opacity in it."""
    size = (box[2] - box[0], box[3] - box[1])
    return (Image.new("1", size), 1) if opacity >= 1 else (Image.new("L", size), round(255 * opacity))


def even_odd(paths: Sequence[ImagePath.Path], box: PixelBox, opacity: float = 1.0) -> Image.Image:
    """A mask over `box`, set wherever an odd number of contours lies."""
    mask, ink = _mask(box, opacity)
    for count, path in enumerate(paths):
        moved = ImagePath.Path(path)
        moved.transform((1, 0, -box[0], 0, 1, -box[1]))
        if count == 0:
            ImageDraw.Draw(mask).polygon(moved, ink)
        else:
            _toggle(mask, moved, ink)
    return mask


def _toggle(mask: Image.Image, path: ImagePath.Path, ink: int) -> None:
    left, top, right, bottom = path.getbbox()
    box = (max(0, int(left)), max(0, int(top)), min(mask.width, int(right) + 2), min(mask.height, int(bottom) + 2))
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    path.transform((1, 0, -box[0], 0, 1, -box[1]))
    other = Image.new(mask.mode, (box[2] - box[0], box[3] - box[1]))
    ImageDraw.Draw(other).polygon(path, ink)
    differ = ImageChops.logical_xor if mask.mode == "1" else ImageChops.difference
    mask.paste(differ(mask.crop(box), other), box)


def _disc(draw: ImageDraw.ImageDraw, at: Point, width: float, ink: Ink) -> None:
    radius = (width - 1) / 2
    x, y = at
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), ink)


def _line(draw: ImageDraw.ImageDraw, line: Sequence[Point], width: float, ink: Ink) -> None:
    """One polyline; discs stand for its caps, and for its joins where a gap would show."""
    whole = max(1, round(width))
    if len(line) > 1:
        draw.line(line, ink, whole)
    if whole < 3:
        return
    _disc(draw, line[0], whole, ink)
    if len(line) > 1:
        _disc(draw, line[-1], whole, ink)
    for corner in _bends(line, math.cos(min(1.5, 1.2 / whole))):
        _disc(draw, corner, whole, ink)


def _bends(line: Sequence[Point], straight: float) -> Iterator[Point]:
    """The inner points at which a line turns by more than the angle whose cosine is `straight`."""
    for (ax, ay), (bx, by), (cx, cy) in zip(line, line[1:], line[2:], strict=False):
        ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
        if ux * vx + uy * vy < straight * math.hypot(ux, uy) * math.hypot(vx, vy):
            yield bx, by


def dashes(line: Sequence[Point], on: float, off: float) -> Iterator[list[Point]]:
    """The drawn stretches of a dashed polyline, the first beginning at its start."""
    left, drawn, piece = on, True, [line[0]]
    for a, b in pairwise(line):
        length, gone = math.dist(a, b), 0.0
        while length - gone > left:
            gone += left
            t = gone / length
            here = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if drawn:
                yield [*piece, here]
            drawn, piece = not drawn, [here]
            left = on if drawn else off
        left -= length - gone
        piece.append(b)
    if drawn:
        yield piece
