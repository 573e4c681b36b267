"""Myths, Knights and rumours as leaves: a page each for the game master, and handouts for the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from realmgen.games.bastionland.folk import NO_TABLES, tellings
from realmgen.games.bastionland.gazetteer.tales import HEARD, TELLERS
from realmgen.games.bastionland.groundrules import RULES
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS, Calling, Tale
from realmgen.games.bastionland.model import Landmark, Myth, Realm
from realmgen.games.bastionland.phrases import ground, sentence, sentences
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.view.words import title
from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Block, Figure, Items, Lead, Leaf, Signed, Steps
from realmgen.kit.table import Table

CHOICES = ("dwelling", "monument", "hazard")
"""Landmarks whose rule is a choice for those who come there; what a Curse does they find out (MB-255 to MB-259)."""


def myth_sheet(tale: Tale, *, number: int = 0, at: str = "", met: int = 0, end: str | None = None) -> Leaf:
    """All a game master needs to run a Myth (MB-250, MB-325); `number` and `at` are those it has in a Realm, `met` is
    how many of its Omens were, and `end` how it was resolved (MB-140), None while it is not."""
    place = " · ".join(filter(None, [f"Myth {number}" if number else "Myth", f"hex {at}" if at else ""]))
    title = place if end is None else f"{place} · resolved"
    return Leaf(tale.name, tuple(_myth(tale, met, end)), overline=title, foot=_foot(tale))


def _myth(tale: Tale, met: int, end: str | None) -> Iterator[Block]:
    yield Lead(tale.truth)
    if end:
        yield Entry("Resolved", end)
    yield Heading(f"Omens, {met} of {len(tale.omens)} met" if met else "Omens")
    yield Steps(tale.omens, met)
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
        Paragraph(sentences(seer.look, seer.nature)),
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


def landmark_handout(realm: Realm, mark: Landmark, code: str = "") -> Leaf:
    """What is met at a landmark, for those who found it (MB-252, MB-254): a Seer's look and nature, for the price is
    told by who asks it (MB-256, MB-348), and what the players choose by; not which Myth a ruin hints at (MB-260)."""
    seer = mark.calling.seer if mark.calling else None
    blocks: list[Block] = [Lead(sentence(mark.prompt))] if mark.prompt else []
    if seer:
        blocks += [Heading(seer.name), Paragraph(sentences(seer.look, seer.nature))]
    if mark.kind in CHOICES:
        blocks.append(Paragraph(RULES[mark.kind]))
    place = f"{title(mark.kind)} · hex {mark.at}, {ground(realm, mark.at)}"
    return Leaf(mark.name, tuple(blocks), overline=place, foot=_code(code), emblem=mark.kind)


def mark_handout(realm: Realm, myth: Myth, code: str = "") -> Leaf:
    """How a Myth shows on its hex, without saying that there is one (MB-250)."""
    place = f"Hex {myth.at}, {ground(realm, myth.at)}"
    return Leaf("What the land shows", (Lead(sentence(myth.mark)),), overline=place, foot=_code(code))


def rumour_sheet(realm: Realm, at: str, code: str = "", tables: Mapping[str, Table] = NO_TABLES) -> Leaf:
    """What is told in a hex, to hand to the players: accounts that differ and all hold some truth (MB-221, MB-345 to
    MB-347), each printed once. Nothing on it says whether they do; no Myth is named.

    `code` is the campaign's, `tables` have the turns of phrase. A Realm with nothing to tell makes an empty sheet.
    """
    here = thing_at(realm, at)
    place = f"in {here.name}" if here and not isinstance(here, Myth) else "on the road"
    told = {telling.witness: telling.lines for telling in tellings(realm, at, tables) if telling.witness in HEARD}
    blocks: list[Block] = [Lead("They say all sorts of things. They would swear to every one of them.")]
    said: set[str] = set()
    for witness, lines in told.items():
        new = [line for line in dict.fromkeys(lines) if line not in said]
        said.update(new)
        blocks += [Heading(HEARD[witness]), *(Paragraph(f"“{line}”") for line in new)] if new else []
    return Leaf(f"What they say {place}", tuple(blocks), overline="Rumours", foot=_code(code))


def _code(code: str) -> str:
    return f"Campaign code {code}" if code else ""


def _foot(entry: Tale | Calling) -> str:
    place = f"d6: {entry.d6}, d12: {entry.d12}" if entry.d6 else ""
    return " · ".join(filter(None, [place, str(entry.credit)]))
