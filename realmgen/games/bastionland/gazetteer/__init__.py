"""The keyed gazetteer: a Realm in words, for the table, for wikis and for print.

`blocks` gives the text as a kit Document, `markdown` the same as Markdown. The players' version is written from
what players know: holdings, waters, named land, and what they were shown of landmarks, Myths, barriers and Sites. The
game master's has all of those with all that is written of them, Knights and Seers, what the people of each holding
tell, notes, a key of every hex that holds anything, whose words it quotes, and at its foot seed and options, where
players read the campaign's code.
"""

from collections.abc import Mapping

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.folk import NO_TABLES
from realmgen.games.bastionland.gazetteer.chapters import Book
from realmgen.games.bastionland.gazetteer.key import hex_key
from realmgen.games.bastionland.gazetteer.secrets import bounds, footer, tales
from realmgen.games.bastionland.gazetteer.sites import site_keys
from realmgen.games.bastionland.gazetteer.tales import sources, what_is_told
from realmgen.games.bastionland.model import State
from realmgen.kit import document
from realmgen.kit.document import Document
from realmgen.kit.table import Table


def blocks(
    state: State, *, audience: Audience = "gm", code: str = "", tables: Mapping[str, Table] = NO_TABLES
) -> Document:
    """The gazetteer as a Document; raises IllegalCommand when there is no Realm. `tables` have the turns of phrase of
    those who tell."""
    book = Book.of(state, audience)
    people = what_is_told(book.realm, tables) if audience == "gm" else ()
    told = [*tales(book), *people, *site_keys(book)]
    written = [*book.chapters(), *told, *bounds(book), *hex_key(book), *sources(book.realm)]
    copy = "The game master's gazetteer" if audience == "gm" else "A gazetteer"
    return Document(book.realm.name, f"{copy}: {book.subtitle}", tuple(written), footer(book, code))


def markdown(
    state: State, *, audience: Audience = "gm", code: str = "", tables: Mapping[str, Table] = NO_TABLES
) -> str:
    """The gazetteer as Markdown text."""
    return document.markdown(blocks(state, audience=audience, code=code, tables=tables))
