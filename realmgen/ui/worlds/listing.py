"""Before a world is open: the worlds there are, and a new one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import games
from realmgen.ui import state, widgets
from realmgen.ui.campaigns.dialogs import export, import_file, rename
from realmgen.ui.widgets import attempt, empty, notice, plain, press, small
from realmgen.ui.words import ago, count
from realmgen.ui.worlds import begin as beginning
from realmgen.ui.worlds import form as at
from realmgen.ui.worlds.desk import open_world
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign
    from realmgen.service.worlds.games import WorldLine

MENU = ("Rename", "Save to a file", "Put away")
NOW = "Everything by chance: truths, land, settlements, people, a first quest"


def listing() -> None:
    """What is shown while no world is open."""
    if at.view() == at.NEW:
        beginning.begin()
    else:
        _worlds()


def _worlds() -> None:
    """The worlds of the open campaign, and those that stand alone."""
    campaign = state.current()
    if campaign and st.query_params.get("campaign") != campaign.code:
        st.query_params.update(campaign=campaign.code)
    row = widgets.strip("Worlds", f":gray-badge[{plain(campaign.name)}]" if campaign else "")
    bringing = row.button("Open a file", icon=":material/upload_file:", key=f"{PAGE}.bring")
    press("New world", "tune", f"{PAGE}.new", beginning.new, row=row, shortcut="N", help="Choose truths, home and size")
    looks: dict[str, object] = {"type": "primary", "shortcut": "G", "help": NOW}
    ours = games.listed(state.play(), campaign) if campaign else []
    alone = games.listed(state.play())
    if ours or alone:
        press("A world now", "casino", f"{PAGE}.now", beginning.now, row=row, **looks)
    notice()
    if not (ours or alone):
        _none_yet(looks)
    if ours:
        _lines(ours, f"In {campaign.name}" if campaign else "")
    if alone:
        _lines(alone, "On their own" if campaign else "")
    _put_away(campaign)
    if bringing:
        import_file()


def _none_yet(looks: dict[str, object]) -> None:
    row = empty(
        "No world yet",
        "Your own Ironlands in a moment: nine regions, settlements with troubles, people who want something,"
        " and a vow to swear.",
    )
    press("A world now", "casino", f"{PAGE}.now", beginning.now, row=row, **looks)
    press("Choose its truths first", "tune", f"{PAGE}.first", beginning.new, row=row)


def _lines(lines: list[WorldLine], title: str) -> None:
    if title:
        st.subheader(plain(title), anchor=False)
    for line in lines:
        _line(line)


def _line(line: WorldLine) -> None:
    world = line.campaign
    with st.container(border=True, key=f"card-{world.code}"):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
        with row.container(width="stretch", gap=None):
            st.markdown(f"**{plain(world.name)}**  \n{plain(widgets.sentence(line.stands))}")
            st.markdown(small(f"Played {ago(world.updated)} · code {world.code}"))
        press("Go on", "", f"{PAGE}.open.{world.code}", open_world, world, row=row)
        _menu(row, world)


def _menu(row: DeltaGenerator, world: Campaign) -> None:
    key = f"{PAGE}.menu.{world.code}"
    chosen = row.menu_button("", MENU, icon=":material/more_vert:", key=key, help="Rename, save, put away")
    if chosen == "Rename":
        rename(world)
    elif chosen == "Save to a file":
        export(world)
    elif chosen == "Put away":
        attempt(lambda: state.play().archive(world))
        st.rerun()


def _put_away(campaign: Campaign | None) -> None:
    """The worlds that were put away, which can be brought back."""
    lines = games.listed(state.play(), archived=True)
    lines += games.listed(state.play(), campaign, archived=True) if campaign else []
    if not lines:
        return
    with st.expander(f"Put away: {count(len(lines), 'world')}", icon=":material/inventory_2:", key=f"{PAGE}.archived"):
        for line in lines:
            row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
            row.markdown(f"**{plain(line.campaign.name)}** · {plain(line.stands)}", width="stretch")
            press("Bring back", "", f"{PAGE}.back.{line.campaign.code}", _back, line.campaign, row=row)


def _back(world: Campaign) -> None:
    attempt(partial(state.play().restore, world))
