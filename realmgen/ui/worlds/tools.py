"""The row of tools over the map, with the options of the one in hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds.drafts import GROUNDS, LONGEST_NAME, REGIONS
from realmgen.ui import state
from realmgen.ui.switches import switch_off
from realmgen.ui.widgets import plain, press, segments, small
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import World

TOOLS = ("Look", "Region", "Ground", "Place", "Road")
KINDS = {"settlement": "Settlement", "site": "Site"}
WAYS = {"road": "Road", "trail": "Trail", "sea": "Crossing"}


def tools(world: World) -> None:
    """The tools; while something is being moved, only that."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="toolrow")
    moving = state.get(at.MOVING)
    if moving:
        place = world.place(moving)
        row.markdown(f"Tap the hex **{plain(place.name if place else '')}** moves to.", width="content")
        press("Leave it where it is", "", f"{PAGE}.stay", partial(st.session_state.pop, at.MOVING, None), row=row)
        return
    if state.get(at.AS_PLAYERS):
        row.markdown(":green-badge[:material/visibility: as the players see it]", width="content")
        if row.button("Back to yours", key=f"{PAGE}.back_to_gm"):
            switch_off(at.AS_PLAYERS)
            st.rerun()
        return
    tool = segments("Tool", TOOLS, at.TOOL, default="Look", row=row)
    _OPTIONS[tool](row, world)


def _look(row: DeltaGenerator, world: World) -> None:
    row.markdown(small("Tap a hex. Drag to move."), width="content")


def _choice(row: DeltaGenerator, label: str, options: Mapping[str, str], key: str) -> None:
    row.selectbox(
        label,
        list(options),
        key=key,
        label_visibility="collapsed",
        width=165,
        format_func=options.__getitem__,
        persist_state="session",
    )


def _region(row: DeltaGenerator, world: World) -> None:
    st.session_state.setdefault(at.REGION, "5")
    _choice(row, "Region", {str(n): name or "The sea" for n, name in enumerate(REGIONS)}, at.REGION)
    _brush(row)


def _ground(row: DeltaGenerator, world: World) -> None:
    st.session_state.setdefault(at.GROUND, "f")
    _choice(row, "Ground", {sign: name.capitalize() for sign, name in GROUNDS.items()}, at.GROUND)
    _brush(row)


def _brush(row: DeltaGenerator) -> None:
    segments("Brush", ["1", "7"], at.BRUSH, default="1", row=row, help="Hexes at a stroke")


def _place(row: DeltaGenerator, world: World) -> None:
    _choice(row, "What", KINDS, at.KIND)
    row.text_input(
        "Name of what is placed",
        key=at.NAME,
        label_visibility="collapsed",
        placeholder="Name, then tap",
        width=165,
        persist_state="session",
        max_chars=LONGEST_NAME,
    )


def _road(row: DeltaGenerator, world: World) -> None:
    _choice(row, "Way", WAYS, at.WAY)
    begun = world.place(state.get(at.FROM) or 0)
    said = f"From **{plain(begun.name)}** to …" if begun else small("Tap two places.")
    row.markdown(said, width="content")


_OPTIONS: Mapping[str, Callable[[DeltaGenerator, World], None]] = {
    "Look": _look,
    "Region": _region,
    "Ground": _ground,
    "Place": _place,
    "Road": _road,
}
