"""What this process has of the players' store, for its page and its routes."""

from __future__ import annotations

import time

from realmgen.service.players import Screen, Sight

HOLD = 0.3
MOST = 100
_HELD: dict[str, tuple[Screen, str]] = {}
_LOOKED: dict[str, tuple[float, Sight | None]] = {}


def put(screen: Screen, cookie: str) -> None:
    """Keep what the server watches, and what its cookie is called."""
    _HELD["here"] = screen, cookie


def screen() -> Screen:
    """What the server watches."""
    return _HELD["here"][0]


def cookie() -> str:
    """What its cookie is called."""
    return _HELD["here"][1]


def find(token: str) -> Sight | None:
    """Where a link leads, as it was HOLD seconds ago at most: many who look at once ask the store once."""
    now = time.monotonic()
    known = _LOOKED.get(token)
    if known and known[0] > now - HOLD:
        return known[1]
    if len(_LOOKED) > MOST:
        _LOOKED.clear()
    found = screen().find(token)
    _LOOKED[token] = now, found
    return found


def picture(token: str, name: str) -> tuple[str, bytes] | None:
    """The picture that lies before those who came by a link, if it is that one."""
    here = find(token)
    return screen().picture(here.code, name) if here else None
