"""The Print page: what to print, how it will look, and the file."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import exports
from realmgen.service.exports import Export, Print
from realmgen.ui import state
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.widgets import segments, small, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import Realm

PAGE = "print"
AUDIENCES = {"gm": "Game master", "players": "Players"}
FORMATS = {
    "pdf": "PDF",
    "png": "PNG picture",
    "svg": "SVG picture",
    "gazetteer-pdf": "Gazetteer, PDF",
    "gazetteer": "Gazetteer, Markdown",
    "json": "Realm as JSON",
    "textmapper": "Text Mapper",
    "foundry": "Foundry scene",
    "uvtt": "Universal VTT",
    "tiled": "Tiled map",
}
PICTURES = ("pdf", "png", "svg")
ON_PAPER = (*PICTURES, "gazetteer-pdf")
PAPERS = ("A5", "A4", "A3", "Letter", "Tabloid")
THEMES = {"colour": "Colour", "sheet": "Black and white", "sheet-red": "With red"}


@dataclass(frozen=True, slots=True)
class Order:
    """One format, printed so."""

    format: str
    how: Print

    @property
    def many(self) -> bool:
        """Whether it may be several files, which come as one zip."""
        return self.format == "foundry" or (self.format == "png" and self.how.hex_mm is not None)


def choices() -> Order | None:
    """Ask what to print; None when something typed cannot be read, which is said."""
    texts: dict[str, object] = {"audience": _segments("For", AUDIENCES, "gm", "audience")}
    if texts["audience"] == "players":
        st.markdown(small("Holds no Myth, landmark, barrier, note, seed or option: not in any byte of it."))
    chosen = st.selectbox("File", list(FORMATS), key=f"{PAGE}.format", format_func=FORMATS.__getitem__)
    if chosen in ON_PAPER:
        left, right = st.columns(2)
        texts["paper"] = left.selectbox("Paper", PAPERS, index=1, key=f"{PAGE}.paper")
        with right:
            texts["landscape"] = _segments("Way up", {"": "Upright", "1": "Lying"}, "", "landscape")
    if chosen in (*PICTURES, "foundry", "uvtt"):
        texts["theme"] = _segments("Look", THEMES, "colour", "theme")
    if chosen in PICTURES:
        left, right = st.columns(2)
        texts["hex_size"] = left.text_input(
            "Size of a hex",
            key=f"{PAGE}.hex_size",
            placeholder="fills the paper",
            help="Across its flats, such as 15mm or 1in, exact on paper. What does not fit one sheet"
            " goes on several, with an overlap and crop marks.",
        )
        if chosen == "png":
            texts["dpi"] = right.text_input("Dots to the inch", "300", key=f"{PAGE}.dpi", help="50 to 1200")
    try:
        return Order(chosen, exports.read_print(texts))
    except RealmgenError as error:
        tell(error)
        return None


def _segments(label: str, options: dict[str, str], default: str, name: str) -> str:
    return segments(label, options, f"{PAGE}.{name}", default=default, titled=True, kept=False) or default


def download(campaign: Campaign, realm: Realm, order: Order) -> None:
    """The file, made when it is asked for."""
    suffix = "zip" if order.many else exports.FORMATS[order.format][0]
    st.download_button(
        f"Download the {'players’' if order.how.audience == 'players' else 'game master’s'} {FORMATS[order.format]}",
        data=lambda: make(campaign, order).data,
        file_name=f"{exports.file_stem(realm.name, order.how, order.format)}.{suffix}",
        type="primary",
        icon=":material/download:",
        width="stretch",
        on_click="ignore",
        key=f"{PAGE}.download",
    )
    st.markdown(small("A3 and large hexes take a few seconds; the browser asks where to put the file."))


def make(campaign: Campaign, order: Order) -> Export:
    """The file of an order, several in a zip."""
    made = exports.bundle(exports.export(state.play(), campaign, order.format, order.how))
    if order.many and not made.name.endswith(".zip"):
        return Export(f"{made.name}.zip", "application/zip", exports.zipped([made]))
    return made


def preview(campaign: Campaign, seq: int, order: Order) -> None:
    """How the sheet will look, or the words of what is no picture."""
    if order.format in PICTURES or order.format in ("foundry", "uvtt"):
        with st.spinner("Drawing the sheet"):
            drawn = _sheet(campaign.code, seq, order.how, campaign)
        address = SHELF.put(drawn, "image/svg+xml")
        name = escape(f"How the sheet of {campaign.name} will look", quote=True)
        st.html(f'<img class="sheet-view" src="{ROUTE[1:]}/{address}" alt="{name}">')
        return
    shown = order.format.removesuffix("-pdf")
    with st.container(height=624, border=True):
        text = make(campaign, Order(shown, order.how)).data.decode()
        st.code(text[:PREVIEW], language=None, wrap_lines=True)


PREVIEW = 6000


@st.cache_resource(max_entries=16, show_spinner=False)
def _sheet(code: str, seq: int, how: Print, _campaign: Campaign) -> str:
    return exports.export(state.play(), _campaign, "svg", how).data.decode()
