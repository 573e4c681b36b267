"""What the page of Myths shows: where each stands in its Omens, who knows what, and Myths from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from realmgen.content.source import read_record
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.lore import tale_of
from realmgen.games.bastionland.lore import Library, Tale
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS, OMENS, WITNESSES
from realmgen.games.bastionland.lore.reading import read_tale
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.phrases import away
from realmgen.kit.chance import fresh_seed, stream
from realmgen.service.placing import put_text
from realmgen.service.printing import slug

MET, NEXT, TO_COME = "met", "next", "to come"
HAND = "by-hand"
WORDS = {
    "name": "Name",
    "truth": "Truth",
    **{f"omen{n}": f"Omen {n}" for n in range(1, OMENS + 1)},
    "cast": "Cast",
    **{f"known.{who}": f"What {who.capitalize()} know" for who in WITNESSES},
    "weakness": "Weakness",
    "cure": "Cure",
    "left_alone": "Left alone",
    "hex": "Its hex",
    **{f"prompts.{kind}": kind.capitalize() for kind in LANDMARK_KINDS},
}
"""By field of the form: what it is called."""
_CAST = re.compile(r"(?P<name>[^:]+):\s*(?P<stats>[^;]*)(?:;\s*(?P<note>.*))?")


class Omen(NamedTuple):
    """An Omen, and whether it was met, is next or is to come."""

    number: int
    text: str
    stands: str


class Standing(NamedTuple):
    """A Myth as it stands: how many Omens were met, the way there from the Company (empty while they are nowhere), and
    how it ended (empty while it is open)."""

    myth: Myth
    met: int
    omens: tuple[Omen, ...]
    way: str
    ended: str


def standings(state: State) -> list[Standing]:
    """Every Myth of the Realm: those that are open first, by number."""
    realm = state.realm
    if realm is None:
        return []
    order = sorted(realm.myths, key=lambda myth: (myth.number in state.resolved, myth.number))
    return [_standing(state, myth) for myth in order]


def _standing(state: State, myth: Myth) -> Standing:
    met, realm, at = state.omens.get(myth.number, 0), state.realm, state.company.at
    assert realm
    texts = myth.tale.omens if myth.tale else ("",) * OMENS
    omens = tuple(Omen(n, text, _stands(n, met)) for n, text in enumerate(texts, 1))
    far = "" if not at else "here" if at == myth.at else away(realm, at, myth.at)
    return Standing(myth, met, omens, far, state.resolved.get(myth.number, ""))


def _stands(number: int, met: int) -> str:
    return MET if number <= met else NEXT if number == met + 1 else TO_COME


def knowledge(myth: Myth) -> dict[str, str]:
    """By witness: what they know of a Myth; of Vagabonds what is to be seen at its hex (MB-345 to MB-348)."""
    tale = myth.tale
    if tale is None:
        return {"vagabonds": myth.mark} if myth.mark else {}
    told = {"vassals": tale.known.get("vassals", ""), "knights": tale.known.get("knights", "")}
    seers = " ".join(filter(None, [f"Its name, {tale.name}.", tale.known.get("seers", "")]))
    return {who: text for who, text in {**told, "vagabonds": myth.mark or tale.hex, "seers": seers}.items() if text}


def titles(library: Library) -> dict[str, str]:
    """By id: every Myth of the library by name."""
    found = {key: library.tale(key).name for key in library.tale_ids}
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def drawn(state: State, library: Library) -> Tale:
    """A Myth the Realm does not have; raises NotFound when it has them all."""
    here = {myth.tale.id for myth in state.realm.myths if myth.tale} if state.realm else set()
    left = [key for key in library.tale_ids if key not in here]
    if not left:
        raise NotFound("the library has no Myth that this Realm does not have: bring a pack, or write one by hand")
    return library.tale(stream(fresh_seed(), "swap").pick(left))


def fields(tale: Tale | None) -> dict[str, str]:
    """A Myth as the fields of the form have it."""
    if tale is None:
        return dict.fromkeys(WORDS, "")
    cast = "\n".join(f"{a.name}: {a.stats}{f'; {a.note}' if a.note else ''}" for a in tale.cast)
    same = {key: str(getattr(tale, key)) for key in ("name", "truth", "weakness", "cure", "left_alone", "hex")}
    omens = {f"omen{n}": text for n, text in enumerate(tale.omens, 1)}
    known = {f"known.{who}": tale.known.get(who, "") for who in WITNESSES}
    prompts = {f"prompts.{kind}": tale.prompts.get(kind, "") for kind in LANDMARK_KINDS}
    return {key: {**same, **omens, "cast": cast, **known, **prompts}.get(key, "") for key in WORDS}


def written_text(at: str, said: Mapping[str, str]) -> str:
    """The command that writes a Myth of the form into a hex; raises Unreadable, a fault for each wrong field."""
    text = {key: " ".join(said.get(key, "").split()) for key in WORDS if key != "cast"}
    faults = [] if text["name"] else ["Name is empty: write what the Myth is called"]
    source = {
        "id": slug(text["name"]) or HAND,
        **{key: text[key] for key in ("name", "truth", "weakness", "cure", "left_alone", "hex")},
        "omens": [text[f"omen{n}"] for n in range(1, OMENS + 1)],
        "cast": _cast(said.get("cast", ""), faults),
        "known": {who: text[f"known.{who}"] for who in WITNESSES},
        "prompts": {kind: text[f"prompts.{kind}"] for kind in LANDMARK_KINDS},
    }
    found: list[str] = []
    tale = tale_of(Fields(source, "Myth", found)) if not faults else None
    if tale is None or found:
        raise Unreadable(*faults, *found)
    return put_text(at, tale)


def _cast(lines: str, faults: list[str]) -> list[dict[str, str]]:
    """Who is met, a line each: `Grey Brothers: VIG 8, CLA 5, SPI 13, 2GD, cold grip d6; iron alone stops them`."""
    found = []
    for number, line in enumerate(filter(str.strip, lines.splitlines()), 1):
        parts = _CAST.fullmatch(line.strip())
        if parts is None:
            faults.append(f"Cast, line {number}, is {line.strip()!r}: write `name: VIG 8, CLA 5, SPI 13, 2GD; note`")
            continue
        found.append({key: value.strip() for key, value in parts.groupdict(default="").items()})
    return found


def imported_text(at: str, name: str, data: bytes) -> str:
    """The command that puts a Myth from a file into a hex; raises Unreadable with every fault by its line."""
    tale = read_tale(read_record(name, data, HAND))
    return put_text(at, replace(tale, credit=replace(tale.credit, pack="")))


def template(tale: Tale) -> bytes:
    """A file as `imported_text` reads it, filled in with this Myth as an example."""
    entry = fields(tale)
    cast = [{"name": a.name, "stats": str(a.stats), **({"note": a.note} if a.note else {})} for a in tale.cast]
    parts = {
        "id": tale.id,
        "source": tale.credit.source or "our table",
        "licence": tale.credit.licence or "for our table alone",
        "author": tale.credit.author or "the game master",
        "name": tale.name,
        "truth": tale.truth,
        "omens": list(tale.omens),
        "cast": cast,
        "left_alone": tale.left_alone,
        "known": {who: entry[f"known.{who}"] for who in WITNESSES},
        "weakness": tale.weakness,
        "cure": tale.cure,
        "hex": tale.hex,
        "prompts": {kind: entry[f"prompts.{kind}"] for kind in LANDMARK_KINDS},
    }
    return ("\n".join(_yaml(parts)) + "\n").encode()


def _yaml(parts: Mapping[str, object]) -> list[str]:
    """Lines of a file that is easy to write over: texts stand in quotes."""
    found: list[str] = []
    for key, value in parts.items():
        if isinstance(value, Mapping):
            found += [f"{key}:", *(f"  {name}: {_quoted(text)}" for name, text in value.items())]
        elif isinstance(value, list):
            found += [f"{key}:", *(f"  - {_item(one)}" for one in value)]
        else:
            found.append(f"{key}: {_quoted(value)}")
    return found


def _item(value: object) -> str:
    if isinstance(value, Mapping):
        return "\n    ".join(f"{key}: {_quoted(text)}" for key, text in value.items())
    return _quoted(value)


def _quoted(value: object) -> str:
    return json.dumps(str(value), ensure_ascii=False)
