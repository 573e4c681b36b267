"""A field for words somebody may change: one line, or a list with an entry to a line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import streamlit as st

from realmgen.service.worlds.drafts import LONGEST_NAME
from realmgen.ui import state

Words = str | tuple[str, ...]


def words_field(key: str, label: str, value: Words, most: int, write: Callable[[Words], object]) -> None:
    """Show words under a key that is theirs alone; `write` is given them when they were changed. A list has at most
    `most` letters."""
    text = value if isinstance(value, str) else "\n".join(value)
    key = f"{key}.{hash(text)}"
    changed = partial(_changed, key, value, write)
    if isinstance(value, tuple):
        st.text_area(label, text, key=key, height=72, max_chars=most, on_change=changed)
    else:
        st.text_input(label, text, key=key, max_chars=LONGEST_NAME, on_change=changed)


def _changed(key: str, before: Words, write: Callable[[Words], object]) -> None:
    typed = str(state.get(key) or "").strip()
    lines = tuple(line.strip() for line in typed.splitlines() if line.strip())
    value: Words = lines if isinstance(before, tuple) else typed
    if value != before:
        write(value)
