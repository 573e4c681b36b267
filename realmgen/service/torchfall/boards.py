"""A board of one's own, as it is drawn: posts by name, roads between them, its centre."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import same
from realmgen.games.torchfall.guide.chosen import short_name
from realmgen.games.torchfall.model import FreeBoard, Road
from realmgen.games.torchfall.problems.boards import MOST_POSTS, MOST_ROADS

LONGEST_POST = 30
EMPTY = FreeBoard((), ())


def post_of(name: str) -> str:
    """A post's name as records write it: `Thorn Coast` is thorn_coast. Raises Unreadable."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    post = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    if not post[:1].isalpha() or len(post) > LONGEST_POST:
        raise Unreadable(
            f"the name {name.strip()!r} cannot be used: a letter from a to z first, then letters, digits and spaces,"
            f" {LONGEST_POST} at most"
        )
    return post


def with_post(board: FreeBoard, name: str) -> FreeBoard:
    """A board with one watchpost more; raises Unreadable."""
    post = post_of(name)
    if post in board.posts:
        raise Unreadable(f"{short_name(post)} is on the board already: give it another name")
    if len(board.posts) >= MOST_POSTS:
        raise Unreadable(f"there are {MOST_POSTS} watchposts already, which is the most")
    return replace(board, posts=(*board.posts, post))


def without_post(board: FreeBoard, post: str) -> FreeBoard:
    """A board without a watchpost and the roads that led there."""
    return FreeBoard(
        tuple(other for other in board.posts if other != post),
        tuple(road for road in board.roads if post not in road),
        None if board.centre == post else board.centre,
    )


def has_road(board: FreeBoard, road: Road) -> bool:
    """Whether there is a road between two watchposts."""
    return any(same(road, other) for other in board.roads)


def turned(board: FreeBoard, road: Road) -> FreeBoard:
    """A board with a road more between two watchposts, or without the one there was; raises Unreadable."""
    if road[0] == road[1]:
        raise Unreadable("a road joins two watchposts: choose another")
    if has_road(board, road):
        return replace(board, roads=tuple(other for other in board.roads if not same(road, other)))
    if len(board.roads) >= MOST_ROADS:
        raise Unreadable(f"there are {MOST_ROADS} roads already, which is the most")
    return replace(board, roads=(*board.roads, road))


def degree(board: FreeBoard, post: str) -> int:
    """How many roads meet at a watchpost."""
    return sum(post in road for road in board.roads)
