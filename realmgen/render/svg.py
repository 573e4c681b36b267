"""A drawing as SVG: one user unit is a millimetre; letters and symbols are outlines used by reference, written in
thousandths of their own units.

Nothing is left to the viewer: no fonts, no style sheets, no other files. References are `xlink:href` in files, which
the oldest readers know, and plain `href` in the fragments for the screen.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from realmgen.render.batches import batches
from realmgen.render.drawing import Contour, Drawing, Face, Item, Letter, Shape, Text, Use
from realmgen.render.fonts import PER_EM, glyph
from realmgen.render.paper import Page, as_page

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NO_NAME = re.compile(r"[^A-Za-z0-9_-]")
_INITIALS: dict[Face, str] = {"regular": "r", "bold": "b", "italic": "i", "capitals": "c", "display": "d"}
_PEN = 'fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round"'


class _Numbers(dict[int, str]):
    """Whole multiples of a fraction -> their shortest decimal text."""

    def __init__(self, decimals: int) -> None:
        super().__init__()
        self.decimals, self.parts = decimals, 10**decimals

    def __missing__(self, key: int) -> str:
        text = f"{key / self.parts:.{self.decimals}f}"
        text = text.rstrip("0").rstrip(".") if self.decimals else text
        text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
        self[key] = text or "0"
        return self[key]


class _Unit(NamedTuple):
    """How finely lengths are written: so many parts to one, places and widths each with their decimals."""

    parts: int
    places: _Numbers
    width_parts: int
    widths: _Numbers


_HUNDREDTHS, _THOUSANDTHS, _MILLIONTHS, _WHOLE = _Numbers(2), _Numbers(3), _Numbers(6), _Numbers(0)
PAGE = _Unit(100, _HUNDREDTHS, 1000, _THOUSANDTHS)
SYMBOL = _Unit(1000, _WHOLE, 1000, _WHOLE)


def _number(value: float, numbers: _Numbers = _HUNDREDTHS) -> str:
    return numbers[round(value * numbers.parts)]


def words(text: str) -> str:
    """Text made safe between tags: escaped, and without what XML cannot hold."""
    return escape(_NO_XML.sub("", text))


def _name(text: str) -> str:
    return _NO_NAME.sub("_", text) or "_"


def _contour(points: Contour, closed: bool, unit: _Unit) -> str:
    parts, table = unit.parts, unit.places
    xs, ys = [round(x * parts) for x, _ in points], [round(y * parts) for _, y in points]
    if not xs:
        return ""
    ends = zip(xs, xs[1:], ys, ys[1:], strict=False)
    steps = [table[b - a] + " " + table[d - c] for a, b, c, d in ends if a != b or c != d] or ["0 0"]
    return f"M{table[xs[0]]} {table[ys[0]]}l{' '.join(steps)}".replace(" -", "-") + ("z" if closed else "")


def _shape(shape: Shape, unit: _Unit = PAGE) -> str:
    parts = [f'<path d="{"".join(_contour(c, shape.closed, unit) for c in shape.contours)}"']
    faint = _number(shape.opacity) if shape.opacity < 1 else ""
    if shape.fill:
        parts.append(f'fill="{shape.fill}"' + f' fill-opacity="{faint}"' * bool(faint))
    if shape.stroke:
        parts.append(f'stroke="{shape.stroke}" stroke-width="{unit.widths[round(shape.width * unit.width_parts)]}"')
        if shape.dash:
            on, off = (unit.widths[round(length * unit.width_parts)] for length in shape.dash)
            parts.append(f'stroke-dasharray="{on} {off}"')
        parts.extend([f'stroke-opacity="{faint}"'] * bool(faint))
    return " ".join(parts) + "/>"


def _use(use: Use) -> str:
    size = _number(use.scale / SYMBOL.parts, _MILLIONTHS)
    scale = f"-{size} {size}" if use.flip else size
    place = f"translate({_number(use.x)} {_number(use.y)})scale({scale})"
    return f'<use href="#{_name(use.symbol)}" transform="{place}"/>'


def _letter_id(char: str, face: Face) -> str:
    return f"_{_INITIALS[face]}{ord(char):x}"


def _letter(letter: Letter, face: Face, per_mm: float) -> str:
    x, y = round(letter.x * per_mm), round(letter.y * per_mm)
    reference = f'<use href="#{_letter_id(letter.char, face)}"'
    if not letter.angle:
        return f'{reference} x="{x}" y="{y}"/>'
    return f'{reference} transform="translate({x} {y})rotate({_number(math.degrees(letter.angle))})"/>'


def _letters(text: Text, per_mm: float) -> str:
    return "".join(_letter(at, text.face, per_mm) for at in text.letters if not at.char.isspace())


def _halos(texts: Sequence[Text], prefix: str, per_mm: float) -> Iterator[str]:
    """The strokes below a batch, gathered by look; each refers to the letters that follow."""
    looks: dict[str, list[str]] = {}
    for count, text in enumerate(texts):
        if text.halo:
            opacity = f' opacity="{_number(text.halo_opacity)}"' if text.halo_opacity < 1 else ""
            look = f'stroke="{text.halo[0]}" stroke-width="{round(text.halo[1] * per_mm)}"'
            looks.setdefault(look, []).append(f'<use href="#{prefix}{count}"{opacity}/>')
    for look, uses in looks.items():
        yield f"<g {look}>{''.join(uses)}</g>"


def _lines(texts: Sequence[Text], prefix: str, per_mm: float) -> Iterator[str]:
    for count, text in enumerate(texts):
        line = _letters(text, per_mm)
        yield f'<g id="{prefix}{count}">{line}</g>' if text.halo else line


def _texts(texts: Sequence[Text], prefix: str) -> str:
    """A batch in thousandths of an em under one scale: halos first, then the letters."""
    first = texts[0]
    per_mm = PER_EM / first.size
    scale = f"{first.size / PER_EM:.7f}".rstrip("0")
    below, lines = "".join(_halos(texts, prefix, per_mm)), "".join(_lines(texts, prefix, per_mm))
    return f'<g transform="scale({scale})" fill-rule="nonzero">{below}<g fill="{first.fill}">{lines}</g></g>'


def _fragment(items: Sequence[Item], prefix: str) -> str:
    texts = [item for item in items if isinstance(item, Text)]
    if texts:
        return _texts(texts, prefix)
    return "".join(_use(i) if isinstance(i, Use) else _shape(i) for i in items if not isinstance(i, Text))


def _layer(name: str, items: Iterable[Item]) -> str:
    """A layer's group; the ids it makes have dots, which no symbol's has."""
    ident = _name(name)
    inner = "".join(_fragment(batch, f"{ident}.{n}.") for n, batch in enumerate(batches(items)))
    return f'<g id="layer.{ident}" class="{ident}" {_PEN}>{inner}</g>'


_symbol_texts: dict[int, tuple[tuple[Shape, ...], str]] = {}


def _symbol(shapes: tuple[Shape, ...]) -> str:
    """The paths of a symbol; remembered by identity, as a theme's symbols are made once and shared."""
    found = _symbol_texts.get(id(shapes))
    if found is None or found[0] is not shapes:
        if len(_symbol_texts) >= 2048:
            _symbol_texts.clear()
        found = _symbol_texts[id(shapes)] = shapes, "".join(_shape(shape, SYMBOL) for shape in shapes)
    return found[1]


