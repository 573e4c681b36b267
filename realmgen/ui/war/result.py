"""How an attack came out, large enough to be read across a table; else the card of dice."""

from __future__ import annotations

import re

import streamlit as st

from realmgen.service import rolls
from realmgen.service.war.rolled import RESULTS
from realmgen.ui import state
from realmgen.ui.dice import asking, card
from realmgen.ui.undoing import redo
from realmgen.ui.war.desk import Desk
from realmgen.ui.widgets import plain, small

LANDED = ("land", "clash")
_DAMAGE = " Damage. "
_NEXT = re.compile(r"(?<=\. )[^.]+ strikes? [^.:]+: (?=.* Damage\. )")
_BOLD = re.compile("|".join(map(re.escape, RESULTS)))


def can_redo(desk: Desk) -> bool:
    """Whether what was undone can be done again."""
    return bool(state.play().position(desk.campaign).can_redo)


def result(desk: Desk, height: int) -> None:
    """The steps small, what they came to large; its frame is that of the dice, so nothing moves."""
    told = rolls.recent(state.play(), desk.campaign, 1)
    again = can_redo(desk)
    if asking(desk) or again or not told or told[0].verb not in LANDED:
        card(desk, (lambda told, row: redo(row, desk.campaign, desk.seq)) if again else None, height=height)
        return
    with st.container(border=True, height=height, gap="xsmall", key="landed"):
        for steps, rest in blows(told[0].text):
            if steps:
                st.markdown(small(plain(steps)))
            if rest:
                st.markdown(_BOLD.sub(lambda found: f"**{found[0]}**", plain(rest)))


def blows(text: str) -> list[tuple[str, str]]:
    """For each attack (two in a duel) its steps, and what it came to."""
    steps, damage, rest = text.partition(_DAMAGE)
    if not damage:
        return [("", steps)]
    other = _NEXT.search(rest)
    if other is None:
        return [(steps + damage.rstrip(), rest)]
    return [(steps + damage.rstrip(), rest[: other.start()].rstrip()), *blows(rest[other.start() :])]
