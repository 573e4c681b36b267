"""Fields that show a value kept elsewhere and hand on what the user makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from realmgen.ui import state


class Fields:
    """The fields of one form, whose name stands before their keys."""

    def __init__(self, form: str) -> None:
        self._form = form

    def field(
        self,
        draw: Callable[..., object],
        label: str,
        name: str,
        value: Any,
        take: Callable[[Any], object],
        **looks: Any,
    ) -> None:
        """A field that shows a value; what the user makes of it is taken. `draw` is the widget, of Streamlit or of a
        container."""
        key = state.key(self._form, name)
        if key not in st.session_state or st.session_state[key] != value:
            state.put(key, value)
        draw(label, key=key, on_change=_taken, args=(key, take), **looks)

    def one_of(
        self,
        draw: Callable[..., object],
        label: str,
        options: Mapping[str, str],
        name: str,
        value: str,
        take: Callable[[str], object],
        **looks: Any,
    ) -> None:
        """One of several, by its name in `options`: segments or a list to choose from, as `draw` says."""
        if value not in options:
            value = next(iter(options))
        self.field(draw, label, name, value, take, options=list(options), format_func=options.__getitem__, **looks)


def _taken(key: str, take: Callable[[Any], object]) -> None:
    value = state.get(key)
    if value is not None:
        take(value)