def _letter_defs(items: Iterable[Item]) -> Iterator[str]:
    texts = (item for item in items if isinstance(item, Text))
    used = {(at.char, text.face) for text in texts for at in text.letters if not at.char.isspace()}
    for char, face in sorted(used):
        yield f'<path id="{_letter_id(char, face)}" d="{glyph(char, face).path}"/>'


def _defs(drawing: Drawing, symbols: Iterable[str], lettered: Iterable[Item]) -> str:
    drawn = (f'<g id="{_name(name)}">{_symbol(drawing.symbols[name])}</g>' for name in symbols)
    return f"<defs>{''.join(drawn)}{''.join(_letter_defs(lettered))}</defs>"


def defs(drawing: Drawing) -> str:
    """`<defs>` with every symbol of the drawing and the letters it uses."""
    return _defs(drawing, drawing.symbols, drawing.items())


def layers(drawing: Drawing) -> dict[str, str]:
    """Each layer by name as one `<g class=name>`, in the SVG namespace, to stand beside `defs`."""
    return {name: _layer(name, items) for name, items in drawing.layers.items()}


def _head(page: Page) -> str:
    width, height = _number(page.paper.width), _number(page.paper.height)
    title = " ".join(part for part in (page.drawing.title, page.label) if part)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"'
        f' width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
        ' role="img" aria-labelledby="title desc">'
        f'<title id="title">{words(title)}</title><desc id="desc">{words(page.drawing.description)}</desc>'
    )


def _windowed(page: Page, inner: str) -> str:
    """The drawing cut to its window, and the marks on the bare paper."""
    x, y, (dx, dy), window = *page.at, page.shift, page.window
    edges = f'x="{_number(x)}" y="{_number(y)}" width="{_number(window.width)}" height="{_number(window.height)}"'
    shown = f'<g clip-path="url(#window)"><g transform="translate({_number(dx)} {_number(dy)})">{inner}</g></g>'
    bare = f'<rect width="{_number(page.paper.width)}" height="{_number(page.paper.height)}" fill="#FFFFFF"/>'
    return f'<clipPath id="window"><rect {edges}/></clipPath>{bare}{shown}{_layer("marks", page.marks)}'


def write(drawing: Drawing | Page) -> str:
    """The whole drawing, or a page of it, as one standalone SVG file, its width and height in millimetres."""
    page = as_page(drawing)
    shown = page.shown()
    used = {item.symbol: None for item in shown.items() if isinstance(item, Use)}
    lettered = (*shown.items(), *page.marks)
    sheet = f'<rect width="{_number(shown.width)}" height="{_number(shown.height)}" fill={quoteattr(shown.paper)}/>'
    inner = sheet + "".join(layers(shown).values())
    body = _defs(shown, used, lettered) + (inner if page.full else _windowed(page, inner))
    return f"{_head(page)}{body.replace('<use href=', '<use xlink:href=')}</svg>\n"
