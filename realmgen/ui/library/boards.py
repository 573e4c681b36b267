"""Every table with all its rows: to be searched, read, and rolled on."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import streamlit as st

from realmgen.service import boards as service
from realmgen.service.boards import Board
from realmgen.ui import state
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.library.drawn import draw, last_on, shown
from realmgen.ui.library.finder import Item, choose, search
from realmgen.ui.widgets import plain, press, segments

TABLES = state.key(PAGE, "tables")
KIND = state.key(TABLES, "kind")
ALL = "All"


def boards(desk: Desk) -> None:
    """The list of tables, the one that is chosen, and what it gave."""
    every, faults = service.tables(desk.library)
    for fault in faults:
        st.warning(plain(fault), icon=":material/warning:")
    with st.container(key="stackfull"):
        left, middle, right = st.columns([4, 5, 4], gap="medium")
    with left, st.container(gap="xsmall", key="finder"):
        words = search(TABLES, "tables")
        kind = _kind()
        found = [board for board in every if kind in (ALL, board.group) and _holds(board, words)]
        chosen = choose(TABLES, [Item(board.id, board.title) for board in found], "table")
    with right:
        shown(desk)
    board = next((board for board in found if board.id == chosen), None)
    if board:
        with middle:
            _whole(board)


def _kind() -> str:
    return segments("Kind", (*service.KINDS, ALL), KIND, default=service.IN_PLAY) or ALL


def _holds(board: Board, words: str) -> bool:
    low = board.text.lower()
    return all(word in low for word in words.lower().split())


def _whole(board: Board) -> None:
    dice = " × ".join(f"d{column.die}" for column in board.columns)
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="entrytools")
    press(f"Roll {dice}", "casino", f"{TABLES}.roll", draw, board, row=row, type="primary", shortcut="D")
    with st.container(key="boardrows"):
        st.html(
            f"<article class=book><h2>{escape(board.title)}</h2>"
            f"<table class=board>{_head(board)}{''.join(_rows(board))}</table></article>"
        )


def _head(board: Board) -> str:
    if len(board.columns) == 1:
        return ""
    names = (f"<th>{escape(column.id.rpartition('.')[2].replace('-', ' '))}</th>" for column in board.columns)
    return f"<tr><th></th>{''.join(names)}</tr>"


def _rows(board: Board) -> Iterator[str]:
    """A row for each result; what was rolled last is marked."""
    last = last_on(board)
    fell = [one.value for one in last.dice] if last else []
    for number in range(board.rows):
        cells = []
        low = high = 0
        for column_number, column in enumerate(board.columns):
            row = column.rows[number] if number < len(column.rows) else None
            low, high = (row.low, row.high) if row else (low, high)
            marked = row and fell and row.low <= fell[column_number] <= row.high
            cells.append(f"<td{' class=fell' if marked else ''}>{escape(row.entry) if row else ''}</td>")
        yield f"<tr><th>{low if low == high else f'{low}–{high}'}</th>{''.join(cells)}</tr>"
