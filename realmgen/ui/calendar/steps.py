"""What each step of a turn wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from realmgen.service import calendar
from realmgen.service.calendar import Fief
from realmgen.service.company import named, quoted
from realmgen.ui import state
from realmgen.ui.calendar.desk import PAGE, Desk
from realmgen.ui.calendar.pursuits import pursuits
from realmgen.ui.widgets import NOTICE, plain, press, small

SITUATION, FEAST = state.key(PAGE, "situation"), state.key(PAGE, "feast")


def primary(desk: Desk, label: str, icon: str, command: str) -> None:
    """What the step wants next, over the whole width."""
    press(label, icon, "calendar.go", desk.start, command, type="primary", width="stretch", shortcut="G")


def _unresolved(desk: Desk) -> None:
    """A situation in words, rolled for; as often as wanted."""
    with st.form("situation", border=False):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
        row.text_input(
            "An important situation nobody has seen to", key=SITUATION, max_chars=200, placeholder="then Enter"
        )
        row.form_submit_button("Roll for it", icon=":material/casino:", on_click=_situation, args=(desk,))
    label = f"Next: {calendar.next_step(desk.state)}"
    press(label, "arrow_forward", "calendar.go", desk.order, "leave", type="primary", width="stretch", shortcut="G")


def _situation(desk: Desk) -> None:
    words = str(state.get(SITUATION) or "").strip()
    if words:
        state.put(SITUATION, "")
        desk.start(f"situation {quoted(words)}")
    else:
        state.put(NOTICE, "Nothing was rolled: say in a few words what is unresolved.")


def _collection(desk: Desk) -> None:
    for number, fief in enumerate(calendar.fiefs(desk.state, "collection")):
        row = _row(fief)
        if not fief.done:
            at = fief.at
            first = _first(desk, "collection", number)
            press("As usual", "savings", f"calendar.usual.{at}", desk.start, f"collect {at} usual", row=row, **first)
            press("Increased", "casino", f"calendar.more.{at}", desk.start, f"collect {at} increased", row=row)


def _crises(desk: Desk) -> None:
    waiting = False
    for number, fief in enumerate(calendar.fiefs(desk.state, "crises")):
        row = _row(fief)
        if fief.dilemma:
            for choice, kind in enumerate(fief.dilemma, 1):
                press(
                    kind.title(),
                    "call_split",
                    f"calendar.dilemma.{fief.at}.{kind}",
                    desk.start,
                    f"dilemma {fief.at} {kind}",
                    row=row,
                    help=calendar.CRISIS_WORDS[kind],
                    shortcut=None if waiting else str(choice),
                )
            waiting = True
        elif not fief.done:
            first = _first(desk, "crises", number)
            key = f"calendar.crises.{fief.at}"
            press("Crisis Roll", "casino", key, desk.start, f"crises {fief.at}", row=row, **first)


def _drama(desk: Desk) -> None:
    for number, fief in enumerate(calendar.fiefs(desk.state, "drama")):
        row = _row(fief)
        if not fief.done:
            first = _first(desk, "drama", number)
            press(
                "Drama", "theater_comedy", f"calendar.drama.{fief.at}", desk.start, f"drama {fief.at}", row=row, **first
            )


def _first(desk: Desk, step: calendar.Step, number: int) -> dict[str, Any]:
    """The first that is still to come is the primary, and `G` does it."""
    waiting = [place for place, fief in enumerate(calendar.fiefs(desk.state, step)) if not fief.done]
    return {"type": "primary", "shortcut": "G"} if waiting[:1] == [number] else {}


def _row(fief: Fief) -> st.delta_generator.DeltaGenerator:
    """A line for a Domain; what is settled is ticked."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key=f"fief-{fief.at}")
    mark = ":material/check_circle: " if fief.done else ""
    row.markdown(f"{mark}**{plain(fief.name)}**  \n{small(plain(fief.about))}", width="stretch")
    return row


def _feast(desk: Desk) -> None:
    with st.form("feast", border=False):
        st.text_input(
            "How it is kept, and who comes", key=FEAST, max_chars=400, placeholder="may stay empty; then Enter"
        )
        st.form_submit_button(
            "Hold the feast", icon=":material/celebration:", type="primary", width="stretch", on_click=_held,
            args=(desk,), shortcut="G",
        )  # fmt: skip


def _held(desk: Desk) -> None:
    words = str(state.get(FEAST) or "").strip()
    state.put(FEAST, "")
    desk.start(named("feast", words))


def _loss(desk: Desk) -> None:
    """Who pays, and whether it is for good (MB-A31)."""
    st.markdown(f"The Old: **{plain(', '.join(calendar.elders(desk.state)))}**")
    primary(desk, "Roll what age takes", "casino", "wane")
    forever = desk.state.calendar.permanent
    label, icon = "What age takes is for good", "check_box" if forever else "check_box_outline_blank"
    order = f"waning {'off' if forever else 'on'}"
    press(label, icon, "calendar.waning", desk.order, order, type="tertiary")


def _plainly(label: str, icon: str, command: str) -> Callable[[Desk], None]:
    """A step that wants one thing only."""
    return lambda desk: primary(desk, label, icon, command)


STEPS: dict[calendar.Step, Callable[[Desk], None]] = {
    "unresolved": _unresolved,
    "collection": _collection,
    "misrule": _plainly("Look for misrule", "gavel", "reckon"),
    "passing": _plainly("Time passes", "hourglass_bottom", "onward"),
    "loss": _loss,
    "ageing": _plainly("Everybody is an Age older", "casino", "ripen"),
    "glory": _plainly("Give the Glory", "trophy", "acclaim"),
    "pursuits": pursuits,
    "feast": _feast,
    "crises": _crises,
    "drama": _drama,
}
