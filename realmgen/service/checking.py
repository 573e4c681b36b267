"""Every fault of content, by file and line: content finds what the neutral form wants, lore what the game wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from realmgen.content import ENDINGS, read_record, read_tables
from realmgen.content.packs import PACK, Pack, file_bytes, is_zip, read_pack, stray
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.lore import KNIGHTS, MYTHS, SPARKS, name_faults, read_calling, read_tale, spark_faults
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.written import HEADER, Record
from realmgen.service.worlds import checking as worlds

Counts = Mapping[str, int]
"""How many there are of what, as `count_words` tells it."""
FOLDERS = (MYTHS, KNIGHTS, SPARKS)
ONES = {MYTHS: "Myth", KNIGHTS: "Knight", SPARKS: "spark table", **worlds.ONES, "": "table"}
"""By folder: what one of its files is; a file of tables outside of folders may hold several."""
_PACKED = dict.fromkeys(HEADER[1:], "")
"""What files that belong to a pack need not say themselves."""


def check_path(path: Path) -> Counts:
    """What a file holds, a pack, or a folder with all that lies below it.

    Raises Unreadable with every fault, each with file and line, NotFound when there is nothing to read.
    """
    if not path.exists():
        raise NotFound(f"there is no file or folder {str(path)!r}")
    if is_zip(path) or path.name == PACK:
        return check_pack(read_pack(path.parent if path.name == PACK else path))
    counts: Counter[str] = Counter()
    faults: list[str] = []
    for found in _packs_below(path):
        _gather(found, path, counts, faults)
    _check_loose(path, counts, faults)
    if faults:
        raise Unreadable(*faults)
    if not counts:
        raise NotFound(f"there is no content in {str(path)!r}: its files end in {' or '.join(ENDINGS)}")
    return counts


def check_pack(pack: Pack) -> Counts:
    """What a pack holds; raises Unreadable with every fault of all its files."""
    counts: Counter[str] = Counter()
    faults = [*pack.faults, *stray(pack, FOLDERS)]
    if pack.game and pack.game != Rules.key:
        faults.append(f"{PACK}:{pack.lines['game']}: game {pack.game!r} is not known: {Rules.key}")
    for name, data in pack.files.items():
        path = PurePosixPath(name)
        folder = path.parent.as_posix() if path.parent.parts else ""
        if name != PACK and folder in ("", *FOLDERS):
            _count(read_record(name, data, pack.id or PACK, {**_PACKED, **pack.credit}), folder, counts, faults)
    if len(pack.files) == 1:
        faults.append(f"{PACK}:1: the pack holds nothing else: put Myths, Knights, sparks or tables beside it")
    if faults:
        raise Unreadable(*faults)
    return counts


def count_words(counts: Counts) -> str:
    """Counts in words, such as `2 Myths, 1 spark table`."""
    kinds = ((counts[folder], one) for folder, one in ONES.items() if counts.get(folder))
    return ", ".join(f"{count} {one}{'s' * (count != 1)}" for count, one in kinds)


def _count(record: Record, folder: str, counts: Counter[str], faults: list[str]) -> None:
    kind = folder if folder in ONES else ""
    count, found = worlds.check_record(record, folder) if worlds.is_of_worlds(folder) else _check(record, kind)
    counts[kind] += count
    faults += found


def _check(record: Record, folder: str) -> tuple[int, list[str]]:
    """How many a file of a folder holds, and every fault."""
    if folder in (MYTHS, KNIGHTS):
        if record.file.endswith(".csv"):
            return 1, [f"{record.file}:1: a {ONES[folder]} is written as YAML, only tables may be CSV"]
        try:
            read_tale(record) if folder == MYTHS else read_calling(record)
        except Unreadable as error:
            return 1, list(error.faults)
        return 1, []
    if folder == SPARKS:
        tables, faults = read_tables(record, f"{SPARKS}.")
        own = spark_faults(record, tables) if record.root.fields else []
        return 1, [*faults, *own, *name_faults(record, f"{SPARKS}.")]
    tables, faults = read_tables(record)
    return len(tables), [*faults, *name_faults(record)]


def _gather(folder: Path, root: Path, counts: Counter[str], faults: list[str]) -> None:
    """Check a pack below a folder; its faults are told from that folder on."""
    prefix = "" if folder == root else f"{folder.relative_to(root).as_posix()}/"
    try:
        counts.update(check_pack(read_pack(folder)))
    except Unreadable as error:
        faults += (prefix + fault for fault in error.faults)


def _check_loose(path: Path, counts: Counter[str], faults: list[str]) -> None:
    """Check the files below a path that are in no pack."""
    twins: dict[Path, str] = {}
    read: list[tuple[str, Record]] = []
    for file in _loose(path):
        name = file.relative_to(path).as_posix() if file != path else file.name
        twin = twins.setdefault(file.with_suffix(""), name)
        if twin != name:
            faults.append(f"{name}:1: {twin} has the same id: give one of them another")
        known = len(faults)
        data = file_bytes(file, name, faults)
        if len(faults) == known:
            read.append((file.absolute().parent.name, _loose_record(name, file, data)))
            _count(read[-1][1], read[-1][0], counts, faults)
    faults += worlds.lost(read) if path.is_dir() else []


def _packs_below(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from (found.parent for found in sorted(path.rglob(PACK)))


def _loose(path: Path) -> Iterator[Path]:
    """The content files that are in no pack below a path."""
    if path.is_file():
        yield path
        return
    packs = set(_packs_below(path))
    for file in sorted(path.rglob("*")):
        if file.suffix in ENDINGS and file.is_file() and not packs & {file.parent, *file.parents}:
            yield file


def _loose_record(name: str, file: Path, data: bytes) -> Record:
    """A file by itself; the one that lies in a pack's folder is read as the pack's."""
    packed = any((folder / PACK).is_file() for folder in file.absolute().parents[:2])
    if packed or file.suffix == ".csv":
        return read_record(name, data, PACK, _PACKED)
    return read_record(name, data)
