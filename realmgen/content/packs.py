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
from pathlib import Path, PurePosixPath

from realmgen.content.source import ENDINGS, Source, read_record
from realmgen.errors import NotFound, Unreadable
from realmgen.kit.written import HEADER, Form

PACK = "pack.yaml"
MODES = ("add", "replace")
MOST_FILES, MOST_BYTES, MOST_OF_ONE = 2_000, 16_000_000, 1_000_000
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ENCRYPTED = 0x1
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_BROKEN = (
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
    if where.is_dir():
        return pack_of(_gathered(where))
    if not where.exists():
        raise NotFound(f"there is no file or folder {str(where)!r}")
    if where.stat().st_size > MOST_BYTES:
        raise Unreadable(f"{where.name} is too big for a pack: at most {MOST_BYTES:,} bytes")
    return pack_of(_unzipped(where.read_bytes()))


def pack_of(files: Mapping[str, bytes]) -> Pack:
    """A pack from its files, with every fault of `pack.yaml`; raises Unreadable when there is no `pack.yaml`."""
    if PACK not in files:
        raise Unreadable(f"this is no pack: it holds no {PACK}, which says what it is")
    form = Form.of(read_record(PACK, files[PACK]))
    lines = {key: form.line_of(key) for key in form.left}
    own, title, game = form.text("id", most=60), form.text("title", most=80), form.text("game", most=60)
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
    """The content files of a folder and of the folders in it; links are not followed."""
    faults: list[str] = []
    files: dict[str, bytes] = {}
    for path in sorted((*folder.iterdir(), *(p for sub in folder.iterdir() if _real_dir(sub) for p in sub.iterdir()))):
        name = path.relative_to(folder).as_posix()
        if path.suffix not in ENDINGS or path.name.startswith("."):
            continue
        if path.is_symlink() or not path.is_file():
            faults.append(f"{name}:1: this is no plain file: a pack's files lie in it, not elsewhere")
        elif path.stat().st_size > MOST_OF_ONE:
            faults.append(_too_big(name))
        else:
            files[name] = path.read_bytes()
    return _counted(files, faults)


def _real_dir(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _unzipped(data: bytes) -> dict[str, bytes]:
    """The content files of a zip, whatever else lies in it; sizes are those that come out, not those it claims."""
    if len(data) > MOST_BYTES:
        raise Unreadable(f"the pack is too big: at most {MOST_BYTES:,} bytes")
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _members(archive)
    except _BROKEN as error:
        raise Unreadable(f"this is no zip file that can be read: {error}") from error


def _members(archive: zipfile.ZipFile) -> dict[str, bytes]:
    infos = [info for info in archive.infolist() if not info.is_dir() and not _litter(info.filename)]
    if len(infos) > MOST_FILES:
        raise Unreadable(f"the pack holds {len(infos)} files: at most {MOST_FILES}")
    root = _root([info.filename for info in infos])
    faults: list[str] = []
    files: dict[str, bytes] = {}
    left = MOST_BYTES
    for info in infos:
        name = info.filename.removeprefix(root)
        if fault := _name_fault(info, name, files):
            faults.append(fault)
        elif PurePosixPath(name).suffix in ENDINGS:
            files[name] = _opened(archive, info, min(left, MOST_OF_ONE), faults)
            left -= len(files[name])
    return _counted(files, faults)


def _litter(name: str) -> bool:
    """Whether another program left a file: what begins with a dot, and the Mac's own folder."""
    parts = PurePosixPath(name).parts
    return "__MACOSX" in parts[:1] or any(part.startswith(".") and part != ".." for part in parts)


def _root(names: list[str]) -> str:
    """The one folder in which the whole pack was zipped, with its slash; empty when there is none."""
    folder = next((name[: -len(PACK)] for name in names if name.endswith(f"/{PACK}")), "")
    return folder if PACK not in names and folder.count("/") == 1 else ""


def _name_fault(info: zipfile.ZipInfo, name: str, files: Mapping[str, bytes]) -> str:
    parts = PurePosixPath(name).parts
    if "\\" in info.orig_filename or ":" in name or name.startswith("/") or ".." in parts:
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


def _opened(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int, faults: list[str]) -> bytes:
    with archive.open(info) as file:
        data = file.read(most + 1)
    if len(data) > most:
        faults.append(_too_big(info.filename))
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
        if not _ID.fullmatch(path.stem):
            yield f"{name}:1: the file's name must be small letters and digits, with hyphens between them"
        twin = seen.setdefault((folder, path.stem), name)
        if twin != name:
            yield f"{name}:1: {twin} has the same id: give one of them another"
