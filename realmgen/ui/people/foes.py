"""The kinds of foes, by kind, with how it is with each in this world."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts
from realmgen.ui import state
from realmgen.ui.people import at
from realmgen.ui.people.at import PAGE
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.service.worlds.facts import Met
    from realmgen.ui.worlds.desk import Desk

HEIGHT = 566
SAID = ("legend", "tale", "absent", "rare", "common")
"""What is said of a foe in the list; the others simply live here."""


def foes(desk: Desk, world: World) -> None:
    """All of them; a press shows one."""
    every = facts.foes_of(world, desk.lore)
    here = chosen(every)
    with st.container(height=HEIGHT, border=False, gap=None, key="line-foes"):
        for kind, title in facts.KINDS.items():
            those = [met for met in every if met.foe.kind == kind]
            if those:
                st.markdown(f"**{title}** {small(str(len(those)))}")
            for met in those:
                _line(met, looking=met == here)


def chosen(every: list[Met]) -> Met | None:
    """The one that is looked at."""
    return next((met for met in every if met.foe.key == state.get(at.FOE)), every[0] if every else None)


def _line(met: Met, *, looking: bool) -> None:
    name = f"**{plain(met.foe.name)}**" if looking else plain(met.foe.name)
    status = f" · {met.words}" if met.status in SAID else ""
    pack = f" · {plain(met.foe.pack)}" if met.foe.pack else ""
    icon = "arrow_right" if looking else ""
    label = f"{name} · {met.rank}{status}{pack}"
    press(label, icon, f"{PAGE}.foe.{met.foe.key}", state.put, at.FOE, met.foe.key, type="tertiary")
