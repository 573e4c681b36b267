"""Where content lies: a folder of ours or a pack's files, each file read when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from realmgen.content.tables import read_tables
from realmgen.errors import Unreadable
from realmgen.kit.table import Table
from realmgen.kit.written import Record, Written

ENDINGS = (".yaml", ".csv")
_TYPESET = dict.fromkeys((0xA0, 0x202F, *range(0x2000, 0x200B)), " ") | dict.fromkeys((0xAD, 0x200B, 0x2060), None)
"""Blanks and hidden hyphens of books, which come along when text is copied out of one: plain blanks, and nothing."""
Read = Callable[[], bytes]


@dataclass
class Source:
    """Files of content by their path below the root, `myths/the-bell-below.yaml`, and how each is read.

    `pack` is empty for what came along; `credit` is what a pack says of all its files. A source keeps what it read.
    """

    files: Mapping[str, Read]
    pack: str = ""
    credit: Mapping[str, str] = field(default_factory=dict)
    replaces: bool = False
    _records: dict[tuple[str, str], Record] = field(default_factory=dict)
    _tables: dict[tuple[str, str], Mapping[str, Table]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._stems: dict[str, dict[str, str]] = {}
        for name in sorted(self.files):
            path = PurePosixPath(name)
            if path.suffix in ENDINGS and len(path.parts) <= 2:
                self._stems.setdefault(_folder(path), {}).setdefault(path.stem, name)

    def ids(self, folder: str = "") -> tuple[str, ...]:
        """The files of a folder by their ids; the tables without a folder for an empty name."""
        return tuple(self._stems.get(folder, ()))

    def holds(self, folder: str, id: str) -> bool:
        return id in self._stems.get(folder, ())

    def record(self, folder: str, id: str) -> Record:
        """A file as it is written, its faults with it, which name the pack; KeyError for an id that is not there."""
        if (folder, id) not in self._records:
            name = self._stems[folder][id]
            file = f"{self.pack}/{name}" if self.pack else name
            self._records[folder, id] = read_record(file, self.files[name](), self.pack, self.credit)
        return self._records[folder, id]

    def tables(self, folder: str, id: str) -> Mapping[str, Table]:
        """The tables of a file by id; raises Unreadable with every fault of the file."""
        if (folder, id) not in self._tables:
            found, faults = read_tables(self.record(folder, id), f"{folder}." if folder else "")
            if faults:
                raise Unreadable(*faults)
            self._tables[folder, id] = found
        return self._tables[folder, id]


def read_record(file: str, data: bytes, pack: str = "", credit: Mapping[str, str] | None = None) -> Record:
    """A file's bytes as a record, with the faults found in reading."""
    faults: list[str] = []
    root = _read(file, data, faults)
    return Record(file, PurePosixPath(file).stem, root, pack, credit or {}, tuple(faults))


def _read(file: str, data: bytes, faults: list[str]) -> Written:
    if file.endswith(".csv"):
        from realmgen.content.sheets import read_csv as read
    else:
        from realmgen.content.loading import read_yaml as read
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        faults.append(f"{file}:{line}: not UTF-8 text: byte {error.start} cannot be read; save the file as UTF-8")
        return Written("")
    return read(text if text.isascii() else text.translate(_TYPESET), file, faults)


def folder_source(folder: Path) -> Source:
    """The files of a folder and of the folders in it; only their names are read."""
    paths = [path for ending in ENDINGS for path in (*folder.glob(f"*{ending}"), *folder.glob(f"*/*{ending}"))]
    return Source({path.relative_to(folder).as_posix(): path.read_bytes for path in paths})


def _folder(path: PurePosixPath) -> str:
    return "" if path.parent == PurePosixPath() else path.parent.as_posix()
