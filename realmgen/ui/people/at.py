"""Where the page of people stands in the session: who is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui import state

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Person, World
    from realmgen.ui.worlds.desk import Desk

PAGE = "people"
SIDE, WHO, FOE, FIND, HOME, OF = (state.key(PAGE, name) for name in ("side", "who", "foe", "find", "home", "of"))
PEOPLE, FOES = SIDES = ("People", "Foes")


def side() -> str:
    """What is listed: people or foes."""
    return str(state.get(SIDE) or PEOPLE)


def follow_address() -> None:
    """Go to whom a link names, once: the address is then free of it."""
    if person := st.query_params.pop("person", ""):
        state.put(WHO, int(person) if person.isdigit() else 0)
        state.put(SIDE, PEOPLE)
    if foe := st.query_params.pop("foe", ""):
        state.put(FOE, foe)
        state.put(SIDE, FOES)


def chosen(world: World) -> Person | None:
    """Who is looked at: the one that was pressed, else somebody of the home."""
    at_home = (one for one in world.people if one.home == world.home)
    return world.person(state.get(WHO) or 0) or next(at_home, None) or next(iter(world.people), None)


def choose(number: int) -> None:
    """Look at somebody; for callbacks."""
    state.put(WHO, number)


def newest(desk: Desk) -> None:
    """Look at whoever came last; for callbacks, after somebody was added."""
    from realmgen.ui.worlds.desk import take_up

    world = take_up(desk.game).world
    if world and world.people:
        state.put(WHO, max(person.number for person in world.people))
