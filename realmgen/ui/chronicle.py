"""The journal of a campaign as a page one can read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui import state
from realmgen.ui.widgets import brief, plain, press, small
from realmgen.ui.words import count

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Entry

AT_ONCE = 100
MORE = "history.more"


def chronicle(campaign: Campaign) -> None:
    """Every line, the newest first; what was undone is struck out."""
    lines = state.play().history(campaign)[::-1]
    if not lines:
        st.markdown("Nothing has been written yet. Every change becomes a line here, and none is ever erased.")
        return
    shown = AT_ONCE * (1 + state.get(MORE, 0))
    st.markdown(table(lines[:shown]))
    if len(lines) > shown:
        left = count(len(lines) - shown, "older line")
        press(f"Show more of {left}", "", "history.older", state.bump, MORE)


def table(lines: Iterable[Entry]) -> str:
    """Lines as a table in Markdown: when, what came of which command, and what the dice showed."""
    head = "| Line | When (UTC) | What happened | Command | Dice |\n|-:|:-|:-|:-|:-|\n"
    return head + "\n".join(_row(line) for line in lines)


def _row(line: Entry) -> str:
    cells = [str(line.seq), f"{line.time:%Y-%m-%d %H:%M}", _what(line), small(plain(brief(line.command))), _dice(line)]
    return f"| {' | '.join(cells)} |"


def _what(line: Entry) -> str:
    text = plain(line.text or brief(line.command))
    return f"~~{text}~~ :gray-badge[undone]" if line.cancelled else text


def _dice(line: Entry) -> str:
    """A badge a die; typed in from the table is told apart from rolled here."""
    return " ".join(
        f":violet-badge[:material/edit: d{die.sides} shows {die.value}]"
        if die.typed
        else f":gray-badge[:material/casino: d{die.sides} shows {die.value}]"
        for die in line.rolls
    )
