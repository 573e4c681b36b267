"""The row of tools over the map, with the options of the one in hand."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import screen
from realmgen.ui import state
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.desk import Desk
from realmgen.ui.switches import switch_off
from realmgen.ui.widgets import plain, press, segments, small

TOOLS = ("Look", "Paint", "Place", "Barrier", "River", "Note")
PLACES = (*screen.HOLDING_KINDS, "myth", *screen.LANDMARK_KINDS)
HINTS = {
    "Look": "Tap a hex. Drag to move.",
    "Place": "Tap a free hex.",
    "Barrier": "Tap an edge.",
    "Note": "Tap a hex and write.",
}


def tools(desk: Desk) -> None:
    """The tools; while something is being moved, only that."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="toolrow")
    moving = state.get(at.MOVING)
    if moving:
        row.markdown(f"Tap the hex **{moving}** moves to.", width="content")
        press("Leave it where it is", "", "realm.stay", partial(st.session_state.pop, at.MOVING, None), row=row)
        return
    if state.get(at.AS_PLAYERS):
        row.markdown(":green-badge[:material/visibility: as the players see it]", width="content")
        if row.button("Back to yours", key="realm.back_to_gm"):
            switch_off(at.AS_PLAYERS)
            st.rerun()
        return
    tool = segments("Tool", TOOLS, at.TOOL, default="Look", row=row)
    _OPTIONS.get(tool or "Look", _hint)(row, desk)


def _hint(row: DeltaGenerator, _: Desk) -> None:
    row.markdown(small(HINTS.get(state.get(at.TOOL, "Look"), "")), width="content")


def _choice(row: DeltaGenerator, name: str, options: tuple[str, ...], key: str, width: int) -> None:
    row.selectbox(
        name,
        options,
        key=key,
        label_visibility="collapsed",
        width=width,
        format_func=screen.title,
        persist_state="session",
    )


def _name(row: DeltaGenerator, what: str, key: str) -> None:
    row.text_input(
        what,
        key=key,
        label_visibility="collapsed",
        placeholder="Name, then tap",
        width=165,
        persist_state="session",
        max_chars=60,
    )


def _paint(row: DeltaGenerator, _: Desk) -> None:
    st.session_state.setdefault(at.TERRAIN, "forest")
    _choice(row, "Terrain", screen.TERRAIN, at.TERRAIN, 130)
    segments("Brush", ["1", "7"], at.BRUSH, default="1", row=row, help="Hexes at a stroke")


def _place(row: DeltaGenerator, _: Desk) -> None:
    _choice(row, "What", PLACES, at.KIND, 130)
    _name(row, "Name of what is placed", at.NAME)


def _barrier(row: DeltaGenerator, desk: Desk) -> None:
    _choice(row, "Kind", ("any", *screen.BARRIER_KINDS), at.BARRIER, 130)
    _hint(row, desk)


def _river(row: DeltaGenerator, desk: Desk) -> None:
    _name(row, "Name of the river", at.RIVER)
    with row.popover("Rivers", icon=":material/water:", key="realm.rivers", disabled=not desk.realm.rivers):
        for number, river in enumerate(desk.realm.rivers, 1):
            press(
                f"Erase {plain(river.name) or f'river {number}'}",
                "delete",
                f"realm.erase.{number}",
                desk.order,
                f"erase river {number}",
                width="stretch",
            )


_OPTIONS = {"Paint": _paint, "Place": _place, "Barrier": _barrier, "River": _river}
