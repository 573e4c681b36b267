"""Packages of Datasworn: looked at, kept in the database as packs, and what they add to a world."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from realmgen.content.archives import json_files
from realmgen.errors import Unreadable
from realmgen.games.ironsworn.datasworn import Item, Package, additions, is_package, read_package
from realmgen.games.ironsworn.deeds.packs import UsePack
from realmgen.games.ironsworn.lore import Additions
from realmgen.kit.record import from_json, to_json
from realmgen.service.fold import Recent
from realmgen.service.worlds.lore import KEY
from realmgen.store.values import StoredPack, now

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Done, Play
    from realmgen.store.packs import Packs

ENDINGS = ("json", "tgz", "zip")
KINDS: Mapping[str, str] = {
    "oracle": "oracles",
    "truth": "truths",
    "foe": "foes",
    "region": "regions",
    "move": "moves",
    "asset": "assets",
    "rarity": "rarities",
    "site": "sites",
    "theme": "themes",
    "domain": "domains",
}
"""Kinds of what packages hold, one and many."""
LONGEST_ID, DEEPEST = 60, 100
_ID = re.compile(r"[a-z][a-z0-9_]*")
_SURROGATE = re.compile("[\ud800-\udfff]")
_PACKAGES: Recent[str, Package] = Recent(16)
"""By a pack's sum: the package, read by itself."""
_ADDITIONS: Recent[tuple[str, ...], Additions] = Recent(16)


class Credited(NamedTuple):
    """How many things of a kind are credited in which words."""

    kind: str
    number: int
    words: str


@dataclass(frozen=True, slots=True)
class Report:
    """What a package is and holds. `expands` is the ruleset it builds upon, `counts` are by kind, `remarks` tell what
    is odd and what is made of it; `added` is a time as text, empty while it is not kept."""

    id: str
    title: str
    version: str
    expands: str
    counts: Mapping[str, int]
    credits: tuple[Credited, ...]
    dangling: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    added: str = ""


class _Given(NamedTuple):
    raw: Mapping[str, Any]
    package: Package


def recognised(where: Path | bytes, name: str = "the file") -> bool:
    """Whether there is a package of Datasworn in a file, folder or archive; also when it cannot be read whole."""
    with suppress(Unreadable):
        return any(is_package(raw) for raw in _objects(where, name, []))
    return False


def look_at(where: Path | bytes, play: Play | None = None, name: str = "the file") -> tuple[Report, ...]:
    """What the packages in a file, folder or archive would bring; nothing is kept. Ids that lie in packages that are
    kept already lead there.

    Raises NotFound, and Unreadable with every fault where there is no package.
    """
    return tuple(_report(given.package) for given in _given(where, play, name))


def add(play: Play, where: Path | bytes, name: str = "the file") -> tuple[Report, ...]:
    """Keep packages, each in the place of an older one of its id. Raises as `look_at`, and IllegalCommand when a pack
    for Realms has such an id."""
    kept = []
    for given in _given(where, play, name):
        text = to_json(given.raw)
        files = {f"{given.package.id}.json": text}
        stored = StoredPack(given.package.id, KEY, given.package.title, _sum(text), files, now())
        play.ledger.packs.put(stored)
        kept.append(replace(_report(given.package), added=stored.added))
    return tuple(kept)


def installed(play: Play) -> list[Report]:
    """Every package that is kept, by id."""
    return [_kept(play.ledger.packs, key) for key in sorted(play.ledger.packs.sums(KEY))]


def remove(play: Play, id: str) -> Report:
    """Take a package away; what worlds have drawn from it stays with them. Raises NotFound."""
    report = _kept(play.ledger.packs, id)
    play.ledger.packs.remove(id)
    return report


def keeps(play: Play, id: str) -> bool:
    """Whether a package of an id is kept."""
    return id in play.ledger.packs.sums(KEY)


def use(play: Play, world: Campaign, id: str, on: bool, *, seen: int | None = None) -> Done:
    """Switch a package on or off in a world. Raises NotFound when one that is not kept is switched on, IllegalCommand
    when it is so already."""
    if on:
        play.ledger.packs.get(id, KEY)
    return play.do(world, str(UsePack(id, "on" if on else "off")), seen=seen)


def switched_on(play: Play, world: Campaign) -> tuple[str, ...]:
    """The packages that are on in a world, in the order they were switched on."""
    packs: tuple[str, ...] = play.position(world).state.packs
    return packs


