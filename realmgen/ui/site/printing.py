"""A Site on the Print page: for whom, on which paper, how its sheets will look, and the file."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import RealmgenError
from realmgen.service import exports
from realmgen.service.exports import Print
from realmgen.service.siteprint import SITE_FORMATS, export_site_in, preview_site, site_stem
from realmgen.service.siteview import Site
from realmgen.ui import state
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.widgets import segments, small, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import State

PAGE = "print"
WHAT, THEME = (state.key(PAGE, name) for name in ("what", "site_theme"))
AUDIENCES = {"gm": "Game master", "players": "Players"}
FILES = {"pdf": "PDF", "png": "PNG picture", "svg": "SVG picture", "key": "Key, Markdown", "json": "Site as JSON"}
PICTURES = ("pdf", "png", "svg")
PAPERS = ("A5", "A4", "A3", "Letter", "Tabloid")
LOOKS = {"colour": "Colour", "sheet": "Black and white", "sheet-red": "With red"}
PREVIEW = 6000


@dataclass(frozen=True, slots=True)
class Order:
    """One file of a Site, printed so."""

    format: str
    how: Print


def subject(now: State) -> Site | None:
    """Ask what to print, where there is anything but the Realm; None for the Realm."""
    sites = {site.at: site for site in now.sites}
    if state.get(WHAT) not in ("", *sites):
        st.session_state.pop(WHAT, None)
    if not sites:
        return None
    names = {"": "The Realm", **{label: f"Site in {label}: {site.name}" for label, site in sites.items()}}
    chosen = st.selectbox("What", list(names), key=WHAT, format_func=names.__getitem__, persist_state="session")
    return sites.get(chosen)


def printed(left: DeltaGenerator, right: DeltaGenerator, campaign: Campaign, site: Site) -> None:
    """How to print a Site at the left, with its file; the sheets at the right."""
    with left:
        order = choices()
    if order:
        with right:
            pages = preview(campaign, site, order)
        with left:
            download(campaign, site, order, len(pages))


def choices() -> Order | None:
    """Ask how to print a Site; None when something typed cannot be read, which is said."""
    texts: dict[str, object] = {"audience": _segments("For", AUDIENCES, "audience")}
    if texts["audience"] == "players":
        st.markdown(small("Holds what players were shown, under their numbers, and nothing else in any byte."))
    chosen = st.selectbox("File", list(FILES), key=f"{PAGE}.site_format", format_func=FILES.__getitem__)
    if chosen in PICTURES:
        left, right = st.columns(2)
        texts["paper"] = left.selectbox("Paper", PAPERS, index=1, key=f"{PAGE}.paper")
        with right:
            texts["landscape"] = _segments("Way up", {"": "Upright", "1": "Lying"}, "landscape")
        texts["theme"] = _segments("Look", LOOKS, "site_theme")
    if chosen == "png":
        texts["dpi"] = st.text_input("Dots to the inch", "300", key=f"{PAGE}.dpi", help="50 to 1200")
    try:
        return Order(chosen, exports.read_print(texts))
    except RealmgenError as error:
        tell(error)
        return None


def _segments(label: str, options: dict[str, str], name: str) -> str:
    return segments(label, options, f"{PAGE}.{name}", default=next(iter(options)), titled=True)


def preview(campaign: Campaign, site: Site, order: Order) -> list[str]:
    """How the sheets will look, or the words of what is no picture; gives the sheets."""
    try:
        if order.format in PICTURES:
            sheets = preview_site(state.play(), campaign, site.at, order.how)
            name = escape(f"How the sheet of {site.name} will look", quote=True)
            for sheet in sheets:
                address = SHELF.put(sheet, "image/svg+xml")
                st.html(f'<img class="sheet-view" src="{ROUTE[1:]}/{address}" alt="{name}">')
            return sheets
        text = export_site_in(state.play(), campaign, site.at, order.format, order.how).data.decode()
    except RealmgenError as error:
        tell(error)
        return []
    with st.container(height=624, border=True):
        st.code(text[:PREVIEW], language=None, wrap_lines=True)
    return [text]


def download(campaign: Campaign, site: Site, order: Order, pages: int) -> None:
    """The file; it is made when it is asked for."""
    whose = "players’" if order.how.audience == "players" else "game master’s"
    button(campaign, site, order, f"Download the {whose} {FILES[order.format]}", pages=pages)


def button(campaign: Campaign, site: Site, order: Order, label: str, *, pages: int = 0, disabled: bool = False) -> None:
    """A button that makes a file and hands it over; several pictures come in a zip. It is the page's first where it
    is known how many `pages` come of it."""
    suffix = "zip" if pages > 1 and order.format in ("png", "svg") else SITE_FORMATS[order.format][0]
    st.download_button(
        label,
        data=lambda: export_site_in(state.play(), campaign, site.at, order.format, order.how).data,
        file_name=f"{site_stem(site, order.how, order.format)}.{suffix}",
        type="primary" if pages else "secondary",
        icon=":material/download:",
        width="stretch",
        disabled=disabled,
        on_click="ignore",
        key=f"{PAGE}.site.{site.at}.{order.format}.{order.how.audience}",
    )
