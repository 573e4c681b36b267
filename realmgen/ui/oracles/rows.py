"""A table with all its rows, each a press: picked by hand, it is an answer like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds import answers
from realmgen.ui import state
from realmgen.ui.oracles.desk import PAGE, roll
from realmgen.ui.widgets import plain, press

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import Answer
    from realmgen.games.ironsworn.oracles.table import Oracle
    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

HAND, OF, OPEN = state.key(PAGE, "hand"), state.key(PAGE, "of"), state.key(PAGE, "tables.open")
"""Whether the tables of an answer are open, which of them is, and whether all tables are."""
ROOM, WIDE = 400, 420
SHORT = 16
"""Letters of rows that stand in several columns."""


def by_hand(row: DeltaGenerator, desk: Desk, answer: Answer) -> None:
    """Behind a button: the tables of an answer."""
    popover = row.popover("By hand", icon=":material/table_rows:", key=HAND, on_change="rerun")
    if not popover.open:
        return
    tables = answers.oracles_of(desk.lore, desk.tale)
    there = {one.oracle: one.title for one in answers.every(answer.results) if one.oracle in tables}
    with popover:
        if len(there) > 1:
            looks: dict[str, Any] = {"format_func": there.__getitem__, "label_visibility": "collapsed"}
            chosen = st.selectbox("Table", list(there), key=OF, **looks)
        else:
            chosen = next(iter(there), "")
        if chosen:
            rows(desk, tables[chosen])


def rows(desk: Desk, oracle: Oracle) -> None:
    """Every row of a table; single words in several columns."""
    short = max(len(row.text) for row in oracle.rows) <= SHORT
    key = "cards-rows" if short else "line-rows"
    with st.container(height=ROOM, width=WIDE, border=False, gap="xsmall", key=key):
        for row in oracle.rows:
            label = f"{answers.ranged(row.low, row.high)} **{plain(row.text)}**"
            name = f"{PAGE}.row.{oracle.id}.{row.low}"
            looks: dict[str, Any] = {"width": "stretch", "type": "secondary" if short else "tertiary"}
            press(label, "", name, _pick, desk.game, oracle.id, row.low, **looks)


def _pick(game: Campaign, oracle: str, value: int) -> None:
    if roll(game, f"pick {oracle} {value}"):
        state.put(HAND, False)
        state.put(OPEN, False)
