"""Files to print, to share and to take into other programs. Each format imports only what it needs."""

from __future__ import annotations

import io
import re
import unicodedata
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.model import State

if TYPE_CHECKING:
    from realmgen.kit.scene import Scene
    from realmgen.render.drawing import Drawing
    from realmgen.render.paper import Page, Paper
    from realmgen.render.theme import Theme
    from realmgen.service.play import Campaign, Play

Audience = Literal["gm", "players"]
Files = tuple[bytes, tuple["Export", ...]]
AUDIENCES: tuple[Audience, ...] = ("gm", "players")
MM_PER_INCH = 25.4
HEX_MM = (2.0, 200.0)
DPI = (50, 1200)
TABLETOP_PIXELS = 8000
"""Longest side of a picture for a virtual tabletop: more is refused by many graphics cards."""
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*(mm|in)")


@dataclass(frozen=True, slots=True)
class Print:
    """How to print: `hex_mm` is the exact size of a hex across its flats, None to fill the paper."""

    audience: Audience = "gm"
    theme: str = "colour"
    paper: str = "A4"
    landscape: bool = False
    hex_mm: float | None = None
    dpi: int = 300


@dataclass(frozen=True, slots=True)
class Export:
    """A finished file; `beside` are the files that belong in the same folder."""

    name: str
    mime: str
    data: bytes
    beside: tuple[Export, ...] = ()


Maker = Callable[[State, str, Print], Files]


def read_print(texts: Mapping[str, object]) -> Print:
    """Print settings from what a user typed; raises Unreadable with one line for every fault."""
    faults: list[str] = []
    given = {name: str(texts[name]) for name in ("audience", "theme", "paper", "hex_size", "dpi") if texts.get(name)}
    audience = _one_of("audience", given.get("audience", "gm"), AUDIENCES, faults)
    theme = _one_of("theme", given.get("theme", "colour"), ("colour", "sheet", "sheet-red"), faults)
    paper = _paper_name(given.get("paper", "A4"), faults)
    hex_mm = _hex_mm(given["hex_size"], faults) if "hex_size" in given else None
    dpi = _dpi(given.get("dpi", "300"), faults)
    if faults:
        raise Unreadable(*faults)
    return Print(audience, theme, paper, bool(texts.get("landscape")), hex_mm, dpi)  # type: ignore[arg-type]


def _one_of(what: str, value: str, words: tuple[str, ...], faults: list[str]) -> str:
    if value not in words:
        faults.append(f"{what} {value!r} is not known: one of {', '.join(words)}")
    return value


def _paper_name(value: str, faults: list[str]) -> str:
    names = {name.lower(): name for name in ("A5", "A4", "A3", "Letter", "Tabloid")}
    return names.get(value.lower()) or _one_of("paper", value, tuple(names.values()), faults)


def _hex_mm(value: str, faults: list[str]) -> float:
    found = _SIZE.fullmatch(value.strip().lower())
    size = float(found[1]) * (MM_PER_INCH if found[2] == "in" else 1) if found else 0.0
    if not HEX_MM[0] <= size <= HEX_MM[1]:
        faults.append(f"hex size {value!r} cannot be used: write 15mm or 1in, from {HEX_MM[0]:g} to {HEX_MM[1]:g} mm")
    return size


def _dpi(value: str, faults: list[str]) -> int:
    if not value.isdecimal() or not DPI[0] <= int(value) <= DPI[1]:
        faults.append(f"dpi {value!r} cannot be used: a whole number from {DPI[0]} to {DPI[1]}")
        return DPI[0]
    return int(value)


def check_format(name: str) -> None:
    """Raise Unreadable when no export has that name."""
    if name not in FORMATS:
        raise Unreadable(f"format {name!r} is not known: one of {', '.join(FORMATS)}")


def export_state(state: State, code: str, name: str, how: Print) -> Export:
    """One state in one format; `code` stands on players' files in the seed's place.

    Raises Unreadable for an unknown format and IllegalCommand when there is no Realm to print.
    """
    check_format(name)
    if state.realm is None:
        raise IllegalCommand("there is no Realm to print yet: generate one first")
    suffix, mime, make = FORMATS[name]
    data, beside = make(state, code, how)
    if data[:2] == b"PK":
        suffix, mime = "zip", "application/zip"
    return Export(f"{file_stem(state.realm.name, how)}.{suffix}", mime, data, beside)


def export(play: Play, campaign: Campaign, name: str, how: Print) -> Export:
    """A campaign as a file of its own (`campaign`), or its Realm in one of the other formats."""
    if name == "campaign":
        from realmgen.service.campaignfile import export_campaign

        return Export(f"{slug(campaign.name)}.realmgen", "application/zip", export_campaign(play, campaign))
    return export_state(play.position(campaign).state, campaign.code, name, how)


