"""What is written of Myths, Knights and Seers, as chapters of the game master's copy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.model import Realm
from realmgen.games.bastionland.phrases import sentence, sentences
from realmgen.kit.document import Block, Entry, Heading, Paragraph

TELLERS = {"vassals": "Vassals say", "knights": "Knights say", "seers": "Seers know"}


def tale_blocks(name: str, said: str, tale: Tale) -> Iterator[Block]:
    """A Myth's section: what lies behind it, its Omens in order, its cast, and how it ends (MB-250, MB-325)."""
    yield Heading(name, 2)
    yield Paragraph(said)
    yield Paragraph(tale.truth)
    yield from (Entry(f"Omen {number}", omen) for number, omen in enumerate(tale.omens, 1))
    yield from (Entry(f"{actor.name}", sentences(str(actor.stats), actor.note)) for actor in tale.cast)
    yield Entry("Left alone", tale.left_alone)
    yield from (Entry(f"{TELLERS[who]}", sentence(tale.known[who])) for who in TELLERS if tale.known.get(who))
    yield Entry("Weakness", tale.weakness)
    yield Entry("Cure", tale.cure)


def knights_and_seers(realm: Realm) -> Iterator[Block]:
    """The Knights who rule here, and the Seers at home here (MB-227, MB-256)."""
    rulers = [(home, home.calling) for home in realm.holdings if home.calling]
    seers = [(mark, mark.calling) for mark in realm.landmarks if mark.calling]
    if rulers or seers:
        yield Heading("Knights and Seers")
    for home, calling in rulers:
        yield Entry(f"{calling.name}", sentences(f"{home.ruler} of {home.name}, {home.at}", *_knight(calling)))
    for mark, calling in seers:
        seer = calling.seer
        yield Entry(
            f"{seer.name}", sentences(f"{mark.name}, {mark.at}", seer.look, seer.nature, f"price: {seer.price}")
        )


def sources(realm: Realm) -> Iterator[Block]:
    """Whose words the Myths and Knights of a Realm are."""
    tales = (myth.tale for myth in realm.myths)
    callings = (home.calling for home in realm.holdings), (mark.calling for mark in realm.landmarks)
    names: dict[str, dict[str, None]] = {}
    for entry in chain(tales, *callings):
        if entry and str(entry.credit):
            names.setdefault(str(entry.credit), {})[entry.name] = None
    if names:
        yield Heading("Sources")
    yield from (Entry(credit, sentence(", ".join(found))) for credit, found in names.items())


def _knight(calling: Calling) -> tuple[str, ...]:
    owned = ", ".join(calling.belongings)
    return owned, f"{calling.ability}: {calling.ability_text}", f"passion: {calling.passion}"
