"""Ideas of the world that nobody has taken up: near home first, each to be sworn or to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.quests.at import KIND, MORE, PAGE
from realmgen.ui.widgets import plain, press, segments, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Hook, World
    from realmgen.ui.worlds.desk import Desk

ALL = "All"
AT_ONCE = 6


def ideas(desk: Desk, world: World) -> None:
    """All of them, or those of one kind of source (IS-659)."""
    kinds = {"": ALL} | quests.KINDS
    kind = segments("From", list(kinds.values()), KIND, default=ALL, kept=False)
    found = quests.ideas(desk.tale, next(key for key, name in kinds.items() if name == kind))
    if not found:
        st.markdown(small("Nothing is left to take up here. Vows of your own stand under Vows."))
        return
    shown = int(state.get(MORE) or AT_ONCE)
    for hook in found[:shown]:
        _idea(desk, hook)
    if found[shown:]:
        label = f"More: {len(found) - shown} are left"
        press(label, "expand_more", f"{PAGE}.show_more", state.put, MORE, shown + AT_ONCE, width="stretch")


def _idea(desk: Desk, hook: Hook) -> None:
    name = hook.source.replace(" ", "-")
    with st.container(border=True, gap="xsmall", key=f"idea-{name}"):
        source = small(plain(quests.source_words(hook)))
        st.markdown(f":material/flag: **{plain(hook.title)}** :gray-badge[{hook.rank}] {source}")
        st.markdown(plain(hook.text))
        if hook.clock:
            st.markdown(f":material/hourglass_top: {plain(hook.clock)}")
        if hook.steps:
            with st.expander(f"{len(hook.steps)} steps", key=f"{PAGE}.steps.{name}"):
                st.markdown("\n".join(f"1. {plain(step)}" for step in hook.steps))
        row = st.container(horizontal=True, gap="small")
        command = str(quests.Take(hook.source))
        press("Swear it", "front_hand", f"{PAGE}.take.{name}", order, desk.game, command, row=row)
        if not desk.tale.started and not any(vow.kind == "inciting" for vow in desk.tale.vows):
            rank = hook.rank if hook.rank in quests.FIRST_RANKS else "formidable"
            command = str(quests.Happens(hook.source, rank=rank))
            press("Begin with it", "", f"{PAGE}.happens.{name}", order, desk.game, command, row=row, type="tertiary")
