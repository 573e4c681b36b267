"""Every fault of what worlds are made from, by file and line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from realmgen.content import read_tables
from realmgen.games.ironsworn.library import FOES, ORACLES, REGIONS, TRUTHS
from realmgen.games.ironsworn.oracles.reading import read_oracles
from realmgen.games.ironsworn.reading import read_category, read_foe, read_region
from realmgen.service.worlds.lore import KEY

if TYPE_CHECKING:
    from realmgen.kit.written import Record

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
