"""Myths, Knights and rumours as leaves: a page each for the game master, and handouts for the players."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.folk import tellings
from realmgen.games.bastionland.gazetteer.tales import TELLERS
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS, Calling, Tale
from realmgen.games.bastionland.model import Myth, Realm
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.view.words import title
from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Block, Figure, Items, Lead, Leaf, Signed, Steps

HEARD = {"vassal": "Vassals", "knight": "Knights on the road", "vagabond": "Vagabonds"}
"""Whose words stand on a rumour sheet: a Seer's have a price."""


def myth_sheet(tale: Tale, *, number: int = 0, at: str = "") -> Leaf:
    """All a game master needs to run a Myth (MB-250, MB-325); `number` and `at` are those it has in a Realm."""
    place = " · ".join(filter(None, [f"Myth {number}" if number else "Myth", f"hex {at}" if at else ""]))
    return Leaf(tale.name, tuple(_myth(tale)), overline=place, foot=_foot(tale))


def _myth(tale: Tale) -> Iterator[Block]:
    yield Lead(tale.truth)
    yield Heading("Omens")
    yield Steps(tale.omens)
    yield Heading("Cast")
    yield from (Figure(actor.name, str(actor.stats), actor.note) for actor in tale.cast)
    yield Entry("Left alone", tale.left_alone)
    yield from (Entry(TELLERS[who], sentence(tale.known[who])) for who in TELLERS if tale.known.get(who))
    yield Entry("Weakness", tale.weakness)
    yield Entry("Cure", tale.cure)
    yield Entry("Its hex", tale.hex)
    yield Heading("Met on the way")
    yield from (Signed(kind, title(kind), tale.prompts[kind]) for kind in LANDMARK_KINDS if tale.prompts.get(kind))


def knight_sheet(calling: Calling) -> Leaf:
    """A Knight's entry with its Seer and prompts, for the game master (MB-256)."""
    seer = calling.seer
    blocks = (
        *_knight(calling),
        Heading(seer.name),
        Paragraph(" ".join(map(sentence, (seer.look, seer.nature)))),
        Entry("Price", seer.price),
        Heading("Prompts"),
        Items(calling.prompts),
    )
    return Leaf(calling.name, blocks, overline="Knight", foot=_foot(calling), emblem="arms")


def knight_handout(calling: Calling) -> Leaf:
    """A Knight's page for the player: without the Seer and the prompts."""
    return Leaf(calling.name, tuple(_knight(calling)), overline="Knight", foot=str(calling.credit), emblem="arms")


def _knight(calling: Calling) -> Iterator[Block]:
    yield Heading("Property")
    yield Items(calling.belongings)
    yield Heading(calling.ability)
    yield Paragraph(calling.ability_text)
    yield Entry("Passion", calling.passion)


def rumour_sheet(realm: Realm, at: str, code: str = "") -> Leaf:
    """What is told in a hex, to hand to the players: accounts that differ and all hold some truth (MB-221, MB-345 to
    MB-347), each printed once. Nothing on it says whether they do; no Myth is named.

    `code` is the campaign's. A Realm with nothing to tell makes an empty sheet.
    """
    here = thing_at(realm, at)
    place = f"in {here.name}" if here and not isinstance(here, Myth) else "on the road"
    told = {telling.witness: telling.lines for telling in tellings(realm, at) if telling.witness in HEARD}
    blocks: list[Block] = [Lead("They say all sorts of things. They would swear to every one of them.")]
    said: set[str] = set()
    for witness, lines in told.items():
        new = [line for line in dict.fromkeys(lines) if line not in said]
        said.update(new)
        blocks += [Heading(HEARD[witness]), *(Paragraph(f"“{line}”") for line in new)] if new else []
    return Leaf(
        f"What they say {place}", tuple(blocks), overline="Rumours", foot=f"Campaign code {code}" if code else ""
    )


def _foot(entry: Tale | Calling) -> str:
    place = f"d6: {entry.d6}, d12: {entry.d12}" if entry.d6 else ""
    return " · ".join(filter(None, [place, str(entry.credit)]))
