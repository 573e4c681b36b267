"""A game's board as the dashboard shows it: the land in layers that stay, and the pieces in layers of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from realmgen.games.torchfall.model import State
from realmgen.games.torchfall.view import Ground, board_of
from realmgen.kit.board import Board
from realmgen.render import svg
from realmgen.render.board import Chart, bare, draw_board
from realmgen.render.theme import THEMES

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class BoardLayers:
    """A board for the screen, in millimetres of a drawing of that `size`. `pieces` are SVG fragments by layer in
    drawing order, definitions first: the layers up to `names` are the same text as long as the set-up is, and only
    `markers`, `lights` and `figures` change with the position.

    `spots` are the middles of the posts by key, `ways` the courses of roads between the rings by their two keys,
    `slots` the middles of the places for Torches, `stands` where a Warden stands first, `wardens` by seat
    where each stands now, with its radius; `ring` is the radius of the rings, `band` the width of a Torch.
    """

    paper: str
    pieces: tuple[tuple[str, str], ...]
    size: Spot
    spots: Mapping[str, Spot]
    ways: Mapping[tuple[str, str], tuple[Spot, ...]]
    slots: Mapping[tuple[str, str], Spot]
    stands: Mapping[str, Spot]
    wardens: Mapping[int, tuple[Spot, float]]
    ring: float
    band: float


def board_layers(
    rules: Ground, state: State | None = None, names: Sequence[str] = (), *, theme: str = "colour"
) -> BoardLayers:
    """The board of a game, with the pieces of a position where one is given; `names` are the players' by seat."""
    board = board_of(rules, state, names)
    ground, still = _ground(bare(board), theme)
    moving = replace(ground.drawing, layers=ground.pieces(board, THEMES[theme]))
    return BoardLayers(
        paper=ground.drawing.paper,
        pieces=(*still, *svg.layers(moving).items()),
        size=(ground.drawing.width, ground.drawing.height),
        spots=ground.spots,
        ways=ground.ways,
        slots=ground.slots,
        stands=ground.stands,
        wardens=ground.standing(board),
        ring=ground.ring,
        band=ground.band,
    )


@lru_cache(maxsize=32)
def _ground(board: Board, theme: str) -> tuple[Chart, tuple[tuple[str, str], ...]]:
    """A bare board as drawn, and the fragments of all that stays."""
    chart = draw_board(board, THEMES[theme])
    still = replace(chart.drawing, layers={n: items for n, items in chart.drawing.layers.items() if items})
    return chart, (("definitions", svg.defs(chart.drawing)), *svg.layers(still).items())
