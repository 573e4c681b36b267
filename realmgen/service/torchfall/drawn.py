"""A board as the dashboard shows it, also before anything is played on it, or half drawn: the land in layers that stay,
and the pieces in layers of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import Board as Ways
from realmgen.games.torchfall.model import FreeBoard, Setup, State
from realmgen.games.torchfall.rules import Rules
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


@dataclass(frozen=True, slots=True)
class Bare:
    """A board with its set-up, by no rules."""

    setup: Setup
    board: Ways


@dataclass(frozen=True, slots=True)
class Sketch:
    """What can be drawn of a set-up: its board, and the first position where it can be played."""

    ground: Rules | Bare
    state: State | None


def sketch(setup: Setup) -> Sketch:
    """What can be drawn of a set-up, sound or not; pieces are shown from starts that are not even, too."""
    for made in (setup, replace(setup, free_starts=True)):
        try:
            rules = Rules(made)
        except Unreadable:
            continue
        return Sketch(rules, rules.start())
    return Sketch(_bare(setup), None)


def sketch_board(board: FreeBoard) -> Bare:
    """A board of one's own as far as it is drawn."""
    return _bare(Setup(board=board))


def _bare(setup: Setup) -> Bare:
    plain = Setup(board=setup.board, players=setup.players, powers=setup.powers)
    return Bare(plain, Ways(plain))


@lru_cache(maxsize=32)
def _ground(board: Board, theme: str) -> tuple[Chart, tuple[tuple[str, str], ...]]:
    """A bare board as drawn, and the fragments of all that stays."""
    chart = draw_board(board, THEMES[theme])
    still = replace(chart.drawing, layers={n: items for n, items in chart.drawing.layers.items() if items})
    return chart, (("definitions", svg.defs(chart.drawing)), *svg.layers(still).items())
