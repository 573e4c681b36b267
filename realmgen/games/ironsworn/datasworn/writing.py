"""Our oracles, truths, foes and regions as a package of Datasworn 0.1: an expansion of the classic rulebook.

What the schema has no place for stands under `_realmgen`, which others pass over and `read_package` knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from realmgen.games.ironsworn.datasworn.sources import licence_url
from realmgen.games.ironsworn.lore import Category, Credit, Foe, Idea, Lore, Option, RegionLore
from realmgen.games.ironsworn.model import RANKS, Repeat
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then

Json = dict[str, Any]
V = TypeVar("V")
PACKAGE, RULESET, SCHEMA = "realmgen", "classic", "0.1.0"
EXTRA = "_realmgen"
TITLE, AUTHORS = "Ironsworn worlds, in our own words", ("Shawn Tomkin", "the realmgen project")
DATE, URL, LICENCE = "2026-11-30", "https://ironswornrpg.com", "CC BY-NC-SA 4.0"
REPEATS: Mapping[Repeat, str] = {
    "reroll": "reroll",
    "keep": "keep",
    "worse": "make_it_worse",
    "dramatic": "make_it_worse",
}
SECTIONS = ("moves", "assets", "rarities", "delve_sites", "site_themes", "site_domains")
"""What a package may have and ours is without."""
HEADINGS: Mapping[str, str] = {
    "ironlander": "Ironlanders",
    "firstborn": "Firstborn",
    "animal": "Animals",
    "beast": "Beasts",
    "horror": "Horrors",
}


def written(lore: Lore) -> Json:
    """The package. What other packs add to the lore is left out."""
    oracles = [oracle for oracle in lore.oracles.values() if not oracle.pack]
    foes = [foe for foe in lore.foes.values() if not foe.pack]
    paths = {oracle.id: f"{_key(oracle.group)}/{_key(oracle.id)}" for oracle in oracles}
    found: Json = {
        "_id": PACKAGE,
        "type": "expansion",
        "ruleset": RULESET,
        "datasworn_version": SCHEMA,
        **_source({"source": TITLE, "licence": LICENCE}, AUTHORS),
        "oracles": _collections(
            "oracle", oracles, lambda one: one.group, lambda one: _oracle(one, paths), {"oracle_type": "tables"}
        ),
        "npcs": _collections("npc", foes, lambda one: HEADINGS.get(one.kind, one.kind.capitalize()), _foe),
        "atlas": _collections("atlas", lore.regions, lambda one: "Ironlands", _region),
        "truths": {_key(truth.key): _truth(truth) for truth in lore.truths.values() if not truth.pack},
    }
    return found | {section: {} for section in SECTIONS}


def _collections(
    kind: str,
    things: Iterable[V],
    heading: Callable[[V], str],
    write: Callable[[V], Json],
    more: Mapping[str, str] | None = None,
) -> Json:
    """Things in collections by their heading, each under the end of its id."""
    groups: dict[str, list[V]] = {}
    for thing in things:
        groups.setdefault(heading(thing), []).append(thing)
    found: Json = {}
    for title, group in groups.items():
        contents = {one["_id"].rpartition("/")[2]: one for one in map(write, group)}
        source = next(iter(contents.values()))["_source"]
        found[_key(title)] = {
            "_id": f"{kind}_collection:{PACKAGE}/{_key(title)}",
            "type": f"{kind}_collection",
            "name": title,
            **(more or {}),
            "_source": source,
            "contents": contents,
            "collections": {},
        }
    return found


def _oracle(oracle: Oracle, paths: Mapping[str, str]) -> Json:
    path = f"{PACKAGE}/{paths[oracle.id]}"
    found: Json = {
        "_id": f"oracle_rollable:{path}",
        "type": "oracle_rollable",
        "oracle_type": "table_text",
        "name": oracle.title,
        "dice": f"1d{oracle.die}",
        "column_labels": {"roll": "Roll", "text": "Result"},
        "rows": [_row(n, row, path, paths) for n, row in enumerate(oracle.rows)],
        "_source": _credit(oracle.credit),
    }
    also = [f"oracle_rollable:{PACKAGE}/{paths[other]}" for other in oracle.also if other in paths]
    texts = {"summary": oracle.ask, "match": {"text": oracle.match} if oracle.match else "", "suggestions": also}
    return found | {key: text for key, text in texts.items() if text} | _extra(number=oracle.number)


def _row(number: int, row: Row, path: str, paths: Mapping[str, str]) -> Json:
    found: Json = {
        "_id": f"oracle_rollable.row:{path}.{number}",
        "roll": {"min": row.low, "max": row.high},
        "text": row.text,
    }
    if row.then:
        found["oracle_rolls"] = [_again(then, paths) for then in row.then]
    if row.form:
        parts = (f"{{{{text>oracle_rollable:{PACKAGE}/{paths[then.oracle]}}}}}" for then in row.then if then.oracle)
        found["template"] = {"text": _filled(row.form, list(parts))}
    return found | _extra(grade=row.grade, move=row.move)


def _filled(form: str, parts: list[str]) -> str:
    return re.sub(r"\{(\d)\}", lambda part: parts[int(part[1]) - 1], form)


def _again(then: Then, paths: Mapping[str, str]) -> Json:
    found: Json = {
        "oracle": f"oracle_rollable:{PACKAGE}/{paths[then.oracle]}" if then.oracle else None,
        "dice": None,
        "auto": then.auto,
        "duplicates": REPEATS[then.repeat],
        "number_of_rolls": then.times,
    }
    return found | (_extra(repeat=then.repeat) if then.repeat == "dramatic" else {})


def _truth(truth: Category) -> Json:
    path = f"{PACKAGE}/{_key(truth.key)}"
    lows = (1, *(share + 1 for share in truth.shares))
    ranges = [{"min": low, "max": high} for low, high in zip(lows, truth.shares, strict=False)]
    options = [_option(n, option, ranges[n], path) for n, option in enumerate(truth.options)]
    found: Json = {"_id": f"truth:{path}", "type": "truth", "name": truth.title, "dice": "1d100", "options": options}
    return found | ({"summary": truth.question} if truth.question else {}) | {"_source": _credit(truth.credit)}


def _option(number: int, option: Option, span: Json, path: str) -> Json:
    found: Json = {
        "_id": f"truth.option:{path}.{number}",
        "roll": span,
        "summary": option.title,
        "description": option.text,
        "quest_starter": option.idea.text,
        "oracles": {},
    }
    return found | _extra(idea=_idea(option.idea), lore=option.lore)


def _foe(foe: Foe) -> Json:
    path = f"{PACKAGE}/{_key(HEADINGS.get(foe.kind, foe.kind))}/{_key(foe.key)}"
    rank = RANKS.index(foe.rank) + 1
    variants: Json = {}
    for kind in foe.kinds:
        name, _, said = kind.partition(": ")
        variants[_key(name)] = {
            "_id": f"npc.variant:{path}.{_key(name)}",
            "name": name,
            "rank": rank,
            "nature": foe.kind.capitalize(),
            "description": said,
        }
    found: Json = {
        "_id": f"npc:{path}",
        "type": "npc",
        "name": foe.name,
        "rank": rank,
        "nature": foe.kind.capitalize(),
        "features": list(foe.features),
        "drives": list(foe.drives),
        "tactics": list(foe.tactics),
        "variants": variants,
        "description": foe.text,
        "quest_starter": foe.idea.text,
    }
    question = {"your_truth": foe.question} if foe.question else {}
    return found | question | {"_source": _credit(foe.credit)} | _extra(idea=_idea(foe.idea))


def _region(region: RegionLore) -> Json:
    found: Json = {
        "_id": f"atlas_entry:{PACKAGE}/ironlands/{_key(region.name)}",
        "type": "atlas_entry",
        "name": region.name,
        "features": list(region.features),
        "description": region.text,
        "quest_starter": region.idea.text,
        "_source": _credit(region.credit),
    }
    return found | _extra(idea=_idea(region.idea), styles=list(region.styles), foes=list(region.foes))


def _idea(idea: Idea) -> Json:
    return {"title": idea.title, "region": idea.region, "rank": idea.rank}


def _extra(**values: Any) -> Json:
    """What is ours alone, as far as there is any."""
    kept = {key: value for key, value in values.items() if value}
    return {EXTRA: kept} if kept else {}


def _credit(credit: Credit) -> Json:
    return _source(credit, (credit.get("author", ""),))


def _source(credit: Credit, authors: Iterable[str]) -> Json:
    return {
        "title": credit.get("source") or TITLE,
        "authors": [{"name": author} for author in authors if author],
        "date": DATE,
        "license": licence_url(credit.get("licence", "")),
        "url": URL,
    }


def _key(text: str) -> str:
    """A text as a key of the schema: small letters and lines."""
    return re.sub(r"[^a-z]+", "_", text.lower()).strip("_") or "other"
