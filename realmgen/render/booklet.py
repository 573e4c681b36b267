"""A Document as PDF pages: set in EB Garamond and Cinzel, embedded, its text selectable and searchable.

Tables run over the whole width; what follows them stands in as many columns as the paper has room for. Headings
stay with what they head, pages are numbered, chapters are bookmarks. The file names no date, place or program
version: the same document gives the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BalancedColumns,
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
    TableStyle,
)

from realmgen.kit import document
from realmgen.kit.document import Block, Document, Heading, Sheet
from realmgen.render.fonts import Source, font_file
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.pdf.typefaces import ONE_AT_A_TIME, registered

INK, QUIET, ACCENT = HexColor("#2A2320"), HexColor("#65574A"), HexColor("#A2382C")
COLUMN, GUTTER = 78 * mm, 7 * mm
ROOM, START = 36 * mm, 14 * mm
"""What a head wants below it to stand on a page, and what columns want to begin on one."""
FACES: tuple[Source, ...] = ("regular", "bold", "italic", "capitals", "display", "signs")

OWN_FONT: dict[str, Any] = {"initialFontName": "realmgen-regular"}
"""Without it every page names Helvetica, which is not embedded."""
META: dict[str, Any] = {"creator": "realmgen", "producer": "realmgen", "invariant": 1}


def booklet(text: Document, paper: Paper = PAPERS["A4"]) -> bytes:
    """The pages of a document on the given paper."""
    out = io.BytesIO()
    with ONE_AT_A_TIME:
        for face in FACES:
            _font(face)
        pages = _Pages(out, text, paper)
        pages.build(list(_story(text, pages.measure)))
    return out.getvalue()


def _font(face: Source) -> TTFont | None:
    """A face, registered for embedding; None when its file is not installed."""
    return registered(face) if font_file(face) else None


def _style(face: Source, size: float, leading: float, **more: Any) -> ParagraphStyle:
    values: dict[str, Any] = {"textColor": INK, "spaceAfter": 2.2, "splitLongWords": 1} | more
    return ParagraphStyle(f"{face}-{size}", fontName=f"realmgen-{face}", fontSize=size, leading=leading, **values)


TITLE = _style("display", 22, 26, alignment=1, spaceAfter=2)
SUBTITLE = _style("italic", 11.5, 15, alignment=1, textColor=QUIET, spaceAfter=10)
CHAPTER = _style("display", 13, 17, textColor=ACCENT, spaceBefore=10, spaceAfter=4)
SECTION = _style("capitals", 9.5, 13, spaceBefore=4, spaceAfter=1.5)
BODY = _style("regular", 10, 12.6)
ENTRY = _style("regular", 10, 12.6, leftIndent=9, firstLineIndent=-9)
CELL = _style("regular", 9.5, 11.4, spaceAfter=0)
HEAD = _style("capitals", 7.8, 10, textColor=QUIET, spaceAfter=0)


class _Pages(BaseDocTemplate):
    """Pages of one frame, with a foot that names the book, the page and what the document's footer says."""

    def __init__(self, out: io.BytesIO, text: Document, paper: Paper) -> None:
        size = (paper.width * mm, paper.height * mm)
        side, foot = min(size) * 0.09, min(size) * 0.1
        super().__init__(out, pagesize=size, title=text.title, **META, **OWN_FONT)
        self.text, self.side, self.measure = text, side, size[0] - 2 * side
        frame = Frame(side, foot, self.measure, size[1] - side - foot, 0, 0, 0, 0, id="page")
        self.addPageTemplates(PageTemplate(frames=[frame], onPage=self._foot))

    def _foot(self, canvas: Canvas, _: BaseDocTemplate) -> None:
        canvas.setFillColor(QUIET)
        middle, base = self.pagesize[0] / 2, self.side * 0.62
        canvas.setFont("realmgen-capitals", 8)
        canvas.drawCentredString(middle, base, str(canvas.getPageNumber()))
        if self.text.footer:
            note = Paragraph(
                _marked(self.text.footer, "italic"), _style("italic", 7.5, 8.5, alignment=1, textColor=QUIET)
            )
            height = note.wrap(self.measure, base)[1]
            note.drawOn(canvas, self.side, base - 3 - height)

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802
        """Bookmark a chapter."""
        if isinstance(flowable, _Chapter):
            key = f"chapter-{flowable.name}"
            self.canv.bookmarkPage(key)
            self.canv.addOutlineEntry(flowable.name, key, 0)


