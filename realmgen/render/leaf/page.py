"""A leaf set on its paper: title, blocks in one column or two, foot; type as large as keeps it on one page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from realmgen.kit.document import Paragraph
from realmgen.kit.leaf import Lead, Leaf
from realmgen.kit.scene import Caption
from realmgen.render.drawing import Drawing
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, unit_of
from realmgen.render.furniture.title import cartouche, running
from realmgen.render.leaf.border import border, inner_foot
from realmgen.render.leaf.ornament import END, emblem, ending
from realmgen.render.leaf.strips import Setter
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.prose.flow import Column, Strip, columns
from realmgen.render.prose.lines import Setting, quoted
from realmgen.render.theme import Theme

Style = Literal["leaf", "handout"]
SIZES: Final = (4.1, 2.2)
HANDOUT_SIZES: Final = (5.2, 2.9)
IN_COLUMNS: Final = 3.4
RUNNING: Final = {"leaf": 2.7, "handout": 3.4}
"""Sizes of type on A5 in millimetres: the largest and the smallest, the largest in two columns, and that of what needs
several pages anyway."""
STEP: Final = 0.05
LEADING: Final = {"leaf": 1.24, "handout": 1.36}
SIDE, TOP, FOOT = 16.5, 12.0, 13.5
HEAD, SUBTITLE = 19.0, 6.0
GUTTER = 7.5
WIDE_TYPE = 40.0
"""The most ems a column is wide before two are better."""
BRIEF = 260
"""Characters up to which a handout's words are centred."""
MOST_LEAD = 0.5
"""The part of a page that opening words may take before they are set like the rest."""
EMBLEM, MOST_EMBLEM, RAISED, MOST_RAISED = 40.0, 62.0, 0.3, 5.0


@dataclass(frozen=True, slots=True)
class Bound:
    """A leaf as set: its pages, the size of its type in millimetres, and how many columns it stands in."""

    pages: tuple[Drawing, ...]
    size: float
    columns: int


@dataclass(frozen=True, slots=True)
class _Fit:
    """What one size of type makes of a page: strips over the whole width, then columns, and what is left over."""

    size: float
    count: int
    lead: Column
    body: list[Column]
    left: list[Strip]

    @property
    def height(self) -> float:
        return self.lead.height + max((column.height for column in self.body), default=0.0)


@dataclass(frozen=True, slots=True)
class _Room:
    """The room for text on one page."""

    x: float
    y: float
    width: float
    height: float


def leaf_pages(leaf: Leaf, theme: Theme, paper: Paper = PAPERS["A5"], style: Style = "leaf") -> Bound:
    """A leaf on paper: one page in type between the largest and the smallest size, or several in a middling one.

    A `handout` has larger type and an ornamental border. On larger or smaller paper than A5 all sizes grow or
    shrink with it. The same leaf gives the same pages.
    """
    press = _Press(leaf, theme, paper, style)
    return press.bound()


