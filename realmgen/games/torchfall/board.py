"""A board with its numbers: which roads touch a post, where a Warden may go, which roads hang together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from realmgen.games.torchfall.model import CENTRE, NAMES, RING, SMOKE, SMOKE_ON_THE_COAST, Road, Setup
from realmgen.kit.graph import Tie, tie

SPOKES: tuple[Road, ...] = tuple((CENTRE, post) for post in RING)
RING_ROADS: tuple[Road, ...] = tuple(zip(RING, (*RING[1:], RING[0]), strict=True))
ROADS: tuple[Road, ...] = SPOKES + RING_ROADS
"""The twelve roads as printed (TF-016)."""
Group = tuple[int, int]
"""Roads that hang together: how many, and the set of posts they touch."""


def same(one: Road, other: Road) -> bool:
    """Whether two pairs of posts are one road."""
    return set(one) == set(other)


def ring_distance(one: str, other: str) -> int:
    """Steps between two outer posts along the whole ring (TF-024)."""
    apart = abs(RING.index(one) - RING.index(other))
    return min(apart, len(RING) - apart)


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """The board of a sound set-up. Posts are numbered as they stand in `posts`, roads as in `roads`, lower post first;
    pairs of posts without a road are numbered after them, in `ways`. A line is for marching only (TF-093)."""

    def __init__(self, setup: Setup) -> None:
        free = setup.board
        self.posts = free.posts if free else (CENTRE, *RING)
        self.number = {post: number for number, post in enumerate(self.posts)}
        self.centre = self.number.get((free.centre if free else CENTRE) or "", -1)
        self.roads = tuple(self.tie(road) for road in roads_of(setup))
        self.lines = tuple(self.tie(road) for road in lines_of(setup) if self.tie(road) not in self.roads)
        pairs = [pair for pair in combinations(range(len(self.posts)), 2) if pair not in self.roads]
        self.pairs: tuple[Tie, ...] = (*self.roads, *pairs)
        self.ways = {pair: number for number, pair in enumerate(self.pairs)}
        self.ends = tuple(1 << a | 1 << b for a, b in self.pairs)
        self.touching = tuple(self._touching(post) for post in range(len(self.posts)))
        self.near = tuple(self._near(post) for post in range(len(self.posts)))
        self.groups: Callable[[int], tuple[Group, ...]] = lru_cache(1 << 16)(self._groups)

        self.reached: Callable[[int, int], int] = lru_cache(1 << 16)(self._reached)

    def tie(self, road: Road) -> Tie:
        """The numbers of a road's two posts, the lower first."""
        return tie(self.number[road[0]], self.number[road[1]])

    def name(self, post: int) -> str:
        """A post as people call it."""
        return NAMES.get(self.posts[post]) or self.posts[post].replace("_", " ").title()

    def road_name(self, way: int) -> str:
        """A road as people call it."""
        return " to ".join(self.name(post) for post in self.pairs[way])

    def is_road(self, way: int) -> bool:
        """Whether a pair of posts is a road that Torches may lie on."""
        return way < len(self.roads)

    def _touching(self, post: int) -> int:
        return sum(1 << number for number, road in enumerate(self.roads) if post in road)

    def _near(self, post: int) -> tuple[int, ...]:
        return tuple(sorted(sum(pair) - post for pair in (*self.roads, *self.lines) if post in pair))

    def _groups(self, torches: int) -> tuple[Group, ...]:
        """The connected groups of a set of roads. A group depends on the roads alone, so those met are kept."""
        groups: list[Group] = []
        for road in bits(torches):
            roads, posts, apart = 1, self.ends[road], []
            for group in groups:
                if group[1] & posts:
                    roads, posts = roads + group[0], posts | group[1]
                else:
                    apart.append(group)
            groups = [*apart, (roads, posts)]
        return tuple(groups)

    def _reached(self, torches: int, post: int) -> int:
        """The posts that a set of roads joins with one, itself among them; none where no road of it leads there."""
        return next((posts for _, posts in self.groups(torches) if posts >> post & 1), 0)


def roads_of(setup: Setup) -> tuple[Road, ...]:
    """The roads that Torches may lie on (TF-016, TF-085, TF-086, TF-093)."""
    if setup.board:
        found = setup.board.roads
    else:
        gone = setup.remove_road
        found = tuple(road for road in ROADS if not (gone and same(road, gone)))
        found += (setup.extra_road,) if setup.extra_road else ()
    if setup.scenario == SMOKE_ON_THE_COAST and not setup.smoke_literal:
        return tuple(road for road in found if not same(road, SMOKE))
    return found


def lines_of(setup: Setup) -> tuple[Road, ...]:
    """The links that are for marching only (TF-093)."""
    return (SMOKE,) if setup.scenario == SMOKE_ON_THE_COAST else ()
