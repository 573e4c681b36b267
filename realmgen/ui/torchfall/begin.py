"""A new game: what is asked for at the left, the board it comes to at the right."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.torchfall import games
from realmgen.service.torchfall.wishes import Setup, Wish, by_chance, fresh_seed, surprise
from realmgen.ui import state
from realmgen.ui.torchfall import asking, picking
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.desk import PAGE, open_game
from realmgen.ui.torchfall.help import rules_button
from realmgen.ui.torchfall.preview import before
from realmgen.ui.widgets import attempt, notice, plain, press, small, strip

QUICK = (games.Seat(), games.Seat())
AGAINST = (games.Seat(), games.Seat(bot="searching"))
SEED = state.key(at.FORM, "seed")


def begin() -> None:
    """The form, and why what it asks for cannot be played."""
    wish = at.held().wish
    faults = wish.faults()
    _strip(faults)
    notice()
    with st.container(key="torchnew"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        _fields(wish)
    with right:
        before(wish, faults)
        with st.container(border=True, gap="small", key="torchrulings"):
            picking.rules(wish)


def _strip(faults: list[str]) -> None:
    row = strip("New game")
    rules_button(row)
    hint = "Draws starts, roads, powers and a scenario"
    press("Surprise me", "casino", f"{PAGE}.surprise", _surprise, row=row, help=hint)
    press("Cancel", "", f"{PAGE}.cancel", at.show, at.LIST, row=row)
    looks = {"type": "primary", "shortcut": "G", "disabled": bool(faults), "help": faults[0] if faults else None}
    press("Begin", "play_arrow", f"{PAGE}.begin", _begin, row=row, **looks)


def _fields(wish: Wish) -> None:
    with st.container(border=True, gap="small", key="torchwho"):
        asking.players(wish)
    with st.container(border=True, gap="small"):
        picking.board(wish)
    with st.expander("More", key=f"{PAGE}.more"):
        picking.more(wish)
        _seed(wish.setup)


def _seed(setup: Setup) -> None:
    """A whole board by a seed that is typed in."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    row.text_input("Seed", key=SEED, placeholder="Left empty, one is drawn", max_chars=80)
    press("Draw by it", "casino", f"{PAGE}.by_seed", _surprise, row=row)
    if setup.seed is not None:
        st.markdown(small(f"The board was drawn by the seed **{plain(str(setup.seed))}**: it draws the same again."))


def _surprise() -> None:
    seed = str(state.get(SEED) or "").strip() or fresh_seed()
    at.change(wish=surprise(seed, at.held().wish.setup.players), placing=0)


def _begin() -> None:
    form = at.held()
    made = form.wish.made
    start_game(made, form.seats[: made.players])


def start_game(setup: Setup, seats: tuple[games.Seat, ...]) -> None:
    """Begin a game and show it; for callbacks."""
    if attempt(lambda: open_game(games.start(state.play(), setup, seats, within=at.within()))):
        at.show(at.LIST)


def quick(seats: tuple[games.Seat, ...]) -> None:
    """Begin a game for two as printed, whose starts and opening seat chance decides; for callbacks."""
    form = at.fresh()
    named = tuple(seat if seat.bot else asked for seat, asked in zip(seats, form.seats, strict=False))
    start_game(by_chance().made, named)


def new() -> None:
    """Ask for a new game; for callbacks."""
    at.fresh()
    at.show(at.NEW)


against_bot, for_two = partial(quick, AGAINST), partial(quick, QUICK)
