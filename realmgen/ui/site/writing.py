"""Rewriting the key in its place: fields where the words stood, until they are kept or left."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import streamlit as st

from realmgen.service.siteview import Point
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.words import LONGEST_NAME, LONGEST_TEXT
from realmgen.ui.widgets import press

NAME, TEXT, SECRET = (state.key(at.PAGE, f"write.{part}") for part in ("name", "text", "secret"))


def writing() -> bool:
    """Whether what is chosen is being rewritten."""
    return bool(state.get(at.WRITING))


def rewrite() -> None:
    """The button that begins."""
    press("Rewrite", "edit", "site.rewrite", partial(state.put, at.WRITING, True))


def write_key(desk: Desk, point: Point) -> None:
    """The fields of a point's key, kept together as one change."""
    with st.form("write_key", border=False):
        st.text_input("Name", point.name, key=f"{NAME}.{desk.at}.{point.number}.{point.name}", max_chars=LONGEST_NAME)
        st.text_area(
            "What one meets there",
            point.text,
            key=f"{TEXT}.{desk.at}.{point.number}.{point.text}",
            max_chars=LONGEST_TEXT,
            height=170,
        )
        st.text_area(
            "What only you know",
            point.secret,
            key=f"{SECRET}.{desk.at}.{point.number}.{point.secret}",
            max_chars=LONGEST_TEXT,
            height=110,
        )
        _buttons(partial(_keep_key, desk, point))


def write_text(desk: Desk, label: str, text: str, order: str) -> None:
    """One field, for what stands on a route or at an entrance; `order` is the command before the text."""
    with st.form("write_text", border=False):
        field = f"{TEXT}.{order}.{text}"
        st.text_area(label, text, key=field, max_chars=LONGEST_TEXT, height=130)
        _buttons(partial(_keep_text, desk, order, field))


def _buttons(keep: Callable[[], None]) -> None:
    row = st.container(horizontal=True, gap="xsmall")
    row.form_submit_button("Keep", type="primary", on_click=keep)
    row.form_submit_button("Cancel", on_click=_leave)


def _leave() -> None:
    state.put(at.WRITING, False)


def _keep_key(desk: Desk, point: Point) -> None:
    end = f"{desk.at}.{point.number}."
    fields = (f"{NAME}.{end}{point.name}", f"{TEXT}.{end}{point.text}", f"{SECRET}.{end}{point.secret}")
    said = [str(state.get(field) or "").strip() for field in fields]
    order = f"point {desk.at} {point.number} {' '.join(map(json.dumps, said))}"
    if said == [point.name, point.text, point.secret] or desk.ordered(order):
        _leave()


def _keep_text(desk: Desk, order: str, field: str) -> None:
    if desk.ordered(f"{order} {json.dumps(str(state.get(field) or '').strip())}"):
        _leave()
