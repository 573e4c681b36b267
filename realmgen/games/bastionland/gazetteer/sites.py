"""The Sites of a Realm, each with its numbered key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from realmgen.games.bastionland.gazetteer.chapters import Book
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.sites.key import key_sections
from realmgen.games.bastionland.sites.view import site_subtitle
from realmgen.kit.document import Block, Heading, Paragraph


def site_keys(book: Book) -> Iterator[Block]:
    """A section for each Site; players read what they were shown."""
    if book.sites:
        yield Heading("Sites")
    for site in book.sites:
        yield Heading(site.name, 2)
        where = site_subtitle(site)
        yield Paragraph(" ".join(filter(None, (sentence(where), site.mood))))
        yield from chain(*key_sections(site).values())
