"""The page that players see: the map as they know it, the clock, what lies before them, the Company."""

from __future__ import annotations

import streamlit as st

from realmgen.service.players import View, around, map_of, read_players, view_of
from realmgen.service.worlds.shown import WorldView, is_world, world_view
from realmgen.service.worlds.shown import map_of as world_map
from realmgen.ui.map import Laid, MapView, hex_map
from realmgen.ui.paths import HERE
from realmgen.ui.players import sight
from realmgen.ui.players.book import beside_map
from realmgen.ui.players.worldbook import beside_world

EVERY = 1.3
"""Seconds between two looks whether there is anything new."""
HEIGHT = 570
SHOWN = "players.shown"
NEAR = "players.near"
_STYLE = f"<style>{(HERE / 'players' / 'page.css').read_text('utf-8')}</style>"


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
        _shown(here.code, here.seq)
    _watch()


def _shown(code: str, seq: int) -> None:
    view = _view(code, seq)
    if view is None:
        _view.clear(code, seq)  # it may have been put away between two looks, and be taken up as it was
        _nothing("There is no Realm yet.", "As soon as there is a map, it shows here.")
        return
    laid = _laid(code, view.drawn, view) if view.drawn else None
    with st.container(key="stackfull"):
        left, right = st.columns([8, 6], gap="medium") if laid else (None, st.container())
    if laid and left:
        with left:
            _map(view, laid, code)
    with right:
        st.html(_beside(code, seq))


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
def _view(code: str, seq: int) -> View | WorldView | None:
    """The screen at a line, read once for all who look at it."""
    shown = sight.screen().look(code)
    return world_view(shown) if is_world(shown) else view_of(read_players(shown))


@st.cache_resource(max_entries=16, show_spinner=False)
def _beside(code: str, seq: int) -> str:
    view = _view(code, seq)
    if isinstance(view, WorldView):
        return beside_world(view)
    return beside_map(view) if view else ""


@st.cache_resource(max_entries=4, show_spinner=False)
def _laid(code: str, drawn: str, _view: View | WorldView) -> Laid:
    layers = world_map(_view, code) if isinstance(_view, WorldView) else map_of(_view, code)
    return Laid(layers)


def _map(view: View | WorldView, laid: Laid, code: str) -> None:
    name, part = _named(view, laid)
    near = part != laid.layers.box and not st.session_state.get(NEAR)
    hex_map(
        laid, MapView(code, f"Map of {name}", bare=True, box=part if near else None, height=HEIGHT), key="players.map"
    )
    if part != laid.layers.box:
        st.toggle("Show the whole map", key=NEAR)


def _named(view: View | WorldView, laid: Laid) -> tuple[str, tuple[float, float, float, float]]:
    """What the map is of, and the part of it to show."""
    if isinstance(view, WorldView):
        return view.name, laid.layers.box
    return view.realm, around(view, laid.layers)
