"""Asking: a question and how likely a yes is, two outcomes, a spark, one's own conclusion, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds import asking
from realmgen.ui import state
from realmgen.ui.oracles.desk import PAGE, WHO, order, roll, who
from realmgen.ui.oracles.shelf import rolls
from realmgen.ui.widgets import press, segments, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

MODE, QUESTION, FIRST, SECOND, OWN = (state.key(PAGE, name) for name in ("mode", "question", "first", "second", "own"))
YES, TWO, SPARK, CONCLUDE, PRICE = MODES = ("Yes or no", "Between two", "Spark", "Conclude", "Pay the Price")
"""What the oracle is asked for (IS-487), and what is paid."""
LONGEST = 300
"""Letters of a question or an outcome."""


def ask(desk: Desk) -> None:
    """The panel: how one asks, and the presses that ask it."""
    with st.container(border=True, gap="xsmall", key="askpanel"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False, key="askmodes")
        mode = segments("How", MODES, MODE, row=row)
        row.markdown(small(asking.hint(desk.tale, mode)), width="stretch")
        if desk.tale.mode == "guided":
            _who(row, desk)
        _SHOWN[mode](desk)


def _yes(desk: Desk) -> None:
    row = _row()
    _field(row, "Ask a question that yes or no answers", QUESTION, "askquestion")
    _odds(row, desk, _ask)


def _two(desk: Desk) -> None:
    row = _row()
    with row.container(horizontal=True, gap="xsmall", width="stretch", key="asktwo"):
        _field(st, "The first", FIRST, "askquestion")
        _field(st, "else the second", SECOND, "asksecond")
    _odds(row, desk, _pick)


def _odds(row: DeltaGenerator, desk: Desk, deed: Callable[[Desk, str], None]) -> None:
    """The five odds, a press and a key each (IS-488 to IS-492)."""
    presses = row.container(horizontal=True, gap="xsmall", width="content", key="askodds")
    for key, (odds, label) in enumerate(asking.ODDS.items(), 1):
        hint = asking.chance(odds)
        press(label, "", f"{PAGE}.odds.{odds}", deed, desk, odds, row=presses, shortcut=str(key), help=hint)


def _spark(desk: Desk) -> None:
    row = _row()
    for one in asking.sparks(desk.lore):
        press(one.label, "", f"{PAGE}.spark.{'+'.join(one.ids)}", rolls, desk.game, one.ids, row=row)


def _conclude(desk: Desk) -> None:
    row = _row()
    _field(row, "What follows, as you see it", OWN, "askquestion")
    press("Decide", "edit", f"{PAGE}.conclude", _decide, desk, "", row=row, type="primary")


def _price(desk: Desk) -> None:
    """Its three ways: decide, rate two, or roll (IS-466, IS-467)."""
    row = _row()
    _field(row, "The most obvious bad outcome", OWN, "askquestion")
    press("Decide yourself", "edit", f"{PAGE}.price.own", _decide, desk, "What is the price?", row=row, type="primary")
    press("Rate two outcomes", "", f"{PAGE}.price.two", state.put, MODE, TWO, row=row)
    price = (asking.PRICE,)
    press("Roll for it", "casino", f"{PAGE}.price.roll", rolls, desk.game, price, row=row)
    st.markdown(small(asking.COSTS))


_SHOWN: Mapping[str, Callable[[Desk], None]] = dict(zip(MODES, (_yes, _two, _spark, _conclude, _price), strict=True))


def _who(row: DeltaGenerator, desk: Desk) -> None:
    """Who asks, where a game master is at the table (IS-613)."""
    names = ["", *asking.askers(desk.tale)]
    row.selectbox(
        "Who asks",
        names,
        key=WHO,
        format_func=lambda name: name or "Game master",
        accept_new_options=True,
        label_visibility="collapsed",
        width=170,
        persist_state="session",
    )


def _row() -> DeltaGenerator:
    return st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="askrow")


def _field(where: Any, label: str, key: str, name: str) -> None:
    """A field whose text goes along with the press that follows."""
    with where.container(key=name, width="stretch"):
        st.text_input(
            label,
            key=key,
            placeholder=label,
            label_visibility="collapsed",
            max_chars=LONGEST,
            on_change="ignore",
        )


def _text(key: str) -> str:
    return str(state.get(key) or "").strip()


def _ask(desk: Desk, odds: str) -> None:
    if roll(desk.game, asking.words("ask", odds, _text(QUESTION), by=who())):
        state.put(QUESTION, "")


def _pick(desk: Desk, odds: str) -> None:
    if roll(desk.game, asking.words("two", odds, _text(FIRST), _text(SECOND), by=who())):
        state.put(FIRST, "")
        state.put(SECOND, "")


def _decide(desk: Desk, question: str) -> None:
    if order(desk.game, asking.words("decide", _text(OWN), question=question, by=who())):
        state.put(OWN, "")
