"""From items in millimetres to strokes and stamps in pixels, each with the rows that it touches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageColor, ImagePath

from realmgen.render.batches import batches
from realmgen.render.drawing import Drawing, Item, Letter, Shape, Text, Use
from realmgen.render.extent import Extents
from realmgen.render.png.brush import Canvas, Colour, dashes, grown
from realmgen.render.png.stamps import Stamp, stamp

Batch = list[tuple[float, float, Item]]
Matrix = tuple[float, float, float, float, float, float]


@lru_cache(maxsize=512)
def colour(text: str) -> Colour:
    """Red, green, blue of "#RRGGBB"."""
    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue


class Painter:
    """Paints items of one drawing, `scale` pixels to the millimetre after a shift in millimetres."""

    def __init__(self, drawing: Drawing, scale: float, shift: tuple[float, float] = (0.0, 0.0)) -> None:
        self.symbols, self.scale, self.shift = drawing.symbols, scale, shift
        self.extents = Extents(drawing.symbols)
        self._outlines: dict[str, list[tuple[Shape, list[ImagePath.Path]]]] = {}

    def plan(self, layers: Iterable[Iterable[Item]]) -> list[Batch]:
        """The batches in order, every item with the first and last row of the picture that it may touch."""
        return [[(*self._rows(item), item) for item in batch] for layer in layers for batch in batches(layer)]

    def _rows(self, item: Item) -> tuple[float, float]:
        box = self.extents.box(item)
        return (box.y0 + self.shift[1]) * self.scale - 2, (box.y1 + self.shift[1]) * self.scale + 2

    def paint(self, canvas: Canvas, plan: Iterable[Batch]) -> None:
        """Paint what falls on a band."""
        first, last = canvas.top, canvas.top + canvas.image.height
        for batch in plan:
            items = [item for top, bottom, item in batch if top < last and bottom > first]
            for item in items:
                self._item(canvas, item)
            self._texts(canvas, [item for item in items if isinstance(item, Text)])

    def _item(self, canvas: Canvas, item: Item) -> None:
        if isinstance(item, Use):
            self._use(canvas, item)
        elif isinstance(item, Shape):
            paths = [ImagePath.Path(list(contour)) for contour in item.contours]
            self._shape(canvas, item, paths, self._matrix(canvas, 0.0, 0.0, 1.0))

    def _matrix(self, canvas: Canvas, x: float, y: float, unit: float, flip: bool = False) -> Matrix:
        size = unit * self.scale
        left, top = (x + self.shift[0]) * self.scale, (y + self.shift[1]) * self.scale - canvas.top
        return (-size if flip else size, 0.0, left, 0.0, size, top)

    def _use(self, canvas: Canvas, use: Use) -> None:
        outlines = self._outlines.get(use.symbol)
        if outlines is None:
            shapes = self.symbols[use.symbol]
            outlines = [(shape, [ImagePath.Path(list(c)) for c in shape.contours]) for shape in shapes]
            self._outlines[use.symbol] = outlines
        place = self._matrix(canvas, use.x, use.y, use.scale, use.flip)
        for shape, paths in outlines:
            self._shape(canvas, shape, [ImagePath.Path(path) for path in paths], place)

    def _shape(self, canvas: Canvas, shape: Shape, paths: list[ImagePath.Path], place: Matrix) -> None:
        width = shape.width * place[4] if shape.stroke else 0.0
        for path in paths:
            path.transform(place)
        seen = [path for path in paths if len(path) and canvas.clip(grown(path.getbbox(), width))]
        solid = [path for path in seen if len(path) > 2] if shape.fill else []
        if solid and shape.fill:
            canvas.fill(solid, colour(shape.fill), shape.opacity)
        if seen and shape.stroke:
            lines = [line for path in seen for line in _lines(shape, path, place[4])]
            canvas.stroke(lines, width, colour(shape.stroke), shape.opacity)

    def _texts(self, canvas: Canvas, texts: Sequence[Text]) -> None:
        for text in texts:
            if text.halo:
                self._halo(canvas, text, text.halo)
        for text in texts:
            for mask, at in self._stamps(canvas, text, 0.0):
                canvas.stamp(mask, at, colour(text.fill))

    def _halo(self, canvas: Canvas, text: Text, halo: tuple[str, float]) -> None:
        stamps = list(self._stamps(canvas, text, halo[1] / 2 * self.scale))
        if text.halo_opacity < 1 and stamps:
            stamps = [_joined(stamps, text.halo_opacity)]
        for mask, at in stamps:
            canvas.stamp(mask, at, colour(halo[0]))

    def _stamps(self, canvas: Canvas, text: Text, halo: float) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
        for at in text.letters:
            if not at.char.isspace():
                yield self._stamp(canvas, text, at, halo)

    def _stamp(self, canvas: Canvas, text: Text, at: Letter, halo: float) -> tuple[Image.Image, tuple[int, int]]:
        made: Stamp = stamp(at.char, text.face, text.size * self.scale, halo)
        if at.angle:
            made = made.turned(at.angle)
        _, _, x, _, _, y = self._matrix(canvas, at.x, at.y, 1.0)
        return made.mask, (round(x - made.x), round(y - made.y))


def _lines(shape: Shape, path: ImagePath.Path, unit: float) -> Iterator[list[tuple[float, float]]]:
    line = path.tolist()
    if shape.closed and line[0] != line[-1]:
        line.append(line[0])
    if shape.dash and sum(shape.dash) > 0:
        yield from dashes(line, shape.dash[0] * unit, shape.dash[1] * unit)
    else:
        yield line


def _joined(
    stamps: Sequence[tuple[Image.Image, tuple[int, int]]], opacity: float
) -> tuple[Image.Image, tuple[int, int]]:
    """One mask from several, nowhere darker than the opacity."""
    left, top = min(x for _, (x, _) in stamps), min(y for _, (_, y) in stamps)
    right, bottom = max(x + m.width for m, (x, _) in stamps), max(y + m.height for m, (_, y) in stamps)
    mask = Image.new("L", (right - left, bottom - top))
    for part, (x, y) in stamps:
        box = (x - left, y - top, x - left + part.width, y - top + part.height)
        mask.paste(ImageChops.lighter(mask.crop(box), part), box)
    return mask.point([round(i * opacity) for i in range(256)]), (left, top)
