"""How to print, and what comes of it: settings read from what a user typed, finished files and their names."""

from __future__ import annotations

import io
import re
import unicodedata
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, get_args

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import Audience
from realmgen.render.theme import THEMES

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing

MM_PER_INCH = 25.4
NAMED = ("foundry", "gazetteer", "gazetteer-pdf")
"""Formats whose files would else be called as those of another."""
HEX_MM = (2.0, 200.0)
DPI = (50, 1200)
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*(mm|in)")


@dataclass(frozen=True, slots=True)
class Print:
    """How to print: `hex_mm` is the exact size of a hex across its flats, None to fill the paper; `number` above 0
    is put into the files' names: one of several. `on` is larger paper that pages are gathered on, to be cut apart.
    `domains` draws on a map where one ends and another begins."""

    audience: Audience = "gm"
    theme: str = "colour"
    paper: str = "A4"
    landscape: bool = False
    hex_mm: float | None = None
    dpi: int = 300
    number: int = 0
    on: str = ""
    domains: bool = False

    @property
    def sheet(self) -> str:
        """The paper and how it lies, as `render.paper.parse_paper` reads it."""
        return f"{self.paper} landscape" if self.landscape else self.paper


@dataclass(frozen=True, slots=True)
class Export:
    """A finished file; `beside` are the files that belong in the same folder."""

    name: str
    mime: str
    data: bytes
    beside: tuple[Export, ...] = ()


def read_print(texts: Mapping[str, object]) -> Print:
    """Print settings from what a user typed; raises Unreadable with one line for every fault."""
    faults: list[str] = []
    given = {name: str(texts[name]) for name in ("theme", "paper", "hex_size", "dpi", "on") if texts.get(name)}
    audience = _one_of("audience", str(texts.get("audience", "gm")), get_args(Audience), faults)
    theme = _one_of("theme", given.get("theme", "colour"), tuple(THEMES), faults)
    paper = _paper_name(given.get("paper", "A4"), faults)
    hex_mm = _hex_mm(given["hex_size"], faults) if "hex_size" in given else None
    dpi = _dpi(given.get("dpi", "300"), faults)
    on = _paper_name(given["on"], faults) if "on" in given else ""
    if faults:
        raise Unreadable(*faults)
    landscape, domains = bool(texts.get("landscape")), bool(texts.get("domains"))
    return Print(audience, theme, paper, landscape, hex_mm, dpi, on=on, domains=domains)  # type: ignore[arg-type]


def _one_of(what: str, value: str, words: tuple[str, ...], faults: list[str]) -> str:
    if value not in words:
        faults.append(f"{what} {value!r} is not known: one of {', '.join(words)}")
    return value


def _paper_name(value: str, faults: list[str]) -> str:
    names = {name.lower(): name for name in ("A6", "A5", "A4", "A3", "Letter", "Tabloid")}
    return names.get(value.lower()) or _one_of("paper", value, tuple(names.values()), faults)


def _hex_mm(value: str, faults: list[str]) -> float:
    found = _SIZE.fullmatch(value.strip().lower())
    size = float(found[1]) * (MM_PER_INCH if found[2] == "in" else 1) if found else 0.0
    if not HEX_MM[0] <= size <= HEX_MM[1]:
        faults.append(f"hex size {value!r} cannot be used: write 15mm or 1in, from {HEX_MM[0]:g} to {HEX_MM[1]:g} mm")
    return size


def _dpi(value: str, faults: list[str]) -> int:
    if not re.fullmatch("[0-9]{1,4}", value) or not DPI[0] <= int(value) <= DPI[1]:
        faults.append(f"dpi {value!r} cannot be used: a whole number from {DPI[0]} to {DPI[1]}")
        return DPI[0]
    return int(value)


def slug(name: str, otherwise: str = "realm") -> str:
    """A file name in plain letters: "Ashâm Weald" becomes "asham-weald"; `otherwise` for a name that has none."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or otherwise


def file_stem(name: str, how: Print, format: str, otherwise: str = "realm") -> str:
    """The name of a file of a Realm or Site without its ending: formats of one ending get names of their own."""
    sort = f"-{format.removesuffix('-pdf')}" if format in NAMED else ""
    players, number = "-players" if how.audience == "players" else "", f"-{how.number}" if how.number else ""
    return f"{slug(name, otherwise)}{sort}{players}{number}"


def finished(stem: str, suffix: str, mime: str, data: bytes, beside: tuple[Export, ...] = ()) -> Export:
    """A file by its name without the ending; where its pages made several files, it is their zip."""
    if data[:2] == b"PK":
        suffix, mime = "zip", "application/zip"
    return Export(f"{stem}.{suffix}", mime, data, beside)


def zipped(files: list[Export]) -> bytes:
    """Files in one zip, the same bytes for the same files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        for file in files:
            folder.writestr(zipfile.ZipInfo(file.name, (1980, 1, 1, 0, 0, 0)), file.data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


PAGES: Mapping[str, str] = MappingProxyType(
    {"pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml"},
)
"""What pages can be written as, with the media type of each."""


def written(pages: list[Drawing], name: str, dpi: int) -> bytes:
    """Pages as one file of PAGES; several pictures are a zip."""
    from realmgen.render import pdf, png, svg

    if name == "pdf":
        return pdf.write(pages)
    files = [png.write(page, dpi) if name == "png" else svg.write(page).encode() for page in pages]
    if len(files) == 1:
        return files[0]
    return zipped([Export(f"page-{n}.{name}", PAGES[name], file) for n, file in enumerate(files, 1)])
