"""Reading what is ordered done to a Site."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from realmgen.games.bastionland.codec.sites import read_site
from realmgen.games.bastionland.commands import sites as kinds
from realmgen.games.bastionland.commands.words import Words
from realmgen.games.bastionland.sites.model import FARTHEST

_SHOWN: tuple[kinds.What, ...] = get_args(kinds.What)
_HIDDEN = tuple(what for what in _SHOWN if what != "around")


def _site(words: Words) -> kinds.PutSite:
    at, given = words.hex(), words.value()
    if not isinstance(given, dict):
        raise words.wrong("a Site is a JSON object")
    return kinds.PutSite(read_site(given | {"at": at}))


def _part(words: Words, every: tuple[kinds.What, ...]) -> tuple[str, kinds.What, tuple[int, ...]]:
    at = words.hex()
    what = cast(kinds.What, words.choice(every, "part of a Site"))
    if what == "all":
        return at, what, ()
    return at, what, words.pair() if what == "route" else (words.number(),)


def _shift(words: Words) -> kinds.Shift:
    return kinds.Shift(words.hex(), words.number(), words.decimal(2 * FARTHEST), words.decimal(2 * FARTHEST))


SITE_READERS: dict[str, Callable[[Words], kinds.SiteCommand]] = {
    "site": _site,
    "shift": _shift,
    "reveal": lambda w: kinds.Reveal(*_part(w, _SHOWN)),
    "conceal": lambda w: kinds.Conceal(*_part(w, _HIDDEN)),
}
"""By first word: what reads the rest."""
