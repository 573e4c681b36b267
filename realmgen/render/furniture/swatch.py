"""The small pictures of a legend: a hex of ground, a mark, an edge, a stroke, a crown, a numbered seal."""

from __future__ import annotations

from realmgen.kit.hex import SQRT3, corners
from realmgen.kit.scene import LegendEntry
from realmgen.render.drawing import Point, Shape
from realmgen.render.furniture.hand import Hand, Style
from realmgen.render.glyphs import FEATURE, FOOTPRINT, PLACES, VARIANTS

TILE = 5.4
GROVE = ((-0.22, 0.06, 0), (0.24, 0.1, 2), (0.0, 0.3, 4))
PAIR = ((-0.12, -0.06, 0), (0.14, 0.26, 2))
_SPREAD = {
    **dict.fromkeys(("forest", "glade"), GROVE),
    **dict.fromkeys(("meadow", "heath", "plain", "bog", "lake", "sea"), PAIR),
}
GAP = 1.2
_LEAD = {"ground": 12.0, "mark": 9.0, "edge": 10.0, "stroke": 10.0, "crown": 8.4, "seal": 6.0}
_REACH = {"ground": 4.7, "edge": 2.6, "stroke": 2.6, "crown": 2.6, "seal": 2.35}
PLACE, SIGN = 5.4, 6.2


def lead(entry: LegendEntry) -> float:
    """Room for the swatch left of its caption, in A4 millimetres."""
    return _LEAD[entry.swatch] - (1.4 if entry.style in FEATURE and entry.style not in PLACES else 0)


def reach(entry: LegendEntry) -> float:
    """Half of the height a row with this swatch wants, in A4 millimetres."""
    if entry.swatch != "mark":
        return _REACH[entry.swatch]
    return 4.4 if entry.style in PLACES else 3.4


def draw(hand: Hand, entry: LegendEntry, x: float, y: float) -> None:
    """The swatch of an entry with its middle at (x, y)."""
    u = hand.unit
    if entry.swatch == "ground":
        tile(hand, entry.style, (x, y), 4.6 * u)
    elif entry.swatch == "seal":
        seal(hand, entry.style, (x, y), 4.4 * u)
    elif entry.swatch == "crown":
        hand.stamp("crown", (x, y + 0.4 * u), 6 * u)
    elif entry.swatch == "edge":
        hand.stamp("barrier", (x, y), 8 * u)
    elif entry.swatch == "stroke":
        hand.stamp(entry.style, (x, y), 7 * u)
    elif entry.style in FEATURE:
        _mark(hand, entry.style, x, y)


def _mark(hand: Hand, style: str, x: float, y: float) -> None:
    scale = (PLACE if style in PLACES else SIGN) * hand.unit
    box = FEATURE[style]
    hand.stamp(style, (x, y + (box.up - box.down) / 2 * scale), scale)


def seal(hand: Hand, numeral: str, at: Point, scale: float) -> None:
    """A seal with its numeral knocked out."""
    hand.stamp("seal", at, scale)
    size = scale * (0.48 if len(numeral) < 2 else 0.38)
    style = Style(0, "display")
    hand.add(hand.line(numeral, (at[0], at[1] + size * 0.34), size, style, anchor="middle", fill=hand.theme.halo))


def tile(hand: Hand, style: str, at: Point, radius: float) -> None:
    """A hex of ground with its symbols."""
    x, y = at
    ring = [(x + radius * cx, y + radius * cy) for cx, cy in corners(hand.layout)]
    hand.add(Shape([ring], fill=hand.theme.ground(style).wash, stroke=hand.theme.grid, width=0.2 * hand.unit))
    if style not in VARIANTS:
        return
    if style not in _SPREAD:
        foot = FOOTPRINT[style]
        rise = (foot.up - foot.down) / 2
        scale = min(1.4, 0.94 / (foot.half_width + rise / SQRT3))
        hand.stamp(f"{style}0", (x, y + rise * scale * radius), scale * radius)
    for dx, dy, n in _SPREAD.get(style, ()):
        hand.stamp(f"{style}{n}", (x + dx * 1.667 * radius, y + dy * 1.667 * radius), 1.36 * radius)
