"""The game on paper: which sheets, on which paper, in which look."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.exports import read_print, zipped
from realmgen.service.torchfall.printing import PAPERS, SHEETS, Rules, export_box
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE
from realmgen.ui.widgets import LOOKS, hand_over, segments, sentence

FORMATS = {"pdf": "PDF", "png": "PNG", "svg": "SVG"}


def to_print(row: DeltaGenerator, rules: Rules) -> None:
    """Behind a button: the box of the game, or a sheet of it, to download."""
    popover = row.popover("Print", icon=":material/print:", key=f"{PAGE}.print", on_change="rerun")
    if popover.open:
        with popover:
            sheets(rules)


def sheets(rules: Rules) -> None:
    """What is printed and how, and the file."""
    names = {name: f"{name.capitalize()}: {told}" for name, told in SHEETS.items()}
    key = state.key(PAGE, "print")
    what = st.selectbox("What", list(names), key=f"{key}.what", format_func=names.__getitem__)
    paper = segments("Paper", PAPERS, f"{key}.paper", titled=True)
    theme = segments("Look", LOOKS, f"{key}.theme", titled=True)
    form = segments("File", FORMATS, f"{key}.form", titled=True)
    made = partial(_made, rules, what, form, paper, theme)
    name = f"torchfall-{what}.{'pdf' if form == 'pdf' else 'zip'}"
    hand_over(f"Download: {sentence(what)}", name, made, f"{key}.download", type="primary", width="stretch")


def _made(rules: Rules, what: str, form: str, paper: str, theme: str) -> bytes:
    """One PDF, or all pictures in a zip."""
    found = export_box(rules, what, form, read_print({"audience": "gm", "paper": paper, "theme": theme}))
    return found.data if form == "pdf" or found.name.endswith(".zip") else zipped([found])
