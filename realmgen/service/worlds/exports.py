"""A world as files: its map, its gazetteer, and all of it as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.ironsworn import gazetteer
from realmgen.games.ironsworn.model import Tale, World
from realmgen.games.ironsworn.seen import redacted
from realmgen.games.ironsworn.torn import torn
from realmgen.games.ironsworn.view import CREDIT
from realmgen.kit.document import markdown
from realmgen.kit.kept import kept_json, read_kept
from realmgen.kit.record import from_json, to_json
from realmgen.service.printing import Export, Print, file_stem, finished, zipped
from realmgen.service.worlds.lore import KEY, lore_for
from realmgen.service.worlds.maps import map_pages, map_sheet

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.kit.document import Document
    from realmgen.service.play import Campaign, Play

VERSION = 1
Maker = Callable[[Tale, "Lore", str, Print], bytes]


def check_format(name: str) -> None:
    """Raise Unreadable when no export of a world has that name."""
    if name not in FORMATS:
        raise Unreadable(f"format {name!r} is not known for a world: one of {', '.join(FORMATS)}")


def export_tale(tale: Tale, lore: Lore, code: str, name: str, how: Print) -> Export:
    """A world in one format; for players it holds what they know and nothing else, and `code` in the seed's place.

    Raises Unreadable for an unknown format, and IllegalCommand where there is no world.
    """
    check_format(name)
    shown = shown_to(tale, players=how.audience == "players")
    suffix, mime, make = FORMATS[name]
    stem = file_stem(world_of(tale).name, how, name, "world")
    return finished(stem, suffix, mime, make(shown, lore, code, how))


def export_world(play: Play, campaign: Campaign, name: str, how: Print) -> Export:
    """The same of a world that is kept."""
    return export_tale(play.position(campaign).state, lore_for(play, campaign), campaign.code, name, how)


def shown_to(tale: Tale, *, players: bool) -> Tale:
    """For players what they know of it, whoever holds the secrets."""
    return redacted(replace(tale, mode="guided")) if players else tale


def world_of(tale: Tale) -> World:
    """Raises IllegalCommand where oracles are asked without a world."""
    if tale.world is None:
        raise IllegalCommand("there is no world to print yet: make one, or print a blank sheet")
    return tale.world


def is_world(data: bytes) -> bool:
    """Whether a file looks like a world that was written as JSON here."""
    return data[:400].lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b'{"game":"ironsworn"')


def read_world(data: bytes) -> World:
    """A world from its JSON; raises Unreadable with every fault."""
    try:
        told = from_json(data.decode("utf-8-sig"), "world")
    except UnicodeDecodeError as error:
        raise Unreadable(f"the world is no UTF-8 text: byte {error.start} cannot be read") from error
    if told.get("version") != VERSION:
        raise Unreadable(f"the world is of version {told.get('version')!r}: version {VERSION} is read")
    world = read_kept(World, told.get("world"), "world")
    if faults := torn(world):
        raise Unreadable(*faults)
    return world


def _json(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    found = {"game": KEY, "version": VERSION, "credit": CREDIT, "world": kept_json(world_of(tale))}
    return f"{to_json(found)}\n".encode()


def _svg(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    from realmgen.render import svg

    return svg.write(map_sheet(world_of(tale), how, code=code)).encode()


def _png(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    from realmgen.render import png

    pages = map_pages(world_of(tale), how, code=code)
    pictures = [Export(f"{page.label or 'map'}.png", "image/png", png.write(page, how.dpi)) for page in pages]
    return pictures[0].data if len(pictures) == 1 else zipped(pictures)


def _pdf(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    from realmgen.render import pdf

    return pdf.write(map_pages(world_of(tale), how, code=code))


def document(tale: Tale, lore: Lore, code: str, how: Print) -> Document:
    """The gazetteer of a tale that was redacted before where it is for players."""
    return gazetteer.document(tale, world_of(tale), lore, players=how.audience == "players", code=code)


def _gazetteer(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    return markdown(document(tale, lore, code, how)).encode()


def _gazetteer_pdf(tale: Tale, lore: Lore, code: str, how: Print) -> bytes:
    from realmgen.render.booklet import booklet
    from realmgen.render.paper import parse_paper

    return booklet(document(tale, lore, code, how), parse_paper(how.sheet))


FORMATS: Mapping[str, tuple[str, str, Maker]] = MappingProxyType(
    {
        "json": ("json", "application/json", _json),
        "svg": ("svg", "image/svg+xml", _svg),
        "png": ("png", "image/png", _png),
        "pdf": ("pdf", "application/pdf", _pdf),
        "gazetteer": ("md", "text/markdown", _gazetteer),
        "gazetteer-pdf": ("pdf", "application/pdf", _gazetteer_pdf),
    }
)
"""By name: the file's ending, its media type and what makes it."""
