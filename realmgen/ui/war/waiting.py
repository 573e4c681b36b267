"""What wants an answer before all else: who is dying, whose Morale is due; and after a fight, Scars and old battles."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service.war import waits as service
from realmgen.service.war.waits import Wait
from realmgen.ui.war.desk import Desk
from realmgen.ui.widgets import plain, press, small


def waiting(desk: Desk) -> None:
    """What is urgent, each with its answers."""
    _list(desk, service.urgent(desk.state), "urgent")


def _list(desk: Desk, found: Sequence[Wait], key: str) -> None:
    for number, wait in enumerate(found):
        row = st.container(horizontal=True, gap="xsmall", vertical_alignment="center", key=f"wait-{key}-{number}")
        row.markdown(f"**{plain(wait.name)}** {plain(wait.text)}", width="content")
        row.space("stretch")
        for label, icon, command in wait.answers:
            press(label, icon, f"war.{key}.{number}.{label}", desk.start, command, row=row)


def after(desk: Desk) -> None:
    """Scars whose gain is to come, and the fights that are over."""
    _list(desk, service.scars(desk.state), "scars")
    for past in service.past(desk.state):
        st.markdown(f"**{plain(past.name)}** {plain(past.outcome)}  \n{small(plain(past.told))}")
