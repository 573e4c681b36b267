"""A game again, move by move: a slider over all of them, each with its sentence and the scores."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.torchfall import games, replays
from realmgen.service.torchfall.drawn import board_layers
from realmgen.service.torchfall.replays import Replay
from realmgen.service.torchfall.wishes import COLOURS, SIGNS
from realmgen.ui import state
from realmgen.ui.board import BoardView, board
from realmgen.ui.torchfall.desk import PAGE, REPLAY, Desk, open_game
from realmgen.ui.torchfall.seats import SHADES
from realmgen.ui.widgets import NOTICE, attempt, plain, press, small

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

AT, PLAYING, TURNED = (state.key(PAGE, f"replay.{name}") for name in ("at", "playing", "turned"))
SLIDER = state.key(PAGE, "replay.slider")
STEP = 1.1
"""Seconds a move stands while the replay runs."""
HEIGHT, MOVES = 600, 300


def replaying(desk: Desk) -> None:
    """The game of a desk at any point of it."""
    found = _replay_of(desk.game.code, desk.seq, desk.game.name, desk)
    show(found, desk.game.code, _leave, games.home_of(state.play(), desk.game))


@st.cache_resource(max_entries=16, show_spinner=False)
def _replay_of(code: str, seq: int, name: str, _desk: Desk) -> Replay:
    return replays.of_game(name, _desk.position.state)


def _leave() -> None:
    state.put(REPLAY, False)
    state.put(PLAYING, False)


def show(found: Replay, whose: str, leave: Callable[[], object], within: Campaign | None) -> None:
    """A replay, which a button leaves; `whose` tells one from another."""
    last = len(found.frames) - 1
    at = min(_at(whose), last)
    if state.get(PLAYING):
        _tick(whose, at, last)
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        _plate(found, at)
    with right:
        _steps(whose, at, last)
        _slider(whose, at, last)
        _moment(found, at)
        row = st.container(horizontal=True, gap="small")
        hint = "A new game that goes on from the move shown"
        press("Go on from here", "call_split", f"{PAGE}.replay.from", _from_here, found, at, within, row=row, help=hint)
        press("Close the replay", "close", f"{PAGE}.replay.close", leave, row=row)
        _moves(found, whose, at)


def _at(whose: str) -> int:
    """The move shown; a replay that is opened begins at its start."""
    code, at = state.get(AT) or ("", 0)
    return int(at) if code == whose else 0


def _go(whose: str, at: int) -> None:
    state.put(AT, (whose, at))


@st.fragment(run_every=STEP)
def _tick(whose: str, at: int, last: int) -> None:
    """While it runs: the next move when its time has come, and the end of it after the last."""
    if monotonic() - float(state.get(TURNED) or 0.0) < STEP * 0.8:
        return
    state.put(TURNED, monotonic())
    if at < last:
        _go(whose, at + 1)
    state.put(PLAYING, at + 1 < last)
    st.rerun()


def _steps(whose: str, at: int, last: int) -> None:
    row = st.container(horizontal=True, gap="xsmall", wrap=False)

    def step(icon: str, name: str, to: int, hint: str, shortcut: str, off: bool) -> None:
        looks = {"help": hint, "shortcut": shortcut, "disabled": off}
        press("", icon, f"{PAGE}.replay.{name}", _stop_at, whose, to, row=row, **looks)

    step("first_page", "first", 0, "To the start", "Home", at == 0)
    step("chevron_left", "back", at - 1, "A move back", "Left", at == 0)
    playing = bool(state.get(PLAYING))
    label, icon = ("Stop", "pause") if playing else ("Play", "play_arrow")
    look = {"type": "primary", "shortcut": "P", "width": "stretch", "disabled": last == 0}
    press(label, icon, f"{PAGE}.replay.play", _play, whose, at, last, row=row, **look)
    step("chevron_right", "on", at + 1, "A move on", "Right", at == last)
    step("last_page", "last", last, "To the end", "End", at == last)


def _stop_at(whose: str, at: int) -> None:
    state.put(PLAYING, False)
    _go(whose, at)


def _play(whose: str, at: int, last: int) -> None:
    state.put(PLAYING, not state.get(PLAYING))
    state.put(TURNED, monotonic())
    if at == last:
        _go(whose, 0)


def _slider(whose: str, at: int, last: int) -> None:
    if not last:
        return
    if state.get(SLIDER) != at:
        state.put(SLIDER, at)
    st.slider("Move", 0, last, key=SLIDER, format=f"%d of {last}", on_change=_slid, args=(whose,))


def _slid(whose: str) -> None:
    _stop_at(whose, int(state.get(SLIDER)))


def _plate(found: Replay, at: int) -> None:
    now = found.frames[at].state
    names = tuple(seat.name for seat in found.seats)
    view = BoardView(title=f"{found.title}, move {at}", hint=found.frames[at].text, still=True, height=HEIGHT)
    board(board_layers(found.rules, now, names=names), view, key=f"{PAGE}.replay.plate", on_press=_nothing)


def _nothing() -> None:
    """A still board takes no press."""


def _moment(found: Replay, at: int) -> None:
    """The sentence of the move, and how all stand after it."""
    frame = found.frames[at]
    with st.container(border=True, height=148, gap="xsmall", key="torchmoment"):
        st.markdown(f"**{plain(frame.text)}**")
        scores = [
            f":{SHADES[seat]}-badge[{COLOURS[seat]} {SIGNS[seat]}] {plain(sitting.name)} **{frame.state.renown[seat]}**"
            for seat, sitting in enumerate(found.seats)
        ]
        st.markdown(" · ".join(scores))
        st.markdown(small(plain(_where(found, at))))


def _where(found: Replay, at: int) -> str:
    frame = found.frames[at]
    if at == len(found.frames) - 1 and found.how:
        return found.how
    return f"Round {frame.round}"


def _moves(found: Replay, whose: str, at: int) -> None:
    """The move shown in view, a few before it and those after; a press shows one."""
    with st.container(height=MOVES, border=True, gap=None, key="line-torchmoves"):
        first = max(0, min(at - BEFORE, len(found.frames) - IN_VIEW))
        for number in range(first, min(first + LIST, len(found.frames))):
            frame = found.frames[number]
            text = f"{number}. {plain(frame.text)}" if number else plain(frame.text)
            press(
                f"**{text}**" if number == at else text,
                "arrow_right" if number == at else "",
                f"{PAGE}.replay.move.{number}",
                _stop_at,
                whose,
                number,
                type="tertiary",
            )


LIST, BEFORE, IN_VIEW = 40, 2, 5
"""Moves that stand in the list, of them before the one shown, and how many of long sentences are seen at once."""


def _from_here(found: Replay, at: int, within: Campaign | None) -> None:
    """A new game that goes on from a move; for callbacks."""

    def deed() -> None:
        game, _ = games.bring(state.play(), found.until(at), within=within, seats=found.seats)
        open_game(game)
        state.put(NOTICE, f"This game goes on from move {at} of {plain(found.title)}.")

    attempt(deed)
