"""A text to be read, before any file format: headings, paragraphs, entries and tables.

Games write Documents; `markdown` here and the booklets of render set them. All text is plain: whatever a user
typed stands in it as typed, and each format escapes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_MARKUP = re.compile(r"([\\`*_\[\]{}|~$^#=%!])")


@dataclass(frozen=True, slots=True)
class Heading:
    """`level` 1 is a chapter, 2 a section."""

    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A run-in term and what is said of it."""

    term: str
    text: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: a head, and rows as long as it. `shares` are the columns' parts of the width."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shares: tuple[float, ...]


Block = Heading | Paragraph | Entry | Sheet


@dataclass(frozen=True, slots=True)
class Document:
    """`footer` stands at the end, and small on every printed page."""

    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    footer: str = ""


def escaped(text: str) -> str:
    """Text as Markdown shows it: no mark, tag, link or line break of its own takes effect."""
    flat = " ".join(text.split())
    return _MARKUP.sub(r"\\\1", flat.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))


def markdown(document: Document) -> str:
    """The document as Markdown that wikis and note programs read; entries are a list, tables have pipes."""
    parts = [f"# {escaped(document.title)}"]
    if document.subtitle:
        parts.append(f"*{escaped(document.subtitle)}*")
    parts += _joined(document.blocks)
    if document.footer:
        parts += ["---", f"*{escaped(document.footer)}*"]
    return "\n\n".join(parts) + "\n"


def _joined(blocks: Iterable[Block]) -> Iterator[str]:
    """Blocks as text; entries that follow each other make one list."""
    entries: list[str] = []
    for block in blocks:
        if isinstance(block, Entry):
            entries.append(f"- **{escaped(block.term)}** {escaped(block.text)}".rstrip())
            continue
        if entries:
            yield "\n".join(entries)
            entries = []
        yield _block(block)
    if entries:
        yield "\n".join(entries)


def _block(block: Heading | Paragraph | Sheet) -> str:
    if isinstance(block, Heading):
        return f"{'#' * (block.level + 1)} {escaped(block.text)}"
    if isinstance(block, Paragraph):
        return escaped(block.text)
    lines = [block.head, *block.rows]
    rows = [f"| {' | '.join(escaped(cell) or ' ' for cell in line)} |" for line in lines]
    return "\n".join([rows[0], f"|{' --- |' * len(block.head)}", *rows[1:]])
