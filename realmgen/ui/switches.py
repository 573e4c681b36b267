"""A toggle that can be turned from elsewhere."""

from __future__ import annotations

import streamlit as st

from realmgen.ui import state


def switch(label: str, name: str) -> None:
    """A toggle whose state stands under `name`; `switch_off` turns it from elsewhere, also from a fragment.

    The browser keeps what a toggle showed last and gives it back, unless the toggle is another one by its key.
    """
    field = f"{name}.{state.get(f'{name}.turn', 0)}"
    st.toggle(label, bool(state.get(name)), key=field, on_change=_switched, args=(name, field))


def _switched(name: str, field: str) -> None:
    state.put(name, bool(state.get(field)))


def switch_off(name: str) -> None:
    """Turn a `switch` off. A fragment reruns the whole app after it, else the browser still shows it on."""
    state.put(name, False)
    state.bump(f"{name}.turn")
