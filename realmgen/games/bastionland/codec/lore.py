"""Myths and Knights as JSON, both ways: a campaign keeps what it has drawn, whatever becomes of the files.

    tale      {id, name, truth, omens: [6 texts], cast: [{name, stats, note?}], left_alone, known: {vassals, knights,
               seers}, weakness, cure, hex, prompts: {by landmark kind}, shape?, d6?, d12?, credit}
    calling   {id, name, property: [text], ability: {name, text}, passion, seer: {name, look, nature, price},
               prompts: [3 texts], d6?, d12?, credit}
    credit    {source, licence, author, pack?}

Stat blocks stand in the ledger's notation (MB-M8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT, Fields
from realmgen.games.bastionland.lore.model import (
    LANDMARK_KINDS,
    OMENS,
    PROMPTS,
    SIGHTINGS,
    WITNESSES,
    Actor,
    Calling,
    Credit,
    Seer,
    Tale,
)
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.kit.game import Json


def tale_json(tale: Tale) -> Json:
    """A Myth's content as JSON; `tale_of` reads it back without loss."""
    return {
        "id": tale.id,
        "name": tale.name,
        "truth": tale.truth,
        "omens": list(tale.omens),
        "cast": [{"name": a.name, "stats": str(a.stats), **({"note": a.note} if a.note else {})} for a in tale.cast],
        "left_alone": tale.left_alone,
        "known": dict(tale.known),
        "weakness": tale.weakness,
        "cure": tale.cure,
        "hex": tale.hex,
        "prompts": dict(tale.prompts),
        **({"shape": dict(tale.shape)} if tale.shape else {}),
        **_place(tale),
        "credit": _credit_json(tale.credit),
    }


def calling_json(calling: Calling) -> Json:
    """A Knight's entry as JSON; `calling_of` reads it back without loss."""
    seer = calling.seer
    return {
        "id": calling.id,
        "name": calling.name,
        "property": list(calling.belongings),
        "ability": {"name": calling.ability, "text": calling.ability_text},
        "passion": calling.passion,
        "seer": {"name": seer.name, "look": seer.look, "nature": seer.nature, "price": seer.price},
        "prompts": list(calling.prompts),
        **_place(calling),
        "credit": _credit_json(calling.credit),
    }


def _place(entry: Tale | Calling) -> Json:
    return {"d6": entry.d6, "d12": entry.d12} if entry.d6 or entry.d12 else {}


def _credit_json(credit: Credit) -> Json:
    own = {"source": credit.source, "licence": credit.licence, "author": credit.author}
    return {**own, **({"pack": credit.pack} if credit.pack else {})}


def tale_of(fields: Fields) -> Tale:
    """A Myth's content from fields that note the faults; not to be trusted while there are any."""
    return Tale(
        id=fields.text("id", empty=False),
        name=fields.text("name", empty=False),
        truth=_long(fields, "truth"),
        omens=_texts(fields, "omens", OMENS),
        cast=tuple(_cast(fields)),
        left_alone=_long(fields, "left_alone"),
        known=_by(fields, "known", WITNESSES),
        weakness=_long(fields, "weakness"),
        cure=_long(fields, "cure"),
        hex=_long(fields, "hex"),
        prompts=_by(fields, "prompts", LANDMARK_KINDS),
        shape=_by(fields, "shape", SIGHTINGS) if fields.has("shape") else {},
        d6=fields.number("d6", 0, 6, default=0),
        d12=fields.number("d12", 0, 12, default=0),
        credit=_credit(fields.part("credit", default={})),
    )


def calling_of(fields: Fields) -> Calling:
    """A Knight's entry from fields that note the faults; not to be trusted while there are any."""
    ability, seer = fields.part("ability"), fields.part("seer")
    return Calling(
        id=fields.text("id", empty=False),
        name=fields.text("name", empty=False),
        belongings=_texts(fields, "property"),
        ability=ability.text("name"),
        ability_text=_long(ability, "text"),
        passion=_long(fields, "passion"),
        seer=Seer(seer.text("name"), _long(seer, "look"), _long(seer, "nature"), _long(seer, "price")),
        prompts=_texts(fields, "prompts", PROMPTS),
        d6=fields.number("d6", 0, 6, default=0),
        d12=fields.number("d12", 0, 12, default=0),
        credit=_credit(fields.part("credit", default={})),
    )


def _cast(fields: Fields) -> Iterator[Actor]:
    for part in fields.objects("cast"):
        name, note, stats = part.text("name"), part.text("note", default="", longest=LONGEST_TEXT), _long(part, "stats")
        try:
            yield Actor(name, read_stats(stats), note)
        except Unreadable as error:
            part.fault("stats", str(error))


def _credit(fields: Fields) -> Credit:
    parts = (fields.text(key, default="", longest=LONGEST_TEXT) for key in ("source", "licence", "author", "pack"))
    return Credit(*parts)


def _long(fields: Fields, key: str) -> str:
    return fields.text(key, longest=LONGEST_TEXT)


def _by(fields: Fields, name: str, keys: Sequence[str]) -> dict[str, str]:
    """Texts by key; a part that is missing is one fault, not one for each of them."""
    there, part = fields.has(name), fields.part(name)
    return {key: _long(part, key) for key in keys if there}


def _texts(fields: Fields, key: str, count: int | None = None) -> tuple[str, ...]:
    items = fields.items(key)
    if count is not None and fields.has(key) and len(items) != count:
        fields.fault(key, f"has {len(items)} texts, not {count}")
    numbered = Fields({str(n): item for n, item in enumerate(items, 1)}, f"{fields.path}.{key}", fields.faults)
    return tuple(_long(numbered, n) for n in numbered.source)
