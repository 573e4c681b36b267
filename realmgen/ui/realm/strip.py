"""The strip of the Realm page: layers, rolling again, print, redo and undo."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import realms, screen
from realmgen.ui import state, widgets
from realmgen.ui.instep import keep_in_step
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.blank import generate_again
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.dice import dice
from realmgen.ui.sitemap import go
from realmgen.ui.switches import switch
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import LOOKS, again, attempt, segments

ROLLED = {
    "terrain": "Terrain: the land itself",
    "river": "River: its course",
    "holdings": "Holdings: where they stand",
    "myths": "Myths: which, and where they sleep",
    "landmarks": "Landmarks: all six kinds",
    "barriers": "Barriers: every edge",
    "names": "Names: all of them",
    "tales": "Tales: what Myths and landmarks hold",
}


def strip(desk: Desk) -> None:
    """The Realm's name at the left, its tools at the right, Undo last."""
    keep_in_step(desk.campaign, desk.seq)
    row = widgets.strip(desk.realm.name)
    _layers(row)
    dice(row, desk)
    _roll_again(row, desk)
    if row.button("Print", icon=":material/print:", key="realm.print"):
        go("print")
    undo_redo(row, desk.campaign, desk.seq)


def _layers(row: DeltaGenerator) -> None:
    with row.popover("Layers", icon=":material/layers:", key="realm.layers"):
        st.pills(
            "On the map",
            list(screen.TOGGLES),
            selection_mode="multi",
            default=list(screen.SHOWN),
            key=at.SHOWN,
            persist_state="session",
        )
        segments("Look", LOOKS, at.LOOK, default="colour", titled=True)
        switch("As the players see it", at.AS_PLAYERS)


def _roll_again(row: DeltaGenerator, desk: Desk) -> None:
    layers = {layer: ROLLED[layer] for layer in screen.LAYERS}
    popover = again(row, at.PAGE, "One layer is drawn anew, the others stay.", layers, partial(_again, desk))
    if popover and popover.button(
        "A whole new Realm …", icon=":material/restart_alt:", key="realm.anew", width="stretch"
    ):
        generate_again(desk)


def _again(desk: Desk, layer: str) -> None:
    attempt(lambda: realms.roll_again(state.play(), desk.campaign, layer, seen=desk.seq))
