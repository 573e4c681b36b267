"""Fights that go on: the foe's track, harm dealt to it, and what it is about to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import IllegalCommand
from realmgen.service.worlds import facts, orders, quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.quests.at import PAGE
from realmgen.ui.quests.track import track
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, sentence, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Fight, World
    from realmgen.ui.worlds.desk import Desk

MEET = state.key(PAGE, "meet")
HARM = (1, 2, 3, 4, 5)
"""Blows that are dealt at a press."""
MOST = 10
"""Foes in a pack."""


def fights(desk: Desk, world: World) -> None:
    """Those that go on, the last first."""
    row = st.container(horizontal=True, gap="small")
    _meet(row, desk, world)
    if row.button("People and foes", icon=":material/groups:", key=f"{PAGE}.people", type="tertiary"):
        go("people", world=desk.game.code)
    there = [one for one in reversed(desk.tale.fights) if one.state == "open"]
    if not there:
        st.markdown(small("Nobody is fought."))
    for one in there:
        _fight(desk, one)
    behind = [one for one in reversed(desk.tale.fights) if one.state != "open"]
    if behind:
        with st.expander(f"Behind you: {len(behind)}", key=f"{PAGE}.fought"):
            for one in behind:
                st.markdown(f"{plain(quests.told(one))} :gray-badge[{one.rank}] {small(one.state)}")


def _fight(desk: Desk, one: Fight) -> None:
    with st.container(border=True, gap="xsmall", key=f"fight-{one.number}"):
        st.markdown(f"**{plain(quests.told(one))}** :gray-badge[{quests.fight_words(one)}]")
        track(one.ticks)
        row = st.container(horizontal=True, gap="xsmall", vertical_alignment="center", key=f"harm-{one.number}")
        row.markdown(small("Harm dealt"), width="content")
        for harm in HARM:
            command = str(quests.Hit(one.number, harm))
            name, full = f"{PAGE}.hit.{one.number}.{harm}", one.ticks >= quests.FULL
            press(str(harm), "", name, order, desk.game, command, row=row, width=44, disabled=full)
        if one.intent:
            st.markdown(f":material/swords: {plain(one.intent)}")
        row = st.container(horizontal=True, gap="small", vertical_alignment="center")
        command = str(quests.FoeTurn(one.number))
        press(
            "Its turn",
            "casino",
            f"{PAGE}.turn.{one.number}",
            roll,
            desk.game,
            command,
            row=row,
            help="What it may do next",
        )
        score = f"Progress score {quests.boxes(one.ticks)}"
        command = str(quests.EndFight(one.number, "won"))
        press("Won", "check", f"{PAGE}.won.{one.number}", order, desk.game, command, row=row, help=score)
        command = str(quests.EndFight(one.number, "fled"))
        press("Fled", "", f"{PAGE}.fled.{one.number}", order, desk.game, command, row=row, type="tertiary")
        row.markdown(small(score), width="content")


def _meet(row: st.delta_generator.DeltaGenerator, desk: Desk, world: World) -> None:
    """A kind of foe at once, one or a pack; how strong and who helps is set on the page of foes (IS-572)."""
    popover = row.popover("Meet a foe", icon=":material/swords:", key=MEET, on_change="rerun")
    if not popover.open:
        return
    with popover:
        met = {one.foe.key: one for one in facts.foes_of(world, desk.lore)}
        key = st.selectbox("Foe", list(met), format_func=lambda key: met[key].foe.name, key=f"{PAGE}.foe")
        number = int(st.selectbox("How many", range(1, MOST + 1), key=f"{PAGE}.many", width=110))
        try:
            rank = orders.pack_rank(met[key].rank, number, 0, helpers=False)
            st.markdown(f"**{rank.capitalize()}** {small(f'· {plain(met[key].words)}')}")
        except IllegalCommand as error:
            rank = None
            st.markdown(f":red[:material/error: {plain(sentence(str(error)))}.]")
        command = orders.meet(key, pack=number)
        label = "Fight it" if number == 1 else "Fight them"
        press(label, "swords", f"{PAGE}.fight", _met, desk, command, type="primary", disabled=rank is None)


def _met(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(MEET, False)
