"""The numbered key of a Site as a text to read and to print."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.sites.model import Point, Site
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.games.bastionland.sites.view import (
    doors_in_order,
    routes_in_order,
    seen_by,
    site_footer,
    site_subtitle,
)
from realmgen.kit.document import Block, Document, Entry, Heading, Paragraph


def key_document(site: Site, audience: Audience = "gm", *, code: str = "") -> Document:
    """The key; raises IllegalCommand when players have been shown nothing of the Site."""
    seen = seen_by(site, audience)
    return Document(seen.name, site_subtitle(seen), tuple(_blocks(seen)), site_footer(seen, audience, code))


def _blocks(site: Site) -> Iterator[Block]:
    """A Site, or what was shown of one: what meets whoever arrives, ways in, points, and the routes between them."""
    if site.mood:
        yield Paragraph(site.mood)
    if site.preset in PRESETS:
        yield Entry(PRESETS[site.preset].title, PRESETS[site.preset].why)
    for heading, entries in key_sections(site).items():
        if entries:
            yield Heading(heading, 2)
        yield from entries


def key_sections(site: Site) -> dict[str, list[Entry]]:
    """The key by what it tells of."""
    return {
        "Ways in": [Entry(door.title, door.text) for door in doors_in_order(site)],
        "Points": [Entry(f"{point.number} {point.name}", _said(point)) for point in site.points],
        "Routes": [Entry(route.title, route.text) for route in routes_in_order(site)],
    }


def _said(point: Point) -> str:
    """`Danger. …`: the kind, what one meets, and what only the game master knows."""
    return " ".join(filter(None, (f"{point.kind.capitalize()}.", point.text, point.secret)))
