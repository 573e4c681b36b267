"""Open vows with their tracks and the steps of their outlines, a new vow, and those that are behind."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.quests.at import IDEAS, LEFT, PAGE
from realmgen.ui.quests.track import track
from realmgen.ui.quests.vowform import amend_button, new_vow
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Vow, World
    from realmgen.ui.worlds.desk import Desk

KINDS = {"background": "from before", "inciting": "the first vow", "quest": ""}
"""What kind of vow it is, where that says something."""
LONGEST = 200


def vows(desk: Desk, world: World) -> None:
    """Those that are open; where none is, a new problem is suggested (IS-667)."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="vowrow")
    new_vow(row, desk, world)
    _suggested(desk)
    there = quests.in_order(desk.tale)
    first = next((vow for vow in there if not quests.blocked(desk.tale, vow)), None)
    if not there:
        st.markdown(small("Nothing is sworn. Swear a vow, or take up one of the ideas of this world."))
    for vow in there:
        _vow(desk, vow, first=vow == first)
    _behind(desk)


def _suggested(desk: Desk) -> None:
    hook = quests.suggested(desk.tale)
    if hook is None or not desk.tale.started:
        return
    with st.container(border=True, gap="xsmall", key="suggested"):
        st.markdown(f":material/flag: **{plain(hook.title)}** {small('No vow keeps you busy: how about this?')}")
        st.markdown(plain(hook.text))
        row = st.container(horizontal=True, gap="small")
        command = str(quests.Take(hook.source))
        press(f"Swear it, {hook.rank}", "front_hand", f"{PAGE}.suggested", order, desk.game, command, row=row)
        press("Other ideas", "", f"{PAGE}.others", state.put, LEFT, IDEAS, row=row, type="tertiary")


def _vow(desk: Desk, vow: Vow, *, first: bool) -> None:
    with st.container(border=True, gap="xsmall", key=f"vow-{vow.number}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
        row.markdown(f"**{plain(vow.text)}** {_badges(desk, vow)}", width="stretch")
        amend_button(row, desk, vow)
        track(vow.ticks)
        _presses(desk, vow, "M" if first else None)
        if vow.why:
            with st.expander("What it is about", key=f"{PAGE}.why.{vow.number}"):
                st.markdown(plain(vow.why))
        if hint := quests.pace(vow):
            st.markdown(f":material/speed: {small(plain(hint))}")
        _outline(desk, vow)


def _badges(desk: Desk, vow: Vow) -> str:
    giver, main = quests.who(desk.world, vow.giver), quests.main_of(desk.tale, vow)
    said = [
        vow.rank,
        KINDS[vow.kind],
        f"for {giver}" if giver else "",
        f"on the way to: {main.text}" if main else "",
        f"shared by {', '.join(vow.by)}" if vow.by else "",
    ]
    return " ".join(f":gray-badge[{plain(word)}]" for word in said if word)


def _presses(desk: Desk, vow: Vow, key: str | None) -> None:
    row = st.container(horizontal=True, gap="small", vertical_alignment="center")
    inner = quests.blocked(desk.tale, vow)
    hint = f"First: {plain(inner)}" if inner else "A milestone: the track fills by the vow’s rank"
    command = str(quests.Progress(vow.number))
    press(
        "Mark progress",
        "add",
        f"{PAGE}.mark.{vow.number}",
        order,
        desk.game,
        command,
        row=row,
        disabled=bool(inner),
        help=hint,
        shortcut=key,
    )
    if inner:
        st.markdown(f":material/hourglass_empty: {small(f'It waits for: {plain(inner)}')}")
    if quests.main_of(desk.tale, vow):
        command = str(quests.Fulfil(vow.number, milestone=True))
        press(
            "Fulfilled, a milestone",
            "done_all",
            f"{PAGE}.both.{vow.number}",
            order,
            desk.game,
            command,
            row=row,
            help="It counts as a milestone of the vow it serves",
        )
    score, command = f"Progress score {quests.boxes(vow.ticks)}", str(quests.Fulfil(vow.number))
    name, hint = f"{PAGE}.fulfil.{vow.number}", hint if inner else score
    press("Fulfilled", "check", name, order, desk.game, command, row=row, help=hint, disabled=bool(inner))
    command = str(quests.Forsake(vow.number))
    press("Forsaken", "close", f"{PAGE}.forsake.{vow.number}", order, desk.game, command, row=row, type="tertiary")
    row.markdown(small(score), width="content")


def _outline(desk: Desk, vow: Vow) -> None:
    """The steps to tick, and one more (IS-558, IS-658)."""
    off = bool(quests.blocked(desk.tale, vow))
    with st.container(gap=None, key=f"line-vow-{vow.number}"):
        for number, step in enumerate(vow.outline, 1):
            if step.done:
                st.markdown(f":material/check_box: :gray[~~{plain(step.text)}~~]")
                continue
            command = str(quests.Reach(vow.number, number))
            name = f"{PAGE}.step.{vow.number}.{number}"
            press(
                plain(step.text),
                "check_box_outline_blank",
                name,
                order,
                desk.game,
                command,
                type="tertiary",
                disabled=off,
            )
    key = f"{PAGE}.plan.{desk.game.code}.{vow.number}.{len(vow.outline)}"
    st.text_input(
        "A step more",
        key=key,
        placeholder="A step more, then Enter",
        label_visibility="collapsed",
        max_chars=LONGEST,
        on_change=partial(_plan, desk, vow, key),
    )


def _plan(desk: Desk, vow: Vow, key: str) -> None:
    typed = str(state.get(key) or "").strip()
    if typed:
        order(desk.game, str(quests.Plan(vow.number, typed)))


def _behind(desk: Desk) -> None:
    there = quests.behind(desk.tale)
    if there:
        with st.expander(f"Behind you: {len(there)}", key=f"{PAGE}.behind"):
            for vow in there:
                sign = "check_circle" if vow.state == "fulfilled" else "cancel"
                st.markdown(f":material/{sign}: {plain(vow.text)} :gray-badge[{vow.rank}] {small(vow.state)}")
