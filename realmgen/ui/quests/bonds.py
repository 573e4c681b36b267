"""Bonds on their one track: with whom and what they are, and a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.quests.at import PAGE
from realmgen.ui.quests.track import track
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

LONGEST = 80
NEW = state.key(PAGE, "newbond")


def bonds(desk: Desk, world: World) -> None:
    """A tick for each (IS-651)."""
    held = desk.tale.bonds
    with st.container(border=True, gap="xsmall", key="bondtrack"):
        track(len(held))
        for number, bond in enumerate(held, 1):
            row = st.container(horizontal=True, gap="small", vertical_alignment="center")
            row.markdown(
                f":material/handshake: **{plain(bond.name)}** {small(plain(quests.bond_words(bond, world)))}",
                width="stretch",
            )
            command = str(quests.Clear(number))
            press("Clear", "", f"{PAGE}.unbond.{number}", order, desk.game, command, row=row, type="tertiary")
        if not held:
            st.markdown(small("No bonds yet."))
    if len(held) < (quests.FULL if desk.tale.started else quests.FIRST):
        _new(desk)
    elif not desk.tale.started:
        st.markdown(small("Three is as many as one begins with."))


def _new(desk: Desk) -> None:
    row = st.container(horizontal=True, gap="small", vertical_alignment="center")
    popover = row.popover("New bond", icon=":material/handshake:", key=NEW, on_change="rerun")
    command = str(quests.Acquaint())
    press(
        "Somebody new",
        "casino",
        f"{PAGE}.somebody",
        roll,
        desk.game,
        command,
        row=row,
        help="A person is drawn, and you have a bond with them",
    )
    if popover.open:
        with popover:
            there = quests.bondable(desk.tale)
            chosen = st.selectbox(
                "With", list(there), None, placeholder="Somebody or some place", key=f"{PAGE}.bond.with"
            )
            words = st.text_input("Or in words", max_chars=LONGEST, key=f"{PAGE}.bond.words")
            command = str(quests.Forge(words.strip())) if words.strip() else there.get(chosen or "", "")
            press(
                "Forge it",
                "handshake",
                f"{PAGE}.forge",
                _forge,
                desk,
                command,
                type="primary",
                disabled=not command,
            )


def _forge(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(NEW, False)
