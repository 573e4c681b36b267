"""Pieces of maps waiting to be fetched by the browser.

A page names only the revisions of its layers; the browser fetches those it does not hold yet and keeps them.
So a click sends no map at all, and an edit sends only the layers it changed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

ROUTE = "/map-pieces"
ROOM = 48 * 1024 * 1024
_KEY = secrets.token_bytes(32)
_HEADERS = {
    "Cache-Control": "private, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Piece(NamedTuple):
    mime: str
    data: bytes


class Shelf:
    """Texts by an address that cannot be guessed; the longest unused go first when `room` bytes are full."""

    def __init__(self, room: int = ROOM) -> None:
        self._room, self._held = room, 0
        self._pieces: OrderedDict[str, Piece] = OrderedDict()
        self._lock = Lock()

    def put(self, text: str, mime: str = "text/plain; charset=utf-8") -> str:
        """Keep a text and return its address: the same text has the same one until the program ends."""
        piece = Piece(mime, text.encode())
        name = hashlib.blake2b(piece.data, digest_size=16, key=_KEY, person=mime[:16].encode()).hexdigest()
        with self._lock:
            if name not in self._pieces:
                self._pieces[name] = piece
                self._held += len(piece.data)
            self._pieces.move_to_end(name)
            while self._held > self._room and len(self._pieces) > 1:
                self._held -= len(self._pieces.popitem(last=False)[1].data)
        return name

    def holds(self, names: Collection[str]) -> bool:
        """Whether all of these are still here; asking keeps them longer."""
        with self._lock:
            here = all(name in self._pieces for name in names)
            for name in names if here else ():
                self._pieces.move_to_end(name)
        return here

    def get(self, name: str) -> Piece | None:
        with self._lock:
            return self._pieces.get(name)


SHELF = Shelf()


async def piece(request: Request) -> Response:
    """What lies at the address that a route names."""
    from starlette.responses import Response

    found = SHELF.get(request.path_params["name"])
    if found is None:
        return Response("This piece of the map is no longer held: reload the page.", 404, media_type="text/plain")
    return Response(found.data, media_type=found.mime, headers=_HEADERS)
