"""Everything that is in a package, found by its id in whatever collection or item it lies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from realmgen.games.ironsworn.datasworn.notes import Notes
from realmgen.games.ironsworn.datasworn.shapes import CollectionShape, OptionShape, Raw, TruthShape
from realmgen.games.ironsworn.datasworn.sources import credit_of
from realmgen.games.ironsworn.lore import Credit

KINDS = ("oracle", "truth", "foe", "region", "move", "asset", "rarity", "site", "theme", "domain")
COLLECTED = {"oracles": "oracle", "moves": "move", "assets": "asset", "npcs": "foe", "atlas": "region"}
"""By section: the kind of what its collections hold."""
LOOSE = {
    "truths": "truth",
    "rarities": "rarity",
    "delve_sites": "site",
    "site_themes": "theme",
    "site_domains": "domain",
}
"""By section: the kind of what lies in no collection."""
DEEPEST = 12
"""How far collections may lie in each other."""
_OURS = re.compile(r"[a-z0-9-]+(?:/[a-z0-9-]+)?")
"""How ids of ours look, such as `action`: those of packages say of which package they are."""


class Found(NamedTuple):
    """Something in a package. `groups` are the headings it stands under, `labels` those of the columns it is one of."""

    kind: str
    id: str
    raw: Raw
    groups: tuple[str, ...]
    credit: Credit
    labels: Mapping[str, str] = {}


class Walker:
    """Walks a package; what has no id is given one by its place, what has the id of another is left out."""

    def __init__(self, raw: Raw, credit: Credit, notes: Notes) -> None:
        self._raw, self._credit, self._notes = raw, credit, notes
        self._seen: set[str] = set()

    def all(self) -> Iterator[Found]:
        """In the order of the file."""
        own = str(self._raw.get("_id"))
        for section in (*COLLECTED, *LOOSE):
            parts = CollectionShape.of({"contents": self._raw.get(section)}, self._notes, f"{own}/{section}").contents
            for key, raw in parts.items():
                place = f"{own}/{section}/{key}"
                if section in LOOSE:
                    yield from self._item(LOOSE[section], raw, place, (), self._credit)
                else:
                    yield from self._collection(COLLECTED[section], raw, place, (), self._credit)

    def _collection(self, kind: str, raw: Raw, place: str, groups: tuple[str, ...], above: Credit) -> Iterator[Found]:
        shape = CollectionShape.of(raw, self._notes, place)
        if len(groups) == DEEPEST:
            self._notes.say(place, f"collections {DEEPEST} deep", "those below are left out")
            return
        credit = credit_of(raw, above, self._notes, place)
        inner = (*groups, shape.name or place.rpartition("/")[2])
        for key, item in shape.contents.items():
            labels = shape.labels if kind == "oracle" else {}
            yield from self._item(kind, item, f"{place}/{key}", inner, credit, labels)
        for key, part in shape.collections.items():
            yield from self._collection(kind, part, f"{place}/{key}", inner, credit)

    def _item(
        self,
        kind: str,
        raw: Raw,
        place: str,
        groups: tuple[str, ...],
        above: Credit,
        labels: Mapping[str, str] | None = None,
    ) -> Iterator[Found]:
        """An item and the oracles that lie in it."""
        own = self._id(raw, place)
        if own in self._seen:
            self._notes.say(own, "an id that stands twice", "the second is left out")
            return
        self._seen.add(own)
        credit = credit_of(raw, above, self._notes, own)
        yield Found(kind, own, raw, groups, credit, labels or {})
        name = str(raw.get("name") or place.rpartition("/")[2])
        for key, table in self._tables(kind, raw, own):
            yield from self._item("oracle", table, f"{own}/{key}", (*groups, name), credit)

    def _tables(self, kind: str, raw: Raw, id: str) -> Iterator[tuple[str, Raw]]:
        """The oracles in an item: in a move, an ability of an asset, an option of a truth."""
        if kind == "oracle":
            return
        options = TruthShape.of(raw, self._notes, id).options if kind == "truth" else ()
        for number, option in enumerate(options):
            yield from self._of_option(number, option, raw, id)
        for part in (raw, *_dicts(raw.get("abilities"))):
            if kind in ("move", "asset") and isinstance(part.get("oracles"), dict):
                yield from CollectionShape.of({"contents": part["oracles"]}, self._notes, id).contents.items()

    def _of_option(self, number: int, option: OptionShape, raw: Raw, id: str) -> Iterator[tuple[str, Raw]]:
        yield from option.oracles.items()
        if option.table:
            named = {"_id": f"{id}/{number}", "name": f"{raw.get('name') or 'Option'} {number + 1}"}
            yield str(number), {**named, **option.table}

    def _id(self, raw: Raw, place: str) -> str:
        """Its id, but for one that something of ours may have."""
        given = raw.get("_id")
        if isinstance(given, str) and given and not _OURS.fullmatch(given):
            return given
        self._notes.say(place, f"id {given!r}", f"{place} is taken for it")
        return place


def titles(raw: Any) -> dict[str, str]:
    """The names of everything that has an id, by it."""
    found: dict[str, str] = {}
    left = [raw]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            if isinstance(value.get("_id"), str) and isinstance(value.get("name"), str):
                found[value["_id"]] = value["name"]
            left += value.values()
        elif isinstance(value, list):
            left += value
    return found


def _dicts(value: object) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
