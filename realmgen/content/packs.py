"""Packs: folders or zip files of content that a game master adds. What they say of themselves is in `pack.yaml`:

id: my-book                letters, digits and hyphens
title: What I typed in from my book
game: bastionland
source: the book's name    where the words come from, for all files that do not say otherwise
licence: for my own table
author: who wrote it
mode: add                  to what is there, or replace it
"""

from __future__ import annotations

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from pathlib import Path, PurePosixPath

from realmgen.content.source import ENDINGS, Source, read_record
from realmgen.errors import NotFound, Unreadable
from realmgen.kit.written import HEADER, Form

PACK = "pack.yaml"
LONGEST_ID = 60
MODES = ("add", "replace")
MOST_FILES, MOST_BYTES, MOST_OF_ONE, MOST_SEEN = 2_000, 16_000_000, 1_000_000, 20_000
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ENCRYPTED = 0x1
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
BROKEN = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    struct.error,
    NotImplementedError,
    EOFError,
    ValueError,
)
"""What a spoilt zip makes zipfile raise."""


@dataclass(frozen=True)
class Pack:
    """A pack as it was read; `files` by their path in it, `pack.yaml` among them. `faults` are those of `pack.yaml`,
    and `lines` says where its fields stand."""

    id: str
    title: str
    game: str
    mode: str
    credit: Mapping[str, str]
    files: Mapping[str, bytes]
    lines: Mapping[str, int]
    faults: tuple[str, ...] = ()

    @property
    def replaces(self) -> bool:
        return self.mode == "replace"

    def source(self) -> Source:
        """Its content, each file read when it is first asked for."""
        files = {name: (lambda data=data: data) for name, data in self.files.items() if name != PACK}
        return Source(files, self.id, self.credit, self.replaces)


def read_pack(where: Path | bytes) -> Pack:
    """A pack from a folder, a zip file, or the bytes of one. Its content is not looked at yet.

    Raises NotFound, and Unreadable with every fault of its files' names and sizes, or when it is no pack at all.
    """
    if isinstance(where, bytes):
        return pack_of(_unzipped(where))
    try:
        return pack_of(_gathered(where) if where.is_dir() else _unzipped(_file(where)))
    except OSError as error:
        raise Unreadable(f"{str(error.filename or where)!r} cannot be read: {error.strerror}") from error


def _file(path: Path) -> bytes:
    if not path.exists():
        raise NotFound(f"there is no file or folder {str(path)!r}")
    if not path.is_file():
        raise Unreadable(f"{str(path)!r} is neither a folder nor a zip file")
    if path.stat().st_size > MOST_BYTES:
        raise Unreadable(f"{path.name} is too big for a pack: at most {MOST_BYTES:,} bytes")
    return path.read_bytes()


def pack_of(files: Mapping[str, bytes]) -> Pack:
    """A pack from its files, with every fault of `pack.yaml`; raises Unreadable when there is no `pack.yaml`."""
    if PACK not in files:
        raise Unreadable(f"this is no pack: it holds no {PACK}, which says what it is")
    form = Form.of(read_record(PACK, files[PACK]))
    lines = {key: form.line_of(key) for key in form.left}
    own, title, game = form.text("id", most=LONGEST_ID), form.text("title", most=80), form.text("game", most=60)
    credit = {key: form.text(key, most=400) for key in HEADER[1:]}
    mode = form.text("mode", most=60)
    if own and not _ID.fullmatch(own):
        form.fault(lines["id"], f"`id` {own!r} must be small letters and digits, with hyphens between them")
    if mode and mode not in MODES:
        form.fault(lines["mode"], f"`mode` {mode!r} must be {' or '.join(MODES)}")
    form.finish()
    return Pack(own, title, game, mode, credit, dict(files), lines, tuple(form.faults))


def is_zip(path: Path) -> bool:
    """Whether a file is a zip, whatever it is called."""
    return path.is_file() and zipfile.is_zipfile(path)


def _gathered(folder: Path) -> dict[str, bytes]:
    """The content files of a folder and of all folders in it; links are not followed."""
    faults: list[str] = []
    files: dict[str, bytes] = {}
    paths = list(islice(folder.rglob("*"), MOST_SEEN))
    if len(paths) == MOST_SEEN:
        raise Unreadable(f"{str(folder)!r} holds {MOST_SEEN:,} files or more: too many for a pack")
    for path in sorted(paths):
        name = path.relative_to(folder).as_posix()
        if _litter(name) or not _content(name, faults):
            continue
        if path.is_symlink() or not path.is_file():
            faults.append(f"{name}:1: this is no plain file: a pack's files lie in it, not elsewhere")
        else:
            files[name] = file_bytes(path, name, faults)
    return _counted(files, faults)


def file_bytes(path: Path, name: str, faults: list[str]) -> bytes:
    """A content file; empty, with a fault, when it is too big or cannot be read."""
    try:
        if path.stat().st_size <= MOST_OF_ONE:
            return path.read_bytes()
        faults.append(_too_big(name))
    except OSError as error:
        faults.append(f"{name}:1: cannot be read: {error.strerror}")
    return b""


