"""The Sites of a Realm, each with its numbered key."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.gazetteer.chapters import Book
from realmgen.games.bastionland.sites.key import said_of
from realmgen.games.bastionland.sites.model import Site
from realmgen.games.bastionland.sites.view import doors_in_order, site_subtitle
from realmgen.kit.document import Block, Entry, Heading, Paragraph


def site_keys(book: Book) -> Iterator[Block]:
    """A section for each Site; players read what they were shown."""
    if book.sites:
        yield Heading("Sites")
    for site in book.sites:
        yield Heading(site.name, 2)
        yield from _key(book, site)


def _key(book: Book, site: Site) -> Iterator[Block]:
    where = site_subtitle(site)
    yield Paragraph(" ".join(filter(None, (f"{where[0].upper()}{where[1:]}.", site.mood))))
    for door in doors_in_order(site):
        yield Entry(door.title, door.text)
    for point in site.points:
        yield Entry(f"{point.number} {point.name}", said_of(point))
    for route in site.routes:
        yield Entry(route.title, route.text)
