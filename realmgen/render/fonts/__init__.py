"""The letters: five faces cut from EB Garamond and Cinzel, with fallbacks for what they lack.

Outlines, advances and kerning of Latin letters are read from small data files made by `build.py`. Rarer letters come
from the same faces through fontTools, signs and other scripts from DejaVu Sans where matplotlib is installed, and
whatever is left is drawn as an open box. Lengths are thousandths of an em.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, get_args

from realmgen.errors import Unreadable
from realmgen.render.drawing import Face

Source = Literal["regular", "bold", "italic", "capitals", "display", "signs", "box"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
PER_EM: Final = 1000
_HERE = Path(__file__).parent
_RELATIVES: Mapping[Face, tuple[Source, ...]] = MappingProxyType(
    {
        "regular": ("regular", "signs"),
        "bold": ("bold", "signs"),
        "italic": ("italic", "regular", "signs"),
        "capitals": ("capitals", "regular", "signs"),
        "display": ("display", "bold", "signs"),
    }
)


class Glyph(NamedTuple):
    """A letter: its advance, its outline (relative `m l h v q z`, y downwards, filled nonzero) and whose it is."""

    advance: int
    path: str
    source: Source


BOX = Glyph(600, "m60 0l0-700l480 0l0 700zm50-50l380 0l0-600l-380 0z", "box")


class _Data(NamedTuple):
    glyphs: Mapping[str, tuple[int, str]]
    kerns: Mapping[str, Mapping[str, int]]


@lru_cache(maxsize=len(FACES))
def _data(face: Face) -> _Data:
    if face not in FACES:
        raise Unreadable(f"face {face!r} is not one of {', '.join(FACES)}")
    read = json.loads((_HERE / f"{face}.json").read_text(encoding="utf-8"))
    kerns: dict[str, Mapping[str, int]] = {}
    for lefts, row in read["kern"].items():
        values = {right: int(value) for value, rights in row.items() for right in rights}
        kerns.update(dict.fromkeys(lefts, values))
    return _Data(read["glyphs"], kerns)


@lru_cache(maxsize=8192)
def glyph(char: str, face: Face) -> Glyph:
    """The letter for one character; never fails on a character, only on an unknown face (Unreadable)."""
    found = _data(face).glyphs.get(char)
    return Glyph(found[0], found[1], face) if found else _rare(char, face)


def _rare(char: str, face: Face) -> Glyph:
    from realmgen.render.fonts import rare  # fontTools is worth loading only for rare letters

    for source in _RELATIVES[face]:
        found = rare.look_up(char, font_file(source))
        if found:
            return Glyph(*found, source)
    return BOX


def kern(left: str, right: str, face: Face) -> int:
    """What to add between two characters of one face."""
    row = _data(face).kerns.get(left)
    return row.get(right, 0) if row else 0


@lru_cache(maxsize=8)
def font_file(source: Source) -> Path | None:
    """The TrueType file of a source; None for the box, and for the signs when matplotlib is not installed."""
    if source == "signs":
        return _signs_file()
    return None if source == "box" else _HERE / f"{source}.ttf"


def _signs_file() -> Path | None:
    found = find_spec("matplotlib")  # finds the folder without running the package
    folders = (found.submodule_search_locations if found else None) or ()
    files = (Path(folder) / "mpl-data" / "fonts" / "ttf" / "DejaVuSans.ttf" for folder in folders)
    return next((file for file in files if file.is_file()), None)
