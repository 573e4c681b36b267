"""Myths, and Knights with their Seers: the list at the left, the entry at the right."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import library
from realmgen.service.library import SIGHTINGS, Calling, Entry, Folder, Tale
from realmgen.ui import state
from realmgen.ui.book import calling_page, tale_page
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.library.finder import Item, choose, search
from realmgen.ui.library.paper import paper
from realmgen.ui.library.placing import placing
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, small

ONE = {"myths": "Myth", "knights": "Knight"}


def entries(desk: Desk, folder: Folder) -> None:
    """One folder of the library."""
    page = state.key(PAGE, folder)
    known, faults = library.catalogue(desk.library, folder)
    _faulty(faults)
    with st.container(key="stackfull"):
        left, right = st.columns([4, 8], gap="medium")
    with left, st.container(gap="xsmall", key="finder"):
        words = search(page, "Myths" if folder == "myths" else "Knights and Seers")
        found = _found(desk, page, known, words)
        chosen = choose(page, [_item(desk, entry, words) for entry in found], ONE[folder])
        if not found:
            press(f"Show all {len(known)}", "", state.key(page, "all"), _all, page)
    with right:
        _tools(desk, page, list(known), chosen, folder)
        if chosen:
            st.html(_written(desk, folder, chosen))


def read(desk: Desk, folder: Folder, id: str) -> Tale | Calling:
    """One entry; raises NotFound."""
    return desk.library.tale(id) if folder == "myths" else desk.library.calling(id)


def _written(desk: Desk, folder: Folder, id: str) -> str:
    return tale_page(desk.library.tale(id)) if folder == "myths" else calling_page(desk.library.calling(id))


def _faulty(faults: tuple[str, ...]) -> None:
    if faults:
        lines = "\n".join(f"- {plain(fault)}" for fault in faults)
        st.warning(f"**Some of a pack cannot be read.**\n{lines}", icon=":material/warning:")


def _found(desk: Desk, page: str, known: tuple[Entry, ...], words: str) -> list[Entry]:
    """What the words and the filters leave."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="findrow")
    here = row.toggle(
        "In this Realm", key=state.key(page, "here"), disabled=not desk.realm, persist_state="session", width="stretch"
    )
    shape = _shape(page, known) if any(entry.shape for entry in known) else {}
    with row:
        _filters(page, known, shape)
    found = library.find(known, words, shape)
    standing = library.standing(desk.state)
    return [entry for entry in found if entry.id in standing] if here and desk.realm else found


def _shape(page: str, known: tuple[Entry, ...]) -> dict[str, list[str]]:
    return {part: state.get(state.key(page, part)) or [] for part in SIGHTINGS}


def _filters(page: str, known: tuple[Entry, ...], shape: dict[str, list[str]]) -> None:
    """The parts of a Myth's shape, each one of several."""
    if not shape:
        return
    on = sum(map(len, shape.values()))
    with st.popover(f"Shape: {on}" if on else "Shape", icon=":material/filter_list:", key=state.key(page, "shape")):
        for part in SIGHTINGS:
            options = sorted({entry.shape[part] for entry in known if part in entry.shape})
            st.multiselect(part.capitalize(), options, key=state.key(page, part), persist_state="session")


def _item(desk: Desk, entry: Entry, words: str) -> Item:
    at = library.standing(desk.state).get(entry.id)
    under = library.glimpse(entry, words) or entry.under
    return Item(entry.id, entry.name, " · ".join(filter(None, (at, entry.pack, under))))


def _tools(desk: Desk, page: str, known: list[Entry], chosen: str | None, folder: Folder) -> None:
    """Rolling for an entry, and where it may go."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="entrytools")
    press("Roll d6 × d12", "casino", state.key(page, "roll"), _roll, page, known, row=row, type="primary", shortcut="D")
    fell = state.get(state.key(page, "fell"))
    if fell:
        row.markdown(_dice(fell), width="content")
    row.space("stretch")
    if chosen:
        _where(row, desk, chosen)
        paper(row, desk, read(desk, folder, chosen))
        placing(row, desk, read(desk, folder, chosen))


def _where(row: DeltaGenerator, desk: Desk, chosen: str) -> None:
    """The way to the hex where the Realm has it."""
    at = library.standing(desk.state).get(chosen)
    if at and row.button(f"At {at}", icon=":material/map:", key=state.key(PAGE, "where"), help="Show it on the map"):
        go("realm", hex=at)


def _dice(fell: library.Place) -> str:
    if not fell.d6:
        return small("one of the list, by chance")
    return (
        f":gray-badge[:material/casino: d6 shows **{fell.d6}**] :gray-badge[:material/casino: d12 shows **{fell.d12}**]"
    )


def _roll(page: str, known: list[Entry]) -> None:
    """A roll is over the whole list: what one searched for is put away."""
    fell = library.roll(known)
    _all(page)
    state.put(state.key(page, "fell"), fell)
    state.put(state.key(page, "chosen"), fell.id)


def _all(page: str) -> None:
    """Put away what was sought."""
    state.put(state.key(page, "words"), "")
    state.put(state.key(page, "here"), False)
    for part in SIGHTINGS:
        state.put(state.key(page, part), [])
