"""Reading what is ordered done to a Site."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from realmgen.games.bastionland.codec.sites import read_site
from realmgen.games.bastionland.commands import sites as kinds
from realmgen.games.bastionland.commands.words import Words
from realmgen.games.bastionland.sites.model import FARTHEST, KINDS, WAYS, Kind, Way
from realmgen.kit.graph import Tie, tie

_DOORS = get_args(kinds.Door)
_SHOWN: tuple[kinds.What, ...] = get_args(kinds.What)
_HIDDEN = tuple(what for what in _SHOWN if what != "around")


def _site(words: Words) -> kinds.PutSite:
    at, given = words.hex(), words.value()
    if not isinstance(given, dict):
        raise words.wrong("a Site is a JSON object")
    return kinds.PutSite(read_site(given | {"at": at}))


def _more(words: Words) -> str | None:
    return words.prose() if words.more() else None


def _kind(words: Words) -> Kind:
    return cast(Kind, words.choice(KINDS, "kind of point"))


def _pair(words: Words) -> Tie:
    word = words.next("a route")
    a, dash, b = word.partition("-")
    plain = all(end.isascii() and end.isdigit() and len(end) <= 4 for end in (a, b))
    if not dash or not plain or int(a) == int(b):
        raise words.wrong(f"{word!r} is not a route such as 1-2")
    return tie(int(a), int(b))


def _point(words: Words) -> kinds.PointKey:
    return kinds.PointKey(words.hex(), words.number(), words.name(), words.prose(), _more(words))


def _added(words: Words) -> kinds.AddPoint:
    at, place, kind, name = words.hex(), words.number(), _kind(words), words.name()
    return kinds.AddPoint(at, place, kind, name, _more(words) or "")


def _route(words: Words) -> kinds.SetRoute:
    at, between = words.hex(), _pair(words)
    way = cast(Way, words.choice((*WAYS, "none"), "way"))
    return kinds.SetRoute(at, between, way, _more(words))


def _entrance(words: Words) -> kinds.SetEntrance:
    at, number = words.hex(), words.number()
    sort = cast(kinds.Door, words.choice(_DOORS, "sort of entrance"))
    return kinds.SetEntrance(at, number, sort, _more(words))


def _part(words: Words, every: tuple[kinds.What, ...]) -> tuple[str, kinds.What, tuple[int, ...]]:
    at = words.hex()
    what = cast(kinds.What, words.choice(every, "part of a Site"))
    if what == "all":
        return at, what, ()
    return at, what, _pair(words) if what == "route" else (words.number(),)


def _shift(words: Words) -> kinds.Shift:
    return kinds.Shift(words.hex(), words.number(), words.decimal(2 * FARTHEST), words.decimal(2 * FARTHEST))


SITE_READERS: dict[str, Callable[[Words], kinds.SiteCommand]] = {
    "site": _site,
    "unsite": lambda w: kinds.Unsite(w.hex()),
    "sitemove": lambda w: kinds.SiteMove(w.hex(), w.hex()),
    "sitename": lambda w: kinds.SiteName(w.hex(), w.name()),
    "mood": lambda w: kinds.Mood(w.hex(), w.prose()),
    "point": _point,
    "pointkind": lambda w: kinds.PointKind(w.hex(), w.number(), _kind(w)),
    "pointat": lambda w: kinds.PointAt(w.hex(), w.number(), w.number()),
    "shift": _shift,
    "renumber": lambda w: kinds.Renumber(w.hex(), w.number(), w.number()),
    "addpoint": _added,
    "unpoint": lambda w: kinds.Unpoint(w.hex(), w.number()),
    "route": _route,
    "entrance": _entrance,
    "reveal": lambda w: kinds.Reveal(*_part(w, _SHOWN)),
    "conceal": lambda w: kinds.Conceal(*_part(w, _HIDDEN)),
}
"""By first word: what reads the rest."""
