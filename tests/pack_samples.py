"""Packs for tests: a small sound one, and the same with a fault in every kind of field."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from realmgen.content import data_dir
from realmgen.content.packs import read_pack

TEMPLATE = data_dir() / "packs" / "template"


def files() -> dict[str, str]:
    """The files of the template pack, by path."""
    return {name: data.decode() for name, data in read_pack(TEMPLATE).files.items()}


def changed(**edits: tuple[str, str]) -> dict[str, str]:
    """The template with words changed in its files, each named by its stem."""
    found = files()
    for stem, (old, new) in edits.items():
        (name,) = (name for name in found if Path(name).stem.replace("-", "_") == stem)
        assert old in found[name], f"{old!r} is not in {name}"
        found[name] = found[name].replace(old, new, 1)
    return found


def folder(path: Path, found: dict[str, str]) -> Path:
    """The files in a folder."""
    for name, text in found.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text, encoding="utf-8")
    return path


def zipped(found: dict[str, str | bytes], root: str = "") -> bytes:
    """The files as the bytes of a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in found.items():
            archive.writestr(root + name, text)
    return out.getvalue()
