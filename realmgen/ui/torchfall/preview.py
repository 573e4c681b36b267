"""The board that a game to come will be played on."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.torchfall.drawn import board_layers, sketch
from realmgen.service.torchfall.wishes import Wish
from realmgen.ui import state
from realmgen.ui.board import BoardView, board, pressed
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.asking import called, placed
from realmgen.ui.torchfall.desk import PAGE
from realmgen.ui.widgets import plain

PLATE, DONE = state.key(PAGE, "preview"), state.key(PAGE, "preview.done")
HEIGHT = 464


def before(wish: Wish, faults: list[str]) -> None:
    """The board as the game will begin, to choose starts on, and below it why it cannot be played, or what is worth
    knowing of it: nothing moves that is pressed."""
    made = wish.made
    seat = min(at.held().placing, made.players - 1)
    drawn = sketch(made)
    names = tuple(map(called, range(made.players)))
    free = wish.starts()
    view = BoardView(
        title="The board of the new game",
        says={post: f"{called(seat)} starts here" for post in free},
        done=state.get(DONE) or 0,
        hint=f"Tap a watchpost: {called(seat)} starts there",
        height=HEIGHT,
    )
    with st.container(gap="small", key="torchpreview"):
        board(board_layers(drawn.ground, drawn.state, names=names), view, key=PLATE, on_press=partial(_pressed, free))
        if faults:
            lines = f" {plain(faults[0])}" if len(faults) == 1 else "".join(f"\n- {plain(fault)}" for fault in faults)
            st.error(f"**This cannot be played yet.**{lines}", icon=":material/error:")
        for remark in wish.remarks():
            st.markdown(f":material/info: {plain(remark)}")


def _pressed(free: tuple[str, ...]) -> None:
    state.bump(DONE)
    post, form = pressed(PLATE), at.held()
    if post in free:
        placed(min(form.placing, form.wish.made.players - 1), post)
