"""What makes each format of an export. Each imports only what it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of
from realmgen.service.printing import MM_PER_INCH, Export, Print, file_stem, zipped
from realmgen.service.realms import library

if TYPE_CHECKING:
    from realmgen.kit.scene import Scene
    from realmgen.render.drawing import Drawing
    from realmgen.render.paper import Page, Paper
    from realmgen.render.theme import Theme

Files = tuple[bytes, tuple[Export, ...]]
"""A file's bytes, and the files that belong beside it."""
Maker = Callable[[State, str, Print], Files]
TABLETOP_PIXELS = 8000
"""Longest side of a picture for a virtual tabletop: more is refused by many graphics cards."""


def _scene(state: State, code: str, how: Print) -> Scene:
    from realmgen.games.bastionland.view import scene

    return scene(state, audience=how.audience, code=code, domains=how.domains)


def _theme(how: Print) -> Theme:
    from realmgen.render.theme import THEMES

    return THEMES[how.theme]


def _paper(how: Print) -> Paper:
    from realmgen.render.paper import parse_paper

    return parse_paper(how.sheet)


def _sheet(state: State, code: str, how: Print) -> Drawing:
    from realmgen.render.sheet import sheet

    return sheet(_scene(state, code, how), _theme(how), _paper(how), hex_mm=how.hex_mm)


def _pages(state: State, code: str, how: Print) -> list[Page]:
    from realmgen.render.paper import tiles

    return tiles(_sheet(state, code, how), _paper(how))


def _json(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland.codec import realm_json, shown_json
    from realmgen.games.bastionland.formats.common import realm_for
    from realmgen.kit.record import to_json

    realm = realm_for(state, how.audience)
    return f"{to_json(realm_json(realm) if how.audience == 'gm' else shown_json(realm, code))}\n".encode(), ()


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

    picture = f"{file_stem(realm_of(state).name, how, 'foundry')}.png"
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
    from realmgen.render.drawing import Drawing
    from realmgen.render.plate import draw_map

    scene, theme = _scene(state, code, how), _theme(how)
    wide, high = extent(scene.grid)
    pixels = min(pixels, int(TABLETOP_PIXELS * SQRT3 / max(wide, high)))
    per_mm = 10
    radius = pixels / per_mm / SQRT3
    drawing = Drawing(wide * radius, high * radius, theme.paper)
    draw_map(drawing, scene, theme, radius, (0.0, 0.0), frozenset({"ring", "border", "blank", "marker", "trail"}))
    return png.write(drawing, round(per_mm * MM_PER_INCH)), pixels


def _gazetteer(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland import gazetteer

    return gazetteer.markdown(state, audience=how.audience, code=code, tables=library().tables).encode(), ()


def _gazetteer_pdf(state: State, code: str, how: Print) -> Files:
    from realmgen.games.bastionland import gazetteer
    from realmgen.render.booklet import booklet

    text = gazetteer.blocks(state, audience=how.audience, code=code, tables=library().tables)
    return booklet(text, _paper(how)), ()


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
