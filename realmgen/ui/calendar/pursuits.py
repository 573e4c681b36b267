"""What each Knight did in the time between: a choice and a few words for everyone."""

from __future__ import annotations

from typing import Any

import streamlit as st

from realmgen.errors import RealmgenError, StaleCommand
from realmgen.service import calendar
from realmgen.service.calendar import Seeker
from realmgen.ui import state
from realmgen.ui.calendar.desk import PAGE, Desk
from realmgen.ui.widgets import NOTICE, plain, press, segments, small

PILGRIMAGE, HEIRS = "pilgrimage", ("succession", "legacy")


def pursuits(desk: Desk) -> None:
    """Two lines for each Knight; all that were chosen are written at once."""
    told = (f"**{kind.title()}**: {calendar.PURSUIT_RULES[kind]}" for kind in calendar.pursuits(desk.state))
    st.markdown(small(" ".join(told)))
    seekers = calendar.seekers(desk.state)
    heard = calendar.heard(state.play(), desk.campaign)
    for seeker in seekers:
        _seeker(desk, seeker, heard.get(seeker.name, ""))
    waiting = [seeker for seeker in seekers if not seeker.chosen]
    press(
        "Write the pursuits down",
        "edit",
        "calendar.go",
        _write,
        desk,
        waiting,
        type="primary",
        width="stretch",
        shortcut="G",
    )


def _field(desk: Desk, seeker: Seeker, what: str) -> str:
    began = desk.state.calendar.turning.began if desk.state.calendar.turning else desk.state.day.now
    return state.key(PAGE, f"{what}.{desk.campaign.code}.{began.age}.{began.year}.{began.season}.{seeker.name}")


def _seeker(desk: Desk, seeker: Seeker, heard: str) -> None:
    if seeker.chosen:
        st.markdown(f":material/check_circle: **{plain(seeker.name)}** {seeker.chosen.title()}")
        return
    with st.container(gap="xsmall"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="small")
        row.markdown(f"**{plain(seeker.name)}**", width="stretch")
        names = {str(kind): kind.title() for kind in calendar.pursuits(desk.state)}
        kind = segments("Pursuit", names, _field(desk, seeker, "kind"), row=row, kept=False)
        if heard:
            st.markdown(small(f"Said at the night’s end: {plain(heard)}"))
        _words(desk, seeker, kind, heard)


def _words(desk: Desk, seeker: Seeker, kind: str, heard: str) -> None:
    """A few words: a place or who follows may be chosen instead of typed."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small")
    known = _known(desk, seeker, kind)
    looks: dict[str, Any] = {"placeholder": calendar.PURSUIT_HINTS[kind], "label_visibility": "collapsed"}
    if known is None:
        row.text_input("In a few words", heard, key=_field(desk, seeker, kind), max_chars=400, **looks)
    else:
        row.selectbox(
            "Whom or what",
            known,
            0 if kind != PILGRIMAGE and known else None,
            format_func=lambda one: known.get(one, one),
            key=_field(desk, seeker, kind),
            accept_new_options=True,
            **looks,
        )
    if kind == "succession":
        row.checkbox("is made a Knight", key=_field(desk, seeker, "knighted"))


def _known(desk: Desk, seeker: Seeker, kind: str) -> dict[str, str] | None:
    """What can be chosen; None where words alone are wanted."""
    if kind == PILGRIMAGE:
        return calendar.unknown(desk.state)
    return {name: name for name in calendar.heirs(desk.state, seeker.name)} if kind in HEIRS else None


def _write(desk: Desk, waiting: list[Seeker]) -> None:
    """Write down all that can be; what is refused is said, and waits for other words."""
    seen, refused = desk.seq, []
    for seeker in waiting:
        try:
            seen = state.play().do(desk.campaign, _order(desk, seeker), seen=seen).seq
        except StaleCommand as error:
            state.put(NOTICE, error)
            return
        except RealmgenError as error:
            refused.append(f"Not written for {seeker.name}: {error}.")
    if refused:
        state.put(NOTICE, plain(" ".join(refused)))


def _order(desk: Desk, seeker: Seeker) -> str:
    kind = state.get(_field(desk, seeker, "kind")) or calendar.pursuits(desk.state)[0]
    words = str(state.get(_field(desk, seeker, kind)) or "").strip()
    knighted = kind == "succession" and bool(state.get(_field(desk, seeker, "knighted")))
    return calendar.pursuit_order(seeker.name, kind, words, knighted=knighted)
