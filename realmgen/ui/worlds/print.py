"""A world on paper: what of it, for whom, on which sheets, in which look."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.printing import Export, read_print, slug, zipped
from realmgen.service.worlds.chronicle import export_chronicle
from realmgen.service.worlds.exports import export_world
from realmgen.service.worlds.printing import PAPERS, PRINTABLES, Wanted, coming, export_pages, offered
from realmgen.ui import state
from realmgen.ui.widgets import LOOKS, hand_over, segments, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

KEY = state.key("worlds", "print")
FORMATS = {"pdf": "PDF", "png": "PNG", "svg": "SVG"}
AUDIENCES = {"gm": "Game master", "players": "Players"}
CARDS = ("4", "9")
FILES = {
    "gazetteer-pdf": ("Gazetteer, PDF", "the whole world in words", "pdf"),
    "gazetteer": ("Gazetteer, Markdown", "the same for wikis and notes", "md"),
    "json": ("World as JSON", "all of it for other programs", "json"),
    "journal": ("Journal, Markdown", "the story as it was told", "md"),
    "mechanics": ("Journal with dice", "the same with dice and commands", "md"),
}
"""By name: files that are no pages, how they are called, what they are, and their ending."""


def to_print(row: DeltaGenerator, desk: Desk, what: str = "") -> None:
    """Behind a button: whatever can be printed of a world; `what` is chosen on it to begin with."""
    popover = row.popover("Print", icon=":material/print:", key=KEY, on_change="rerun")
    if popover.open:
        with popover:
            sheets(desk, what)


def sheets(desk: Desk, what: str) -> None:
    """What is printed and how, and the file."""
    texts: dict[str, object] = {"audience": "gm"}
    if desk.tale.mode == "guided":
        texts["audience"] = segments("For", AUDIENCES, f"{KEY}.audience", titled=True)
    chosen = _what(desk, what, players=texts["audience"] == "players")
    if chosen in FILES:
        texts["paper"] = segments("Paper", PAPERS, f"{KEY}.paper", default="A4", titled=True) if _set(chosen) else "A4"
        _file(desk, chosen, texts)
        return
    texts["paper"] = segments("Paper", PAPERS, f"{KEY}.paper", default="A4", titled=True)
    texts["theme"] = segments("Look", LOOKS, f"{KEY}.theme", titled=True)
    row = st.container(horizontal=True)
    form = segments("File", FORMATS, f"{KEY}.form", titled=True, row=row)
    size = "4 of 100 × 134 mm, or 9 of 63 × 88 mm like playing cards"
    up = CARDS[0]
    if PRINTABLES[chosen].cards:
        up = segments("Cards to a sheet", CARDS, f"{KEY}.cards", titled=True, row=row, help=size)
    made = partial(_made, desk, Wanted(chosen, int(up), code=desk.game.code), form, texts)
    ending = "pdf" if form == "pdf" else "zip"
    name = f"{_stem(desk)}-{chosen}{_whose(texts)}.{ending}"
    _button(PRINTABLES[chosen].name, name, made)


def _set(name: str) -> bool:
    return name.endswith("-pdf")


def _what(desk: Desk, what: str, *, players: bool) -> str:
    names = {name: f"{PRINTABLES[name].name}: {PRINTABLES[name].words}" for name in offered(desk.tale, players=players)}
    files = ("gazetteer-pdf", "gazetteer", "json") if desk.world else ()
    for name in files if players else (*files, "journal", "mechanics"):
        names[name] = f"{FILES[name][0]}: {FILES[name][1]}"
    first = list(names).index(what) if what in names else 0
    return str(st.selectbox("What", list(names), index=first, key=f"{KEY}.what", format_func=names.__getitem__))


def _file(desk: Desk, name: str, texts: dict[str, object]) -> None:
    title, _, ending = FILES[name]
    stem = f"{_stem(desk)}-{name.removesuffix('-pdf')}{_whose(texts)}"
    _button(title, f"{stem}.{ending}", partial(_written, desk, name, texts))


def _button(title: str, name: str, made: partial[bytes]) -> None:
    hand_over(f"Download: {title}", name, made, f"{KEY}.download", type="primary", width="stretch")
    st.markdown(small(coming()))


def _stem(desk: Desk) -> str:
    return slug(desk.world.name if desk.world else desk.game.name, "world")


def _whose(texts: dict[str, object]) -> str:
    return "-players" if texts["audience"] == "players" else ""


def _made(desk: Desk, wanted: Wanted, form: str, texts: dict[str, object]) -> bytes:
    """One PDF, or all pictures in a zip."""
    found = export_pages(desk.tale, desk.lore, wanted, form, read_print(texts))
    return found.data if form == "pdf" or found.name.endswith(".zip") else zipped([found])


def _written(desk: Desk, name: str, texts: dict[str, object]) -> bytes:
    return _export(desk, name, texts).data


def _export(desk: Desk, name: str, texts: dict[str, object]) -> Export:
    if name in ("journal", "mechanics"):
        return export_chronicle(state.play(), desk.game, mechanics=name == "mechanics")
    return export_world(state.play(), desk.game, name, read_print(texts))
