"""JSON files on their way in: one by itself, a folder of them, or what a zip or a `.tgz` of a package holds."""

from __future__ import annotations

import gzip
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import Path

from realmgen.content.packs import BROKEN
from realmgen.errors import NotFound, Unreadable

MOST_OF_ONE, MOST_BYTES, MOST_FILES, MOST_SEEN = 8_000_000, 64_000_000, 2_000, 50_000
ENDING = ".json"
_GZIP = b"\x1f\x8b"
_SPOILT = (*BROKEN, RuntimeError, tarfile.TarError, OSError)
Members = Iterator[tuple[str, Callable[[int], bytes]]]
"""Names, and how at most so many bytes of each are read."""


def json_files(where: Path | bytes, name: str = "the file") -> dict[str, bytes]:
    """By name: the JSON files of a folder or archive, or the one that was given; nothing is written anywhere.

    Raises NotFound, and Unreadable for what cannot be opened or is too big.
    """
    if isinstance(where, bytes):
        return _opened(where, name)
    try:
        if where.is_dir():
            return _read(_of_folder(where), str(where))
        return _opened(_bytes(where), where.name)
    except OSError as error:
        raise Unreadable(f"{str(error.filename or where)!r} cannot be read: {error.strerror}") from error


def _bytes(path: Path) -> bytes:
    if not path.exists():
        raise NotFound(f"there is no file or folder {str(path)!r}")
    if not path.is_file():
        raise Unreadable(f"{str(path)!r} is neither a folder nor a file")
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _opened(data: bytes, name: str) -> dict[str, bytes]:
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{name} is too big: at most {MOST_BYTES:,} bytes")
    try:
        if data.startswith(_GZIP):
            with tarfile.open(fileobj=BytesIO(_unpacked(data, name))) as tar:
                return _read(_of_tar(tar), name)
        if zipfile.is_zipfile(BytesIO(data)):
            with zipfile.ZipFile(BytesIO(data)) as archive:
                return _read(_of_zip(archive), name)
    except _SPOILT as error:
        raise Unreadable(f"{name} is no archive that can be read: {error}") from error
    return _read(iter([(name, lambda most: data[:most])]), name)


def _unpacked(data: bytes, name: str) -> bytes:
    """What is compressed, as far as it is no bomb."""
    with gzip.open(BytesIO(data)) as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise Unreadable(f"{name} is too big: at most {MOST_BYTES:,} bytes when it is unpacked")
    return found


def _read(members: Members, name: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    left = MOST_BYTES
    for path, read in members:
        if len(found) == MOST_FILES:
            raise Unreadable(f"{name} holds more than {MOST_FILES:,} JSON files")
        data = read(MOST_OF_ONE + 1)
        left -= len(data)
        if len(data) > MOST_OF_ONE or left < 0:
            raise Unreadable(f"{path} is too big: at most {MOST_OF_ONE:,} bytes a file, {MOST_BYTES:,} in all")
        found[path] = data
    return found


def _of_folder(folder: Path) -> Members:
    paths = list(islice(folder.rglob("*"), MOST_SEEN))
    if len(paths) == MOST_SEEN:
        raise Unreadable(f"{str(folder)!r} holds {MOST_SEEN:,} files or more: name a folder further down")
    for path in sorted(paths):
        if path.suffix == ENDING and path.is_file():
            yield path.relative_to(folder).as_posix(), partial(_first, path)


def _first(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


def _of_tar(tar: tarfile.TarFile) -> Members:
    for member in tar:
        file = tar.extractfile(member) if member.isfile() and member.name.endswith(ENDING) else None
        if file:
            yield member.name, file.read


def _of_zip(archive: zipfile.ZipFile) -> Members:
    for info in archive.infolist():
        if info.filename.endswith(ENDING):
            with archive.open(info) as file:
                yield info.filename, file.read
