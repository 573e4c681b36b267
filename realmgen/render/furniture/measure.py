"""What tells size and direction: the scale bar and the compass rose."""

from __future__ import annotations

from realmgen.kit.hex import SQRT3
from realmgen.render.drawing import Shape
from realmgen.render.furniture.hand import FIGURE, MEASURE, NORTH, SCALE, Hand, shortened

LONGEST = 34.0
LINE = 3.0
_STEPS = (0.25, 0.5, 1, 2, 5, 10, 20, 50)
_FRACTIONS = {0.25: "¼", 0.5: "½", 0.75: "¾", 1.5: "1½"}


def bar_step(radius: float, unit: float) -> float:
    """Hexes to one of the three pieces of the bar: the most that keep it short."""
    fitting = [step for step in _STEPS if 3 * step * SQRT3 * radius <= LONGEST * unit]
    return fitting[-1] if fitting else _STEPS[0]


def scale_bar(hand: Hand, text: str, x: float, y: float, radius: float) -> None:
    """Three pieces from `x` to the right, their foot at `y`, figures below and what a hex means above, in one line
    or more: the first is the largest."""
    step = bar_step(radius, hand.unit)
    piece, u = step * SQRT3 * radius, hand.unit
    _meaning(hand, text.split("\n"), x, y - 2.6 * u)
    for k in range(3):
        box = [(x + (k + i) * piece, y + j * 1.1 * u - u) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
        fill = hand.theme.paper if k % 2 else hand.theme.ink
        hand.add(Shape([box], fill=fill, stroke=hand.theme.ink, width=0.2 * u))
    for k in range(4):
        hand.write(_figure(k * step), (x + k * piece, y + 3.1 * u), FIGURE, anchor="middle")


def _meaning(hand: Hand, lines: list[str], x: float, y: float) -> None:
    """Lines of which the last stands at `y`."""
    room = LONGEST * hand.unit
    for up, line in enumerate(reversed(lines)):
        style = SCALE if up == len(lines) - 1 else MEASURE
        words = shortened(line, hand, style, room)
        hand.write(words, (x, y - up * LINE * hand.unit), style, part=hand.part(words, style, room))


def _figure(hexes: float) -> str:
    return _FRACTIONS.get(hexes) or f"{hexes:g}"


def rose(hand: Hand, x: float, y: float, radius: float) -> None:
    """A compass rose, with its N above it."""
    hand.stamp("compass", (x, y), radius)
    hand.write("N", (x, y - radius - 0.8 * hand.unit), NORTH, anchor="middle")
