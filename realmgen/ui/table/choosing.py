"""What a deed still wants to know is asked in the place of the dice: a hex, several, a few words, or a time."""

from __future__ import annotations

from typing import NamedTuple

import streamlit as st

from realmgen.service import table
from realmgen.service.table import Suggestion
from realmgen.ui import state
from realmgen.ui.realm.panel import ROWS
from realmgen.ui.table.desk import CHOICE, PAGE, Desk
from realmgen.ui.widgets import plain, press, small

WORDS, SEASON, DAY, PHASE = (state.key(PAGE, name) for name in ("words", "season", "day", "phase"))
LATEST = 999


class Choice(NamedTuple):
    """A deed, and the hexes chosen for it so far."""

    code: str
    deed: Suggestion
    hexes: tuple[str, ...] = ()


def begin(desk: Desk, deed: Suggestion) -> None:
    """Ask what is wanted for a deed."""
    state.put(CHOICE, Choice(desk.campaign.code, deed))


def leave() -> None:
    """Ask no longer."""
    state.put(CHOICE, None)


def wanted(desk: Desk) -> Choice | None:
    """What is being asked at this table."""
    choice: Choice | None = state.get(CHOICE)
    return choice if choice and choice.code == desk.campaign.code else None


def card(desk: Desk, height: int) -> None:
    """Ask; its frame is that of the dice, so nothing moves."""
    choice = wanted(desk)
    if choice is None:
        return
    with st.container(border=True, height=height, key="choicecard", gap="small"):
        if choice.deed.choice == "words":
            _words(desk, choice)
        elif choice.deed.choice == "clock":
            _clock(desk, choice)
        elif choice.deed.verb == "at":
            _anywhere(desk, choice)
        else:
            _neighbours(desk, choice)
        press("Leave it", "", "table.leave", leave, type="tertiary")


def _words(desk: Desk, choice: Choice) -> None:
    st.markdown(f"**{plain(choice.deed.label)}**: say it in a few words.")
    st.text_input(
        "Words",
        key=WORDS,
        placeholder="then Enter",
        label_visibility="collapsed",
        max_chars=200,
        on_change=_said,
        args=(desk, choice),
    )


def _said(desk: Desk, choice: Choice) -> None:
    words = str(state.get(WORDS) or "").strip()
    if words:
        state.put(WORDS, "")
        _do(desk, table.command(choice.deed, table.quoted(words)))


def _clock(desk: Desk, choice: Choice) -> None:
    """Season, day and Phase at once, from where the clock stands (MB-278)."""
    now = desk.state.day.now
    with st.form("table.clock", border=False):
        row = st.container(horizontal=True, gap="small", wrap=False)
        row.selectbox("Season", table.SEASONS, table.SEASONS.index(now.season), str.title, key=SEASON)
        row.number_input("Day", 1, LATEST, now.day, key=DAY)
        row.selectbox("Phase", table.PHASES, table.PHASES.index(now.phase), str.title, key=PHASE)
        st.form_submit_button("Set the clock", icon=":material/schedule:", on_click=_timed, args=(desk, choice))


def _timed(desk: Desk, choice: Choice) -> None:
    when = (str(state.get(key)) for key in (SEASON, DAY, PHASE))
    _do(desk, table.command(choice.deed, *when))


def _anywhere(desk: Desk, choice: Choice) -> None:
    st.markdown(f"**{plain(choice.deed.label)}**: tap the hex on the map.")
    where = f"{desk.chosen} {table.place(desk.state, desk.realm, desk.chosen)}"
    press(plain(where), "flag", "table.here", _do, desk, table.command(choice.deed, desk.chosen), width="stretch")


def _neighbours(desk: Desk, choice: Choice) -> None:
    """The neighbours of where the way has led so far, as they lie."""
    steps = table.steps_of(choice.deed)
    here = choice.hexes[-1] if choice.hexes else desk.state.company.at
    far = f" ({len(choice.hexes) + 1} of {steps})" if steps > 1 else ""
    st.markdown(f"**{plain(choice.deed.label)}**: where to{far}?")
    if choice.hexes:
        st.markdown(small(f"By way of {', '.join(choice.hexes)}"))
    sides = {direction: label for label, direction in table.around(desk.state, here).items()}
    for number, row in enumerate(ROWS[desk.realm.grid.layout]):
        with st.container(horizontal=True, gap="xsmall", wrap=False, key=f"around{number}"):
            for direction in row:
                _beside(desk, choice, direction, sides.get(direction))


def _beside(desk: Desk, choice: Choice, direction: str, label: str | None) -> None:
    key = f"table.to.{direction}"
    if label is None or not table.afoot(desk.realm, choice.deed, label):
        st.button(
            f"{direction} –", key=key, width="stretch", disabled=True, help="Water takes a boat" if label else None
        )
        return
    ground = table.ground(desk.realm, label)
    press(f"{direction} {label}", "", key, _step, desk, choice, label, width="stretch", help=ground)


def _step(desk: Desk, choice: Choice, label: str) -> None:
    way = (*choice.hexes, label)
    if len(way) < table.steps_of(choice.deed):
        state.put(CHOICE, choice._replace(hexes=way))
    else:
        _do(desk, table.command(choice.deed, *way))


def _do(desk: Desk, command: str) -> None:
    leave()
    desk.start(command)
