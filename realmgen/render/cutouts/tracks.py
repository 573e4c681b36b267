"""Tracks to cut out: lanes of spaces that a counter stands on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from realmgen.kit.board import Side
from realmgen.kit.cutouts import Goal, Head, Lanes
from realmgen.render.cutouts.plain import Room, cut_round, framed
from realmgen.render.drawing import Drawing, Item, Point, Shape
from realmgen.render.furniture.blocks import heading
from realmgen.render.furniture.hand import CAPTION, Hand, Style
from realmgen.render.lettering import set_line
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme
from realmgen.render.tokens import COUNTER, box, circle, line, placed, tint

PITCH: Final = COUNTER + 0.4
LANE: Final = COUNTER + 1.4
SIGN_ROOM: Final = 13.0
MOST: Final = 15
INSIDE: Final = 4.0
HEADING, NOTE, BELOW = 6.4, 4.4, 4.8
APART: Final = 9.0
FIGURE: Final = 5.0
GOAL: Final = Style(2.5, "italic")


def track_page(head: Head, tracks: Sequence[Lanes], theme: Theme, paper: Paper) -> Drawing:
    """Tracks one below the other on paper that lies on its long side; each is cut out whole."""
    hand, room = framed(head, theme, max(paper, paper.turned, key=lambda sheet: sheet.width))
    high = sum(_height(track) for track in tracks)
    apart = min(3 * APART, (room.height - high) / max(1, len(tracks)))
    y = room.y + max(0.0, room.height - high - apart * (len(tracks) - 1)) / 2
    for track in tracks:
        _track(hand, track, room, y)
        y += _height(track) + apart
    return hand.drawing


def _height(track: Lanes) -> float:
    return 2 * INSIDE + HEADING + NOTE + LANE * len(track.sides) + (BELOW if track.goals else 0.0)


def _spaces(track: Lanes, room: float) -> int:
    """As many as the page holds."""
    return max(track.least, min(MOST + 1, int((room - 2 * INSIDE - SIGN_ROOM) / PITCH)))


def _track(hand: Hand, track: Lanes, room: Room, y: float) -> None:
    count = _spaces(track, room.width)
    wide = 2 * INSIDE + SIGN_ROOM + count * PITCH
    frame = Room(room.x + (room.width - wide) / 2, y, wide, _height(track))
    cut_round(hand, frame)
    x, inner = frame.x + INSIDE, wide - 2 * INSIDE
    plain = Hand(hand.drawing, hand.theme, 1.0)
    heading(plain, track.heading, x, y + INSIDE + 2.6, inner)
    plain.write(track.note, (x, y + INSIDE + HEADING + 1.2), CAPTION, part=plain.part(track.note, CAPTION, inner))
    top = y + INSIDE + HEADING + NOTE
    for n, side in enumerate(track.sides):
        _lane(plain, track, side, (x, top + n * LANE), count)
    for goal in track.goals:
        at = x + SIGN_ROOM + (goal.at - track.first + 0.5) * PITCH, top + LANE * len(track.sides) + 3.0
        plain.write(goal.text, at, GOAL, anchor="middle", fill=hand.theme.coordinate)


def _lane(hand: Hand, track: Lanes, side: Side, at: Point, count: int) -> None:
    """A lane from its upper left corner: the sign, and the spaces."""
    x, y = at[0], at[1] + LANE / 2
    theme = hand.theme
    bar = box((x + (SIGN_ROOM + count * PITCH) / 2, y), SIGN_ROOM + count * PITCH, LANE - 0.8)
    hand.add(Shape([bar], fill=tint(theme, side.style), stroke=line(theme, side.style), width=0.3))
    hand.add(Shape(placed(side.sign, (x + SIGN_ROOM / 2, y), 4.4), fill=line(theme, side.style)))
    marked = [goal.at for goal in track.goals]
    for k in range(count):
        spot = (x + SIGN_ROOM + (k + 0.5) * PITCH, y)
        hand.add(*space(hand, side, spot, track.first + k, marked=track.first + k in marked))


def space(hand: Hand, side: Side, at: Point, number: int, *, marked: bool) -> list[Item]:
    """A space for a counter with its number; one that means something has a double rim."""
    theme, colour = hand.theme, line(hand.theme, side.style)
    rim = COUNTER / 2 - 0.25
    rings = [circle(at, rim)] + ([circle(at, rim - 1.0)] if marked else [])
    figure = set_line(str(number), at[0], at[1] + 0.36 * FIGURE, FIGURE, "display", colour)
    return [Shape([circle(at, rim)], fill=theme.halo), Shape(rings, stroke=colour, width=0.3), figure]


def spaces(hand: Hand, side: Side, at: Point, wide: float, last: int, goals: Sequence[Goal]) -> None:
    """One lane over a width, from 0 to `last`, its middle at the height of `at`, with what is said of spaces below."""
    pitch = wide / (last + 1)
    said = {goal.at: goal.text for goal in goals}
    for k in range(last + 1):
        spot = (at[0] + (k + 0.5) * pitch, at[1])
        hand.add(*space(hand, side, spot, k, marked=k in said))
        if k in said:
            below = (spot[0], spot[1] + COUNTER / 2 + 2.4)
            hand.write(said[k], below, GOAL, anchor="middle", fill=hand.theme.coordinate)
