"""Pictures to lay before the players: made small, freed of all they say beside what they show, and kept."""

from __future__ import annotations

import hashlib
import io
import json
import warnings
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.store.values import ShownPicture

if TYPE_CHECKING:
    from PIL.Image import Image

    from realmgen.service.play import Campaign, Done, Play

LONGEST = 1600
"""Pixels of the longer side, as it is kept."""
LARGEST = 32 * 1024 * 1024
MOST_PIXELS = 100_000_000
KINDS = ("PNG", "JPEG", "WEBP")
MIME = "image/webp"


def share_picture(play: Play, campaign: Campaign, title: str, name: str, data: bytes) -> Done:
    """Keep a picture and lay it before the players; `name` is the file's, for messages.

    Raises Unreadable when it is none that can be read.
    """
    picture = prepared(name, data)
    play.ledger.pictures.put(picture)
    words = " ".join(json.dumps(word, ensure_ascii=False) for word in (title, "", picture.name))
    return play.do(campaign, f"share picture {words}")


def prepared(name: str, data: bytes) -> ShownPicture:
    """A picture of at most LONGEST pixels a side, with no metadata; raises Unreadable naming the file."""
    image = _small(name, data)
    clean = image.convert("RGBA" if image.has_transparency_data else "RGB")
    clean.info = {}
    out = io.BytesIO()
    clean.save(out, "WEBP", quality=85, method=4)
    kept = out.getvalue()
    return ShownPicture(hashlib.blake2b(kept, digest_size=16).hexdigest(), MIME, kept)


def _small(name: str, data: bytes) -> Image:
    from PIL import Image, ImageOps, UnidentifiedImageError

    if len(data) > LARGEST:
        raise Unreadable(f"picture {name!r} has {len(data)} bytes: at most {LARGEST} are read")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Pillow warns of in a file is none of its user's affair
            opened = Image.open(io.BytesIO(data), formats=KINDS)
            if opened.width * opened.height > MOST_PIXELS:
                raise Unreadable(f"picture {name!r} has {opened.width} by {opened.height} pixels: make it smaller")
            opened.draft("RGB", (LONGEST, LONGEST))
            turned = ImageOps.exif_transpose(opened)
            turned.thumbnail((LONGEST, LONGEST))
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError, SyntaxError) as error:
        raise Unreadable(f"picture {name!r} cannot be read: it takes a PNG, JPEG or WebP file") from error
    return turned
