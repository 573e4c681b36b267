"""The card of dice: it keeps its height and place, and holds the last roll or the question what the dice show."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import rolls
from realmgen.service.rolls import Told
from realmgen.ui import state
from realmgen.ui.dice.asking import SHOWN, WRONG, Asked, Table, asking, leave, typed
from realmgen.ui.widgets import plain, press, sentence, small

FACES = 12
"""Dice of up to so many sides are tapped; others are typed."""
CARD = 270
FEW = 4
"""Dice that have room for a word each."""
LONG = 160
"""Letters of a text that leaves the card room for a line on what was rolled before."""


def card(
    table: Table,
    tools: Callable[[Told, DeltaGenerator], None] | None = None,
    before: Callable[[], bool] = lambda: False,
    height: int = CARD,
) -> None:
    """Ask for the dice that are wanted, or tell how the last fell; `tools` puts buttons beside it, `before`
    says something first, and whether that is all; `height` is in px."""
    with st.container(border=True, height=height, key="rollcard", gap="small"):
        asked = asking(table)
        if asked:
            _ask(table, asked)
        else:
            if not before():
                _tell(table, tools)


def _ask(table: Table, asked: Asked) -> None:
    """Ask for one die by its faces, for several or large ones by a field."""
    wanted = rolls.dice_of(asked.command)
    several = max(wanted.count - len(asked.values), 1) if wanted and wanted.sides == asked.sides else 1
    dice = f"{several if several > 1 else ''}d{asked.sides}"
    name = asked.purpose or rolls.name_of(asked.command)
    st.markdown(f"**{plain(sentence(name))}**: what does the {dice} show?")
    if several == 1 and asked.sides <= FACES:
        row = st.container(horizontal=True, gap="xsmall", key="faces")
        for face in range(1, asked.sides + 1):
            press(str(face), "", f"dice.face.{face}", typed, table, asked, [face], row=row, width=48)
    else:
        st.text_input(
            "Numbers",
            key=SHOWN,
            placeholder=" ".join(["4 2 6"] if several > 1 else [f"1 to {asked.sides}, then Enter"]),
            label_visibility="collapsed",
            on_change=_read,
            args=(table, asked),
        )
    if not _wrong():
        st.markdown(small(_hint(asked)))
    press("Leave it", "", "dice.leave", leave, type="tertiary")


def _hint(asked: Asked) -> str:
    if asked.values:
        return f"Typed in so far: {' '.join(map(str, asked.values))}"
    return "Tap the face the die shows." if asked.sides <= FACES else "Type what the dice show: several as 4 2 6."


def _read(table: Table, asked: Asked) -> None:
    words = str(state.get(SHOWN) or "").replace(",", " ").split()
    sides = asked.sides
    wrong = [word for word in words if not (word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= sides)]
    if wrong:
        state.put(WRONG, f"A d{sides} shows 1 to {sides}; you typed “{wrong[0][:12]}”.")
    elif words:
        typed(table, asked, [int(word) for word in words])


def _wrong() -> bool:
    said = state.get(WRONG)
    if said:
        st.markdown(f":red[:material/error: {plain(said)}]")
    return bool(said)


def _tell(table: Table, tools: Callable[[Told, DeltaGenerator], None] | None) -> None:
    """How the last dice fell, and one line of those before."""
    _wrong()
    told = rolls.recent(state.play(), table.campaign)
    if not told:
        st.markdown(small("Nothing has been rolled yet."))
        return
    last, *earlier = told
    row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="medium")
    fell = bool(last.dice or last.undone)
    if last.total is not None:
        row.metric("Total", last.total, label_visibility="collapsed", width="content")
    text = f"~~{plain(last.text)}~~" if last.undone else plain(last.text)
    row.markdown(_heading(last) if fell else text, width="stretch")
    if tools:
        tools(last, row)
    if fell:
        st.markdown(text)
    if len(last.text) <= LONG and (earlier := [one for one in earlier if one.total is not None]):
        st.markdown(small("Before: " + " · ".join(map(_short, earlier))))


def _heading(told: Told) -> str:
    return f"**{plain(sentence(told.name))}**  \n{_dice(told)}"


def _dice(told: Told) -> str:
    """A badge a die; typed in from the table is told apart from rolled here."""
    if told.undone:
        return ":gray-badge[:material/undo: taken back]"
    shows = "shows " if len(told.dice) <= FEW else ""
    shown = " ".join(f":gray-badge[d{die.sides} {shows}**{die.value}**]" for die in told.dice)
    how = (
        "violet-badge[:material/edit: typed in]" if told.dice[0].typed else "gray-badge[:material/casino: rolled here]"
    )
    return f"{shown} :{how}"


def _short(told: Told) -> str:
    return f"{plain(told.name)} **{told.total}**" if told.total is not None else plain(told.name)
