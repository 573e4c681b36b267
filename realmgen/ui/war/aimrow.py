"""Before an attack: whom to attack, with whom, and what they would roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import aim as service
from realmgen.service.war import nexts
from realmgen.service.war.aim import Aim, Rolls
from realmgen.service.war.cards import Card
from realmgen.ui import state
from realmgen.ui.refusals import refused
from realmgen.ui.war.aiming import aim_at
from realmgen.ui.war.desk import END, PAGE, Desk
from realmgen.ui.war.waiting import waiting
from realmgen.ui.widgets import plain, press, small

EVERY, FEW = "", 2
"""The pill that takes all or none, and how many it is not worth while for."""


def buttons(desk: Desk, aim: Aim) -> None:
    """What the fight wants next: a Morale test, its end, the other side's turn, or else an attack."""
    row = st.container(horizontal=True, gap="xsmall", wrap=False)
    step = nexts.next_step(desk.state, aim)
    if step.wants == nexts.END:
        _primary(row, desk, step, state.put, END, True)
    elif step.wants == nexts.ATTACK:
        _primary(row, desk, step, desk.strike, step.command)
    else:
        _primary(row, desk, step, desk.start, step.command)
    hint = "Weapons, bonus dice, Smite, charge, Blast and the like before the roll"
    setup = nexts.setup(desk.state, aim)
    press("Set it up", "tune", "war.setup", desk.go, setup, row=row, shortcut="2", disabled=not setup, help=hint)


def _primary(row: DeltaGenerator, desk: Desk, step: nexts.Next, deed: Callable[..., object], *args: object) -> None:
    press(
        plain(step.label),
        step.icon,
        "war.next.first",
        deed,
        *args,
        row=row,
        type="primary",
        width="stretch",
        shortcut="1",
        disabled=bool(step.why_not),
        help=plain(refused(step.why_not)) or None,
        wrap=False,
    )


def choices(desk: Desk, aim: Aim) -> None:
    """Target and attackers as pills, and the dice that would be rolled."""
    fight = desk.state.fight
    assert fight
    waiting(desk)
    against, mine = service.targets(desk.state, fight), service.strikers(desk.state, fight)
    if not against:
        st.markdown(f"**Nobody stands against {plain(nexts.acting(fight))}.**")
        st.markdown(small("End the fight, or add who comes next."))
        return
    _target(desk, aim, [card.name for card in against])
    if not mine:
        st.markdown(small("All have acted who can: give the turn to the other side."))
        return
    _attackers(desk, aim, mine)
    found = service.preview(desk.state, aim)
    for rolls in found.rolls:
        st.markdown(dice_line(rolls))
    if found.why_not:
        st.markdown(f":orange[:material/info: {plain(refused(found.why_not))}]")


def _target(desk: Desk, aim: Aim, names: list[str]) -> None:
    key = state.key(PAGE, f"target.{desk.seq}.{aim.target}")
    st.pills(
        "Whom",
        names,
        default=aim.target or None,
        key=key,
        label_visibility="collapsed",
        format_func=lambda name: f":material/my_location: {plain(name)}",
        on_change=_targeted,
        args=(desk, aim, key),
    )


def _targeted(desk: Desk, aim: Aim, key: str) -> None:
    target = state.get(key)
    if target and target != aim.target:
        aim_at(desk, Aim(str(target), aim.attackers))


def _attackers(desk: Desk, aim: Aim, mine: list[Card]) -> None:
    """Who attacks, with a last pill that takes all or none; of a group, how many of them."""
    names = [card.name for card in mine]
    every = "Nobody" if {*names} <= {*aim.names} else "All"
    key = state.key(PAGE, f"attackers.{desk.seq}.{'.'.join(aim.names)}")
    st.pills(
        "With whom",
        [*names, *([EVERY] if len(names) > FEW else [])],
        selection_mode="multi",
        default=[name for name in names if name in aim.names],
        key=key,
        label_visibility="collapsed",
        format_func=lambda name: f":material/swords: {plain(name)}" if name != EVERY else every,
        on_change=_attacked,
        args=(desk, aim, mine, key),
    )
    for card in mine:
        if card.number > 1 and card.name in aim.names:
            _many(desk, aim, card)


def _attacked(desk: Desk, aim: Aim, mine: list[Card], key: str) -> None:
    chosen, counts = state.get(key), dict(aim.attackers)
    if chosen and EVERY in chosen:
        chosen = [] if {card.name for card in mine} <= {*aim.names} else [card.name for card in mine]
    if chosen is not None and set(chosen) != set(aim.names):
        aim_at(desk, Aim(aim.target, tuple((c.name, counts.get(c.name, c.left)) for c in mine if c.name in chosen)))


def _many(desk: Desk, aim: Aim, card: Card) -> None:
    now = dict(aim.attackers)[card.name]
    row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
    row.markdown(f"**{now}** of {card.left} {plain(card.name)} strike together", width="content")
    for sign, number in (("−", now - 1), ("+", now + 1)):
        fits = 1 <= number <= card.left
        order = aim.counted(card.name, number)
        press(sign, "", f"war.many.{card.name}{sign}", aim_at, desk, order, row=row, width=44, disabled=not fits)


def dice_line(rolls: Rolls) -> str:
    """An attacker with a badge for each kind of dice, and what they are for."""
    name = f"{rolls.strike.number} {plain(rolls.strike.by)}" if rolls.strike.number > 1 else plain(rolls.strike.by)
    counts = Counter(rolls.dice)
    dice = " ".join(
        f":gray-badge[{many if many > 1 else ''}d{die.sides} {plain(die.of)}]" for die, many in counts.items()
    )
    return f"**{name}** {dice}"