@dataclass(frozen=True, slots=True)
class _Press:
    leaf: Leaf
    theme: Theme
    paper: Paper
    style: Style

    @property
    def unit(self) -> float:
        return unit_of(self.paper)

    @property
    def scale(self) -> float:
        """This paper's type beside that of A5."""
        return self.unit / unit_of(PAPERS["A5"])

    @property
    def brief(self) -> bool:
        """Whether it is a handout of a few plain words, which stand in the middle."""
        if self.style != "handout" or any(not isinstance(block, Lead | Paragraph) for block in self.leaf.blocks):
            return False
        return sum(len(block.text) for block in self.leaf.blocks if isinstance(block, Lead | Paragraph)) < BRIEF

    def hand(self) -> Hand:
        """A hand on a blank page."""
        words = " ".join(filter(None, (self.leaf.overline, self.leaf.title)))
        return Hand(
            Drawing(self.paper.width, self.paper.height, self.theme.paper, self.leaf.title, words),
            self.theme,
            self.unit,
        )

    def room(self, first: bool) -> _Room:
        u, inset = self.unit, 4.5 * self.unit if self.style == "handout" else 0.0
        side, top = SIDE * u + inset, TOP * u + inset * 0.85
        head = (HEAD + (SUBTITLE if self.leaf.subtitle else 0.0) if first else 12.0) * u
        bottom = self.paper.height - FOOT * u - 1.4 * inset
        return _Room(side, top + head, self.paper.width - 2 * side, bottom - top - head)

    def bound(self) -> Bound:
        hand = self.hand()
        fit = self.fitted(hand)
        pages = [self.page(hand, fit, first=True)]
        left = fit.left
        while left:
            symbols, hand = hand.drawing.symbols, self.hand()
            hand.drawing.symbols = symbols  # what is left was set by the hand of the first page
            room = self.room(first=False)
            body, left = columns(left, fit.count, room.height)
            pages.append(self.page(hand, _Fit(fit.size, fit.count, Column(()), body, left), first=False))
        for n, done in enumerate(pages, 1):
            self.furnish(done, n, len(pages))
        return Bound(tuple(done.drawing for done in pages), fit.size, fit.count)

    def fitted(self, hand: Hand) -> _Fit:
        """The largest type that needs one page; else the one for several."""
        largest, smallest = HANDOUT_SIZES if self.style == "handout" else SIZES
        steps = round((largest - smallest) / STEP)
        low, high = 0, steps + 1
        best: _Fit | None = None
        while low < high:
            middle = (low + high) // 2
            fit = self.fit(hand, (largest - STEP * middle) * self.scale)
            if fit.left:
                low = middle + 1
            else:
                best, high = fit, middle
        return best or self.fit(hand, RUNNING[self.style] * self.scale)

    def fit(self, hand: Hand, size: float) -> _Fit:
        """The page in type of that size, in the number of columns that suits it."""
        if self.style == "handout" or size > IN_COLUMNS * self.scale:
            return self.tried(hand, size, 1)
        one = self.tried(hand, size, 1) if self.room(first=True).width <= WIDE_TYPE * size else None
        return self.tried(hand, size, 2) if one is None or one.left else one

    def tried(self, hand: Hand, size: float, count: int) -> _Fit:
        room, gutter = self.room(first=True), GUTTER * self.unit
        measure = (room.width - gutter * (count - 1)) / count
        setting = Setting(size, LEADING[self.style] * size, self.theme.ink, centred=self.brief)
        above = self.above(hand, setting, room)
        apart = above.height <= MOST_LEAD * room.height
        blocks = [block for block in self.leaf.blocks if not apart or not isinstance(block, Lead)]
        top = above if apart else Column(())
        gap = 0.35 * setting.leading if top.strips else 0.0
        justified = replace(setting, justified=measure > 32 * size and not self.brief)
        strips = Setter(hand, justified, measure).strips(blocks)
        body, left = columns(strips, count, room.height - top.height - gap)
        return _Fit(size, count, top, body, left)

    def above(self, hand: Hand, setting: Setting, room: _Room) -> Column:
        """The opening words over the whole width."""
        leads = [block for block in self.leaf.blocks if isinstance(block, Lead)]
        larger = replace(setting, size=1.08 * setting.size, leading=1.08 * setting.leading)
        strips = Setter(hand, larger, room.width, initials=not self.brief).strips(leads)
        return columns(strips, 1, 1e9)[0][0] if strips else Column(())

    def page(self, hand: Hand, fit: _Fit, *, first: bool) -> Hand:
        """Draw what fits on one page."""
        room, gutter = self.room(first), GUTTER * self.unit
        y = room.y
        if first:
            y += self.head(hand, fit, max(0.0, room.height - fit.height))
        hand.drawing.add(LAYER, fit.lead.draw(room.x, y))
        y += fit.lead.height + (0.35 * LEADING[self.style] * fit.size if fit.lead.strips else 0.0)
        measure = (room.width - gutter * (fit.count - 1)) / fit.count
        for k, column in enumerate(fit.body):
            hand.drawing.add(LAYER, column.draw(room.x + k * (measure + gutter), y))
        foot = y + max((column.height for column in fit.body), default=0.0)
        self.divide(hand, room, (y, foot), fit)
        if not fit.left and room.y + room.height - foot > END * self.unit:
            ending(hand, room.x + room.width / 2, foot + 0.62 * END * self.unit)
        return hand

    def head(self, hand: Hand, fit: _Fit, slack: float) -> float:
        """The title, and an emblem where there is room; gives how far down the text then begins."""
        self.title(hand)
        u, room = self.unit, self.room(first=True)
        high = min(max(EMBLEM * u, 0.45 * slack), MOST_EMBLEM * u)
        if not self.leaf.emblem or slack < (high + END * u) or fit.count > 1:
            return RAISED * slack if self.style == "handout" else min(RAISED * slack, MOST_RAISED * u)
        down = min(0.22 * (slack - high), 7.0 * u)
        emblem(hand, self.leaf, (room.x + room.width / 2, room.y + down + high / 2), high)
        return high + 2.0 * down

    def divide(self, hand: Hand, room: _Room, span: tuple[float, float], fit: _Fit) -> None:
        """A fine line between two columns."""
        if fit.count > 1 and len(fit.body) > 1:
            x = room.x + room.width / 2
            hand.rule([(x, span[0] + 0.3 * fit.size), (x, span[1])])

    def title(self, hand: Hand) -> None:
        u, inset = self.unit, 3.9 * self.unit if self.style == "handout" else 0.0
        caption = Caption(
            overline=quoted(self.leaf.overline), title=quoted(self.leaf.title), subtitle=quoted(self.leaf.subtitle)
        )
        wide = self.room(first=True).width - inset
        cartouche(hand, caption, self.paper.width / 2, TOP * u + inset + 11.6 * u, wide)

    def furnish(self, hand: Hand, number: int, count: int) -> None:
        """Frame and foot, and on further pages a head."""
        (border if self.style == "handout" else frame)(hand)
        parts = (self.leaf.foot, f"{number} of {count}" if count > 1 else "")
        (inner_foot if self.style == "handout" else footer)(hand, " · ".join(filter(None, parts)))
        if number > 1:
            room = self.room(first=False)
            running(hand, self.leaf.title, (room.x, room.x + room.width), room.y - 4.6 * self.unit)
