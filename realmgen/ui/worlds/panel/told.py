"""Lines that several parts of the panel tell alike: foes, hooks, people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.quests import is_sworn
from realmgen.ui.oracles.desk import order
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.words import count
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Hook, Person
    from realmgen.service.worlds.facts import Met
    from realmgen.ui.worlds.desk import Desk

FEW = 3
"""Quests that are told before the rest is folded away."""


def foes_row(desk: Desk, met: Sequence[Met]) -> None:
    """Who may be met, with the rank of each; a press leads to their page."""
    if not met:
        return
    st.markdown("**Met hereabouts**")
    with st.container(horizontal=True, gap="xsmall", key="foesnear"):
        for one in met:
            if st.button(f"{plain(one.foe.name)} · {one.rank}", key=f"{PAGE}.foe.{one.foe.key}"):
                go("people", world=desk.game.code, foe=one.foe.key)


def hooks_list(desk: Desk, hooks: Sequence[Hook], where: str) -> None:
    """Quests that lead here, each to be sworn with one press."""
    if not hooks:
        return
    st.markdown(f"**Quests** {small(str(len(hooks)))}")
    for number, hook in enumerate(hooks[:FEW]):
        _hook(desk, hook, f"{where}.{number}")
    if hooks[FEW:]:
        with st.expander(f"{count(len(hooks) - FEW, 'more quest')}", key=f"{PAGE}.hooks.{where}"):
            for number, hook in enumerate(hooks[FEW:], FEW):
                _hook(desk, hook, f"{where}.{number}")


def _hook(desk: Desk, hook: Hook, name: str) -> None:
    with st.container(gap="xsmall", key=f"hook-{name.replace('.', '-')}"):
        st.markdown(f":material/flag: **{plain(hook.title)}.** {plain(hook.text)}")
        sworn = is_sworn(desk.tale, hook)
        row = st.container(horizontal=True, gap="small", vertical_alignment="center")
        label = "Sworn" if sworn else f"Swear it, {hook.rank}"
        command = orders.take_hook(hook)
        press(label, "front_hand", f"{PAGE}.swear.{name}", order, desk.game, command, row=row, disabled=sworn)


def people_row(desk: Desk, people: Sequence[Person], row: st.delta_generator.DeltaGenerator) -> None:
    """Whoever lives here; a press leads to their page."""
    for one in people:
        called = f"{one.name} · {one.role.lower()}" if one.role else one.name
        if row.button(plain(called), icon=_icon(one), key=f"{PAGE}.person.{one.number}"):
            go("people", world=desk.game.code, person=str(one.number))


def _icon(one: Person) -> str:
    sign = "handshake" if one.bond else "swords" if one.enemy else "person"
    return f":material/{sign}:"
