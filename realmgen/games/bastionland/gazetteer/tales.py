"""What is written of Myths, Knights and Seers, as chapters of the game master's copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from realmgen.games.bastionland.folk import tellings
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.model import Holding, Realm
from realmgen.games.bastionland.phrases import sentence, sentences
from realmgen.games.bastionland.places import Thing, entry_of, title_of
from realmgen.kit.document import Block, Entry, Heading, Paragraph
from realmgen.kit.table import Table

TELLERS = {"vassals": "Vassals say", "knights": "Knights say", "seers": "Seers know"}
HEARD = {"vassal": "Vassals", "knight": "Knights on the road", "vagabond": "Vagabonds"}
"""Whose words anyone may hear: a Seer's have a price."""


def tale_blocks(name: str, said: str, tale: Tale) -> Iterator[Block]:
    """A Myth's section: what lies behind it, its Omens in order, its cast, and how it ends (MB-250, MB-325)."""
    yield Heading(name, 2)
    yield Paragraph(said)
    yield Paragraph(tale.truth)
    yield from (Entry(f"Omen {number}", omen) for number, omen in enumerate(tale.omens, 1))
    yield from (Entry(actor.name, sentences(str(actor.stats), actor.note)) for actor in tale.cast)
    yield Entry("Left alone", tale.left_alone)
    yield from (Entry(TELLERS[who], sentence(tale.known[who])) for who in TELLERS if tale.known.get(who))
    yield Entry("Weakness", tale.weakness)
    yield Entry("Cure", tale.cure)


def knights_and_seers(realm: Realm) -> Iterator[Block]:
    """The Knights who rule here, and the Seers at home here (MB-227, MB-256)."""
    rulers = [(home, home.calling) for home in realm.holdings if home.calling]
    seers = [(mark, mark.calling) for mark in realm.landmarks if mark.calling]
    if rulers or seers:
        yield Heading("Knights and Seers")
    for home, calling in rulers:
        yield Entry(calling.name, sentences(f"{_bare(home, calling)} of {home.name}, {home.at}", *_knight(calling)))
    for mark, calling in seers:
        seer = calling.seer
        where = f"{mark.name}, {mark.at}"
        yield Entry(seer.name, sentences(where, seer.look, seer.nature, f"price: {seer.price}"))


def _bare(home: Holding, calling: Calling) -> str:
    """The ruler's name without the title that stands before it."""
    return home.ruler.removesuffix(f", {title_of(calling)}")


def what_is_told(realm: Realm, tables: Mapping[str, Table]) -> Iterator[Block]:
    """What the people of each holding tell, to be read out (MB-221, MB-345, MB-346)."""
    told = [(home, tellings(realm, home.at, tables)) for home in realm.holdings]
    if any(found for _, found in told):
        yield Heading("What people say")
    for home, found in told:
        if found:
            yield Heading(home.name, 2)
        yield from (Entry(HEARD[one.witness], " ".join(one.lines)) for one in found if one.witness in HEARD)


def sources(realm: Realm) -> Iterator[Block]:
    """Whose words the Myths and Knights of a Realm are."""
    written: tuple[Thing, ...] = (*realm.myths, *realm.holdings, *realm.landmarks)
    names: dict[str, dict[str, None]] = {}
    for thing in written:
        entry = entry_of(thing)
        if entry and str(entry.credit):
            names.setdefault(str(entry.credit), {})[entry.name] = None
    if names:
        yield Heading("Sources")
    yield from (Entry(credit, sentence(", ".join(found))) for credit, found in names.items())


def _knight(calling: Calling) -> tuple[str, ...]:
    owned = "; ".join(calling.belongings)
    return owned, f"{calling.ability}: {calling.ability_text}", f"passion: {calling.passion}"
