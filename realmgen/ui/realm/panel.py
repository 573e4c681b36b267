"""The panel of the chosen hex: what it is, what lies round it, and what can be done to it."""

from __future__ import annotations

import json
from functools import partial

import streamlit as st

from realmgen.service import screen
from realmgen.service.screen import Beside, HexFacts, Holding, Landmark, Myth, Near
from realmgen.ui import state
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.lore import lore
from realmgen.ui.realm.plate import toggle_barrier
from realmgen.ui.realm.words import LONGEST_TEXT, change
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, small

HEIGHT = 624


def panel(desk: Desk) -> None:
    """Everything at the chosen hex, and everything that can be done there."""
    players = bool(state.get(at.AS_PLAYERS))
    here = screen.facts(desk.state, desk.chosen, "players" if players else "gm")
    with st.container(border=True, height=HEIGHT, key="hexpanel", gap="small"):
        st.subheader(f"{here.label} · {plain(here.title)}", anchor=False)
        lines = [badges(here, players=players), distances(here), _story(here)]
        st.markdown("\n\n".join(filter(None, lines)))
        if players:
            neighbours(desk, here)
            return
        noting = state.get(at.TOOL) == "Note"
        if noting:
            _note(desk, here, 220)
        _deeds(desk, here)
        if (state.get(at.TOOL) or "Look") == "Look":
            lore(desk, here)
        neighbours(desk, here)
        if not noting:
            _note(desk, here, 72)


def badges(here: HexFacts, *, players: bool = False) -> str:
    """What a hex is, in a row of badges."""
    thing = here.thing
    found = [f":gray-badge[{screen.title(here.terrain)}]"]
    if isinstance(thing, Myth):
        found.append(f":violet-badge[:material/flare: Myth {thing.number}]")
        found += [f":violet-badge[{here.omens} of 6 Omens shown]"] if here.omens else []
    elif thing is not None:
        found.append(f":gray-badge[{screen.title(thing.kind)}]")
    if isinstance(thing, Holding):
        found += [":red-badge[:material/crown: Seat of Power]"] if thing.seat else []
        found += [] if players else [_known(thing)]
    elif thing is not None:
        found.append(":gray-badge[:material/visibility_off: hidden from players]")
    place = here.region or here.lake
    found += [f":gray-badge[{plain(place)}]"] if place and place != here.title else []
    found += [f":gray-badge[:material/explore: {plain(here.site.name)}]"] if here.site else []
    found += [f":blue-badge[:material/water: {plain(name) or 'a river'}]" for name in here.rivers]
    return " ".join(found)


def _known(holding: Holding) -> str:
    if holding.hidden:
        return ":gray-badge[:material/visibility_off: hidden from players]"
    return ":green-badge[:material/visibility: players know it]"


def distances(here: HexFacts) -> str:
    """How far it is to the Seat, the nearest holding and the nearest Myth."""
    found = [f"Seat {_far(here.seat, name=False)}"] if here.seat else []
    found += [f"next holding {_far(here.holding)}"] if here.holding else []
    found += [f"next Myth {_far(here.myth)}"] if here.myth else []
    return " · ".join(found) or small("Nothing stands in this land yet.")


def _far(near: Near, *, name: bool = True) -> str:
    if not near.steps:
        return "**here**"
    return f"**{near.steps}**" + (f" ({plain(near.name)})" if name else "")


def _story(here: HexFacts) -> str:
    thing = here.thing
    lines = []
    if isinstance(thing, Holding) and thing.ruler:
        lines.append(f"Held by **{plain(thing.ruler)}**.")
    elif isinstance(thing, Myth) and thing.mark:
        lines.append(plain(thing.mark))
    elif isinstance(thing, Landmark) and thing.detail:
        lines.append(_LANDMARK.get(thing.kind, "{}").format(plain(thing.detail)))
    if here.words:
        lines.append(f"The map it came from says: {plain(here.words)}")
    return "  \n".join(lines)


_LANDMARK = {"sanctum": "Its Seer is **{}**.", "ruin": "Here slumbers **{}**."}


def _deeds(desk: Desk, here: HexFacts) -> None:
    """What can be done with what stands here, the way to the Site, and behind a button what is done less often."""
    thing = here.thing
    with st.container(horizontal=True, gap="xsmall"):
        label, hint = ("Site", here.site.name) if here.site else ("Draw a Site", "This hex seen from near")
        if st.button(label, icon=":material/explore:", key="realm.site", help=plain(hint)):
            go("site", campaign=desk.campaign.code, hex=here.label)
        if thing is not None:
            moving = partial(state.put, at.MOVING, here.label)
            press("Move", "open_with", "realm.move", moving)
        if isinstance(thing, Holding):
            verb, icon, whom = ("show", "", "to") if thing.hidden else ("hide", "_off", "from")
            press(
                verb.capitalize(),
                f"visibility{icon}",
                "realm.hide",
                desk.order,
                f"{verb} {here.label}",
                help=f"{verb.capitalize()} this holding {whom} the players",
            )
        change(desk, here)


def _note(desk: Desk, here: HexFacts, height: int) -> None:
    name = f"realm.note.{desk.campaign.code}.{here.label}.{here.note}"
    st.text_area(
        f"Note on {here.label}",
        here.note,
        key=name,
        height=height,
        placeholder="Only you see this",
        max_chars=LONGEST_TEXT,
        on_change=_write_note,
        args=(desk, here.label, name),
    )


def _write_note(desk: Desk, label: str, name: str) -> None:
    desk.order(f"note {label} {json.dumps(state.get(name) or '')}")


ROWS = {"flat": (("NW", "N", "NE"), ("SW", "S", "SE")), "pointy": (("NW", "NE", "E"), ("W", "SW", "SE"))}


def neighbours(desk: Desk, here: HexFacts) -> None:
    """Six buttons laid out as the hexes lie."""
    barring = state.get(at.TOOL) == "Barrier" and not state.get(at.AS_PLAYERS)
    st.markdown("**Barriers to the neighbours**" if barring else "**Neighbours**")
    by_direction = {beside.direction: beside for beside in here.neighbours}
    for number, row in enumerate(ROWS[desk.realm.grid.layout]):
        with st.container(horizontal=True, gap="xsmall", wrap=False, key=f"around{number}"):
            for direction in row:
                _button(desk, here.label, direction, by_direction.get(direction), barring)


def _button(desk: Desk, here: str, direction: str, beside: Beside | None, barring: bool) -> None:
    name = f"realm.beside.{direction}"
    if beside is None:
        st.button(f"{direction} –", key=name, width="stretch", disabled=True)
        return
    what = beside.barrier if barring and beside.barrier else screen.title(beside.terrain)
    press(
        f"{direction} {beside.label} {what}",
        "fence" if beside.barrier else "",
        name,
        partial(toggle_barrier, desk, here, beside.label) if barring else partial(desk.choose, beside.label),
        width="stretch",
        help=_help(beside, barring),
    )


def _help(beside: Beside, barring: bool) -> str | None:
    if barring:
        return f"Take the {beside.barrier} down" if beside.barrier else "Raise a barrier here"
    return f"A {beside.barrier} lies between" if beside.barrier else None
