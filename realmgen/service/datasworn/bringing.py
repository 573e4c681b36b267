"""Packages on their way in: looked at, and kept in the database as packs."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from realmgen.content.archives import json_files
from realmgen.errors import Unreadable
from realmgen.games.ironsworn.datasworn import Package, is_package, read_package
from realmgen.kit.record import from_json, to_json
from realmgen.service.datasworn.kept import package_of
from realmgen.service.datasworn.reports import Report, report_of
from realmgen.service.fold import Recent
from realmgen.service.worlds.lore import KEY
from realmgen.store.values import StoredPack, now

if TYPE_CHECKING:
    from realmgen.service.play import Play


class _Given(NamedTuple):
    raw: Mapping[str, Any]
    package: Package


ENDINGS = ("json", "tgz", "zip")
LONGEST_ID, DEEPEST = 60, 100
THE_FILE = "the file"
_LOOKED: Recent[tuple[str, ...], list[_Given]] = Recent(4)
"""By the sum of a file and those of the packs that are kept: what is in it."""
_ID = re.compile(r"[a-z][a-z0-9_]*")
_SURROGATE = re.compile("[\ud800-\udfff]")


def recognised(where: Path | bytes, name: str = THE_FILE) -> bool:
    """Whether there is a package of Datasworn in a file, folder or archive; also when it cannot be read whole."""
    with suppress(Unreadable):
        return any(is_package(raw) for raw in _objects(where, name, []))
    return False


def look_at(where: Path | bytes, play: Play | None = None, name: str = THE_FILE) -> tuple[Report, ...]:
    """What the packages in a file, folder or archive would bring; nothing is kept. Ids that lie in packages that are
    kept already lead there.

    Raises NotFound, and Unreadable with every fault where there is no package.
    """
    return tuple(report_of(given.package) for given in _given(where, play, name))


def add(play: Play, where: Path | bytes, name: str = THE_FILE) -> tuple[Report, ...]:
    """Keep packages, each in the place of an older one of its id. Raises as `look_at`, and IllegalCommand when a pack
    for Realms has such an id."""
    kept = []
    for raw, package in _given(where, play, name):
        text = to_json(raw)
        stored = StoredPack(package.id, KEY, package.title, _sum(text), {f"{package.id}.json": text}, now())
        play.ledger.packs.put(stored)
        kept.append(report_of(package, stored.added))
    return tuple(kept)


def _given(where: Path | bytes, play: Play | None, name: str) -> list[_Given]:
    """The packages in there; those in bytes, which a page asks for time and again, are read once."""
    if isinstance(where, Path):
        return _read(where, play, name)
    sums = sorted(play.ledger.packs.sums(KEY).values()) if play else []
    mark = (hashlib.sha256(where).hexdigest(), name, *sums)
    return _LOOKED.get(mark) or _LOOKED.put(mark, _read(where, play, name))


def _read(where: Path | bytes, play: Play | None, name: str) -> list[_Given]:
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
