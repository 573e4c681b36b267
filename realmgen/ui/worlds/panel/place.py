"""The page of a settlement or a site: what is used at the table is one press away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.panel.change import LONGEST_TEXT, change
from realmgen.ui.worlds.panel.journey import journey
from realmgen.ui.worlds.panel.told import foes_row, hooks_list, people_row
from realmgen.ui.worlds.seen import audience

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.ui.worlds.desk import Desk


def place_page(desk: Desk, world: World, place: Place) -> None:
    """Name, facts, troubles, people, what may be done; then foes, quests and notes."""
    st.subheader(f"{place.number} · {plain(place.name)}", anchor=False)
    lines = [badges(desk, world, place), *_facts(world, place)]
    st.markdown("  \n".join(filter(None, lines)))
    leading = audience() == "gm"
    _troubles(desk, place, leading)
    _people(desk, world, place, leading)
    if not leading:
        return
    with st.container(horizontal=True, gap="xsmall", key="placedeeds"):
        journey(desk, world, place)
        _bond(desk, place)
        _known(desk, place)
        change(desk, world, place)
    if place.question:
        st.markdown(f":material/help: {plain(place.question)}")
    lies, settled = world.ground[place.cell], place.kind == "settlement"
    foes_row(desk, facts.foes_near(world, desk.lore, world.region_of(place.cell), lies, near=settled))
    hooks_list(desk, facts.hooks_at(world, place.number), str(place.number))
    _notes(desk, place)


def badges(desk: Desk, world: World, place: Place) -> str:
    """What a place is, in a row of badges."""
    found = [f":gray-badge[{plain(facts.region_name(world.region_of(place.cell)))}]"]
    found += [f":gray-badge[{plain(place.size or place.kind).capitalize()}]"]
    found += [":red-badge[:material/home: Home]"] if place.number == world.home else []
    found += [":green-badge[:material/handshake: Bond]"] if place.bond else []
    if desk.tale.mode == "guided" and audience() == "gm":
        shown = ":green-badge[:material/visibility: players know it]"
        found.append(shown if place.known else ":gray-badge[:material/visibility_off: hidden from players]")
    return " ".join(found)


def _where(place: Place) -> str:
    """Location and what it is like (IS-622, IS-624)."""
    parts = [part for part in (place.where, place.descriptor) if part]
    return ", ".join([parts[0], *(part.lower() for part in parts[1:])]) if parts else ""


def _facts(world: World, place: Place) -> Iterator[str]:
    """Each on a line of its own."""
    told = (
        ("Location", _where(place)),
        ("Leader", _leader(world, place)),
        ("Defence", place.defence),
        ("Built", place.style),
        ("Trades in", ", ".join(place.trade)),
        ("To be seen", "; ".join(place.features)),
    )
    for label, words in told:
        if words:
            yield f"**{label}** {plain(words)}"


def _leader(world: World, place: Place) -> str:
    """The title, and the name of whoever has it."""
    named = [one.name for one in facts.people_of(world, place.number) if one.role.lower() == place.leader.lower()]
    return ", ".join(filter(None, (place.leader, *named[:1])))


def _troubles(desk: Desk, place: Place, leading: bool) -> None:
    for number, trouble in enumerate(place.troubles, 1):
        st.markdown(f":red-badge[:material/warning: Trouble] {plain(trouble)}", width="stretch")
        if number == len(place.troubles) and not leading:
            return
    if not leading:
        return
    row = st.container(horizontal=True, gap="xsmall", key="placerolls")
    for what, label in orders.ROLLED[place.kind].items():
        press(label, "casino", f"{PAGE}.roll.{what}", roll, desk.game, orders.roll_place(place.number, what), row=row)


def _people(desk: Desk, world: World, place: Place, leading: bool) -> None:
    people = facts.people_of(world, place.number)
    if not people and not (leading and place.kind == "settlement"):
        return
    st.markdown("**People**" if people else small("Nobody here has a name yet."))
    row = st.container(horizontal=True, gap="xsmall", key="placepeople")
    people_row(desk, people, row)
    if leading:
        command = orders.somebody(place.number)
        press("Somebody else", "person_add", f"{PAGE}.somebody", roll, desk.game, command, row=row)


def _bond(desk: Desk, place: Place) -> None:
    command = orders.bond(desk.tale, place=place.number, held=place.bond)
    label = "No bond" if place.bond else "Bond"
    press(label, "handshake", f"{PAGE}.bond", order, desk.game, command, help="A bond with this community: one tick")


def _known(desk: Desk, place: Place) -> None:
    if desk.tale.mode != "guided":
        return
    label, icon = ("Hide", "visibility_off") if place.known else ("Show", "visibility")
    hint = "From the players’ map" if place.known else "On the players’ map"
    press(label, icon, f"{PAGE}.known", order, desk.game, orders.place(place.number, known=not place.known), help=hint)


def _notes(desk: Desk, place: Place) -> None:
    key = f"{PAGE}.note.{desk.game.code}.{place.number}.{hash(place.notes)}"
    st.text_area(
        "Notes",
        place.notes,
        key=key,
        height=72,
        placeholder="Only you see this",
        max_chars=LONGEST_TEXT,
        on_change=_write,
        args=(desk, place, key),
    )


def _write(desk: Desk, place: Place, key: str) -> None:
    order(desk.game, orders.place(place.number, notes=str(state.get(key) or "").strip()))
