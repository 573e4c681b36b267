"""Searching what reaches players for what should not: in every byte, packed or drawn letter by letter."""

import io
import json
import re
import zlib

import pypdfium2
from PIL import Image


def readable(data):
    """Everything that stands in a file, unpacked: raw bytes, PDF streams, text and metadata, PNG chunks."""
    parts = [data]
    if data.startswith(b"%PDF"):
        with pypdfium2.PdfDocument(data) as pdf:
            parts += [page.get_textpage().get_text_range().encode() for page in pdf]
            parts.append(repr(pdf.get_metadata_dict()).encode())
        parts += [inflate(s) for s in re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL)]
    if b"<use" in data:
        letters = re.findall(rb'href="#_[a-zA-Z]([0-9a-f]+)"', data)
        parts.append("".join(chr(int(letter, 16)) for letter in letters).encode())
    if data.startswith(b"\x89PNG"):
        parts.append(repr(Image.open(io.BytesIO(data)).info).encode())
    return b"\n".join(parts)


def inflate(stream):
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def leaks(data, words):
    """Words found in a file."""
    return found_in(readable(data), words)


def found_in(text, words):
    """Words found, however they are spaced: letters of a drawing stand one by one."""
    flat = b"".join(text.split()).lower()
    spellings = {w: {w, json.dumps(w)[1:-1]} for w in words}
    return [w for w in words if any("".join(s.split()).lower().encode() in flat for s in spellings[w])]
