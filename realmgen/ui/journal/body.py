"""The journal's page: a part of the story, and the way to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.journal import export_journal, file_name, matching, story, without_steps
from realmgen.ui import state
from realmgen.ui.journal.book import story_page
from realmgen.ui.journal.looking import MECHANICS, PART, looking
from realmgen.ui.journal.writing import write
from realmgen.ui.widgets import hand_over, press, small
from realmgen.ui.words import count

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign, Entry, Position

AT_ONCE = 60
"""Lines of the story on a page, and half as many more on the last."""


def body(here: Position) -> None:
    """What one looks for, the lines of it, and a field for a note of one's own."""
    wanted = looking(here)
    every = state.play().history(here.campaign)
    found = matching(every, wanted, here.state)
    if not state.get(MECHANICS):
        found = without_steps(found, every)
    line = _asked()
    if found:
        _pages(here, every, _parts(found), line)
    elif every:
        st.markdown("No line of the journal is like that.")
    else:
        st.markdown("Nothing has been written yet. Every change becomes a line here, and none is ever erased.")
    write(here, line, every[line - 1].text if 0 < line <= len(every) else "")


def save(row: DeltaGenerator, campaign: Campaign) -> None:
    """Hands the whole story over as Markdown, with or without the mechanics as they are shown."""
    mechanics = bool(state.get(MECHANICS))
    how = "with" if mechanics else "without"
    with row:
        hand_over(
            "Markdown",
            file_name(campaign),
            lambda: export_journal(state.play(), campaign, mechanics=mechanics).data,
            "journal.markdown",
            help=f"The whole story {how} the mechanics. It tells everything: keep it from players.",
        )


def _pages(here: Position, every: Sequence[Entry], parts: Sequence[Sequence[Entry]], line: int) -> None:
    part = _part(parts, line)
    _pager("above", part, parts)
    told = story(parts[part], every)
    st.html(story_page(told, here.code, mechanics=bool(state.get(MECHANICS)), chosen=line))
    if len(parts) > 1:
        _pager("below", part, parts)


def _parts(found: Sequence[Entry]) -> list[Sequence[Entry]]:
    """Pages from the first line on; a short last one is part of the one before."""
    parts = [found[start : start + AT_ONCE] for start in range(0, len(found), AT_ONCE)]
    if len(parts) > 1 and len(parts[-1]) <= AT_ONCE // 2:
        parts[-2:] = [[*parts[-2], *parts[-1]]]
    return parts


def _part(parts: Sequence[Sequence[Entry]], line: int) -> int:
    """The page that is open: where the asked line stands, else the last."""
    if line:
        holding = [number for number, part in enumerate(parts) if part[0].seq <= line]
        return holding[-1] if holding else 0
    chosen = state.get(PART)
    return len(parts) - 1 if chosen is None else min(int(chosen), len(parts) - 1)


def _pager(where: str, part: int, parts: Sequence[Sequence[Entry]]) -> None:
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"pager-{where}")
    last = len(parts) - 1
    row.markdown(small(_said(part, parts)), width="content")
    row.space("stretch")
    if not last:
        return
    ways = {
        "First": ("first_page", 0, part == 0),
        "Earlier": ("chevron_left", part - 1, part == 0),
        "Later": ("chevron_right", part + 1, part == last),
        "Latest": ("last_page", None, part == last),
    }
    for label, (icon, to, off) in ways.items():
        press(label, icon, f"journal.{where}.{label.lower()}", _turn, to, row=row, disabled=off)


def _said(part: int, parts: Sequence[Sequence[Entry]]) -> str:
    lines = count(sum(map(len, parts)), "line")
    if len(parts) == 1:
        return lines
    return f"Lines {parts[part][0].seq} to {parts[part][-1].seq} · page {part + 1} of {len(parts)} · {lines}"


def _turn(to: int | None) -> None:
    state.put(PART, to)
    st.query_params.pop("line", None)


def _asked() -> int:
    """The line that the address names; 0 for none."""
    text = st.query_params.get("line", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0
