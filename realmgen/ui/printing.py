"""Files to take along, of a Realm or of a Site in it: what, for whom, on which paper, and how it will look."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from html import escape
from typing import TYPE_CHECKING

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import RealmgenError
from realmgen.service import exports
from realmgen.service.exports import Export, Print
from realmgen.service.siteprint import SITE_FORMATS, export_site_in, preview_site
from realmgen.service.siteview import Site
from realmgen.ui import dossiers, state
from realmgen.ui.dossiers import Choice, subject_key, subjects
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import LOOKS, hand_over, segments, small, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import State

PAGE = "print"
WHAT, THEME = (state.key(PAGE, name) for name in ("what", "theme"))
AUDIENCES = {"gm": "Game master", "players": "Players"}
PICTURES = {"pdf": "PDF", "png": "PNG picture", "svg": "SVG picture"}
FORMATS = {
    **PICTURES,
    "gazetteer-pdf": "Gazetteer, PDF",
    "gazetteer": "Gazetteer, Markdown",
    "json": "Realm as JSON",
    "textmapper": "Text Mapper",
    "foundry": "Foundry scene",
    "uvtt": "Universal VTT",
    "tiled": "Tiled map",
}
SITE_FILES = {**PICTURES, "key": "Key, Markdown", "json": "Site as JSON"}
DRAWN = (*PICTURES, "foundry", "uvtt")
PAPERS = ("A5", "A4", "A3", "Letter", "Tabloid")
LEAVES = {
    "handout": "What is met here as one A5 page for the players, with nothing hidden on it",
    "rumours": "What they all tell here as one A5 page for the players",
}
PREVIEW = 6000


@dataclass(frozen=True, slots=True)
class Order:
    """One format, printed so; of the Site in a hex, or of the Realm."""

    format: str
    how: Print
    site: str = ""

    @property
    def many(self) -> bool:
        """Whether a Realm's file may be several, which come as one zip."""
        return self.format == "foundry" or (self.format == "png" and self.how.hex_mm is not None)


def subject(now: State) -> Site | Choice | None:
    """Ask what to print; None for the Realm."""
    sites = {site.at: site for site in now.sites}
    names = {"": "The Realm", **{label: f"Site in {label}: {site.name}" for label, site in sites.items()}}
    chosen = subject_key(WHAT, names | dict(subjects(now)))
    return dossiers.chosen(chosen) if chosen.startswith(dossiers.MARK) else sites.get(chosen)


def to_print(row: DeltaGenerator, campaign: Campaign, what: str) -> None:
    """A button that leaves for the page Print with a sheet chosen on it, by its name and whose it is."""
    if row.button("", icon=":material/print:", key=f"print.{what.partition(':')[0]}", help="Print it"):
        state.put(WHAT, f"{dossiers.MARK}{what}")
        go("print", campaign=campaign.code)


def choices(site: Site | None) -> Order | None:
    """Ask how to print it; None when something typed cannot be read, which is said."""
    texts: dict[str, object] = {"audience": segments("For", AUDIENCES, f"{PAGE}.audience", titled=True)}
    if texts["audience"] == "players":
        shown = "what players were shown, under their numbers," if site else "the land as players know it"
        st.markdown(small(f"Holds {shown} and nothing else: no secret, note, seed or option in any byte of it."))
    files, name = (SITE_FILES, "site_format") if site else (FORMATS, "format")
    chosen = st.selectbox("File", list(files), key=f"{PAGE}.{name}", format_func=files.__getitem__)
    if chosen in (*PICTURES, "gazetteer-pdf"):
        left, right = st.columns(2)
        texts["paper"] = left.selectbox("Paper", PAPERS, index=1, key=f"{PAGE}.paper")
        ways = {"": "Upright", "1": "Lying"}
        texts["landscape"] = segments("Way up", ways, f"{PAGE}.landscape", titled=True, row=right)
    if chosen in DRAWN:
        texts["theme"] = segments("Look", LOOKS, THEME, titled=True)
    left, right = st.columns(2)
    if chosen in PICTURES and not site:
        texts["hex_size"] = left.text_input(
            "Size of a hex",
            key=f"{PAGE}.hex_size",
            placeholder="fills the paper",
            help="Across its flats, such as 15mm or 1in, exact on paper. What does not fit one sheet"
            " goes on several, with an overlap and crop marks.",
        )
        texts["domains"] = left.toggle(
            "Domains", key=f"{PAGE}.domains", help="Draws where the land of one Holding ends and another’s begins"
        )
    if chosen == "png":
        texts["dpi"] = right.text_input("Dots to the inch", "300", key=f"{PAGE}.dpi", help="50 to 1200")
    try:
        return Order(chosen, exports.read_print(texts), site.at if site else "")
    except RealmgenError as error:
        tell(error)
        return None


