"""Keys that lead into a field, and out of it again: buttons have theirs from Streamlit.

Streamlit's own R draws the page anew and C empties its memory: no key of ours takes their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import streamlit as st

_mount = st.components.v2.component(
    "realmgen_keys",
    html="<i hidden></i>",
    js=(Path(__file__).parent / "keys.js").read_text("utf-8"),
)


def field_keys(fields: Mapping[str, str], opens: Mapping[str, str], into: str = "", turn: str = "") -> None:
    """By key: the container of the field it leads into, and that of the button it presses. In a field Enter and Escape
    lead out of it: the next key is one of the page again. `into` is a field that is wanted at once whenever `turn` is
    another."""
    wanted = {"fields": dict(fields), "opens": dict(opens), "into": into, "turn": turn}
    _mount(key="oracles.keys", data=[wanted])
