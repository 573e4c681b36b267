"""Every table with its rows, and those somebody writes: behind a button of the shelf."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service.exports import read_print
from realmgen.service.worlds import answers, owned
from realmgen.service.worlds.asking import words
from realmgen.service.worlds.printing import Wanted, export_pages
from realmgen.service.worlds.shelf import ASK, OWN
from realmgen.ui import state
from realmgen.ui.oracles.desk import PAGE, order
from realmgen.ui.oracles.rows import OPEN, rows
from realmgen.ui.widgets import hand_over, plain, press, segments, sentence, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

WHAT, LOOKED, EDITED, LOADED, TITLE, TEXT, DIE, FAULTS = (
    state.key(PAGE, f"tables.{name}")
    for name in ("what", "looked", "edited", "loaded", "title", "text", "die", "faults")
)
LOOK, NEW = "Look one up", ""
DICE = {0: "As the lines say", 6: "d6", 10: "d10", 12: "d12", 20: "d20", 100: "d100"}
HINT = "A line for each row: `1-5 Wolves`. Lines without numbers are equally likely."


def tables(row: DeltaGenerator, desk: Desk) -> None:
    """A table to be read and picked from, or one of one's own to be written."""
    popover = row.popover("", icon=":material/table_rows:", key=OPEN, help="Tables, and your own", on_change="rerun")
    if not popover.open:
        return
    with popover:
        what = segments("What", (LOOK, OWN), WHAT)
        if what == LOOK:
            _look(desk)
        else:
            _own(desk)


def _look(desk: Desk) -> None:
    there = answers.oracles_of(desk.lore, desk.tale)
    names = {name: oracle.title for name, oracle in there.items() if name != ASK}
    label = "Which table"
    chosen = st.selectbox(label, list(names), format_func=names.__getitem__, key=LOOKED, label_visibility="collapsed")
    if chosen is None:
        return
    pinned = chosen in desk.tale.pins
    label = "Unpin it" if pinned else "Pin it on top"
    press(label, "keep_off" if pinned else "keep", f"{PAGE}.tables.pin", _pin, desk.game, chosen, pinned)
    rows(desk, there[chosen])
    credit = there[chosen].credit
    if credit:
        st.markdown(small(plain(", ".join(filter(None, (credit.get("source"), credit.get("licence")))))))


def _pin(game: Campaign, name: str, pinned: bool) -> None:
    order(game, words("unpin" if pinned else "pin", name))


def _own(desk: Desk) -> None:
    """A title, lines, a die; what is wrong with them stands beneath."""
    own = {table.id: table.title for table in desk.tale.tables}
    names = {NEW: "A new table", **own}
    edited = st.selectbox(
        "Which table", list(names), format_func=names.__getitem__, key=EDITED, label_visibility="collapsed"
    )
    _load(desk, edited or NEW)
    st.text_input("Title", key=TITLE, max_chars=owned.LONGEST_TITLE, on_change="ignore")
    st.text_area("Rows", key=TEXT, height=200, max_chars=owned.LONGEST_TEXT, help=HINT, on_change="ignore")
    st.selectbox("Die", list(DICE), format_func=DICE.__getitem__, key=DIE, on_change="ignore")
    for fault in state.get(FAULTS) or ():
        st.markdown(f":red[:material/error: {plain(sentence(fault))}.]")
    row = st.container(horizontal=True, gap="xsmall")
    press("Keep it", "save", f"{PAGE}.tables.keep", _keep, desk, edited or NEW, row=row, type="primary")
    if edited:
        press("Strike it", "delete", f"{PAGE}.tables.strike", _strike, desk.game, edited, row=row)
    _to_print(row, desk)


def _load(desk: Desk, edited: str) -> None:
    """Put a table's lines into the fields when another is chosen."""
    if state.get(LOADED) == (desk.game.code, edited):
        return
    table = next((one for one in desk.tale.tables if one.id == edited), None)
    state.put(LOADED, (desk.game.code, edited))
    state.put(TITLE, table.title if table else "")
    state.put(TEXT, owned.table_text(table) if table else "")
    state.put(DIE, table.die if table and table.die in DICE else 0)
    state.put(FAULTS, ())


def _keep(desk: Desk, edited: str) -> None:
    title, text, die = (state.get(key) for key in (TITLE, TEXT, DIE))
    taken = [*desk.lore.oracles, *(table.id for table in desk.tale.tables)]
    try:
        command = owned.table_command(str(title or ""), str(text or ""), int(die or 0), taken, edited)
    except RealmgenError as error:
        state.put(FAULTS, error.faults)
        return
    if order(desk.game, command):
        state.put(LOADED, None)
        state.put(EDITED, NEW)


def _strike(game: Campaign, edited: str) -> None:
    if order(game, words("drop-table", edited)):
        state.put(EDITED, NEW)


def _to_print(row: DeltaGenerator, desk: Desk) -> None:
    """A sheet to write one on, or all tables as a booklet."""
    blank = partial(_sheet, desk, "blank-table")
    hand_over("Blank sheet", "oracle-worksheet.pdf", blank, f"{PAGE}.tables.blank", icon="print", row=row)
    every = partial(_sheet, desk, "oracles")
    hand_over("All tables", "oracles.pdf", every, f"{PAGE}.tables.booklet", icon="print", row=row)


def _sheet(desk: Desk, what: str) -> bytes:
    return export_pages(desk.tale, desk.lore, Wanted(what), "pdf", read_print({})).data
