"""Everybody who has a name, by settlement; somebody new by dice or by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drafts import LONGEST_NAME, PEOPLES
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll, waits
from realmgen.ui.people import at
from realmgen.ui.people.at import PAGE
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Person, World
    from realmgen.ui.worlds.desk import Desk

HEIGHT = 470
KINDS = {"ironlander": "Ironlander", "elf": "Elf", "giant": "Giant", "varou": "Varou", "troll": "Troll"}
ANYWHERE = 0
NEW = state.key(PAGE, "new")


def folk(desk: Desk, world: World) -> None:
    """Search, the list, and the ways somebody comes into the world."""
    settled = sorted((place for place in world.places if place.kind == "settlement"), key=lambda place: place.name)
    homes = {ANYWHERE: "Anywhere"} | {place.number: place.name for place in settled}
    left, right = st.columns(2, gap="xsmall", wrap=False)
    find: dict[str, Any] = {
        "placeholder": "Find somebody",
        "label_visibility": "collapsed",
        "type": "search",
        "live": True,
    }
    words = left.text_input("Find somebody", key=at.FIND, **find)
    where = right.selectbox(
        "Where", list(homes), key=at.HOME, format_func=homes.__getitem__, label_visibility="collapsed"
    )
    _new(desk, world, where)
    found = [one for one in world.people if _is_meant(one, words or "", where)]
    with st.container(height=HEIGHT, border=False, gap=None, key="line-folk"):
        _list(world, found)
        if not found:
            st.markdown(small("Nobody of that name is known there." if world.people else "Nobody has a name yet."))


def _is_meant(one: Person, words: str, where: int) -> bool:
    said = f"{one.name} {one.role} {' '.join(one.descriptors)} {one.people}".lower()
    return (not where or one.home == where) and all(word in said for word in words.lower().split())


def _new(desk: Desk, world: World, where: int) -> None:
    row = st.container(horizontal=True, gap="xsmall", vertical_alignment="center", key="newperson")
    kind = row.selectbox(
        "Of which people", PEOPLES, key=at.OF, format_func=KINDS.__getitem__, label_visibility="collapsed", width=130
    )
    home = where or world.home
    looks = {"type": "primary", "shortcut": "N", "help": "Role, goal, descriptor and name by dice"}
    press("Roll somebody", "casino", f"{PAGE}.roll", _roll, desk, orders.somebody(home, kind), row=row, **looks)
    popover = row.popover("By name", icon=":material/person_add:", key=f"{PAGE}.named", on_change="rerun")
    if popover.open:
        add, hint = partial(_add, desk, home), "Type it, then Enter"
        popover.text_input("Name", key=NEW, max_chars=LONGEST_NAME, placeholder=hint, on_change=add)


def _roll(desk: Desk, command: str) -> None:
    if roll(desk.game, command) and waits(desk.game) is None:
        at.newest(desk)


def _add(desk: Desk, home: int) -> None:
    name = str(state.get(NEW) or "").strip()
    if name and order(desk.game, orders.add_person(name, home)):
        at.newest(desk)
        state.put(NEW, "")


def _list(world: World, found: Sequence[Person]) -> None:
    """By home; those of the home first, those without one last."""
    numbers = dict.fromkeys(one.home for one in found)
    for number in sorted(numbers, key=lambda home: (home != world.home, home == 0, _name(world, home))):
        st.markdown(f"**{plain(_name(world, number))}**")
        for one in (one for one in found if one.home == number):
            _line(world, one)


def _name(world: World, number: int) -> str:
    place = world.place(number)
    return place.name if place else "Of no settlement"


def _line(world: World, one: Person) -> None:
    looking = at.chosen(world) == one
    signs = "".join(f" :material/{icon}:" for icon, on in _signs(one) if on)
    role = f" · {plain(one.role.lower())}" if one.role else ""
    label = f"**{plain(one.name)}**{role}{signs}" if looking else f"{plain(one.name)}{role}{signs}"
    icon = "arrow_right" if looking else ""
    press(label, icon, f"{PAGE}.look.{one.number}", at.choose, one.number, type="tertiary")


def _signs(one: Person) -> tuple[tuple[str, bool], ...]:
    return ("handshake", one.bond), ("swords", one.enemy), ("volunteer_activism", one.helper)
