"""What every command shares: faults gathered before anything is done, and files written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from realmgen.errors import Unreadable, on_one_line

if TYPE_CHECKING:
    from realmgen.service.exports import Export

T = TypeVar("T")
MOST = 256 * 1024 * 1024
"""As many bytes as the largest campaign may have."""


class Faults:
    """Gathers the faults of several readings, so that a user sees them all at once."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, line: str) -> None:
        self._lines.append(line)

    def of(self, read: Callable[[], T]) -> T | None:
        """What `read` gives, or None with its faults noted."""
        try:
            return read()
        except Unreadable as error:
            self._lines.extend(error.faults)
            return None

    def raise_any(self) -> None:
        if self._lines:
            raise Unreadable(*self._lines)


def whole(what: str, text: str, low: int, high: int) -> int:
    """A whole number in a range; raises Unreadable."""
    try:
        value = int(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise Unreadable(f"{what} {text!r} cannot be used: a whole number from {low} to {high}")
    return value


def say(text: str) -> None:
    """Print what somebody may have written: line by line, and without signs that give orders to a terminal."""
    print("\n".join(map(on_one_line, text.split("\n"))))


def warn(line: str) -> None:
    print(f"realmgen: {on_one_line(line)}", file=sys.stderr)


def put(file: Export, output: str | None, number: int = 0) -> None:
    """Write an export. Text without `output` goes to standard output, a picture into `exports/` (in a checkout)
    or the current folder. `number` above 0 is put into a name that the user gave: one of several."""
    if output is None and file.mime.startswith(("text/", "application/json", "image/svg")) and not file.beside:
        print(file.data.decode(), end="")
        return
    target = _target(file.name, output, number)
    for path, data in [(target, file.data), *((target.parent / near.name, near.data) for near in file.beside)]:
        save(path, data)
        print(path)


def _target(name: str, output: str | None, number: int) -> Path:
    if output is None:
        folder = Path("exports") if Path("exports/README.md").is_file() else Path()
        return folder / name
    path = Path(output, name) if os.path.isdir(output) else _numbered(Path(output), number)
    return path.with_suffix(".zip") if name.endswith(".zip") else path


def _numbered(path: Path, number: int) -> Path:
    return path.with_stem(f"{path.stem}-{number}") if number else path


def save(path: Path, data: bytes) -> None:
    """Write a file whole: a full disk or a kill leaves the old one as it was. What is no plain file (a pipe, a
    device) is written to, and a link is followed. Raises Unreadable naming the path."""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
        else:
            _swap(Path(os.path.realpath(path)), data)
    except OSError as error:
        raise Unreadable(f"file {str(path)!r} cannot be written: {error.strerror}") from error


def _swap(path: Path, data: bytes) -> None:
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".realmgen-")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        os.chmod(draft, 0o666 & ~_umask())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_folder(path: str) -> None:
    """Raise Unreadable where there is no folder for a file to be written, before long work is done for it."""
    if not Path(path).absolute().parent.is_dir():
        raise Unreadable(f"file {path!r} cannot be written: there is no such folder")


def load(path: str) -> bytes:
    """The bytes of a file, those beyond `MOST` but one left unread; raises Unreadable naming it."""
    try:
        with Path(path).open("rb") as file:
            return file.read(MOST + 1)
    except OSError as error:
        raise Unreadable(f"file {path!r} cannot be read: {error.strerror}") from error