def _content(name: str, faults: list[str]) -> bool:
    """Whether a file is content by its ending; one that only looks like it is a fault."""
    ending = PurePosixPath(name).suffix
    meant = {".yml": ".yaml"}.get(ending.lower(), ending.lower())
    if ending not in ENDINGS and meant in ENDINGS:
        faults.append(f"{name}:1: the file's name must end in {meant}")
    return ending in ENDINGS


def _unzipped(data: bytes) -> dict[str, bytes]:
    """The content files of a zip, whatever else lies in it; sizes are those that come out, not those it claims."""
    if len(data) > MOST_BYTES:
        raise Unreadable(f"the pack is too big: at most {MOST_BYTES:,} bytes")
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _members(archive)
    except BROKEN as error:
        raise Unreadable(f"this is no zip file that can be read: {error}") from error


def _members(archive: zipfile.ZipFile) -> dict[str, bytes]:
    infos = {info: _path(info) for info in archive.infolist() if not info.filename.endswith("/")}
    infos = {info: path for info, path in infos.items() if not _litter(path)}
    if len(infos) > MOST_FILES:
        raise Unreadable(f"the pack holds {len(infos)} files: at most {MOST_FILES}")
    root = _root(list(infos.values()))
    faults: list[str] = []
    files: dict[str, bytes] = {}
    left = MOST_BYTES
    for info, path in infos.items():
        name = path.removeprefix(root)
        if fault := _name_fault(info, name, files):
            faults.append(fault)
        elif _content(name, faults):
            if not path.startswith(root):
                faults.append(f"{name}:1: this lies outside of the pack's own folder {root}")
            files[name] = _opened(archive, info, name, min(left, MOST_OF_ONE), faults)
            left -= len(files[name])
    return _counted(files, faults)


def _path(info: zipfile.ZipInfo) -> str:
    """Where a file lies in its zip; older programs of Windows write backslashes."""
    return PurePosixPath(info.filename.replace("\\", "/")).as_posix()


def _litter(name: str) -> bool:
    """Whether another program left a file: what begins with a dot, and the Mac's own folder."""
    return any(part == "__MACOSX" or (part.startswith(".") and part != "..") for part in PurePosixPath(name).parts)


def _root(names: list[str]) -> str:
    """The folder in which the whole pack was zipped, with its slash; empty when there is none."""
    found = [name for name in names if PurePosixPath(name).name == PACK]
    if PACK in names or not found:
        return ""
    if len(found) > 1:
        raise Unreadable(f"there are {len(found)} packs in this zip ({', '.join(found[:5])}): zip each by itself")
    return found[0].removesuffix(PACK)


def _name_fault(info: zipfile.ZipInfo, name: str, files: Mapping[str, bytes]) -> str:
    if ":" in name or name.startswith("/") or ".." in PurePosixPath(name).parts:
        return f"{name}:1: this path leads out of the pack"
    if stat.S_ISLNK(info.external_attr >> 16):
        return f"{name}:1: this is a link: a pack's files lie in it, not elsewhere"
    if info.flag_bits & _ENCRYPTED:
        return f"{name}:1: this is locked with a password"
    if info.compress_type not in _PLAIN:
        return f"{name}:1: this is packed in a way that is not read here: zip it plainly"
    if name in files:
        return f"{name}:1: this stands twice in the zip"
    return ""


def _opened(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str, most: int, faults: list[str]) -> bytes:
    with archive.open(info) as file:
        data = file.read(most + 1)
    if len(data) > most:
        faults.append(_too_big(name))
        return b""
    return data


def _too_big(name: str) -> str:
    return f"{name}:1: this is too big: a file has at most {MOST_OF_ONE:,} bytes, a pack {MOST_BYTES:,}"


def _counted(files: dict[str, bytes], faults: list[str]) -> dict[str, bytes]:
    if len(files) > MOST_FILES or sum(map(len, files.values())) > MOST_BYTES:
        faults.append(f"the pack is too big: at most {MOST_FILES} files and {MOST_BYTES:,} bytes")
    if faults:
        raise Unreadable(*faults)
    return files


def stray(pack: Pack, folders: tuple[str, ...]) -> Iterator[str]:
    """Faults of files that lie where nothing is looked for, or that share an id with another."""
    seen: dict[tuple[str, str], str] = {}
    for name in sorted(pack.files):
        path = PurePosixPath(name)
        folder = path.parent.as_posix() if path.parent.parts else ""
        if folder not in ("", *folders):
            yield f"{name}:1: folder {folder!r} is unknown: {', '.join(folders)}, or no folder for other tables"
        if not _ID.fullmatch(path.stem) or len(path.stem) > LONGEST_ID:
            yield (
                f"{name}:1: the file's name must be small letters and digits, with hyphens between them,"
                f" and at most {LONGEST_ID} characters"
            )
        twin = seen.setdefault((folder, path.stem), name)
        if twin != name:
            yield f"{name}:1: {twin} has the same id: give one of them another"
