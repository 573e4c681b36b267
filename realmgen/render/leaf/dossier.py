"""A dossier set on its paper: head, bands over the whole width, the text in the largest type that keeps it on one page,
and lines to write on in the room that is left. What no type is small enough for goes on to a further page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from realmgen.kit.dossier import Dossier
from realmgen.render.drawing import Drawing, Item, Shape, Use
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, unit_of
from realmgen.render.leaf.arms import FOOT, RIM, TOP, arms
from realmgen.render.leaf.bands import Bands, Laid
from realmgen.render.leaf.forms import CARD, CARDS, INDEX, INDEXED, SHEET, SMALLEST, TEXT, Form, fitted
from realmgen.render.leaf.outlines import HAIR, rounded, written
from realmgen.render.leaf.page import Bound
from realmgen.render.leaf.strips import Setter
from realmgen.render.lettering import clean, set_line, width
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.prose.flow import Column, Strip, columns
from realmgen.render.prose.lines import Setting
from realmgen.render.theme import Theme

Kind = Literal["sheet", "card", "index"]
CUT: Mapping[Kind, tuple[Form, Paper]] = MappingProxyType({"card": (CARDS, CARD), "index": (INDEXED, INDEX)})
"""By kind that is cut out: its form and its size, whatever the paper."""
STEP, LEADING = 0.05, 1.24
HEAD_AIR = 2.6
RULED, LEAST_RULED = 6.2, 11.0
FURTHER_HEAD = 8.0
CARD_UNIT = 0.62
"""What a card's border and foot measure beside those of an A4 sheet."""
FOOT_AIR = 0.8
"""Millimetres above the foot of a card."""
SEAL, SEAL_AIR = 0.62, 2.2
"""The part of a head's height that its number in a seal takes, and millimetres beside it."""


def dossier_pages(dossier: Dossier, theme: Theme, paper: Paper = PAPERS["A5"], kind: Kind = "sheet") -> Bound:
    """A dossier on paper, or whatever the paper on playing cards of 63 by 88 mm or index cards of 100 by 134 mm; no
    type is smaller than 2.2 mm."""
    form, sheet = CUT.get(kind, (SHEET, paper))
    return _Press(dossier, theme, sheet, form).bound()


@dataclass(frozen=True, slots=True)
class _Fit:
    """What one size of type makes of a page: its columns, and what is left over."""

    size: float
    body: list[Column]
    left: list[Strip]

    @property
    def height(self) -> float:
        return max((column.height for column in self.body), default=0.0)


