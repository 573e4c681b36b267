"""A game as a drawn board: where the posts lie, and what stands where."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from realmgen.games.torchfall import board as numbered
from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.model import (
    BRIDGE,
    CHAPEL,
    COLOURS,
    HIGH_WATCH,
    SIGNS,
    Setup,
    State,
)
from realmgen.kit.board import NOBODY, Board, Place, Road, Side
from realmgen.kit.graph import neighbours
from realmgen.kit.spread import spread

STYLES: Mapping[str, str] = MappingProxyType(
    {
        "ashspire": "spire",
        "blackpine": "pines",
        "frostgate": "frost",
        "dawnmere": "dawn",
        "redwall": "wall",
        "thorn_coast": "thorn",
        "greyfen": "fen",
    }
)
LANDS = ("pines", "plain", "frost", "wood", "fen", "heath", "dawn", "vale", "thorn", "wall")
"""What other posts may look like."""
WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "pines": ("pine", "fir", "spruce"),
        "wood": ("wood", "forest", "oak", "elm", "ash_", "grove", "weald", "holt"),
        "frost": ("frost", "ice", "snow", "winter", "peak", "mount", "horn", "cold"),
        "fen": ("fen", "marsh", "mire", "bog", "moss", "reed", "swamp"),
        "thorn": ("thorn", "briar", "bramble"),
        "dawn": ("coast", "sea", "mere", "haven", "port", "shore", "bay", "dawn", "isle", "cape", "harbour"),
        "wall": ("wall", "gate", "fort", "keep", "bridge", "brick"),
        "heath": ("heath", "moor", "down"),
        "vale": ("vale", "dale", "glen", "ford", "brook", "river", "mill"),
        "spire": ("spire", "crag", "rock", "stone", "tor_", "needle"),
        "plain": ("field", "farm", "barrow", "plain", "lea"),
    }
)
"""What speaks of a look in the name of a post."""
BADGES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        CHAPEL: ("arch", "Ruined Chapel"),
        HIGH_WATCH: ("eye", "High Watch"),
        BRIDGE: ("bridge", "Ash Bridge"),
    }
)


class Ground(Protocol):
    """What is drawn: a set-up and its board, such as the rules of a game have them; a board that nobody can play on
    yet has no rules."""

    @property
    def setup(self) -> Setup: ...

    @property
    def board(self) -> numbered.Board: ...


TITLE, SUBTITLE = "Torchfall", "the watchposts of the frontier, and the roads their fire runs along"
LEGEND = (
    ("place", "Watchpost; a Beacon lies in its ring"),
    ("stand", "Wardens stand here"),
    ("road", "Road; one Torch lies on it"),
    ("long", "Long Signal Road"),
    ("line", "Smoke line: Wardens only"),
)
"""What the marks of a board mean."""
ROADS = ("road", "long", "line")


def board_of(rules: Ground, state: State | None = None, names: Sequence[str] = ()) -> Board:
    """The board of a set-up as it can be drawn, with the pieces of a position where one is given.

    `names` are the players' by seat; without them a seat is called by its colour.
    """
    looks = zip(_spots(rules), styles(rules.board), strict=True)
    places = tuple(_place(rules, state, post, spot, style) for post, (spot, style) in enumerate(looks))
    setup = rules.setup
    sides = tuple(
        Side(names[seat] if seat < len(names) else COLOURS[seat], SIGNS[seat], COLOURS[seat].lower())
        for seat in range(setup.players)
    )
    roads = _roads(rules, state)
    return Board(TITLE, SUBTITLE, places, roads, sides, _legend(roads))


def _legend(roads: Sequence[Road]) -> tuple[tuple[str, str], ...]:
    styles = {road.style for road in roads}
    return tuple((mark, caption) for mark, caption in LEGEND if mark not in ROADS or mark in styles)


def _spots(rules: Ground) -> list[tuple[float, float]]:
    """The centre in the middle, the outer posts in their order round it, beginning at the top; a free board as it can
    be read best."""
    if rules.setup.board:
        return list(spread(len(rules.board.posts), rules.board.roads, rules.board.centre))
    ring = [post for post in range(len(rules.board.posts)) if post != rules.board.centre]
    turn = {post: math.tau * n / len(ring) - math.pi / 2 for n, post in enumerate(ring)}
    return [
        (0.0, 0.0) if post not in turn else (round(math.cos(turn[post]), 6), round(math.sin(turn[post]), 6))
        for post in range(len(rules.board.posts))
    ]


def styles(board: numbered.Board) -> list[str]:
    """How each post looks: as printed, as its name says, else otherwise than its neighbours."""
    found: list[str] = []
    for number, post in enumerate(board.posts):
        own = STYLES.get(post) or ("spire" if number == board.centre else _told(post))
        beside = {found[near] for near in neighbours(board.roads, number) if near < number}
        others = sorted(LANDS, key=lambda style: (style in beside, found.count(style), LANDS.index(style)))
        found.append(own or others[0])
    return found


def _told(post: str) -> str:
    """The look that a name speaks of; empty when it speaks of none."""
    return next((style for style, words in WORDS.items() if any(word in post.lower() for word in words)), "")


def _place(rules: Ground, state: State | None, post: int, spot: tuple[float, float], style: str) -> Place:
    key = rules.board.posts[post]
    badge, note = BADGES.get(dict(rules.setup.powers).get(key, ""), ("", ""))
    return Place(
        key,
        rules.board.name(post),
        *spot,
        style=style,
        badge=badge,
        note=note,
        light=_light(state, post) if state else None,
        standing=tuple(seat for seat, at in enumerate(state.wardens) if at == post) if state else (),
    )


def _light(state: State, post: int) -> int | None:
    if state.neutral >> post & 1:
        return NOBODY
    return next((seat for seat, held in enumerate(state.beacons) if held >> post & 1), None)


def _roads(rules: Ground, state: State | None) -> tuple[Road, ...]:
    posts, board = rules.board.posts, rules.board
    owner = {road: seat for seat, held in enumerate(state.torches) for road in bits(held)} if state else {}
    roads = [
        Road(posts[a], posts[b], _style(posts[a], posts[b], rules), owner.get(number))
        for number, (a, b) in enumerate(board.roads)
    ]
    return (*roads, *(Road(posts[a], posts[b], "line") for a, b in board.lines))


def _style(a: str, b: str, rules: Ground) -> str:
    extra = rules.setup.extra_road
    return "long" if extra and {a, b} == set(extra) else "road"
