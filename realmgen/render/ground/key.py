"""The words of a plan's sheet: the legend of its signs, and the key that tells what stands at every number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate

import shapely

from realmgen.kit.plan import Entry, Plan, Spot
from realmgen.render.drawing import Item, Point, Shape
from realmgen.render.furniture.hand import CAPTION, Hand
from realmgen.render.ground.marks import arrow, cross, dots, sign, stamp
from realmgen.render.prose.flow import Strip, baseline, beside, kept, paragraph
from realmgen.render.prose.lines import Run, Setting, ended

SIGN, HANG, AIR = 0.62, 1.75, 0.34
"""In ems of the key's type: radius of a sign, indent, and room between entries."""
ROW, LEAD, GAP = 4.6, 4.6, 5.0
TOLD = ("circle", "triangle", "diamond", "open", "closed", "hidden", "door", "hidden-door")


def key(hand: Hand, plan: Plan, setting: Setting, measure: float, most: int) -> list[Strip]:
    """The entries as strips: each with the sign of its point in the margin, its heading run in; those of at most so
    many lines stay whole."""
    spots = {str(spot.number): spot for spot in plan.spots}
    entries = [_entry(hand, entry, spots.get(entry.number), setting, measure) for entry in plan.entries]
    return [strip for strips in entries for strip in kept(strips, most)]


def _entry(hand: Hand, entry: Entry, spot: Spot | None, setting: Setting, measure: float) -> list[Strip]:
    em = setting.size
    indent = HANG * em if entry.number else 0.0
    heading = ended(entry.heading)
    term = heading if spot else f"{entry.number} {heading}".strip()
    runs = [Run(term, "bold"), Run(entry.text)]
    strips = paragraph(runs, replace(setting, first=indent if spot else 0.0, hang=indent), measure, AIR * em)
    radius, level = SIGN * em, baseline(setting) - 0.33 * em
    if spot is None:
        return strips
    return beside(strips, lambda x, y: sign(hand.drawing, hand.theme, spot, (x + 1.15 * radius, y + level), radius))


@dataclass(frozen=True, slots=True)
class Legend:
    """Signs with captions in centred rows of a given width; `height` is 0 where nothing is told."""

    hand: Hand
    rows: tuple[tuple[tuple[str, str], ...], ...]
    width: float

    @property
    def height(self) -> float:
        return ROW * self.hand.unit * len(self.rows)

    def draw(self, x: float, y: float) -> None:
        """From the upper left corner of its room."""
        for k, row in enumerate(self.rows):
            wides = [_wide(self.hand, caption) for _, caption in row]
            gap = GAP * self.hand.unit
            left = x + (self.width - sum(wides) - gap * (len(row) - 1)) / 2
            base = y + (k + 0.72) * ROW * self.hand.unit
            for start, (mark, caption) in zip(accumulate((w + gap for w in wides), initial=left), row, strict=False):
                self._told(mark, caption, start, base)

    def _told(self, mark: str, caption: str, x: float, base: float) -> None:
        u = self.hand.unit
        level = base - 0.32 * self.hand.mm(CAPTION.size)
        self.hand.add(*swatch(self.hand, mark, (x, level), LEAD * u))
        self.hand.write(caption, (x + (LEAD + 1.3) * u, base), CAPTION)


def _wide(hand: Hand, caption: str) -> float:
    return (LEAD + 1.3) * hand.unit + hand.wide(caption, CAPTION)


def legend(hand: Hand, plan: Plan, width: float) -> Legend:
    """What the plan shows, told in as few rows as hold it."""
    found = [(mark, caption) for mark, caption in told(plan) if caption]
    rows: list[list[tuple[str, str]]] = []
    wide = 0.0
    for pair in found:
        more = _wide(hand, pair[1]) + GAP * hand.unit
        if not rows or wide + more - GAP * hand.unit > width:
            rows.append([])
            wide = 0.0
        rows[-1].append(pair)
        wide += more
    return Legend(hand, tuple(tuple(row) for row in _evened(rows)), width)


def _evened(rows: list[list[tuple[str, str]]]) -> list[list[tuple[str, str]]]:
    """As many rows, none much shorter than the others."""
    pairs = [pair for row in rows for pair in row]
    if len(rows) < 2:
        return rows
    most = -(-len(pairs) // len(rows))
    return [pairs[k : k + most] for k in range(0, len(pairs), most)]


def told(plan: Plan) -> list[tuple[str, str]]:
    """The marks that stand on a plan, each with its caption, in the legend's order."""
    shown: set[str] = {spot.shape for spot in plan.spots} | {link.way for link in plan.links}
    shown |= {"hidden-door" if door.hidden else "door" for door in plan.doors}
    captions = dict(plan.legend)
    return [(mark, captions.get(mark, "")) for mark in TOLD if mark in shown]


def swatch(hand: Hand, mark: str, at: Point, wide: float) -> list[Item]:
    """The picture of a mark, from its left end on a level; `wide` millimetres."""
    theme, unit, (x, y) = hand.theme, 42 * hand.unit * 0.7, at
    middle = (x + wide / 2, y)
    if mark in ("circle", "triangle", "diamond"):
        return [stamp(hand.drawing, theme, mark, middle, 0.3 * wide)]  # type: ignore[arg-type]
    line = [(x, y), (x + wide, y)]
    if mark == "hidden":
        return [Shape(dots(shapely.linestrings(line), 0.62 * hand.unit), fill=theme.ink)]
    if mark in ("door", "hidden-door"):
        return list(arrow(theme, line[0], line[1], 0.6 * unit, hidden=mark != "door"))
    rail = 0.75 * hand.unit
    rails = [[(a, b + side) for a, b in line] for side in (-rail, rail)]
    way = Shape(rails, stroke=theme.ink, width=0.22 * hand.unit, closed=False)
    return [way, *cross(theme, middle, 0.62 * unit)] if mark == "closed" else [way]
