"""The position a game starts from (TF-019 to TF-023, TF-072, TF-090), and what a preset lays over it."""

from __future__ import annotations

from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.model import ACTIONS, BELL, FRONTIER, Preset, Setup, State
from realmgen.games.torchfall.problems.seats import starts_of


def start(setup: Setup, board: Board) -> State:
    """The first position of a sound set-up."""
    homes = tuple(board.number[post] for post in starts_of(setup))
    state = State(
        wardens=homes,
        torches=(0,) * setup.players,
        beacons=tuple(1 << home for home in homes),
        renown=tuple(int(setup.head_start and seat != setup.first) for seat in range(setup.players)),
        neutral=_neutral(setup, board),
        to_move=setup.first,
        left=ACTIONS,
        round=1,
        bridge=0,
        lit=0,
        paid=0,
        winners=(),
    )
    return _laid(state, setup.preset, board) if setup.preset else state


def _neutral(setup: Setup, board: Board) -> int:
    found = 1 << board.number[FRONTIER] if setup.open_frontier else 0
    return found | (1 << board.centre if setup.scenario == BELL else 0)


def _laid(state: State, preset: Preset, board: Board) -> State:
    wardens = tuple(board.number[post] for post in preset.wardens)
    state = state._replace(
        wardens=wardens or state.wardens,
        renown=preset.renown or state.renown,
        round=state.round if preset.round is None else preset.round,
        to_move=state.to_move if preset.to_move is None else preset.to_move,
        left=state.left if preset.actions_left is None else preset.actions_left,
    )
    torches = list(state.torches)
    for a, b, seat in preset.torches:
        torches[seat] |= 1 << board.ways[board.tie((a, b))]
    return _beaconed(state._replace(torches=tuple(torches)), preset, board)


def _beaconed(state: State, preset: Preset, board: Board) -> State:
    """A Beacon of the preset stands in place of whatever stood at its post."""
    beacons, neutral = list(state.beacons), state.neutral
    for post, seat in preset.beacons:
        bit = 1 << board.number[post]
        beacons, neutral = [held & ~bit for held in beacons], neutral & ~bit
        if seat is None:
            neutral |= bit
        else:
            beacons[seat] |= bit
    return state._replace(beacons=tuple(beacons), neutral=neutral)
