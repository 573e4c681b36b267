"""Sheets of pieces to cut out, in groups one below the other."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from realmgen.kit.cutouts import Group, Head, Piece
from realmgen.render.cutouts.plain import Room, framed, stamp, ticks
from realmgen.render.drawing import Drawing
from realmgen.render.furniture.blocks import heading
from realmgen.render.furniture.hand import Hand, Style
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme
from realmgen.render.tokens import ROUND, SIZES

GAP: Final = 4.4
"""Millimetres between round pieces: room for the marks of both."""
APART, LEAST_APART, MOST_APART = 6.0, 3.0, 14.0
HEADING, CAPTION_ROOM = 6.4, 4.6
CAPTION: Final = Style(2.5, "italic")
COLUMNS: Final = 2
"""Strips lie in so many columns, edge to edge."""


@dataclass(frozen=True, slots=True)
class _Cluster:
    """Pieces of one kind as they lie together: columns, rows, and the pitch from one to the next."""

    piece: Piece
    columns: int
    rows: int
    gap: float

    @property
    def size(self) -> tuple[float, float]:
        wide, high = SIZES[self.piece.look]
        return (
            wide * self.columns + self.gap * (self.columns - 1),
            high * self.rows + self.gap * (self.rows - 1),
        )


def piece_pages(head: Head, groups: Sequence[Group], theme: Theme, paper: Paper) -> list[Drawing]:
    """Groups of pieces on as many pages as they need. Pieces have their true size on every paper."""
    pages: list[Drawing] = []
    left = list(groups)
    while left:
        hand, room = framed(head, theme, paper)
        left = _fill(hand, room, left)
        pages.append(hand.drawing)
    return pages


def _fill(hand: Hand, room: Room, groups: list[Group]) -> list[Group]:
    """Draw the groups that find room, at least one, and give those that are left."""
    tall = [_height(hand, group) for group in groups]
    count, used = 1, tall[0]
    while count < len(groups) and used + tall[count] + LEAST_APART <= room.height:
        used += tall[count] + LEAST_APART
        count += 1
    used -= LEAST_APART * (count - 1)
    apart = min(MOST_APART * hand.unit, (room.height - used) / max(1, count - 1)) if count > 1 else 0.0
    y = room.y + max(0.0, room.height - used - apart * (count - 1)) / 3
    for group, high in zip(groups[:count], tall, strict=False):
        _group(hand, Room(room.x, y, room.width, high), group)
        y += high + apart
    return groups[count:]


def _clusters(group: Group) -> list[_Cluster]:
    return [_cluster(piece) for piece in group.pieces]


def _cluster(piece: Piece) -> _Cluster:
    if piece.look in ROUND:
        return _Cluster(piece, piece.count, 1, GAP)
    return _Cluster(piece, COLUMNS, math.ceil(piece.count / COLUMNS), 0.0)


def _height(hand: Hand, group: Group) -> float:
    return (HEADING + CAPTION_ROOM) * hand.unit + max(cluster.size[1] for cluster in _clusters(group))


def _group(hand: Hand, room: Room, group: Group) -> None:
    """The heading, and all clusters of a group side by side over the width of the page."""
    u, clusters = hand.unit, _clusters(group)
    heading(hand, group.heading, room.x, room.y + 2.4 * u, room.width)
    wide = sum(cluster.size[0] for cluster in clusters)
    spare = (room.width - wide) / max(1, len(clusters) - 1)
    apart = min(max(APART, spare), 2.4 * APART * u) if len(clusters) > 2 else 2.4 * APART * u
    x = room.x + max(0.0, room.width - wide - apart * (len(clusters) - 1)) / 2
    top, high = room.y + HEADING * u, room.height - (HEADING + CAPTION_ROOM) * u
    round_high = max((cluster.size[1] for cluster in clusters if cluster.piece.look in ROUND), default=0.0)
    for cluster in clusters:
        w, h = cluster.size
        _draw(hand, cluster, Room(x, top + (high - h) / 2, w, h))
        caption = (x + w / 2, top + (high + (h if cluster.piece.look not in ROUND else round_high)) / 2 + 3.9 * u)
        hand.write(_called(cluster.piece), caption, CAPTION, anchor="middle", fill=hand.theme.coordinate)
        x += w + apart


def _called(piece: Piece) -> str:
    return piece.name if piece.count == 1 else f"{piece.count} {piece.name}"


def _draw(hand: Hand, cluster: _Cluster, room: Room) -> None:
    for x, y in _spots(cluster, room):
        stamp(hand, cluster.piece.look, cluster.piece.side, (x, y))
    if cluster.gap:
        wide, high = SIZES[cluster.piece.look]
        for x, y in _spots(cluster, room):
            ticks(hand, Room(x - wide / 2, y - high / 2, wide, high))
    else:
        ticks(hand, room, cluster.columns, cluster.rows)


def _spots(cluster: _Cluster, room: Room) -> Iterator[tuple[float, float]]:
    wide, high = SIZES[cluster.piece.look]
    for k in range(cluster.piece.count):
        row, column = divmod(k, cluster.columns)
        yield room.x + column * (wide + cluster.gap) + wide / 2, room.y + row * (high + cluster.gap) + high / 2
