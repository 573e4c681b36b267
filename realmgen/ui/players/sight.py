"""What this process has of the players' store, for its page and its routes."""

from __future__ import annotations

from realmgen.service.players import Screen, Sight

_HELD: dict[str, tuple[Screen, str]] = {}


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
    """Where a link leads."""
    return screen().find(token)


def picture(token: str, name: str) -> tuple[str, bytes] | None:
    """The picture that lies before those who came by a link, if it is that one."""
    here = find(token)
    return screen().picture(here.code, name) if here else None
