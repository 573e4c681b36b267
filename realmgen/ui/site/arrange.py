"""What is written of a Site by hand: its key, where a point stands and which number it bears, where the Site lies."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import streamlit as st

from realmgen.service.siteview import PLACE_NAMES, Point, Site
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk, go_to
from realmgen.ui.site.words import LONGEST_NAME, LONGEST_TEXT
from realmgen.ui.widgets import press

HIGHEST = 7


def more_of(desk: Desk, site: Site, point: Point) -> None:
    """Behind a button: a point's number and place, which it may trade with another, and taking it away."""
    popover = st.popover("More", key="site.more_of", on_change="rerun")
    if not popover.open:
        return
    end = f"{site.at}.{point.number}.{point.place}"
    with popover:
        st.selectbox(
            "Number",
            range(1, HIGHEST + 1),
            index=point.number - 1,
            key=f"site.number.{end}",
            help="A point that has it takes this one’s",
            on_change=_renumber,
            args=(desk, point, f"site.number.{end}"),
        )
        st.selectbox(
            "Place",
            range(len(PLACE_NAMES)),
            index=point.place,
            key=f"site.place.{end}",
            format_func=lambda place: PLACE_NAMES[place].capitalize(),
            help="A point that stands there comes here",
            on_change=_place,
            args=(desk, point, f"site.place.{end}"),
        )
        press(
            "Back to the middle of its place",
            "",
            "site.unshift",
            desk.order,
            f"shift {site.at} {point.number} 0 0",
            width="stretch",
            disabled=(point.x, point.y) == (0, 0),
        )
        press(
            "Take it away", "delete", "site.unpoint", _gone, desk, f"unpoint {site.at} {point.number}", width="stretch"
        )


def _renumber(desk: Desk, point: Point, field: str) -> None:
    to = int(state.get(field))
    if desk.ordered(f"renumber {desk.at} {point.number} {to}"):
        desk.choose(f"p{to}")


def _place(desk: Desk, point: Point, field: str) -> None:
    desk.order(f"pointat {desk.at} {point.number} {state.get(field)}")


def _gone(desk: Desk, command: str) -> None:
    if desk.ordered(command):
        desk.choose("")


def elsewhere(desk: Desk) -> None:
    """Behind a button: the hex a Site lies in, and taking the Site away."""
    popover = st.popover("More", key="site.elsewhere", on_change="rerun")
    if not popover.open:
        return
    field = state.key(at.PAGE, f"moved.{desk.at}")
    with popover:
        st.text_input(
            "Move it to hex", key=field, placeholder=desk.at, max_chars=4, on_change=_moved, args=(desk, field)
        )
        press("Take the Site away", "delete", "site.unsite", desk.order, f"unsite {desk.at}", width="stretch")


def _moved(desk: Desk, field: str) -> None:
    to = str(state.get(field) or "").strip()
    if to and desk.ordered(f"sitemove {desk.at} {to}"):
        go_to(desk.campaign, to)


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
