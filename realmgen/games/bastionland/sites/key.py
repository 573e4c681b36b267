"""The numbered key of a Site as a text to read and to print."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.sites.model import Point, Site
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.games.bastionland.sites.view import (
    Audience,
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
    return Document(
        seen.name,
        site_subtitle(seen),
        (*site_blocks(seen),),
        site_footer(seen, audience, code),
    )


def site_blocks(site: Site) -> Iterator[Block]:
    """A Site, or what was shown of one: what meets whoever arrives, ways in, points, and the routes between them."""
    if site.mood:
        yield Paragraph(site.mood)
    if site.preset in PRESETS:
        yield Entry(PRESETS[site.preset].title, PRESETS[site.preset].why)
    if site.entrances:
        yield Heading("Ways in", 2)
    for door in doors_in_order(site):
        yield Entry(f"At {door.at}{', hidden' if door.hidden else ''}", door.text)
    yield Heading("Points", 2)
    for point in site.points:
        yield Entry(f"{point.number} {point.name}", said_of(point))
    if site.routes:
        yield Heading("Routes", 2)
    for route in routes_in_order(site):
        yield Entry(f"{route.between[0]}-{route.between[1]} {route.way}", route.text)


def said_of(point: Point) -> str:
    """`Danger. …`: the kind, what one meets, and what only the game master knows."""
    return " ".join(filter(None, (f"{point.kind.capitalize()}.", point.text, point.secret)))
