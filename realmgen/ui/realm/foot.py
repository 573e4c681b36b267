"""What the game master knows of the whole Realm: its seed, what is not as usual, the rules it bends."""

from __future__ import annotations

import json

import streamlit as st

from realmgen.service import realms
from realmgen.ui import state
from realmgen.ui.lines import non_typical, remarks, seed_line
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.words import LONGEST_NAME
from realmgen.ui.widgets import plain, small
from realmgen.ui.words import count


def unusual(desk: Desk) -> None:
    """Over the map: what the Realm had no room for, and where it was asked to be other than usual."""
    if state.get(at.AS_PLAYERS):
        remarks()
        return
    left_out = ", ".join(desk.realm.left_out)
    warning = f":orange[:material/warning: **Left out** {plain(left_out)}]" if left_out else ""
    remarks(warning, non_typical(realms.remarks(desk.realm.options)))


def foot(desk: Desk) -> None:
    """Under the map: the seed, and behind a button everything else. Players see none of it."""
    if state.get(at.AS_PLAYERS):
        return
    row = seed_line(state.play().position(desk.campaign))
    row.space("stretch")
    bent = state.play().problems(desk.campaign)
    told = f"{count(len(bent), 'rule')} bent" if bent else "About"
    popover = row.popover(told, icon=":material/rule:", key="realm.about", on_change="rerun")
    if popover.open:
        with popover:
            _about(desk, bent)


def _about(desk: Desk, bent: list[str]) -> None:
    field = f"realm.name.{desk.campaign.code}.realm.{desk.realm.name}"
    with st.form("rename_realm", border=False):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", wrap=False)
        row.text_input("Name of the Realm", desk.realm.name, key=field, max_chars=LONGEST_NAME)
        row.form_submit_button("Rename", width=128, on_click=_rename, args=(desk, field))
    _list("Rules it bends", bent or ["none"])
    _list("Left out", desk.realm.left_out)
    _list("To know", realms.remarks(desk.realm.options, desk.realm.seed))
    dice = state.play().position(desk.campaign).seed
    st.markdown(small(f"The dice of this campaign fall by the seed {plain(dice)}."))
    st.markdown(small(f"Players’ files carry the code {desk.campaign.code} instead of the seed."))


def _list(title: str, lines: list[str] | tuple[str, ...]) -> None:
    if lines:
        st.markdown(f"**{title}**\n" + "\n".join(f"- {plain(line)}" for line in lines))


def _rename(desk: Desk, field: str) -> None:
    typed = str(state.get(field) or "").strip()
    if typed != desk.realm.name:
        desk.order(f"rename realm {json.dumps(typed)}")
