"""Writes items as PDF operators. On the page the unit is a hundredth of a millimetre and y runs upwards from the
drawing's upper edge; inside a symbol's form it is a thousandth of the symbol's unit, y downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from reportlab.pdfgen.canvas import Canvas

from realmgen.render.batches import batches
from realmgen.render.drawing import Contour, Drawing, Item, Shape, Text, Use
from realmgen.render.extent import Extents
from realmgen.render.paper import Page
from realmgen.render.pdf.words import UNIT, Words, rgb

FORM = 1000


def _contour(points: Contour, closed: bool, across: int, down: int) -> str:
    places = [f"{round(x * across)} {round(y * down)}" for x, y in points]
    if not places:
        return ""
    line = " l ".join(places[1:] or places)
    return f"{places[0]} m {line} l{' h' * closed}"


def _finish(shape: Shape) -> str:
    if shape.fill:
        return "B*" if shape.stroke else "f*"
    return "S" if shape.stroke else "n"


class Pen:
    """Draws one drawing on pages of a canvas; its symbols become forms, each written once and on first need."""

    def __init__(self, canvas: Canvas, drawing: Drawing, prefix: str) -> None:
        self.canvas, self.drawing, self.prefix = canvas, drawing, prefix
        self.extents = Extents(drawing.symbols)
        self.words = Words(canvas)
        self._forms: dict[str, list[tuple[float, str]]] = {}
        self._count = 0

    def page(self, page: Page, points_per_mm: float) -> None:
        """Draw a page: the window of the drawing, clipped, then the marks on the bare paper."""
        say = self.canvas.addLiteral
        scale = f"{points_per_mm / UNIT:.8f}"
        say(f"{scale} 0 0 {scale} 0 {page.paper.height * points_per_mm:.4f} cm 1 j 1 J q")
        window, (x, y), (dx, dy) = page.window, page.at, page.shift
        edges = f"{_whole(x)} {_whole(-y - window.height)} {_whole(window.width)} {_whole(window.height)} re"
        say(f"{edges} W n {rgb(page.drawing.paper)} rg {edges} f 1 0 0 1 {_whole(dx)} {_whole(-dy)} cm")
        for layer in page.shown().layers.values():
            self._items(layer)
        say("Q")
        self._items(page.marks)

    def _items(self, items: Sequence[Item]) -> None:
        for batch in batches(items):
            for item in batch:
                if isinstance(item, Use):
                    self._use(item)
                elif isinstance(item, Shape):
                    self._opacity(item.opacity)
                    self._shape(item, UNIT, -UNIT)
            self.words.write([item for item in batch if isinstance(item, Text)])

    def _opacity(self, opacity: float) -> None:
        self.canvas.setFillAlpha(opacity)
        self.canvas.setStrokeAlpha(opacity)

    def _use(self, use: Use) -> None:
        size = use.scale * UNIT / FORM
        across = -size if use.flip else size
        for opacity, form in self._stamps(use.symbol):
            self._opacity(opacity)
            self.canvas.addLiteral(f"q {across:.4f} 0 0 {-size:.4f} {_whole(use.x)} {_whole(-use.y)} cm")
            self.canvas.doForm(form)
            self.canvas.addLiteral("Q")

    def _stamps(self, symbol: str) -> list[tuple[float, str]]:
        """The forms of a symbol, one for each stretch of one opacity, which forms take from the page."""
        if symbol not in self._forms:
            stretches = groupby(self.drawing.symbols[symbol], lambda shape: shape.opacity)
            self._forms[symbol] = [(opacity, self._form(symbol, list(shapes))) for opacity, shapes in stretches]
        return self._forms[symbol]

    def _form(self, symbol: str, shapes: Sequence[Shape]) -> str:
        form = f"{self.prefix}{self._count}"
        self._count += 1
        box = self.extents.symbol(symbol)
        edges = (round(v * FORM) for v in (box.x0 - 0.01, box.y0 - 0.01, box.x1 + 0.01, box.y1 + 0.01))
        self.canvas.beginForm(form, *edges)
        for shape in shapes:
            self._shape(shape, FORM, FORM)
        self.canvas.endForm()
        return form

    def _shape(self, shape: Shape, across: int, down: int) -> None:
        if not shape.contours:
            return
        said = [f"{rgb(shape.fill)} rg"] if shape.fill else []
        if shape.stroke:
            said.append(f"{rgb(shape.stroke)} RG {shape.width * across:.1f} w{_dash(shape, across)}")
        said.extend(_contour(contour, shape.closed, across, down) for contour in shape.contours)
        said.append(_finish(shape) + " [] 0 d" * bool(shape.dash))
        self.canvas.addLiteral(" ".join(said))


def _dash(shape: Shape, unit: int) -> str:
    return f" [{shape.dash[0] * unit:.1f} {shape.dash[1] * unit:.1f}] 0 d" if shape.dash else ""


def _whole(value: float) -> str:
    return str(round(value * UNIT))
