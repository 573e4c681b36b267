"""An attack that is set up: weapons, bonus dice and Feats of each attacker, and what holds for all of it."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service.war import declared as service
from realmgen.service.war import rolled
from realmgen.service.war.declared import Striker
from realmgen.ui import state
from realmgen.ui.war.aimrow import dice_line
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small


def buttons(desk: Desk) -> None:
    """Roll, or call the attack off."""
    row = st.container(horizontal=True, gap="xsmall", wrap=False)
    why = rolled.why_no_roll(desk.state)
    press(
        "Roll the attack",
        "casino",
        "war.roll",
        desk.strike,
        row=row,
        type="primary",
        width="stretch",
        shortcut="1",
        disabled=bool(why),
        help=plain(why) or None,
    )
    press("Call it off", "close", "war.calloff", desk.go, rolled.CALL_OFF, row=row, shortcut="2")


def options(desk: Desk) -> None:
    """Who strikes whom with which dice, and everything that changes them."""
    found = rolled.assault(desk.state)
    assert found
    for place, pool in enumerate(found.pools[: 2 if found.bout else 1]):
        st.markdown(f":material/my_location: **{plain(pool.target)}**")
        for striker in service.strikers(desk.state, place):
            _striker(desk, striker)
    if why := rolled.why_no_roll(desk.state):
        st.markdown(f":orange[:material/info: {plain(why)}]")
    for why in service.no_harm(desk.state):
        st.markdown(f":orange[:material/info: {plain(why)}]")
    _terms(desk)
    if service.blasts(desk.state):
        _caught(desk)


def _striker(desk: Desk, striker: Striker) -> None:
    row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
    hindered = f" :orange-badge[Impaired: {plain(striker.rolls.hindered)}]" if striker.rolls.hindered else ""
    row.markdown(dice_line(striker.rolls) + hindered, width="stretch")
    key = state.key(PAGE, f"change.{striker.name}")
    popover = row.popover("Change", key=key, on_change="rerun")
    if not popover.open:
        return
    with popover.container(width=320, gap="xsmall"):
        _weapons(desk, striker)
        line = st.container(horizontal=True, gap="xsmall")
        for number, offer in enumerate(striker.offers):
            press(offer.label, "", f"{key}.{number}", desk.go, offer.command, row=line)


def _weapons(desk: Desk, striker: Striker) -> None:
    if not striker.owned:
        st.markdown(small("Nothing but bare hands."))
        return
    key = state.key(PAGE, f"arms.{striker.name}.{desk.seq}")
    st.pills(
        "Strikes with",
        striker.owned,
        selection_mode="multi",
        default=[line for line in striker.owned if line in striker.rolls.strike.arms],
        key=key,
        format_func=plain,
        on_change=_armed,
        args=(desk, striker, key),
    )


def _armed(desk: Desk, striker: Striker, key: str) -> None:
    chosen = state.get(key)
    if chosen is not None and set(chosen) != set(striker.rolls.strike.arms):
        desk.go(service.arming(striker.name, tuple(chosen)))


def _terms(desk: Desk) -> None:
    now = service.terms(desk.state)
    key = state.key(PAGE, f"terms.{desk.seq}")
    st.pills(
        "What holds for all of it",
        list(service.TERMS),
        selection_mode="multi",
        default=now,
        key=key,
        label_visibility="collapsed",
        format_func=service.TERMS.__getitem__,
        on_change=_termed,
        args=(desk, now, key),
    )


def _termed(desk: Desk, now: Sequence[str], key: str) -> None:
    chosen = state.get(key)
    if chosen is not None and set(chosen) != set(now):
        changed = [what for what in service.TERMS if (what in chosen) != (what in now)]
        desk.go(*(service.term(what, what in chosen) for what in changed))


def _caught(desk: Desk) -> None:
    near, hit = service.bystanders(desk.state)
    if not near:
        return
    key = state.key(PAGE, f"caught.{desk.seq}")
    st.pills(
        "Whom else the Blast hits",
        near,
        selection_mode="multi",
        default=[name for name in near if name in hit],
        key=key,
        format_func=plain,
        on_change=_hit,
        args=(desk, hit, key),
    )


def _hit(desk: Desk, hit: Sequence[str], key: str) -> None:
    chosen = state.get(key)
    if chosen is not None and set(chosen) != set(hit):
        desk.go(service.catching(tuple(chosen)))
