"""Every fault of what worlds are made from, by file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from realmgen.content import read_tables
from realmgen.games.ironsworn.library import FOES, ORACLES, REGIONS, TRUTHS
from realmgen.games.ironsworn.oracles.reading import read_oracles
from realmgen.games.ironsworn.reading import read_category, read_foe, read_region
from realmgen.service.worlds.lore import KEY

if TYPE_CHECKING:
    from realmgen.kit.written import Record, Written

ONES: Mapping[str, str] = {ORACLES: "oracle", TRUTHS: "truth", REGIONS: "region", FOES: "foe"}
"""By folder: what its files hold; a file of oracles may hold several."""
_READERS: Mapping[str, Callable[[Record], tuple[Any, list[str]]]] = {
    TRUTHS: read_category,
    REGIONS: read_region,
    FOES: read_foe,
}


def is_of_worlds(folder: str) -> bool:
    """Whether the files of a folder of that name are of worlds: tables lie in the folder of the game itself."""
    return folder in ONES or folder == KEY


def check_record(record: Record, folder: str) -> tuple[int, list[str]]:
    """How many a file of such a folder holds, and every fault."""
    if folder == ORACLES:
        oracles, faults = read_oracles(record)
        return len(oracles), faults
    if folder in _READERS:
        return 1, _READERS[folder](record)[1]
    tables, faults = read_tables(record)
    return len(tables), faults


def lost(records: Sequence[tuple[str, Record]]) -> list[str]:
    """What files that belong together, each with its folder, name and none of them has; and oracles that two have."""
    return [*_oracles(_of(records, ORACLES)), *_foes(_of(records, REGIONS), {one.stem for one in _of(records, FOES)})]


def _of(records: Sequence[tuple[str, Record]], wanted: str) -> list[Record]:
    return [record for folder, record in records if folder == wanted]


def _oracles(records: Sequence[Record]) -> Iterator[str]:
    there: dict[str, str] = {}
    for record in records:
        part = record.root.fields.get("oracles")
        for key, oracle in part.fields.items() if part else ():
            if key in there:
                yield f"{record.file}:{oracle.line}: oracle {key!r} stands in {there[key]} already"
            there.setdefault(key, record.file)
    for record in records:
        for line, name in _named(record.root, "oracle"):
            if name not in there:
                yield f"{record.file}:{line}: no file here has an oracle {name!r}"


def _foes(regions: Sequence[Record], there: set[str]) -> Iterator[str]:
    for record in regions if there else ():
        for line, name in _named(record.root, "foes"):
            if name not in there:
                yield f"{record.file}:{line}: no file here is of a foe {name!r}"


def _named(written: Written, key: str, inside: bool = False) -> Iterator[tuple[int, str]]:
    """The texts that stand under a name, however deep, with their lines."""
    if isinstance(written.value, str):
        if inside:
            yield written.line, written.value
        return
    for part in written.value if isinstance(written.value, tuple) else ():
        yield from _named(part, key, inside)
    for name, part in written.fields.items():
        yield from _named(part, key, name == key)
