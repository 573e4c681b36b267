"""Sheets and cards of the Company, its Domains and fights to take along: what, on which paper, how they will look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import dossiers, exports
from realmgen.service.domain import name_at
from realmgen.service.exports import Print
from realmgen.ui import state
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.widgets import LOOKS, hand_over, segments, small, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import State

MARK = "company:"
"""What begins the key of a choice that is no Site's hex."""
FILES = {"pdf": "PDF", "png": "PNG pictures", "svg": "SVG pictures"}
TOGETHER = {"A4": "Two to an A4", "Letter": "Two to a Letter", "": "A page each"}
CARDS_TOGETHER = {"A4": "Nine to an A4", "Letter": "Nine to a Letter"}
GM_ONLY = ("domain", "domains", "calendar", "battle", "units")
BLANK = {
    "blank-knight": "Blank sheet for a Knight",
    "blank-squire": "Blank sheet for a Squire",
    "blank-cards": "Blank cards",
    "blank-battle": "Blank battle sheet",
    "blank-units": "Blank cards for Warbands",
}
SHOWN = 6
"""The most pages that are shown before they are made."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What of a campaign: its name in `dossiers.DOSSIERS`, and whose."""

    what: str
    which: str = ""
    cards: bool = False


def subjects(now: State) -> Iterator[tuple[str, str]]:
    """By key what there is to print of the Company and what it rules, in words; the year and blank sheets always."""
    members = now.company.living
    sheets = [member for member in members if dossiers.on_sheet(member)]
    if sheets:
        yield f"{MARK}company", "The Company’s sheets"
    if len(sheets) < len(members):
        yield f"{MARK}cards", "Cards of its followers and beasts"
    for member in sheets:
        yield f"{MARK}member:{member.name}", f"{member.kind.capitalize()}’s sheet: {member.name}"
    yield from _ruled(now)
    for what, words in BLANK.items():
        yield f"{MARK}{what}", words


def _ruled(now: State) -> Iterator[tuple[str, str]]:
    """What there is of Domains, the year, units and a fight."""
    for domain in now.domains:
        if not domain.ended:
            yield f"{MARK}domain:{domain.at}", f"Domain of {name_at(now, domain.at)}, ruled by {domain.ruler}"
    if now.realm:
        yield f"{MARK}calendar", "The calendar of this year"
    if any(unit.stands for unit in now.units):
        yield f"{MARK}units", "Cards of Warbands, ships and other units"
    if now.fight:
        yield f"{MARK}battle", f"Battle sheet: {now.fight.name}"


def chosen(key: str) -> Choice:
    """The choice of a key."""
    what, _, which = key.removeprefix(MARK).partition(":")
    return Choice(what, which, what in dossiers.CARDS)


def show(campaign: Campaign, now: State, choice: Choice, columns: Any) -> None:
    """Ask how to print it at the left, with the download; how it will look at the right."""
    left, right = columns
    with left:
        asked = _asked(choice)
    if not asked:
        return
    _, how = asked
    try:
        with right, st.spinner("Drawing the sheets"):
            pages = dossiers.preview_dossiers(now, campaign.code, choice.what, how, choice.which)
    except RealmgenError as error:
        with right:
            tell(error)
        return
    with right:
        _look(pages)
    with left:
        _download(campaign, now, choice, asked, len(pages))


def _asked(choice: Choice) -> tuple[str, Print] | None:
    """The file's format, and how it is printed; None when something typed cannot be read, which is said."""
    told = "For you alone: secrets stand on it." if choice.what in GM_ONLY else "For the players: without your notes."
    st.markdown(small(told))
    name = st.selectbox("File", list(FILES), key="print.dossier_format", format_func=FILES.__getitem__)
    ways, key = (CARDS_TOGETHER, "print.cards_on") if choice.cards else (TOGETHER, "print.sheets_on")
    on = segments("On the paper", ways, key, default="A4", titled=True)
    look = segments("Look", LOOKS, "print.theme", titled=True)
    texts: dict[str, object] = {"paper": "A5", "on": on, "theme": look}
    if name == "png":
        texts["dpi"] = st.text_input("Dots to the inch", "300", key="print.dpi", help="50 to 1200")
    try:
        return name, exports.read_print(texts)
    except RealmgenError as error:
        tell(error)
        return None


def _look(pages: list[str]) -> None:
    for number, page in enumerate(pages[:SHOWN], 1):
        address = SHELF.put(page, "image/svg+xml")
        words = escape(f"How page {number} of {len(pages)} will look", quote=True)
        st.html(f'<img class="sheet-view" src="{ROUTE[1:]}/{address}" alt="{words}">')
    if len(pages) > SHOWN:
        st.markdown(small(f"And {len(pages) - SHOWN} more."))


def _download(campaign: Campaign, now: State, choice: Choice, asked: tuple[str, Print], pages: int) -> None:
    name, how = asked
    stem = dossiers.stem_of(now, choice.what, choice.which)
    hand_over(
        f"Download the {FILES[name]}",
        f"{stem}.{'zip' if pages > 1 and name != 'pdf' else name}",
        lambda: dossiers.export_dossiers(now, campaign.code, choice.what, name, how, choice.which).data,
        "print.dossier",
        type="primary",
        width="stretch",
    )
    st.markdown(small("Print it in its true size: without fitting it to the page."))


def subject_key(state_key: str, names: dict[str, str]) -> str:
    """What is chosen of those names; a choice that is gone is forgotten."""
    if state.get(state_key) not in names:
        st.session_state.pop(state_key, None)
    asked = st.selectbox("What", list(names), key=state_key, format_func=names.__getitem__, persist_state="session")
    return str(asked)
