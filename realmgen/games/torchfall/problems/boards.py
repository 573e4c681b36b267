"""Whether the board of a set-up is one that can be played on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from realmgen.games.torchfall.board import RING_ROADS, same
from realmgen.games.torchfall.model import CENTRE, LONG_ROADS, NETWORK, RING, FreeBoard, Road, Setup
from realmgen.kit.graph import reached, tie

MOST_POSTS, MOST_ROADS = 24, 48
_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")


def posts_of(setup: Setup) -> tuple[str, ...]:
    """The posts of a board, as it is given."""
    return setup.board.posts if setup.board else (CENTRE, *RING)


def written(road: Road) -> str:
    """A road as records write it."""
    return "-".join(road)


def either(roads: tuple[Road, ...]) -> str:
    """A choice of roads in words."""
    return " or ".join([", ".join(map(written, roads[:-1])), written(roads[-1])])


def board_problems(setup: Setup) -> Iterator[str]:
    """Why there is no such board, or no play on it (TF-012 to TF-018, TF-085, TF-086)."""
    if setup.board:
        yield from _free_problems(setup.board)
        for key in ("remove_road", "extra_road"):
            if road := getattr(setup, key):
                yield f"{key} {written(road)} changes the printed board: with a board of your own, change its roads"
        return
    gone, more = setup.remove_road, setup.extra_road
    if gone and not any(same(gone, road) for road in RING_ROADS):
        yield f"remove_road {written(gone)} is no road of the outer ring: {either(RING_ROADS)}"
    if more and not any(same(more, road) for road in LONG_ROADS):
        yield f"extra_road {written(more)} is no long road: {either(LONG_ROADS)}"


def _free_problems(board: FreeBoard) -> Iterator[str]:
    posts = board.posts
    for post in posts:
        if not _NAME.fullmatch(post):
            yield f"board: post {post!r} should be up to 30 small letters, digits and _, a letter first"
    for post in sorted({post for post in posts if posts.count(post) > 1}):
        yield f"board: post {post!r} is given more than once"
    if not 3 <= len(posts) <= MOST_POSTS:
        yield f"board: {len(posts)} posts, but there should be 3 to {MOST_POSTS}"
    if board.centre is not None and board.centre not in posts:
        yield f"board: centre {board.centre!r} should be one of its posts, or null for none"
    yield from _road_problems(board)


def _road_problems(board: FreeBoard) -> Iterator[str]:
    if not NETWORK <= len(board.roads) <= MOST_ROADS:
        yield f"board: {len(board.roads)} roads, but there should be {NETWORK} to {MOST_ROADS}"
    met: list[Road] = []
    for road in board.roads:
        if any(end not in board.posts for end in road) or road[0] == road[1]:
            yield f"board: road {written(road)} should join two of its posts"
        if any(same(road, other) for other in met):
            yield f"board: road {written(road)} is given more than once"
        met.append(road)
    yield from _apart(board)


def _apart(board: FreeBoard) -> Iterator[str]:
    number = {post: at for at, post in enumerate(board.posts)}
    ties = [tie(number[a], number[b]) for a, b in board.roads if a in number and b in number]
    if board.posts:
        away = set(number.values()) - reached(ties, number[board.posts[0]])
        if away:
            names = ", ".join(board.posts[post] for post in sorted(away))
            yield f"board: no way leads from {board.posts[0]} to {names}: all posts should hang together"