def bundle(file: Export) -> Export:
    """A file and those beside it as one: a zip when there are several."""
    if not file.beside:
        return file
    stem = file.name.rsplit(".", 1)[0]
    return Export(f"{stem}.zip", "application/zip", zipped([file, *file.beside]))


def slug(name: str) -> str:
    """A file name in plain letters: "Ashâm Weald" becomes "asham-weald"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "realm"


def file_stem(name: str, how: Print) -> str:
    return slug(name) + ("-players" if how.audience == "players" else "")


def _scene(state: State, code: str, how: Print) -> Scene:
    from realmgen.games.bastionland.view import scene

    return scene(state, audience=how.audience, code=code)


def _theme(how: Print) -> Theme:
    from realmgen.render.theme import THEMES

    return THEMES[how.theme]


def _paper(how: Print) -> Paper:
    from realmgen.render.paper import parse_paper

    return parse_paper(f"{how.paper} landscape" if how.landscape else how.paper)


def _sheet(state: State, code: str, how: Print) -> Drawing:
    from realmgen.render.sheet import sheet

    return sheet(_scene(state, code, how), _theme(how), _paper(how), hex_mm=how.hex_mm)


def _pages(state: State, code: str, how: Print) -> list[Page]:
    from realmgen.render.paper import tiles

    return tiles(_sheet(state, code, how), _paper(how))


def _json(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.codec import realm_json, to_text
    from realmgen.games.bastionland.view import redact

    shown = (state if how.audience == "gm" else redact(state)).realm
    assert shown
    return f"{to_text(realm_json(shown, audience=how.audience, code=code))}\n".encode(), ()


def _svg(state: State, code: str, how: Print) -> Files:
    from realmgen.render import svg

    return svg.write(_sheet(state, code, how)).encode(), ()


def _png(state: State, code: str, how: Print) -> Files:
    from realmgen.render import png

    pages = _pages(state, code, how)
    pictures = [Export(f"{page.label or 'map'}.png", "image/png", png.write(page, how.dpi)) for page in pages]
    return (pictures[0].data if len(pictures) == 1 else zipped(pictures)), ()


def _pdf(state: State, code: str, how: Print) -> Files:
    from realmgen.render import pdf

    return pdf.write(_pages(state, code, how)), ()


def _textmapper(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.formats import textmapper

    return textmapper.write(state, audience=how.audience, code=code).encode(), ()


def _tiled(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.formats import tiled

    return tiled.write(state, audience=how.audience, code=code).encode(), ()


def _foundry(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.formats import foundry

    assert state.realm
    picture = f"{file_stem(state.realm.name, how)}.png"
    scene = foundry.write(state, picture, audience=how.audience, code=code)
    image, _ = _tabletop(state, code, how, foundry.SIZE)
    return scene.encode(), (Export(picture, "image/png", image),)


def _uvtt(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.formats import uvtt

    image, pixels = _tabletop(state, code, how, 100)
    return uvtt.write(state, image, pixels, audience=how.audience, code=code).encode(), ()


def _tabletop(state: State, code: str, how: Print, pixels: int) -> tuple[bytes, int]:
    """The bare map to its very edge as a PNG, and how many pixels a hex has across its flats: `pixels` or fewer."""
    from realmgen.kit.hex import SQRT3
    from realmgen.kit.lattice import extent
    from realmgen.render import png
    from realmgen.render.plate import cut_map

    scene = _scene(state, code, how)
    pixels = min(pixels, int(TABLETOP_PIXELS * SQRT3 / max(extent(scene.grid))))
    per_mm = 10
    drawing = cut_map(scene, _theme(how), pixels / per_mm / SQRT3)
    return png.write(drawing, round(per_mm * MM_PER_INCH)), pixels


def _gazetteer(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland import gazetteer

    return gazetteer.markdown(state, audience=how.audience, code=code).encode(), ()


def _gazetteer_pdf(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland import gazetteer
    from realmgen.render.booklet import booklet

    return booklet(gazetteer.blocks(state, audience=how.audience, code=code), _paper(how)), ()


FORMATS: dict[str, tuple[str, str, Maker]] = {
    "json": ("json", "application/json", _json),
    "textmapper": ("txt", "text/plain", _textmapper),
    "svg": ("svg", "image/svg+xml", _svg),
    "png": ("png", "image/png", _png),
    "pdf": ("pdf", "application/pdf", _pdf),
    "foundry": ("json", "application/json", _foundry),
    "uvtt": ("uvtt", "application/json", _uvtt),
    "tiled": ("tmx", "text/xml", _tiled),
    "gazetteer": ("md", "text/markdown", _gazetteer),
    "gazetteer-pdf": ("pdf", "application/pdf", _gazetteer_pdf),
}
"""By name: the file's ending, its media type and what makes it."""


def zipped(files: list[Export]) -> bytes:
    """Files in one zip, the same bytes for the same files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        for file in files:
            folder.writestr(zipfile.ZipInfo(file.name, (1980, 1, 1, 0, 0, 0)), file.data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
