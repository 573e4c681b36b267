"""A comparison of one's own: what is to be played, how far it is, and calling it off."""

from __future__ import annotations

from typing import Any

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service import lab
from realmgen.ui import state
from realmgen.ui.lab.desk import OWN, PAGE, SOURCE, bench
from realmgen.ui.widgets import attempt, plain, press

EVERY = 1.0
COUNTS = {count: f"{count} players" for count in ("2", "3", "4")}
GAMES = {count: f"{int(count):,}" for count in ("20", "50", "100", "200", "500", "1000", "2000")}
NODES = {count: f"{int(count):,}" for count in ("50", "300", "1000", "2000")}
STARTS = {lab.FIRST: "The first pattern", lab.DRAWN: "Drawn for each game", lab.EACH: "Every pattern in turn"}
LEVELS = {"searching": "Searching", "greedy": "Greedy", "random": "By chance"}
FIELDS = ("variants", "players", "starts", "bot", "nodes", "games", "seed")


def own() -> None:
    """The form, or how far what was asked for is."""
    with st.container(border=True):
        st.markdown("**Play a comparison here**")
        if bench().run:
            _under_way()
        else:
            _form()


def _form() -> None:
    with st.form(f"{PAGE}.form", border=False):
        titles = {name: lab.title(name) for name in lab.OPTIONS}
        looks: dict[str, Any] = {"format_func": titles.__getitem__, "placeholder": "Choose what to compare"}
        st.multiselect("Options", list(titles), [lab.PRINTED], key=_key("variants"), persist_state="session", **looks)
        left, right = st.columns(2)
        with left:
            _one_of("players", "Players", COUNTS)
            _one_of("bot", "Opponents", LEVELS)
            _one_of("starts", "Starts", STARTS)
        with right:
            _one_of("games", "Games of each", GAMES, 1)
            _one_of("nodes", "Positions a command", NODES, 1)
            st.text_input("Seed", "lab", key=_key("seed"), persist_state="session")
        st.form_submit_button("Play", icon=":material/play_arrow:", type="primary", on_click=_start)


def _one_of(name: str, label: str, options: dict[str, str], index: int = 0) -> None:
    st.selectbox(label, list(options), index, options.__getitem__, _key(name), persist_state="session")


def _start() -> None:
    attempt(_begin)


def _begin() -> None:
    given = {name: state.get(_key(name)) for name in FIELDS}
    chosen, players = given["variants"] or (), given["players"]
    if not chosen:
        raise Unreadable("choose at least one option to play")
    if wrong := [lab.title(name) for name in chosen if name not in lab.names_for(int(players))]:
        raise Unreadable(
            *(f"{title} cannot be played by {players}: choose others, or another number" for title in wrong)
        )
    bench().start(lab.read_trials(lab.Asked(**given | {"variants": ",".join(chosen)})))


@st.fragment(run_every=EVERY)
def _under_way() -> None:
    run = bench().run
    if run is None or not (run.running or run.trouble):
        bench().look()
        state.put(SOURCE, OWN)
        st.rerun()
    elif run.trouble:
        st.error(f"The comparison broke down: {plain(run.trouble)}")
        press("Put it away", "close", f"{PAGE}.away", bench().drop)
    else:
        st.progress(run.done / run.total, f"{run.done:,} of {run.total:,} games")
        press("Stop", "stop", f"{PAGE}.stop", run.cancel, help="What is through stays")


def _key(name: str) -> str:
    return state.key(PAGE, f"ask.{name}")
