"""Behind the chosen hex: what the players know of it, shown or hidden with a click."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import table
from realmgen.ui.sitemap import go
from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import plain, press, small


def hex_menu(row: DeltaGenerator, desk: Desk) -> None:
    """A small menu of the hex that is chosen on the map."""
    at = desk.chosen
    popover = row.popover(f"Hex {at}", key="table.hex", type="tertiary", on_change="rerun")
    if not popover.open:
        return
    with popover:
        st.markdown(f"**{at}** {plain(table.place(desk.state, desk.realm, at))}")
        for number, secret in enumerate(table.secrets_of(desk.state, at)):
            _secret(desk, number, secret)
        if at != desk.state.company.at:
            press("Put the Company here", "edit_location", "table.put", desk.order, f"at {at}", width="stretch")
        if st.button("On the Realm page", icon=":material/map:", key="table.realm", width="stretch"):
            go("realm", campaign=desk.campaign.code, hex=at)


def _secret(desk: Desk, number: int, secret: table.Secret) -> None:
    """A thing of the hex: whether the players know it, and the way to change that."""
    verb, icon = ("Hide", "visibility_off") if secret.known else ("Reveal", "visibility")
    press(
        f"{verb} {plain(secret.what)}",
        icon,
        f"table.secret.{number}",
        desk.order,
        secret.order,
        width="stretch",
    )
    st.markdown(small("players know it" if secret.known else "hidden from players"))
