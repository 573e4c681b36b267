"""The fields of a new game: who plays, on which board, by which rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.torchfall.games import Seat, guests
from realmgen.service.torchfall.wishes import (
    COLOURS,
    FIRST,
    LONGEST_NAME,
    SIGNS,
    STARTS,
    Setup,
    Wish,
    short_name,
    starts_of,
)
from realmgen.ui import state
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.seats import BOTS_TOLD, PLAYED, SHADES
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.words import shortened

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

LONG = 24
"""Letters of a campaign's name that have room on a segment."""
PLAYERS = {"2": "Two", "3": "Three", "4": "Four"}


def players(wish: Wish) -> None:
    """How many, who they are, from where, and who opens."""
    made = wish.made
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    at.one_of(row.segmented_control, "Players", PLAYERS, "players", str(made.players), _sized, required=True)
    if campaign := state.current():
        names = {"": plain(shortened(campaign.name, LONG)), "alone": "Nothing"}
        alone = "alone" if at.held().alone else ""
        at.one_of(row.segmented_control, "Belongs to", names, "alone", alone, _alone, required=True)
    starts = starts_of(made)
    for seat in range(made.players):
        _seat(wish, seat, starts[seat] if seat < len(starts) else "")
    _opening(made, wish)
    if any(seat.bot for seat in at.held().seats[: made.players]):
        st.markdown(small(BOTS_TOLD))


def called(seat: int) -> str:
    """What a seat of the form is called: by name, else by colour."""
    return at.held().seats[seat].name or COLOURS[seat]


def _sized(value: str) -> None:
    at.change(wish=at.held().wish.sized(int(value)), placing=0)


def _alone(value: str) -> None:
    at.change(alone=bool(value))


def _seat(wish: Wish, seat: int, start: str) -> None:
    """A seat: its colour, who sits there, who moves for it, and where it starts."""
    sitting = at.held().seats[seat]
    mark, name, played, home = st.columns([3, 5, 4, 4], gap="xsmall", vertical_alignment="center", wrap=False)
    mark.markdown(f":{SHADES[seat]}-badge[{COLOURS[seat]} {SIGNS[seat]}]")
    _name(name, seat, sitting)
    at.one_of(
        played.selectbox,
        f"Who moves for {COLOURS[seat]}",
        PLAYED,
        f"bot.{seat}",
        sitting.bot,
        lambda bot: _seated(seat, Seat(at.held().seats[seat].name, bot)),
        label_visibility="collapsed",
    )
    posts = {post: short_name(post) for post in wish.starts()}
    if start in posts:
        at.one_of(
            home.selectbox,
            f"Where {COLOURS[seat]} starts",
            posts,
            f"start.{seat}",
            start,
            partial(placed, seat),
            label_visibility="collapsed",
        )


def _name(where: DeltaGenerator, seat: int, sitting: Seat) -> None:
    """People of the campaign are there to be chosen; anybody else is typed in."""
    known = guests(state.play(), state.current())
    looks: dict[str, Any] = {"label_visibility": "collapsed", "placeholder": "Name"}

    def take(name: str) -> None:
        _seated(seat, replace(at.held().seats[seat], name=name.strip()[:LONGEST_NAME]))

    label = f"Name of {COLOURS[seat]}"
    if not known:
        at.field(where.text_input, label, f"name.{seat}", sitting.name, take, max_chars=LONGEST_NAME, **looks)
        return
    names = ["", *dict.fromkeys([*known, *filter(None, [sitting.name])])]
    looks |= {"format_func": lambda name: name or "No name"}
    at.field(
        where.selectbox, label, f"name.{seat}", sitting.name, take, options=names, accept_new_options=True, **looks
    )


def _seated(seat: int, sitting: Seat) -> None:
    seats = list(at.held().seats)
    seats[seat] = sitting
    at.change(seats=tuple(seats))


def placed(seat: int, post: str) -> None:
    """A seat starts from a post."""
    form = at.held()
    at.change(wish=form.wish.starting(seat, post), placing=(seat + 1) % form.wish.setup.players)


def _opening(made: Setup, wish: Wish) -> None:
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    names = {str(seat): plain(called(seat)) for seat in range(made.players)}
    at.one_of(row.segmented_control, "Opens", names, "first", str(made.first), _opens, required=True)
    for part, label in ((FIRST, "Draw who opens"), (STARTS, "Draw the starts")):
        press(label, "casino", f"{at.FORM}.draw.{part}", drawn, part, row=row)
    parts = [word for part, word in ((STARTS, "starts"), (FIRST, "who opens")) if part in wish.drawn]
    if parts:
        st.markdown(small(f"Drawn: {' and '.join(parts)}. Choose another in its list, or tap watchposts on the board."))


def _opens(seat: str) -> None:
    at.choose(first=int(seat))


def drawn(part: str) -> None:
    """Draw a part anew; for callbacks."""
    at.change(wish=at.held().wish.drawing(part))
