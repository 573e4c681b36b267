"""The oracles at the left: a search, what is pinned, what is asked together, then all of them by their headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds import shelf as service
from realmgen.service.worlds.asking import words
from realmgen.service.worlds.shelf import Press
from realmgen.ui import state
from realmgen.ui.oracles.desk import PAGE, roll, who
from realmgen.ui.oracles.tables import tables
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.words import count

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

FIND, SEVERAL, TOGETHER = (state.key(PAGE, name) for name in ("find", "several", "together"))
ROOM = 590
"""Height of the list, in pixels."""


def rolls(game: Campaign, ids: Sequence[str]) -> None:
    """Roll one oracle, or several as one answer; for callbacks."""
    roll(game, words("roll", *ids, by=who()))


def shelf(desk: Desk) -> None:
    """One press rolls."""
    every = service.boards(desk.lore, desk.tale)
    with st.container(gap="xsmall", key="oracleshelf"):
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        with row.container(key="oraclefind", width="stretch"):
            wanted = st.text_input(
                "Find an oracle",
                key=FIND,
                placeholder="Find an oracle",
                label_visibility="collapsed",
                type="search",
                live=True,
            )
        _several(row, desk, every)
        tables(row, desk)
        with st.container(height=ROOM, border=False, gap="xsmall", key="oraclelist"):
            _list(desk, every, wanted or "")


def _list(desk: Desk, every: list[service.Board], wanted: str) -> None:
    if wanted.strip():
        found = service.holding(every, wanted)
        for board in found:
            _board(desk, board.heading, board.presses, "found")
        if not found:
            st.markdown(small("No oracle is called that. Your own tables: the button above."))
        return
    pinned = service.pinned(desk.lore, desk.tale)
    if pinned:
        _board(desk, "Pinned", pinned, "pin")
    for board in every:
        if not board.pack:
            _board(desk, board.heading, board.presses, "one")
    for pack in dict.fromkeys(board.pack for board in every if board.pack):
        _pack(desk, pack, [board for board in every if board.pack == pack])


def _pack(desk: Desk, pack: str, boards: Sequence[service.Board]) -> None:
    """The oracles of a pack, which may be hundreds, folded away."""
    many = count(sum(len(board.presses) for board in boards), "oracle")
    folded = st.expander(f"{plain(pack)}: {many}", key=f"{PAGE}.pack.{pack}", on_change="rerun")
    if folded.open:
        with folded:
            for board in boards:
                _board(desk, board.heading, board.presses, "one")


def _board(desk: Desk, heading: str, presses: Sequence[Press], kind: str) -> None:
    st.markdown(small(plain(heading)))
    with st.container(horizontal=True, gap="xsmall", key=f"presses-{kind}-{''.join(filter(str.isalnum, heading))}"):
        for one in presses:
            key = f"{PAGE}.{kind}.{'+'.join(one.ids)}"
            looks: dict[str, Any] = {"shortcut": one.key or None, "width": "stretch"}
            press(plain(one.label), "", key, rolls, desk.game, one.ids, **looks)


def _several(row: DeltaGenerator, desk: Desk, every: Sequence[service.Board]) -> None:
    """Any of them, rolled as one answer."""
    popover = row.popover("", icon=":material/checklist:", key=TOGETHER, help="Several at once", on_change="rerun")
    if not popover.open:
        return
    titles = _titles(every)
    with popover:
        chosen = st.pills(
            "Several at once",
            list(titles),
            selection_mode="multi",
            key=SEVERAL,
            format_func=lambda name: plain(titles[name]),
            persist_state="session",
        )
        label = "Roll them together"
        press(label, "casino", f"{PAGE}.together.roll", _together, desk, chosen, type="primary", disabled=not chosen)


def _titles(every: Sequence[service.Board]) -> dict[str, str]:
    """What the oracles are called; those that are called alike with where they stand."""
    there = {one.ids[0]: (one.label, board.heading) for board in every for one in board.presses if len(one.ids) == 1}
    labels = [label for label, _ in there.values()]
    return {
        name: f"{label} ({heading.lower()})" if labels.count(label) > 1 else label
        for name, (label, heading) in there.items()
    }


def _together(desk: Desk, chosen: Sequence[str]) -> None:
    """Roll them, and show the answer: the list would lie over it."""
    rolls(desk.game, tuple(chosen))
    state.put(TOGETHER, False)
