"""The board that a game to come will be played on."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.torchfall.drawn import board_layers
from realmgen.service.torchfall.sketch import chosen_of, sketch
from realmgen.service.torchfall.wishes import Setup, Wish, short_name, starts_of
from realmgen.ui import state
from realmgen.ui.board import BoardView, board, pressed
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.asking import called, explained, placed
from realmgen.ui.torchfall.desk import PAGE
from realmgen.ui.widgets import plain, small

PLATE, DONE = state.key(PAGE, "preview"), state.key(PAGE, "preview.done")
HEIGHT = 512


def before(wish: Wish) -> None:
    """The board as the game will begin, to choose starts on, and what it differs by from the printed game."""
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
    board(board_layers(drawn.ground, drawn.state, names=names), view, key=PLATE, on_press=partial(_pressed, free))
    told(wish)


def _pressed(free: tuple[str, ...]) -> None:
    state.bump(DONE)
    post, form = pressed(PLATE), at.held()
    if post in free:
        placed(min(form.placing, form.wish.made.players - 1), post)


def told(wish: Wish) -> None:
    """Who starts where, what was chosen, and what is worth knowing."""
    made = wish.made
    with st.container(border=True, gap="small", key="torchtell"):
        st.markdown(_homes(made))
        for said in chosen_of(made):
            st.markdown(explained(said))
        for remark in wish.remarks():
            st.markdown(f":material/info: {plain(remark)}")
        if not chosen_of(made):
            st.markdown(small("As printed: nothing is changed."))


def _homes(made: Setup) -> str:
    homes = [f"**{plain(called(seat))}** at {short_name(post)}" for seat, post in enumerate(starts_of(made))]
    return f"{', '.join(homes)}. **{plain(called(made.first))}** opens."
