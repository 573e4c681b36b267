"""The lines of the evening, the newest first, and a field for those between the answers."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import asking, evening
from realmgen.service.worlds.chronicle import export_chronicle
from realmgen.ui import state
from realmgen.ui.oracles import paper
from realmgen.ui.oracles.desk import PAGE, order_typed
from realmgen.ui.widgets import hand_over, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

WROTE = state.key(PAGE, "wrote")
HEIGHT, LONGEST = 440, 1000


def log(desk: Desk) -> None:
    """Answers with what they came to mean, prose, and what else was done."""
    with st.container(gap="xsmall", key="oraclelog"):
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        with row.container(key="oraclewrite", width="stretch"):
            st.text_input(
                "Write on",
                key=WROTE,
                placeholder="Write on: what happens, then Enter",
                label_visibility="collapsed",
                max_chars=LONGEST,
                on_change=_write,
                args=(desk.game,),
            )
        _chronicle(row, desk)
        lines = evening.lines(state.play(), desk.game, desk.tale)
        with st.container(height=HEIGHT, border=False, key="oraclelines"):
            if lines:
                st.html(f"<ol class=evening>{''.join(map(_line, lines))}</ol>")
            else:
                st.markdown(small("What is asked and written this evening stands here."))


def _chronicle(row: DeltaGenerator, desk: Desk) -> None:
    """The whole journal as a text to keep: the story alone, or with its dice."""
    popover = row.popover(
        "", icon=":material/download:", key=f"{PAGE}.chronicle", help="The journal", on_change="rerun"
    )
    if not popover.open:
        return
    with popover:
        for mechanics, label in ((False, "The story"), (True, "With dice and commands")):
            made = partial(_journal, desk.game, mechanics=mechanics)
            key = f"{PAGE}.chronicle.{'dice' if mechanics else 'story'}"
            hand_over(label, f"journal{'-with-dice' * mechanics}.md", made, key, width="stretch")


def _journal(game: Campaign, *, mechanics: bool) -> bytes:
    return export_chronicle(state.play(), game, mechanics=mechanics).data


def _line(line: evening.Line) -> str:
    if line.answer:
        return paper.line(line.answer)
    return f"<li class={'prose' if line.prose else 'deed'}><p>{escape(line.text)}</p></li>"


def _write(game: Campaign) -> None:
    text = str(state.get(WROTE) or "").strip()
    if text:
        order_typed(game, WROTE, asking.words("write", text))
