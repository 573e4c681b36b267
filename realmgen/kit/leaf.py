"""What stands on a sheet of its own: one thing told on one page, to be read at the table or handed over.

Games fill a Leaf; render sets it in the largest type that keeps it on one page. All text is plain.
"""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.kit.document import Entry, Heading, Paragraph


@dataclass(frozen=True, slots=True)
class Lead:
    """The opening words, set off from the rest over the whole width."""

    text: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A list whose numbers matter, from 1; the first `done` are behind whoever reads it."""

    items: tuple[str, ...]
    done: int = 0


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody with figures: a name, a line of figures, and what else counts."""

    name: str
    line: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Signed:
    """An entry with a small picture beside it; `style` names a look that the renderer knows."""

    style: str
    term: str
    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list in no order."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Blanks:
    """Lines to write on."""

    count: int


@dataclass(frozen=True, slots=True)
class Box:
    """Something to choose: a box to tick, a run-in term, what is said of it, a note below in italics, and lines to
    write on."""

    term: str
    text: str
    marked: bool = False
    note: str = ""
    lines: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of a table by a die: the results as they are printed, and what then holds. Empty ones are written in.
    `lead` is said above them."""

    items: tuple[tuple[str, str], ...]
    lead: str = ""


Block = Lead | Heading | Paragraph | Entry | Steps | Items | Figure | Signed | Blanks | Box | Rows


@dataclass(frozen=True, slots=True)
class Leaf:
    """`overline` stands small above the title, `subtitle` under it, `foot` at the foot of every page.

    `emblem` is a picture under the title where there is room for one: `arms` for the coat of arms of the title, or the
    name of a look that the renderer knows.
    """

    title: str
    blocks: tuple[Block, ...]
    overline: str = ""
    subtitle: str = ""
    foot: str = ""
    emblem: str = ""