class _Chapter(Paragraph):
    """The head of a chapter, which the outline of the file lists."""

    def __init__(self, name: str) -> None:
        super().__init__(_marked(name, "display"), CHAPTER)
        self.name = name


def _story(text: Document, width: float) -> Iterator[Flowable]:
    yield Paragraph(_marked(text.title, "display"), _fitting(text.title, width))
    if text.subtitle:
        yield Paragraph(_marked(text.subtitle, "italic"), SUBTITLE)
    for sort, run in groupby(text.blocks, key=type):
        blocks = list(run)
        if sort is Heading:
            yield CondPageBreak(ROOM)
        yield from _columns(blocks, width) if sort is document.Entry else _broad(blocks, width)


def _fitting(title: str, width: float) -> ParagraphStyle:
    """The style of a title: small enough that its longest word is not broken."""
    longest = max((stringWidth(word, TITLE.fontName, TITLE.fontSize) for word in title.split()), default=0.0)
    part = min(1.0, width / (1.01 * longest or 1.0))
    return ParagraphStyle("fitting", TITLE, fontSize=TITLE.fontSize * part, leading=TITLE.leading * part)


def _broad(blocks: Sequence[Block], width: float) -> Iterator[Flowable]:
    """Heads, paragraphs and tables over the whole width."""
    for block in blocks:
        if isinstance(block, Heading):
            yield _Chapter(block.text) if block.level == 1 else Paragraph(_marked(block.text, "capitals"), SECTION)
        elif isinstance(block, Sheet):
            yield _table(block, width)
            yield Spacer(0, 7)
        elif isinstance(block, document.Paragraph):
            yield Paragraph(_marked(block.text, "regular"), BODY)


def _columns(blocks: Sequence[Block], width: float) -> Iterator[Flowable]:
    """Entries in balanced columns, or down the page where it is narrow."""
    entries = [_entry(block) for block in blocks if isinstance(block, document.Entry)]
    number = max(1, int((width + GUTTER) // (COLUMN + GUTTER)))
    if number == 1 or len(entries) < number:
        yield from entries
    else:
        yield BalancedColumns(entries, nCols=number, innerPadding=GUTTER, needed=START)


def _entry(entry: document.Entry) -> Flowable:
    term, said = _marked(entry.term, "bold"), _marked(entry.text, "regular")
    return Paragraph(f'<font name="realmgen-bold">{term}</font>&nbsp; {said}', ENTRY)


def _table(sheet: Sheet, width: float) -> Table:
    whole = sum(sheet.shares)
    head = [Paragraph(_marked(cell, "capitals"), HEAD) for cell in sheet.head]
    rows = [[Paragraph(_marked(cell, "regular"), CELL) for cell in row] for row in sheet.rows]
    table = Table([head, *rows], colWidths=[width * share / whole for share in sheet.shares], repeatRows=1)
    rules: list[Any] = [
        ("FONTNAME", (0, 0), (-1, -1), "realmgen-regular"),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.6, INK),
        ("LINEBELOW", (0, 1), (-1, -1), 0.25, HexColor("#CDBFA8")),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), 6),
        ("TOPPADDING", (0, 0), (-1, -1), 1.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5),
    ]
    table.setStyle(TableStyle(rules))
    return table


def _marked(text: str, face: Source) -> str:
    """Text as Platypus wants it, in the face; what the face lacks is set in the signs."""
    flat = " ".join(text.split())
    runs = ((lacks, "".join(chars)) for lacks, chars in groupby(flat, key=lambda c: _lacks(c, face)))
    return "".join(f'<font name="realmgen-signs">{escape(run)}</font>' if lacks else escape(run) for lacks, run in runs)


def _lacks(char: str, face: Source) -> bool:
    own, signs = _font(face), _font("signs")
    return bool(own and signs and ord(char) not in own.face.charToGlyph and ord(char) in signs.face.charToGlyph)
