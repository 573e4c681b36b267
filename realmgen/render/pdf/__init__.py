"""Drawings as vector PDF: the page box is the paper, symbols are forms, text is text in embedded subsets."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFInfo, PDFString
from reportlab.pdfgen.canvas import Canvas

from realmgen.render.drawing import Drawing
from realmgen.render.lettering import clean
from realmgen.render.paper import MM_PER_INCH, Page, as_page
from realmgen.render.pdf.pen import Pen
from realmgen.render.pdf.typefaces import ONE_AT_A_TIME, document, registered

CREATOR = "realmgen"
POINTS_PER_MM = 72 / MM_PER_INCH
rl_config.useA85 = 0  # plain binary streams: a fifth smaller


class _Info(PDFInfo):
    """Title and creator, and nothing else: no dates, no author."""

    def format(self, document: object) -> bytes:
        entries = {"Title": PDFString(self.title), "Creator": PDFString(CREATOR)}
        return bytes(PDFDictionary(entries).format(document))


def write(pages: Drawing | Page | Sequence[Drawing | Page], title: str | None = None) -> bytes:
    """One file with a page for each drawing or page; the title is the first drawing's unless given.

    The same pages give the same bytes. Raises ValueError for no pages at all.
    """
    sheets = [as_page(pages)] if isinstance(pages, Drawing | Page) else [as_page(page) for page in pages]
    if not sheets:
        raise ValueError("a PDF needs at least one page")
    out = io.BytesIO()
    with ONE_AT_A_TIME:
        canvas = blank(out, sheets[0].drawing.title if title is None else title)
        _draw(canvas, sheets)
        canvas.save()
    return out.getvalue()


def blank(out: io.BytesIO, title: str) -> Canvas:
    """A canvas that keeps the house's metadata and writes the same bytes for the same content."""
    font: Any = registered("regular").fontName
    canvas = Canvas(out, invariant=1, pageCompression=1, initialFontName=font)
    document(canvas).info = _Info()
    canvas.setTitle(clean(title))
    return canvas


def _draw(canvas: Canvas, sheets: Iterable[Page]) -> None:
    pens: dict[int, Pen] = {}
    for sheet in sheets:
        canvas.setPageSize((sheet.paper.width * POINTS_PER_MM, sheet.paper.height * POINTS_PER_MM))
        pen = pens.setdefault(id(sheet.drawing), Pen(canvas, sheet.drawing, f"d{len(pens)}"))
        pen.page(sheet, POINTS_PER_MM)
        canvas.showPage()
