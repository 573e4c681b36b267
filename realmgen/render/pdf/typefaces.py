"""The faces as reportlab knows them: read once in a process, embedded as subsets in each document."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from realmgen.render.fonts import Source, font_file

ONE_AT_A_TIME = threading.Lock()
"""Held while a document is made: the typefaces are shared by all of them."""


@lru_cache(maxsize=8)
def registered(source: Source) -> TTFont:
    """The font of a source that has a file; its `fontName` may be given to a canvas or a style."""
    file = font_file(source)
    if file is None:
        raise ValueError(f"no font file holds {source!r}")
    font = TTFont(f"realmgen-{source}", str(file), asciiReadable=0)
    pdfmetrics.registerFont(font)
    return font


def document(canvas: Any) -> Any:
    """The document behind a canvas, for which reportlab's fonts ask, though it is not in its typed surface."""
    return canvas._doc
