"""What the tables gave: the last roll large, those before it below, and the way into the note of a hex."""

from __future__ import annotations

from functools import partial
from html import escape

import streamlit as st

from realmgen.service import boards
from realmgen.service.boards import Board, Drawn
from realmgen.ui import state
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.widgets import attempt, plain, press, small

KEPT = 10
"""How many rolls are kept."""
SHOWN, HEX, LATEST = (state.key(PAGE, name) for name in ("drawn", "target", "latest"))
HEIGHT = 624


def draw(*chosen: Board) -> None:
    """Roll on boards, the first of them to be read first."""
    fresh = [boards.draw(board) for board in chosen]
    state.put(SHOWN, [*fresh, *state.get(SHOWN, [])][: max(KEPT, len(fresh))])
    state.put(LATEST, len(fresh))


def last_on(board: Board) -> Drawn | None:
    """The last roll on a board, if it is still kept."""
    return next((drawn for drawn in state.get(SHOWN, []) if drawn.board == board.id), None)


def last_drawn() -> list[str]:
    """The boards of the last roll."""
    return [drawn.board for drawn in state.get(SHOWN, [])[: state.get(LATEST, 1)]]


def shown(desk: Desk) -> None:
    """The rolls, in a frame that keeps its height."""
    with st.container(border=True, height=HEIGHT, key="drawnpanel", gap="small"):
        rolls: list[Drawn] = state.get(SHOWN, [])
        if not rolls:
            st.markdown("Nothing has been rolled yet. What a table gives stands here, large enough to read out.")
            return
        at = _target(desk)
        fresh = state.get(LATEST, 1)
        for number, drawn in enumerate(rolls):
            _one(desk, drawn, number, at, large=number < fresh)
            if number == fresh - 1 and rolls[fresh:]:
                st.markdown(small("Before"))


def _target(desk: Desk) -> str:
    """The hex whose note takes what was rolled; empty when there is no Realm."""
    if not desk.realm:
        st.markdown(small("Open a campaign to keep a roll in the note of a hex."))
        return ""
    if not state.get(HEX):
        state.put(HEX, desk.hex)
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False, key="target")
    row.markdown("Notes go to hex", width="content")
    typed = row.text_input(
        "Hex of the note",
        key=HEX,
        max_chars=4,
        width=88,
        placeholder="0304",
        label_visibility="collapsed",
        persist_state="session",
    )
    return (typed or "").strip()


def _one(desk: Desk, drawn: Drawn, number: int, at: str, *, large: bool) -> None:
    with st.container(gap=None, key=f"drawn{number}"):
        if large:
            st.html(f"<p class=drawn>{escape(drawn.line)}</p>")
        else:
            st.markdown(plain(drawn.line))
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
        row.markdown(f"{small(plain(drawn.title))} {_dice(drawn)}", width="stretch")
        press(
            "Note",
            "note_add",
            f"{PAGE}.note.{number}",
            partial(_keep, desk, at, drawn.line),
            row=row,
            help=f"Write it below the note of hex {at}" if at else "Say which hex, above",
            disabled=not at,
        )


def _dice(drawn: Drawn) -> str:
    return " ".join(f":gray-badge[d{fell.die} shows **{fell.value}**]" for fell in drawn.dice)


def _keep(desk: Desk, at: str, line: str) -> None:
    """Write a line below the note of a hex, by a command like any other."""
    if desk.state is not None:
        where = desk.state
        attempt(lambda: desk.order(boards.note_below(where, at, line)))
