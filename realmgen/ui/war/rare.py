"""Behind a button: a duel or joust, a clash of Warbands, a wall, ships that collide."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import rare as service
from realmgen.ui import state
from realmgen.ui.refusals import refused
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments, small

KEY = state.key(PAGE, "rare")
ROUNDS = {0: "Until one is out", 1: "One round", 3: "Three rounds"}
ROOM, WIDE = 380, 360


def rarer(row: DeltaGenerator, desk: Desk) -> None:
    """What is rarer than an attack."""
    popover = row.popover("More", key=KEY, on_change="rerun", help="Duel, joust, clash of Warbands, walls, ships")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="small", key=f"{KEY}.room")
    if not popover.open:
        return
    found = service.possible(desk.state)
    with room:
        what = st.selectbox("What", found, key=f"{KEY}.what", label_visibility="collapsed")
        FORMS[str(what or service.WALL)](desk)


def _pair(desk: Desk, *kinds: str) -> tuple[str, str]:
    one = st.selectbox("One of ours", service.names(desk.state, "ours", *kinds), key=f"{KEY}.one")
    other = st.selectbox("One of theirs", service.names(desk.state, "theirs", *kinds), key=f"{KEY}.other")
    return str(one or ""), str(other or "")


def _button(desk: Desk, label: str, icon: str, command: service.Command) -> None:
    why = service.why_not(desk.state, command)
    args = (desk, str(command))
    press(label, icon, f"{KEY}.do.{label}", _do, *args, width="stretch", disabled=bool(why))
    if why:
        st.markdown(small(plain(refused(why))))


def _do(desk: Desk, command: str) -> None:
    state.put(KEY, False)
    desk.start(command)


def _duel(desk: Desk) -> None:
    one, other = _pair(desk, *service.PEOPLE)
    kind = segments("Kind", {"duel": "Duel on foot", "joust": "Joust"}, f"{KEY}.kind", kept=False)
    stakes = segments("Stakes", {"deadly": "Deadly", "bloodless": "Bloodless"}, f"{KEY}.stakes", kept=False)
    _button(desk, "They meet", "swords", service.bout(kind, one, other, stakes))


def _clash(desk: Desk) -> None:
    one, other = _pair(desk, "warband")
    rounds = st.selectbox("How long", list(ROUNDS), format_func=ROUNDS.__getitem__, key=f"{KEY}.rounds")
    _button(desk, "They clash", "swords", service.clash(one, other, int(rounds or 0)))


def _wall(desk: Desk) -> None:
    fight = desk.state.fight
    assert fight
    kind = segments("Kind", {"shields": "Of shields", "spears": "Of spears"}, f"{KEY}.wall", kept=False)
    names = service.names(desk.state, fight.side, *service.WALLED)
    who = st.pills("Who stands in it", names, selection_mode="multi", key=f"{KEY}.who", format_func=plain)
    if who:
        if lack := service.wall_lacks(desk.state, kind, tuple(who)):
            st.markdown(small(plain(lack)))
        _button(desk, "They form a wall", "shield", service.wall(kind, tuple(who)))
    if not service.why_not(desk.state, gone := service.unwall(fight.side)):
        _button(desk, "The wall is given up", "remove_moderator", gone)


def _ships(desk: Desk) -> None:
    one, other = _pair(desk, "ship")
    sizes = {"alike": "Of a size", "first": "Ours is much larger", "second": "Theirs is"}
    larger = segments("Size", sizes, f"{KEY}.larger", kept=False)
    _button(desk, "They collide", "sailing", service.collide(one, other, larger))


FORMS = {service.DUEL: _duel, service.CLASH: _clash, service.WALL: _wall, service.SHIPS: _ships}
