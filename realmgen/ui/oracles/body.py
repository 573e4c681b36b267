"""The page for an evening with the oracles. A press draws this part alone anew, not the whole page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui.instep import keep_in_step
from realmgen.ui.oracles.ask import ask
from realmgen.ui.oracles.card import card
from realmgen.ui.oracles.desk import saw, seen, waits
from realmgen.ui.oracles.keys import field_keys
from realmgen.ui.oracles.log import log
from realmgen.ui.oracles.shelf import shelf
from realmgen.ui.oracles.strip import strip
from realmgen.ui.widgets import notice
from realmgen.ui.worlds.desk import Desk, take_up

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

FIELDS = {"a": "askquestion", "/": "oraclefind", "j": "oraclewrite", "x": "answernote"}
OPENS = {"?": "keyhelp"}
DICE = "oracledice"
"""By key, the fields and the button it leads to; the field for dice, which is entered by itself."""


def evening(desk: Desk) -> None:
    """All of the page."""
    saw(desk.game, desk.seq)
    keep_in_step(desk.game, partial(_at, desk.game, desk.seq))
    _page(desk.game)


def _at(game: Campaign, drawn: int) -> int:
    """The line the page shows: what it wrote itself it has drawn."""
    return seen(game) or drawn


@st.fragment
def _page(game: Campaign) -> None:
    """The answer is drawn first: what stands round it can wait the moment it takes."""
    desk = take_up(game)
    saw(game, desk.seq)
    top = st.container()
    with st.container(key="oraclepage"):
        left, right = st.columns([4, 9], gap="small")
        with right:
            question = st.container(key="askplace")
            middle, far = st.columns([5, 4], gap="small")
    with middle:
        card(desk)
    with far:
        log(desk)
    with top:
        strip(desk)
        notice()
    with question:
        ask(desk)
    with left:
        shelf(desk)
    _keys(desk)


def _keys(desk: Desk) -> None:
    asked = waits(desk.game)
    into, turn = (DICE, f"{desk.seq}.{asked.command}.{len(asked.values)}") if asked else ("", "")
    field_keys(FIELDS, OPENS, into, turn)