def download(campaign: Campaign, name: str, order: Order, pages: int) -> None:
    """The page's first button: the file of an order, called by the name of what it shows."""
    whose = "players’" if order.how.audience == "players" else "game master’s"
    title = (SITE_FILES if order.site else FORMATS)[order.format]
    button(campaign, name, order, f"Download the {whose} {title}", pages=pages)
    st.markdown(small("A3 and large hexes take a few seconds; the browser asks where to put the file."))


def button(campaign: Campaign, name: str, order: Order, label: str, *, pages: int = 0, disabled: bool = False) -> None:
    """A button that makes a file when it is pressed; the page's first where it is known how many `pages` it has."""
    several = pages > 1 and order.format in ("png", "svg") if order.site else order.many
    ending = (SITE_FORMATS if order.site else exports.FORMATS)[order.format][0]
    hand_over(
        label,
        f"{exports.file_stem(name, order.how, order.format)}.{'zip' if several else ending}",
        lambda: make(campaign, order).data,
        f"{PAGE}.{order.site}.{order.format}.{order.how.audience}",
        type="primary" if pages else "secondary",
        width="stretch",
        disabled=disabled,
    )


def make(campaign: Campaign, order: Order) -> Export:
    """The file of an order, several in a zip."""
    if order.site:
        return export_site_in(state.play(), campaign, order.site, order.format, order.how)
    made = exports.bundle(exports.export(state.play(), campaign, order.format, order.how))
    if order.many and not made.name.endswith(".zip"):
        return Export(f"{made.name}.zip", "application/zip", exports.zipped([made]))
    return made


def preview(campaign: Campaign, seq: int, order: Order) -> int:
    """How the sheets will look, or the words of what is no picture; gives how many there are, 0 for what is refused."""
    try:
        if order.format in DRAWN:
            with st.spinner("Drawing the sheet"):
                sheets = _sheets(campaign.code, seq, order, campaign)
            for sheet in sheets:
                address, name = SHELF.put(sheet, "image/svg+xml"), escape(campaign.name, quote=True)
                st.html(f'<img class="sheet-view" src="{ROUTE[1:]}/{address}" alt="How the sheet of {name} will look">')
            return len(sheets)
        shown = Order(order.format.removesuffix("-pdf"), order.how, order.site)
        text = make(campaign, shown).data.decode()
    except RealmgenError as error:
        tell(error)
        return 0
    with st.container(height=624, border=True):
        st.code(text[:PREVIEW], language=None, wrap_lines=True)
    return 1


@st.cache_resource(max_entries=16, show_spinner=False)
def _sheets(code: str, seq: int, order: Order, _campaign: Campaign) -> list[str]:
    if order.site:
        return preview_site(state.play(), _campaign, order.site, order.how)
    return [exports.export(state.play(), _campaign, "svg", order.how).data.decode()]


def leaf(campaign: Campaign, what: str, at: str) -> None:
    """A button that hands over what players may have of a hex: its `handout`, or its `rumours`, as a page of A5."""
    made = partial(_leaf, campaign, what, at)
    hand_over("For players", f"{at}-{what}.pdf", made, f"lore.{what}", icon="print", help=LEAVES[what])


def _leaf(campaign: Campaign, what: str, at: str) -> bytes:
    from realmgen.service.sheets import export_sheet_of

    return export_sheet_of(state.play(), campaign, what, "pdf", Print(paper="A5"), at).data


def site_files(row: DeltaGenerator, campaign: Campaign, site: Site, *, shown: bool) -> bool:
    """Behind a button: both PDFs of a Site; True when every other file is asked for."""
    popover = row.popover("Print", icon=":material/print:", key="site.print", on_change="rerun")
    if not popover.open:
        return False
    with popover:
        for audience, label in (("gm", "Yours, with the whole key"), ("players", "The players’, with what they know")):
            how = exports.read_print({"audience": audience, "theme": state.get(THEME) or "colour", "paper": "A4"})
            refused = audience == "players" and not shown
            button(campaign, site.name, Order("pdf", how, site.at), f"PDF: {label}", disabled=refused)
        return st.button("Other papers, looks and files …", key="site.print_more", width="stretch")
