"""Letters outside the Latin data files, read from the TrueType files when first asked for."""

from __future__ import annotations

import io
import threading
from functools import lru_cache
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

from realmgen.render.fonts.outline import glyph_outline

_one_at_a_time = threading.Lock()


@lru_cache(maxsize=8)
def _opened(file: Path) -> tuple[dict[int, str], Any, int]:
    font = TTFont(io.BytesIO(file.read_bytes()), lazy=True)
    return font.getBestCmap(), font.getGlyphSet(), int(font["head"].unitsPerEm)


def look_up(char: str, file: Path | None) -> tuple[int, str] | None:
    """Advance and path of a character, None when the font (or the file) has none."""
    if file is None:
        return None
    with _one_at_a_time:  # tables are read on first need, which two threads must not do at once
        cmap, glyphs, per_em = _opened(file)
        name = cmap.get(ord(char))
        return glyph_outline(glyphs, name, per_em) if name else None