@dataclass(frozen=True, slots=True)
class _Press:
    dossier: Dossier
    theme: Theme
    paper: Paper
    form: Form

    @property
    def card(self) -> bool:
        return self.form is not SHEET

    @property
    def scale(self) -> float:
        """This paper's millimetre beside that of the form."""
        return 1.0 if self.card else unit_of(self.paper) / unit_of(PAPERS["A5"])

    @property
    def unit(self) -> float:
        return CARD_UNIT if self.card else unit_of(self.paper)

    @property
    def left(self) -> float:
        return self.form.side * self.scale

    @property
    def measure(self) -> float:
        return self.paper.width - 2 * self.left

    @property
    def bottom(self) -> float:
        air = FOOT_AIR if self.card and self.dossier.foot else 0.0
        return self.paper.height - self.form.foot * self.scale - air

    def hand(self) -> Hand:
        """A hand on a blank page."""
        words = " ".join(filter(None, (self.dossier.overline, self.dossier.title)))
        drawing = Drawing(self.paper.width, self.paper.height, self.theme.paper, self.dossier.title, words)
        return Hand(drawing, self.theme, self.unit, least=SMALLEST)

    def bound(self) -> Bound:
        hand = self.hand()
        bands = self.bands(hand)
        top = self.form.top * self.scale + sum(band.height + gap for band, gap in bands)
        fit = self.fitted(hand, self.bottom - top)
        self.first(hand, bands, fit, top)
        pages, left = [hand], fit.left
        while left:
            symbols, hand = hand.drawing.symbols, self.hand()
            hand.drawing.symbols = symbols
            start = self.form.top * self.scale + FURTHER_HEAD
            body, left = columns(left, self.form.columns, self.bottom - start)
            self.body(hand, _Fit(fit.size, body, left), start)
            pages.append(hand)
        for n, done in enumerate(pages, 1):
            self.furnish(done, n, len(pages))
        return Bound(tuple(done.drawing for done in pages), fit.size, self.form.columns)

    def bands(self, hand: Hand) -> list[tuple[Laid, float]]:
        """The head and the bands, each with the room below it."""
        maker = Bands(hand, self.form, self.scale, self.measure)
        gap = (2.6 if self.card else 3.4) * self.scale
        return [(self.head(hand), HEAD_AIR * self.scale), *((maker.laid(band), gap) for band in self.dossier.bands)]

    def fitted(self, hand: Hand, room: float) -> _Fit:
        """The largest type that needs one page, with room to write as long as it is ample; else the smallest."""
        largest = self.form.largest * self.scale
        steps = max(0, round((largest - TEXT) / STEP))
        low, high = 0, steps
        best = self.fit(hand, TEXT, room)
        while low < high:
            middle = (low + high) // 2
            size = largest - STEP * middle
            ample = size > self.form.ample * self.scale
            fit = self.fit(hand, size, room - (self.form.reserve * self.scale if ample else 0.0))
            if fit.left:
                low = middle + 1
            else:
                best, high = fit, middle
        return self.spread(hand, room, best) if best.left and self.card else best

    def spread(self, hand: Hand, room: float, least: _Fit) -> _Fit:
        """Of what needs several cards anyway: the largest type that needs no more of them."""
        sides = self.sides(least)
        for step in range(round((self.form.largest * self.scale - TEXT) / STEP), 0, -1):
            fit = self.fit(hand, TEXT + STEP * step, room)
            if self.sides(fit) <= sides:
                return fit
        return least

    def sides(self, fit: _Fit) -> int:
        """How many further cards a type needs."""
        count, left, start = 0, fit.left, self.form.top * self.scale + FURTHER_HEAD
        while left:
            _, left = columns(left, self.form.columns, self.bottom - start)
            count += 1
        return count

    def fit(self, hand: Hand, size: float, room: float) -> _Fit:
        gutter = self.form.gutter * self.scale
        measure = (self.measure - gutter * (self.form.columns - 1)) / self.form.columns
        strips = Setter(hand, Setting(size, LEADING * size, self.theme.ink), measure).strips(self.dossier.blocks)
        body, left = columns(strips, self.form.columns, max(room, size)) if strips else ([], [])
        return _Fit(size, body, left)

    def first(self, hand: Hand, bands: list[tuple[Laid, float]], fit: _Fit, top: float) -> None:
        """Head and bands, the text and the lines below it."""
        y = self.form.top * self.scale
        for band, gap in bands:
            hand.drawing.add(LAYER, band.draw(self.left, y))
            y += band.height + gap
        self.body(hand, fit, top)
        if self.dossier.rest and not fit.left:
            self.ruled(hand, top + fit.height + 2.6 * self.scale)

    def body(self, hand: Hand, fit: _Fit, top: float) -> None:
        """The text in its columns with a fine line between them."""
        gutter = self.form.gutter * self.scale
        wide = (self.measure - gutter * (self.form.columns - 1)) / self.form.columns
        for k, column in enumerate(fit.body):
            hand.drawing.add(LAYER, column.draw(self.left + k * (wide + gutter), top))
        if len(fit.body) > 1:
            middle = self.left + self.measure / 2
            hand.rule([(middle, top + 0.4 * fit.size), (middle, top + fit.height)])

    def ruled(self, hand: Hand, top: float) -> None:
        """Lines to write on down to the foot, under their heading; none where there is hardly room."""
        strips = Setter(hand, Setting(2.6 * self.scale, 3.2 * self.scale, self.theme.ink), self.measure)
        room, step = self.bottom - top, RULED * self.scale
        if room < LEAST_RULED * self.scale:
            return
        heading = strips.heading(self.dossier.rest)
        hand.drawing.add(LAYER, heading.draw(self.left, top))
        y = top + heading.height + 0.9 * step
        while y <= self.bottom:
            hand.rule([(self.left, y), (self.left + self.measure, y)])
            y += step

    def head(self, hand: Hand) -> Laid:
        """Arms at the left, the name with what stands above and below it, and the fact beside it."""
        s, dossier = self.scale, self.dossier
        least, room = (self.form.head - HEAD_AIR) * s, self.measure
        sign = (least if not self.card else 0.8 * least) if dossier.arms else 0.0
        seal = SEAL * least if dossier.number else 0.0
        sign = seal + SEAL_AIR * s if seal else sign
        wide = 0.3 * (room - sign)
        beside = Bands(hand, self.form, s, wide).fact(dossier.aside, wide) if dossier.aside else None
        name = self.name(room - sign - (wide + 4.0 * s if beside else 0.0), least)
        if dossier.arms:
            hand.drawing.symbols["arms"] = arms(hand.theme, clean(dossier.arms))

        def draw(x: float, y: float) -> list[Item]:
            unit = sign / (FOOT - TOP)
            out: list[Item] = (
                [Use("arms", x + unit * 1.08, y - (TOP - RIM) * unit, unit * 0.97)] if dossier.arms else []
            )
            out += self.seal(hand, (x, y + (least - seal) / 2), seal) if seal else []
            out += beside.draw(x + room - wide, y) if beside else []
            return [*out, *name.draw(x + sign, y)]

        return Laid(max(name.height, beside.height if beside else 0.0), draw)

    def seal(self, hand: Hand, at: tuple[float, float], high: float) -> list[Item]:
        """The number on its disc, as large as goes into it."""
        x, y = at[0] + high / 2, at[1] + high / 2
        figure = min(0.52 * high, 0.68 * high / width(self.dossier.number, 1.0, "display"))
        disc = hand.symbol("seal", (x, y), high / 0.96)
        return [disc, set_line(self.dossier.number, x, y + 0.36 * figure, figure, "display", self.theme.halo)]

    def name(self, wide: float, least: float) -> Laid:
        """The name as large as its room allows, between what stands above and below it; lower rooms than `least` are
        not."""
        s, dossier, theme = self.scale, self.dossier, self.theme
        label = max(SMALLEST, self.form.label * s)
        over = fitted(dossier.overline.upper(), "capitals", theme.accent, (wide, label), (label, SMALLEST))
        under = fitted(dossier.subtitle, "italic", theme.terrain_ink, (wide, 1.5 * label), (1.35 * label, SMALLEST))
        between = 0.5 * s
        room = least - over.height - under.height - between
        name = fitted(dossier.title, "display", theme.ink, (wide, room), (self.form.title * s, SMALLEST))
        high = max(room, name.height)

        def draw(x: float, y: float) -> list[Item]:
            top = y + over.height + between
            if not dossier.title:
                return [*over.draw(x, y), written(x, x + wide, top + 0.95 * high, theme.ink)]
            down = (high - name.height) / 2
            return [*over.draw(x, y), *name.draw(x, top + down), *under.draw(x, top + high)]

        return Laid(over.height + between + high + under.height, draw)

    def furnish(self, hand: Hand, number: int, count: int) -> None:
        """Frame and foot, and on further pages a head."""
        foot = " · ".join(filter(None, (self.dossier.foot, f"{number} of {count}" if count > 1 else "")))
        if self.card:
            self.border(hand, foot)
        else:
            frame(hand)
            footer(hand, foot)
        if number > 1:
            y = self.form.top * self.scale
            words = fitted(self.dossier.title, "capitals", self.theme.ink, (self.measure, 4.0), (2.8, SMALLEST))
            hand.drawing.add(LAYER, words.draw(self.left, y))
            hand.rule([(self.left, y + 5.6), (self.left + self.measure, y + 5.6)])

    def border(self, hand: Hand, foot: str) -> None:
        """A card's border: two round lines, and its foot."""
        wide, high, ink = self.paper.width, self.paper.height, self.theme.ink
        for inset, line in ((2.4, 0.3), (3.1, HAIR)):
            ring = rounded(inset, inset, wide - 2 * inset, high - 2 * inset, 2.6 - 0.4 * inset)
            hand.add(Shape([ring], stroke=ink, width=line))
        if foot:
            hand.add(set_line(foot, wide / 2, high - 4.4, SMALLEST, "italic", self.theme.coordinate))
