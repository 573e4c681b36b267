"""The eight steps of a beginning: what each holds, and what draws or writes it; one press for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.quests import parts
from realmgen.ui.quests.at import PAGE
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.games.ironsworn.start import Step
    from realmgen.ui.worlds.desk import Desk

ICONS = {"done": "check_circle", "open": "radio_button_unchecked", "later": "schedule"}
SAID = {"done": "done", "open": "to do", "later": "left for later"}
"""How it is with a step: said, and drawn."""
Part = Callable[["Desk", "World"], None]
PARTS: Mapping[str, Part] = {
    "character": parts.character,
    "world": parts.home,
    "bonds": parts.bonds,
    "background": parts.background,
    "incident": parts.incident,
    "scene": parts.scene,
    "oath": parts.oath,
    "play": parts.begin,
}


def beginning(desk: Desk, world: World) -> None:
    """All of it, each step with what it holds by now."""
    if desk.tale.started:
        st.markdown("**It has begun.** What was set up stands here; undo goes back to before it.")
    steps = quests.steps(desk.tale)
    _next(desk, {step.key: step.state for step in steps})
    for number, step in enumerate(steps, 1):
        _step(desk, world, number, step)


def _next(desk: Desk, states: Mapping[str, str]) -> None:
    """The one thing to press: all that is missing, then the oath, then it begins."""
    if desk.tale.started:
        return
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="questnext")
    missing = [key for key, how in states.items() if how == "open" and key not in ("oath", "play")]
    if missing:
        command = str(quests.SetUp())
        press(
            "Set it all up", "casino", f"{PAGE}.setup", roll, desk.game, command, row=row, type="primary", shortcut="G"
        )
        row.markdown(small("What you have chosen stays. Any part can be drawn again."), width="content")
    else:
        told = (
            "All is ready: begin below." if states["oath"] == "done" else "Read it through, then swear the vow below."
        )
        row.markdown(small(told), width="content")


def _step(desk: Desk, world: World, number: int, step: Step) -> None:
    with st.container(border=True, gap="xsmall", key=f"step-{step.key}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
        icon = f":material/{ICONS[step.state]}:"
        row.markdown(f"{icon} **{number}. {plain(step.title)}** {small(SAID[step.state])}", width="content")
        row.space("stretch")
        if step.key in quests.SKIPPED and not desk.tale.started and step.state != "done":
            label = "Settle it now" if step.state == "later" else "Discover it in play"
            command = str(quests.Later(step.key))
            press(label, "", f"{PAGE}.later.{step.key}", order, desk.game, command, row=row, type="tertiary")
        if step.state != "done":
            st.markdown(small(plain(step.words)))
        part = PARTS.get(step.key)
        if part and step.state != "later":
            part(desk, world)
