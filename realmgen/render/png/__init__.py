"""A drawing as PNG: painted at least three times too large in horizontal bands, then reduced.

Bands bound the memory, and one lock for the whole process keeps two pictures from being painted at once.
"""

from __future__ import annotations

import math
import threading
from concurrent.futures import ThreadPoolExecutor

from realmgen.errors import Unreadable
from realmgen.render.drawing import Drawing
from realmgen.render.paper import MM_PER_INCH, Page, as_page
from realmgen.render.png.brush import WHITE, Canvas
from realmgen.render.png.encode import Encoder
from realmgen.render.png.painter import Painter, colour

LOWEST_DPI, HIGHEST_DPI, MOST_PIXELS = 30, 1200, 120_000_000
FINE_DPI, COARSEST, FINEST = 900, 3, 8
BAND_PIXELS, FINE_PIXELS = 6_000_000, 120_000_000
_one_at_a_time = threading.Lock()


def write(drawing: Drawing | Page, dpi: int = 300) -> bytes:
    """The picture at `dpi`, which its pHYs tag states; no other metadata.

    Raises Unreadable for a dpi outside 30..1200 or a picture of more than 120 million pixels.
    """
    page = as_page(drawing)
    width, height = size(page, dpi)
    with _one_at_a_time:
        return _painted(page, dpi, width, height)


def size(page: Page, dpi: int) -> tuple[int, int]:
    """Width and height in pixels; raises Unreadable as `write` does."""
    if not LOWEST_DPI <= dpi <= HIGHEST_DPI:
        raise Unreadable(f"dpi {dpi} is out of range: give {LOWEST_DPI} to {HIGHEST_DPI}")
    width, height = (max(1, round(mm * dpi / MM_PER_INCH)) for mm in (page.paper.width, page.paper.height))
    if width * height > MOST_PIXELS:
        fits = math.floor(dpi * math.sqrt(MOST_PIXELS / (width * height)))
        raise Unreadable(
            f"a picture of {width} × {height} pixels is too large: at most {fits} dpi fit this size;"
            " or cut it over pages"
        )
    return width, height


def _painted(page: Page, dpi: int, width: int, height: int) -> bytes:
    times = _fineness(dpi, width * height)
    rows = max(1, BAND_PIXELS // (width * times * times))
    sheet = _Sheet(page, dpi / MM_PER_INCH * times)
    band, file = Canvas((width * times, min(rows, height) * times)), Encoder(width, height, dpi)
    with ThreadPoolExecutor(max_workers=1) as packer:  # zlib packs one band while the next is painted
        packed = []
        for top in range(0, height, rows):
            sheet.paint(band, top * times)
            reduced = band.image.reduce(times)
            packed.append(packer.submit(file.add, reduced.crop((0, 0, width, min(rows, height - top)))))
    for done in packed:
        done.result()
    return file.finish()


def _fineness(dpi: int, pixels: int) -> int:
    """How many times too large to paint: coarse pictures deserve more, very large ones must do with less."""
    affordable = math.isqrt(FINE_PIXELS // pixels)
    return max(COARSEST, min(FINEST, math.ceil(FINE_DPI / dpi), affordable))


class _Sheet:
    """A page made ready: what is painted where."""

    def __init__(self, page: Page, scale: float) -> None:
        self.page, self.scale = page, scale
        self.painter = Painter(page.drawing, scale, page.shift)
        self.plan = self.painter.plan(page.shown().layers.values())
        self.margin = Painter(page.drawing, scale)
        self.marks = self.margin.plan([page.marks])

    def paint(self, band: Canvas, top_row: int) -> None:
        """Paint one band: the drawing, white over what lies outside its window, and the marks."""
        band.blank(top_row, colour(self.page.drawing.paper))
        self.painter.paint(band, self.plan)
        left, top, right, bottom = self._window(band)
        wide, high = band.image.size
        for box in ((0, 0, wide, top), (0, bottom, wide, high), (0, 0, left, high), (right, 0, wide, high)):
            if box[0] < box[2] and box[1] < box[3]:
                band.image.paste(WHITE, box)
        self.margin.paint(band, self.marks)

    def _window(self, band: Canvas) -> tuple[int, int, int, int]:
        x, y, window, k = *self.page.at, self.page.window, self.scale
        edges = (round(x * k), round(y * k), round((x + window.width) * k), round((y + window.height) * k))
        if self.page.full:
            edges = (0, 0, band.image.width, edges[3] + band.image.height)
        return edges[0], edges[1] - band.top, edges[2], edges[3] - band.top
