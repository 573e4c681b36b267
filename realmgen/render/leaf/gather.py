"""Several small pages on one sheet, with marks to cut them apart."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from realmgen.errors import Unreadable
from realmgen.render.drawing import Drawing, Item, Letter, Shape, Text, Use
from realmgen.render.paper import HAIR, INK, Paper

TICK = 4.0
PRINTABLE = 5.0
"""How far from its edge most printers leave a sheet bare."""
_ROUNDING = 1.0
"""Halves of a paper may be short of it by this much: two A5 are 296 mm wide."""


def gathered(pages: Sequence[Drawing], paper: Paper) -> list[Drawing]:
    """Pages of one size side by side and below each other, as many as a sheet holds; ticks show where to cut.

    The sheet is turned where it then holds more. Raises Unreadable when not even one fits.
    """
    if not pages:
        return []
    paper = max(paper, paper.turned, key=lambda sheet: math.prod(_held(pages[0], sheet)))
    across, down = _held(pages[0], paper)
    many = across * down
    if not many:
        size = f"{pages[0].width:g} × {pages[0].height:g} mm"
        raise Unreadable(f"a page of {size} does not fit {paper}: choose larger paper")
    return [_sheet(pages[k : k + many], paper, across, down) for k in range(0, len(pages), many)]


def _held(page: Drawing, paper: Paper) -> tuple[int, int]:
    """How many pages lie on a paper, across and down."""
    return int((paper.width + 1e-6) // page.width), int((paper.height + 1e-6) // page.height)


def _sheet(pages: Sequence[Drawing], paper: Paper, across: int, down: int) -> Drawing:
    wide, high = pages[0].width, pages[0].height
    left, top = (paper.width - across * wide) / 2, (paper.height - down * high) / 2
    titles = " · ".join(dict.fromkeys(page.title for page in pages if page.title))
    words = " · ".join(dict.fromkeys(page.description for page in pages if page.description))
    sheet = Drawing(paper.width, paper.height, pages[0].paper, titles, words)
    for n, page in enumerate(pages):
        dx, dy = left + n % across * wide, top + n // across * high
        names = _merged(sheet, page, n + 1)
        for name, items in page.layers.items():
            sheet.add(f"{name}-{n + 1}", [moved(item, dx, dy, names) for item in items])
    xs = [left + k * wide for k in range(min(across, len(pages)) + 1)]
    ys = [top + k * high for k in range(math.ceil(len(pages) / across) + 1)]
    sheet.add("marks", _ticks(paper, xs, ys))
    return sheet


def _merged(sheet: Drawing, page: Drawing, number: int) -> dict[str, str]:
    """Take over a page's symbols; those whose name another page gave to a different one get a new name."""
    names = {}
    for name, shapes in page.symbols.items():
        if sheet.symbols.setdefault(name, shapes) != shapes:
            names[name] = f"{name}-{number}"
            sheet.symbols[names[name]] = shapes
    return names


def _ticks(paper: Paper, xs: Sequence[float], ys: Sequence[float]) -> list[Item]:
    """Short lines near the edges of the sheet, where a printer still reaches, and crosses where four pages meet."""
    near, far = PRINTABLE, PRINTABLE + TICK
    lines = [
        [(x, y + way * near), (x, y + way * far)]
        for x in xs
        for y, way in ((0.0, 1), (paper.height, -1))
        if _inside(x, paper.width)
    ]
    lines += [
        [(x + way * near, y), (x + way * far, y)]
        for y in ys
        for x, way in ((0.0, 1), (paper.width, -1))
        if _inside(y, paper.height)
    ]
    for x in xs[1:-1]:
        for y in ys[1:-1]:
            lines += [[(x - TICK / 2, y), (x + TICK / 2, y)], [(x, y - TICK / 2), (x, y + TICK / 2)]]
    return [Shape(lines, stroke=INK, width=HAIR, closed=False)] if lines else []


def _inside(place: float, side: float) -> bool:
    return _ROUNDING < place < side - _ROUNDING


def moved(item: Item, dx: float, dy: float, names: Mapping[str, str]) -> Item:
    """An item elsewhere, its symbol under its new name."""
    if isinstance(item, Use):
        return replace(item, symbol=names.get(item.symbol, item.symbol), x=item.x + dx, y=item.y + dy)
    if isinstance(item, Text):
        return replace(item, letters=[Letter(at.char, at.x + dx, at.y + dy, at.angle) for at in item.letters])
    return replace(item, contours=[[(x + dx, y + dy) for x, y in contour] for contour in item.contours])
