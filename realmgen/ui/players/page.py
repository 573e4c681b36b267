"""The page that players see: the map as they know it, the clock, what lies before them, the Company."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

import streamlit as st

from realmgen.service.players import Shared, Someone, View, around, map_of, view_of
from realmgen.ui.map import Laid, MapView, hex_map
from realmgen.ui.paths import HERE
from realmgen.ui.players import sight
from realmgen.ui.players.gate import PICTURE
from realmgen.ui.widgets import plain, small

EVERY = 1.3
"""Seconds between two looks whether there is anything new."""
HEIGHT = 570
SHOWN = "players.shown"
NEAR = "players.near"
_STYLE = f"<style>{(HERE / 'players' / 'page.css').read_text('utf-8')}</style>"
_PHASES = {"morning": "wb_twilight", "afternoon": "sunny", "night": "bedtime"}
_WEATHER = {
    "fine": ("Fine weather", "sunny", "green"),
    "looming": ("Looming weather", "cloud", "blue"),
    "dire": ("Dire weather", "thunderstorm", "blue"),
}


def page() -> None:
    """All of it, and a watch that draws it anew when there is something new."""
    st.html(_STYLE)
    here = sight.find(_token())
    st.session_state[SHOWN] = here
    if here is None:
        _nothing("This link is no longer in use.", "Ask your game master for the new one.")
    elif here.seq is None:
        _nothing("This campaign has been put away.", "When your game master takes it up again, it shows here.")
    else:
        view = _view(here.code, here.seq)
        if view is None:
            _nothing("There is no Realm yet.", "As soon as there is a map, it shows here.")
        else:
            _body(view, here.code)
    _watch()


def _token() -> str:
    return str(st.context.cookies.get(sight.cookie(), ""))


@st.fragment(run_every=EVERY)
def _watch() -> None:
    """Read where the campaign stands; the page is drawn anew only when that has changed."""
    if sight.find(_token()) != st.session_state.get(SHOWN):
        st.rerun()


def _nothing(title: str, text: str) -> None:
    with st.container(border=True, horizontal_alignment="center"):
        st.space("small")
        st.subheader(title, anchor=False, width="content")
        st.markdown(text, width="content")
        st.space("small")


@st.cache_resource(max_entries=16, show_spinner=False)
def _view(code: str, seq: int) -> View | None:
    """The screen at a line, read once for all who look at it."""
    return view_of(sight.screen().state(code))


@st.cache_resource(max_entries=4, show_spinner=False)
def _laid(code: str, drawn: str, _view: View) -> Laid:
    return Laid(map_of(_view, code))


def _body(view: View, code: str) -> None:
    with st.container(key="stackfull"):
        left, right = st.columns([8, 6], gap="medium")
    with left:
        _map(view, code)
    with right:
        _clock(view)
        if view.shared:
            _card(view.shared)
        _company(view.company)


def _map(view: View, code: str) -> None:
    laid = _laid(code, view.drawn, view)
    part = around(view, laid.layers)
    near = part != laid.layers.box and not st.session_state.get(NEAR)
    name = f"Map of {view.realm}"
    hex_map(laid, MapView(code, name, bare=True, box=part if near else None, height=HEIGHT), key="players.map")
    if part != laid.layers.box:
        st.toggle("Show the whole map", key=NEAR)


def _clock(view: View) -> None:
    now = view.moment
    st.subheader(f"{now.season.capitalize()}, day {now.day}", anchor=False)
    badges = [
        f":{'red' if phase == now.phase else 'gray'}-badge[{f':material/{icon}: ' if phase == now.phase else ''}"
        f"{f'**{phase.capitalize()}**' if phase == now.phase else phase.capitalize()}]"
        for phase, icon in _PHASES.items()
    ]
    if view.weather:
        words, icon, colour = _WEATHER[view.weather]
        badges.append(f":{colour}-badge[:material/{icon}: {words}]")
    st.markdown(" ".join(badges))


def _card(shared: Shared) -> None:
    with st.container(border=True, key="shared"):
        if shared.title:
            st.markdown(f"**{plain(shared.title)}**")
        if shared.picture:
            source = f"{PICTURE.removeprefix('/')}/{quote(shared.picture)}"
            st.html(f'<img class="picture" src="{source}" alt="{escape(shared.title or "A picture")}">')
        for line in shared.text.splitlines():
            if line.strip():
                st.subheader(plain(line), anchor=False)


def _company(company: tuple[Someone, ...]) -> None:
    if not company:
        return
    people = [one for one in company if one.kind in ("knight", "squire")]
    others = [one for one in company if one.kind not in ("knight", "squire")]
    with st.container(border=True, key="company"):
        for row in range(0, len(people), 2):
            for column, one in zip(st.columns(2), people[row : row + 2], strict=False):
                column.markdown(_told(one))
        for one in others:
            st.markdown(_told(one))


def _told(one: Someone) -> str:
    """One of the Company in two lines or three."""
    ails = " ".join(f":red-badge[{state}]" for state in one.states)
    title = f" {small(plain(one.title))}" if one.title else ""
    scores = " ".join(f":gray[{word}] **{now if now == full else f'{now}/{full}'}**" for word, now, full in one.scores)
    glory = "" if one.glory is None else f"  \n{small(f'Glory {one.glory}, {one.rank}')}"
    return f"**{plain(one.name)}**{title} {ails}  \n{scores}{glory}"
