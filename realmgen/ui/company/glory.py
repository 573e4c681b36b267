"""Glory: a chart over time, its dated lines with their reasons, what it makes worthy of, and a short form for more."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from realmgen.service import company
from realmgen.service.company import quoted
from realmgen.ui import state
from realmgen.ui.company.chart import chart
from realmgen.ui.company.desk import PAGE, Desk
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import AT_ONCE, NOTICE, plain, press, segments, small

KINDS = ("Duel", "Tournament", "Battle", "Myth", "Age", "Other")
KIND, WHO, MANY, WHY, FOE, ALL = (
    state.key(PAGE, f"glory.{name}") for name in ("kind", "who", "many", "why", "foe", "all")
)


def glory(desk: Desk) -> None:
    """Everything about Glory, for those who are Knights."""
    knights = [knight.name for knight in desk.state.company.knights]
    lines = company.standings(desk.state)
    st.subheader("Glory", anchor=False)
    for knight in desk.state.company.knights:
        honour = company.honour(desk.state, knight)
        above = f"; {honour.above.name} at {honour.above.least}" if honour.above else ""
        st.markdown(
            f"**{plain(knight.name)}** {honour.glory}, {honour.rank.name}  \n"
            + small(f"Worthy {honour.rank.worthy}{above}")
        )
    if lines:
        chart(company.curve(desk.state))
    if knights:
        _form(desk, knights)
    _lines(desk)


def _lines(desk: Desk) -> None:
    """Each award and loss with its date and reason, the latest first."""
    told = [
        f"**{line.amount:+d}** {plain(line.knight)}, {line.reason}: {plain(line.why)}  \n"
        + small(f"{company.when(line.on)} · then {line.glory}")
        for line in reversed(company.standings(desk.state))
    ]
    if not told:
        st.markdown(small("No Glory was given or lost yet. Each time it is, a line with its reason stands here."))
    for line in told[:AT_ONCE]:
        st.markdown(line)
    if told[AT_ONCE:]:
        with st.expander(f"{len(told) - AT_ONCE} more"):
            for line in told[AT_ONCE:]:
                st.markdown(line)


def _form(desk: Desk, knights: list[str]) -> None:
    """A kind of award, and the few fields it wants."""
    with st.expander("Give or take Glory", icon=":material/trophy:", key="company.glory"):
        kind = segments("What for", KINDS, KIND, kept=False)
        if kind == "Myth":
            st.markdown(small("A Myth that is resolved gives 1 to each Knight who took part."))
            if press("To the Myths", "flare", "company.to_myths", lambda: None):
                go("myths")
            return
        with st.form("award", border=False):
            FIELDS[kind](desk, knights)
            st.form_submit_button(
                "Write it down", icon=":material/edit:", width="stretch", on_click=_given, args=(desk, kind)
            )


def _who(knights: list[str], label: str = "Who") -> None:
    st.selectbox(label, knights, key=WHO)


def _why(label: str = "What for, in a few words") -> None:
    st.text_input(label, key=WHY, max_chars=200)


def _duel(desk: Desk, knights: list[str]) -> None:
    st.selectbox("Who won", knights, key=WHO, accept_new_options=True)
    st.selectbox("Who lost", knights, None, key=FOE, accept_new_options=True, placeholder="a Knight, or a name")
    _why("The duel")
    st.markdown(small("Whoever wins takes 1 from the loser, who staked it."))


def _tournament(desk: Desk, knights: list[str]) -> None:
    _who(knights, "Who won")
    _why("The tournament")


def _battle(desk: Desk, knights: list[str]) -> None:
    st.pills("Who was on the side that won", knights, selection_mode="multi", default=knights, key=ALL)
    _why("The battle")


def _age(desk: Desk, knights: list[str]) -> None:
    _why("What the Age is remembered for")
    st.markdown(small("An Age gives 1 to every Knight, once."))


def _other(desk: Desk, knights: list[str]) -> None:
    left, right = st.columns([2, 1], wrap=False)
    with left:
        _who(knights)
    right.number_input("Glory", -99, 99, 1, key=MANY)
    _why()


FIELDS: dict[str, Callable[[Desk, list[str]], None]] = {
    "Duel": _duel,
    "Tournament": _tournament,
    "Battle": _battle,
    "Age": _age,
    "Other": _other,
}


def _given(desk: Desk, kind: str) -> None:
    who, foe, why = (str(state.get(key) or "").strip() for key in (WHO, FOE, WHY))
    orders = {
        "Duel": company.named("duel", who, foe, why),
        "Tournament": f"glory {quoted(who)} 1 tournament {quoted(why or 'a tournament won')}",
        "Battle": company.named("battle", why or "a battle won", *(state.get(ALL) or ())),
        "Age": f'glory "all" 1 age {quoted(why or "an Age has passed")}',
        "Other": f"glory {quoted(who)} {state.get(MANY) or 0} other {quoted(why or 'by hand')}",
    }
    if kind == "Duel" and not foe:
        state.put(NOTICE, "Nothing was written: say who lost the duel.")
    elif desk.order(orders[kind]):
        state.put(WHY, "")
