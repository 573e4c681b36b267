"""Packs on their way in: single files made into one, and paths as they are typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from realmgen.content import ENDINGS
from realmgen.content.packs import LONGEST_ID, PACK
from realmgen.errors import Unreadable
from realmgen.games.bastionland.lore import KNIGHTS, MYTHS, SPARKS
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.record import to_json
from realmgen.service.printing import Export, slug, zipped

__all__ = ["ENDINGS", "About", "bundled", "looked", "needs_words"]
_SIGNS = ((MYTHS, ("omens",)), (KNIGHTS, ("seer",)), (SPARKS, ("title", "tables")))
"""By folder: the keys that only its files have together."""


@dataclass(frozen=True, slots=True)
class About:
    """What a pack says of itself where its files bring no `pack.yaml`."""

    title: str
    source: str
    licence: str = "for my own table"
    author: str = "me"
    replaces: bool = False


def needs_words(files: Mapping[str, bytes]) -> bool:
    """Whether files are no pack yet: neither a zip nor with a `pack.yaml` among them."""
    return not any(name.lower().endswith(".zip") or PurePosixPath(name).name == PACK for name in files)


def bundled(files: Mapping[str, bytes], about: About | None = None) -> bytes:
    """The zip of a pack from what a game master gave: a zip as it is, or content files by name.

    A file that lies in no folder is put where its keys say: Myths have `omens`, Knights a `seer`, sparks a `title` and
    `tables`. Raises Unreadable when a zip comes with other files, or the words of a pack are missing.
    """
    zips = [name for name in files if name.lower().endswith(".zip")]
    if zips and len(files) > 1:
        raise Unreadable(f"{zips[0]} is a pack of its own: give it without the other files")
    if zips:
        return files[zips[0]]
    placed = {_place(name, data): data for name, data in files.items()}
    if about and PACK not in placed:
        placed[PACK] = _words(about)
    return zipped([Export(name, "", data) for name, data in sorted(placed.items())])


def _place(name: str, data: bytes) -> str:
    if "/" in name or name == PACK or not name.endswith((".yaml", ".yml")):
        return name
    keys = set(re.findall(rb"(?m)^([a-z_]+):", data))
    folder = next((folder for folder, signs in _SIGNS if {sign.encode() for sign in signs} <= keys), "")
    return f"{folder}/{name}" if folder else name


def _words(about: About) -> bytes:
    """A `pack.yaml`; JSON texts are YAML, whatever stands in them."""
    faults = [
        f"the pack needs {what}" for what, text in (("a title", about.title), ("a source", about.source)) if not text
    ]
    if faults:
        raise Unreadable(*faults)
    said = {
        "id": slug(about.title)[:LONGEST_ID].strip("-"),
        "title": about.title,
        "game": Rules.key,
        "source": about.source,
        "licence": about.licence or "for my own table",
        "author": about.author or "me",
        "mode": "replace" if about.replaces else "add",
    }
    return "".join(f"{key}: {to_json(text)}\n" for key, text in said.items()).encode()


def looked(text: str) -> Path:
    """A path as it was typed, perhaps in quotes or with `~`."""
    return Path(text.strip().strip("\"'")).expanduser()
