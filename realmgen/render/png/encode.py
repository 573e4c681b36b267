"""A PNG file from bands of pixels, compressed as they come.

Rows go unfiltered: on flat colours that is a quarter smaller, and more than twice as fast, than choosing a filter for
each row as general encoders do.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image

from realmgen.render.paper import MM_PER_INCH

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL, MEMORY = 3, 9
EIGHT_BIT_RGB = (8, 2, 0, 0, 0)
METRE = 1


class Encoder:
    """Takes bands from top to bottom; `finish` gives the file: header, size on paper, pixels, and nothing else."""

    def __init__(self, width: int, height: int, dpi: int) -> None:
        per_metre = round(dpi * 1000 / MM_PER_INCH)
        header = struct.pack(">IIBBBBB", width, height, *EIGHT_BIT_RGB)
        self._parts = [
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, METRE)),
        ]
        self._packer = zlib.compressobj(LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, MEMORY)

    def add(self, band: Image.Image) -> None:
        """Append the rows of an RGB picture as wide as the file's."""
        raw, row = band.tobytes(), band.width * 3
        rows = b"".join(part for at in range(0, len(raw), row) for part in (b"\0", raw[at : at + row]))
        self._pixels(self._packer.compress(rows))

    def finish(self) -> bytes:
        """The whole file."""
        self._pixels(self._packer.flush())
        return b"".join([*self._parts, _chunk(b"IEND", b"")])

    def _pixels(self, packed: bytes) -> None:
        if packed:
            self._parts.append(_chunk(b"IDAT", packed))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
