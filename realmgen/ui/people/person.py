"""The page of somebody: who they are, what they want, what binds them, and what may be rolled or changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.people import at
from realmgen.ui.people.at import PAGE
from realmgen.ui.people.change import LONGEST_TEXT, change
from realmgen.ui.people.folk import KINDS
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import NOTICE, plain, press, small
from realmgen.ui.worlds.panel.told import hooks_list

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Person, World
    from realmgen.ui.worlds.desk import Desk

ROLLED = ("role", "goal", "descriptor", "name")
MORE = (("goal", "A goal more"), ("descriptor", "A descriptor more"))
FIGHT = "The fight has begun: its track is on the page **Quests**."


def person_page(desk: Desk, world: World) -> None:
    """Whoever is looked at."""
    one = at.chosen(world)
    if one is None:
        st.markdown(small("Roll somebody, or add one by name: they stand here."))
        return
    st.subheader(plain(one.name), anchor=False)
    st.markdown(_badges(desk, one))
    st.markdown("  \n".join(_told(one)) or small("Nothing else is known."))
    _home(desk, world, one)
    _rolls(desk, one)
    _deeds(desk, world, one)
    hooks_list(desk, facts.hooks_of(world, one.number), f"person{one.number}")
    _notes(desk, one)


def _badges(desk: Desk, one: Person) -> str:
    found = [f":gray-badge[{plain(one.role or 'No role yet')}]"]
    found += [f":gray-badge[{KINDS[one.people]}]"] if one.people != "ironlander" else []
    found += [f":gray-badge[{one.rank}: {facts.rank_words(one.rank)}]"] if one.rank else []
    found += [":green-badge[:material/handshake: Bond]"] if one.bond else []
    found += [":red-badge[:material/swords: Enemy]"] if one.enemy else []
    found += [":blue-badge[:material/volunteer_activism: Helper]"] if one.helper else []
    if desk.tale.mode == "guided":
        shown = ":green-badge[:material/visibility: players know them]"
        found.append(shown if one.known else ":gray-badge[:material/visibility_off: hidden from players]")
    return " ".join(found)


def _told(one: Person) -> Iterator[str]:
    told = (
        ("Wants", "; ".join(one.goals)),
        ("Is", ", ".join(word.lower() for word in one.descriptors)),
        ("Ties", " ".join(_sentence(tie) for tie in one.ties)),
        ("Drives", "; ".join(one.drives)),
        ("Tactics", "; ".join(one.tactics)),
    )
    for label, words in told:
        if words:
            yield f"**{label}** {plain(words)}"


def _sentence(tie: str) -> str:
    return tie if tie.endswith((".", "!", "?")) else f"{tie}."


def _home(desk: Desk, world: World, one: Person) -> None:
    place = world.place(one.home)
    if place is None:
        return
    where = f"{place.name} in the {facts.region_name(world.region_of(place.cell))}"
    if st.button(plain(f"Lives in {where}"), icon=":material/cottage:", key=f"{PAGE}.home_of", type="tertiary"):
        go("worlds", world=desk.game.code, hex=world.grid.label(place.cell))


def _rolls(desk: Desk, one: Person) -> None:
    """Another of what the oracles say of people; a goal or a descriptor more."""
    with st.container(horizontal=True, gap="xsmall", key="personrolls"):
        for part in ROLLED:
            command = orders.roll_part(one.number, part)
            hint = f"Another {part}"
            press(part.capitalize(), "casino", f"{PAGE}.again.{part}", roll, desk.game, command, help=hint)
        for part, label in MORE:
            command = orders.roll_part(one.number, part, more=True)
            press(label, "add", f"{PAGE}.more.{part}", roll, desk.game, command)


def _deeds(desk: Desk, world: World, one: Person) -> None:
    with st.container(horizontal=True, gap="xsmall", key="persondeeds"):
        held = "No bond" if one.bond else "Bond"
        command = orders.bond(desk.tale, person=one.number, held=one.bond)
        press(held, "handshake", f"{PAGE}.bond", order, desk.game, command)
        _mark(desk, one, "enemy", "Enemy", "swords")
        _mark(desk, one, "helper", "Helper", "volunteer_activism")
        if desk.tale.mode == "guided":
            _mark(desk, one, "known", "Show", "visibility")
        if one.rank:
            press("Fight", "swords", f"{PAGE}.fight", _fight, desk, one.number)
        change(desk, world, one)


def _mark(desk: Desk, one: Person, name: str, label: str, icon: str) -> None:
    on = getattr(one, name)
    says = {"enemy": "No enemy", "helper": "No helper", "known": "Hide"}[name] if on else label
    command = orders.person(one.number, **{name: not on})
    press(says, icon, f"{PAGE}.mark.{name}", order, desk.game, command)


def _fight(desk: Desk, number: int) -> None:
    if order(desk.game, orders.meet(person=number)):
        state.put(NOTICE, FIGHT)


def _notes(desk: Desk, one: Person) -> None:
    key = f"{PAGE}.note.{desk.game.code}.{one.number}.{hash(one.notes)}"
    write = partial(_write, desk, one.number, key)
    hint = "What you learnt of them; only you see this"
    st.text_area("Notes", one.notes, key=key, height=72, max_chars=LONGEST_TEXT, placeholder=hint, on_change=write)


def _write(desk: Desk, number: int, key: str) -> None:
    order(desk.game, orders.person(number, notes=str(state.get(key) or "").strip()))
