"""Behind a name of the Company: every change to someone that play brings."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import table
from realmgen.service.table import Member, Vital
from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import plain, press, small


def member_popover(row: DeltaGenerator, desk: Desk, member: Member) -> None:
    """A name that opens."""
    popover = row.popover(
        f"**{plain(member.name)}**", key=f"table.member.{member.name}", type="tertiary", on_change="rerun"
    )
    if not popover.open:
        return
    with popover:
        st.markdown(f"**{plain(member.name)}**{f', {plain(member.title)}' if member.title else ''}")
        for vital in table.vitals(member):
            _vital(desk, member, vital)


def _vital(desk: Desk, member: Member, vital: Vital) -> None:
    name, measure = table.quoted(member.name), vital.measure
    key = f"table.{member.name}.{measure}"
    row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="xsmall")
    full = f":small[/{vital.full}]" if vital.now != vital.full else ""
    row.markdown(f"{vital.word} **{vital.now}**{full}", width=80)
    press(
        "−",
        "",
        f"{key}.less",
        desk.order,
        f"lose {name} {measure} 1",
        row=row,
        width=48,
        help=f"{vital.word} down by one",
    )
    press(
        "+",
        "",
        f"{key}.more",
        desk.order,
        f"gain {name} {measure} 1",
        row=row,
        width=48,
        help=f"{vital.word} up by one",
    )
    if measure == "guard":
        press("Restore", "", f"{key}.restore", desk.order, f"restore {name} guard", row=row)
    else:
        press("Save", "casino", f"{key}.save", desk.start, f"save {name} {measure}", row=row)


_ = small