def where_on(play: Play) -> dict[str, list[Campaign]]:
    """By package: the worlds where it is on, also those put away."""
    found: dict[str, list[Campaign]] = {}
    for campaign in play.ledger.campaigns():
        if campaign.game == KEY:
            with suppress(Unreadable):  # a newer program wrote it: what is on there cannot be told
                for pack in switched_on(play, campaign):
                    found.setdefault(pack, []).append(campaign)
    return found


def package_of(store: Packs, id: str) -> Package:
    """A package that is kept, read by itself. Raises NotFound."""
    mark = store.sums(KEY).get(id, "")
    known = _PACKAGES.get(mark)
    if known is not None:
        return known
    stored = store.get(id, KEY)
    (text,) = stored.files.values()
    return _PACKAGES.put(stored.sum, read_package(from_json(text, f"pack {id}")))


def additions_of(store: Packs, ids: Sequence[str]) -> Additions:
    """What packages add to a world where they are on; one that is not kept adds nothing."""
    sums = store.sums(KEY)
    found = [key for key in ids if key in sums]
    marks = tuple(sums[key] for key in found)
    known = _ADDITIONS.get(marks)
    return known or _ADDITIONS.put(marks, additions(*(package_of(store, key) for key in found)))


def items_of(store: Packs, ids: Iterable[str], kind: str = "") -> tuple[Item, ...]:
    """What packages hold that is kept for later, of one kind or of all. Raises NotFound."""
    found = (item for key in ids for item in package_of(store, key).items.values())
    return tuple(item for item in found if kind in ("", item.kind))


def count_words(counts: Mapping[str, int]) -> str:
    """Counts in words, such as `38 oracles, 1 region`."""
    said = ((counts[one], one if counts[one] == 1 else many) for one, many in KINDS.items() if counts.get(one))
    return ", ".join(f"{count} {word}" for count, word in said)


def _report(package: Package) -> Report:
    said = (Credited(kind, number, words) for (kind, words), number in package.credits.items())
    return Report(
        package.id,
        package.title,
        package.version,
        package.expands,
        package.counts,
        tuple(sorted(said, key=lambda one: (list(KINDS).index(one.kind), -one.number))),
        package.dangling,
        package.remarks,
    )


def _kept(store: Packs, id: str) -> Report:
    package = package_of(store, id)
    return replace(_report(package), added=store.get(id, KEY).added)


def _given(where: Path | bytes, play: Play | None, name: str) -> list[_Given]:
    """The packages in there, rulesets first; of one id that with the highest version."""
    faults: list[str] = []
    found = {str(raw["_id"]): raw for raw in sorted(_objects(where, name, faults), key=_version) if is_package(raw)}
    wrong = [own for own in found if not _ID.fullmatch(own) or len(own) > LONGEST_ID]
    faults += [f"package id {own[:80]!r} cannot be used: small letters, digits and _, at most 60" for own in wrong]
    if not found and not faults:
        faults.append(f"there is no package of Datasworn in {name}: its JSON has `_id` and `datasworn_version`")
    if wrong or not found:
        raise Unreadable(*faults)
    others = [package_of(play.ledger.packs, key) for key in play.ledger.packs.sums(KEY)] if play else []
    others = [other for other in others if other.id not in found]
    given: list[_Given] = []
    for raw in sorted(found.values(), key=lambda raw: "ruleset" in raw):
        package = read_package(raw, others)
        others.append(package)
        given.append(_Given(raw, package))
    return given


def _objects(where: Path | bytes, name: str, faults: list[str]) -> Iterator[dict[str, Any]]:
    """The JSON objects in there; what cannot be read is noted among the faults."""
    for path, data in json_files(where, name).items():
        try:
            raw = _cleaned(from_json(data.decode("utf-8-sig"), path))
        except UnicodeDecodeError as error:
            faults.append(f"{path}: not UTF-8 text: byte {error.start} cannot be read")
        except Unreadable as error:
            faults.extend(error.faults)
        else:
            if isinstance(raw, dict):
                yield raw


def _cleaned(value: Any, depth: int = 0) -> Any:
    """JSON without what cannot be kept: halves of signs, and numbers beyond all bounds. Raises Unreadable where it is
    too deep."""
    if depth > DEEPEST:
        raise Unreadable(f"the JSON is nested too deeply: at most {DEEPEST} levels are read")
    if isinstance(value, str):
        return _SURROGATE.sub("\ufffd", value)
    if isinstance(value, list):
        return [_cleaned(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {_SURROGATE.sub("\ufffd", key): _cleaned(item, depth + 1) for key, item in value.items()}
    return None if isinstance(value, float) and value - value != 0 else value


def _version(raw: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d{1,6}", str(raw.get("datasworn_version"))))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
