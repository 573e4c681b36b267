"""The title of a sheet: an overline between two lances, the name, and what is said under it."""

from __future__ import annotations

from realmgen.kit.scene import Caption
from realmgen.render.furniture.hand import OVERLINE, SUBTITLE, TITLE, Hand, broken, shortened

LEAST_LINE, LEAST_HALF = 0.66, 0.2
LANCE, LANCE_GAP, LEAST_LANCE = 27.1, 6.0, 0.55
ABOVE, BELOW = 10.1, 5.6
"""A4 millimetres from the title's baseline to those of the overline and of what is said under it."""


def cartouche(hand: Hand, caption: Caption, x: float, y: float, room: float) -> None:
    """Round `x`, the title's baseline at `y`, no wider than `room`."""
    u = hand.unit
    _overline(hand, caption.overline.upper(), x, y - ABOVE * u, room)
    _name(hand, caption.title.upper(), x, y, room)
    words = shortened(caption.subtitle, hand, SUBTITLE, room)
    part = hand.part(words, SUBTITLE, room)
    hand.write(words, (x, y + BELOW * u), SUBTITLE, anchor="middle", part=part, fill=hand.theme.terrain_ink)


def _overline(hand: Hand, text: str, x: float, y: float, room: float) -> None:
    words = shortened(text, hand, OVERLINE, room * 0.8)
    part = hand.part(words, OVERLINE, room * 0.8)
    if words:
        hand.write(words, (x, y), OVERLINE, anchor="middle", part=part)
    start = hand.wide(words, OVERLINE, part) / 2 + (LANCE_GAP if words else 1.0) * hand.unit
    scale = min(hand.unit, (room / 2 - start) / LANCE)
    if scale >= LEAST_LANCE * hand.unit:
        level = y - 1.1 * hand.unit
        hand.stamp("lance", (x + start, level), scale)
        hand.stamp("lance", (x - start, level), scale, flip=True)


def _name(hand: Hand, text: str, x: float, y: float, room: float) -> None:
    """One line as large as fits; a name too long for that stands in two."""
    part = hand.part(text, TITLE, room, LEAST_HALF)
    if part >= LEAST_LINE or len(text.split()) < 2:
        hand.write(text, (x, y - (1 - part) * 1.6 * hand.unit), TITLE, anchor="middle", part=part)
        return
    lines = broken(text)
    part = min(0.56, *(hand.part(line, TITLE, room, LEAST_HALF) for line in lines))
    for line, drop in zip(lines, (-3.4, 1.6), strict=True):
        hand.write(line, (x, y + drop * hand.unit), TITLE, anchor="middle", part=part)


def running(hand: Hand, title: str, sides: tuple[float, float], y: float) -> None:
    """The head of a further page: the title between both sides, its baseline at `y`, over a fine line."""
    left, right = sides
    words = shortened(title.upper(), hand, OVERLINE, right - left)
    hand.write(words, ((left + right) / 2, y), OVERLINE, anchor="middle")
    hand.rule([(side, y + 2.6 * hand.unit) for side in sides])
