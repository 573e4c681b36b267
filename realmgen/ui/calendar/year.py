"""The year as three Seasons with three events each, and what happened when."""

from __future__ import annotations

import streamlit as st

from realmgen.service import calendar
from realmgen.service.calendar import COMING, NOW, PAST, Date, Quarter
from realmgen.service.company import quoted
from realmgen.ui import state
from realmgen.ui.calendar.desk import PAGE, Desk
from realmgen.ui.printing import to_print
from realmgen.ui.switches import switch
from realmgen.ui.widgets import AT_ONCE, NOTICE, plain, small

SHOWN, KIND, TEXT, SECRET = (state.key(PAGE, name) for name in ("year", "kind", "text", "secret"))
OTHER = "other"
ICONS = {PAST: "check_circle", NOW: "arrow_circle_right", COMING: "circle"}


def year(desk: Desk) -> None:
    """Three frames abreast; where the clock stands is marked by more than its colour."""
    for column, quarter in zip(st.columns(3, gap="small"), calendar.year(desk.state).quarters, strict=True):
        with column:
            _quarter(quarter)


def _quarter(quarter: Quarter) -> None:
    with st.container(border=True, gap="xsmall", key=f"quarter-{quarter.season}", height="stretch"):
        now = " :red-badge[now]" if quarter.when == NOW else ""
        st.markdown(f"**{quarter.season.title()}**{now}")
        for date in quarter.dates:
            st.markdown(_date(date))


def _date(date: Date) -> str:
    name = calendar.capital(date.name)
    name = f":red[**{name}**]" if date.when == NOW else name
    return f":material/{ICONS[date.when]}: {name}  \n{small(date.about)}"


def happened(desk: Desk) -> None:
    """What happened in a year, the latest first, and a form to write more down."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="happenedrow")
    row.subheader("What happened", anchor=False, width="content")
    row.space("stretch")
    known = calendar.years(desk.state)[::-1]
    shown = known[0]
    if known[1:]:
        shown = row.selectbox("Year", known, format_func=_named, key=SHOWN, label_visibility="collapsed", width=160)
    _write(row, desk)
    to_print(row, desk.campaign, "calendar")
    told = [_told(entry) for entry in calendar.happened(desk.state, shown or known[0])]
    if not told:
        st.markdown(small("Nothing is written down of this year yet: turns, feasts, Crises and deaths will be."))
    for line in told[:AT_ONCE]:
        st.markdown(line)
    if told[AT_ONCE:]:
        with st.expander(f"{len(told) - AT_ONCE} more"):
            for line in told[AT_ONCE:]:
                st.markdown(line)


def _named(number: int) -> str:
    return f"Year {number}"


def _told(entry: calendar.Entry) -> str:
    hidden = " :gray-badge[:material/visibility_off: secret]" if entry.secret else ""
    kind = "" if entry.kind == OTHER else f" · {calendar.HAPPENING_WORDS[entry.kind]}"
    return f"{plain(entry.text)}{hidden}  \n{small(f'{calendar.dated(entry.on)}{kind}')}"


def _write(row: st.delta_generator.DeltaGenerator, desk: Desk) -> None:
    """Behind a button: an entry by hand."""
    popover = row.popover("Write down", icon=":material/edit:", key="calendar.write", on_change="rerun")
    if not popover.open:
        return
    with popover:
        switch("Keep it from the players", SECRET)
        with st.form("happened", border=False):
            st.selectbox("What", calendar.HAPPENING_WORDS, format_func=calendar.HAPPENING_WORDS.__getitem__, key=KIND)
            st.text_area("What happened", key=TEXT, height=96, max_chars=1000)
            st.form_submit_button(
                "Write it down", icon=":material/edit:", width="stretch", on_click=_written, args=(desk,)
            )


def _written(desk: Desk) -> None:
    text = str(state.get(TEXT) or "").strip()
    if not text:
        state.put(NOTICE, "Nothing was written: say what happened.")
        return
    known = "secret" if state.get(SECRET) else "open"
    if desk.order(f"happened {state.get(KIND) or 'other'} {quoted(text)} {known}"):
        state.put(TEXT, "")
