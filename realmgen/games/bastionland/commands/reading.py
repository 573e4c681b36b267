"""Reading commands."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import cast

from realmgen.games.bastionland.codec import read_extras, read_realm
from realmgen.games.bastionland.codec.reading import PACK_ID
from realmgen.games.bastionland.commands import kinds
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.kinds import PLACEABLE, Part
from realmgen.games.bastionland.commands.lorereading import LORE_READERS
from realmgen.games.bastionland.commands.simplereading import SIMPLE_READERS
from realmgen.games.bastionland.commands.sitereading import SITE_READERS
from realmgen.games.bastionland.commands.words import Words
from realmgen.games.bastionland.model import BARRIER_KINDS, TERRAIN
from realmgen.kit.dice import parse_dice


def parse(text: str) -> Command:
    """Read a command; raises Unreadable with the text and how the command is written."""
    words = Words(text.strip())
    reader = _READERS.get(words.verb)
    if reader is None:
        raise words.wrong(f"{words.verb!r} is no command")
    command = reader(words)
    if words.more():
        raise words.wrong(f"{words.rest()[:40]!r} is left over")
    return command


def _adopt(words: Words) -> Command:
    obj = words.value()
    realm = read_realm(obj)
    return kinds.Adopt(realm, *read_extras(obj, realm.grid))


def _rename(words: Words) -> Command:
    what = words.next("a hex, realm, river, lake or region")
    if what == "realm":
        return kinds.RenameRealm(words.name())
    if what in ("river", "lake", "region"):
        return kinds.RenamePart(cast(Part, what), words.number(), words.name())
    words.at -= len(what)
    return kinds.Rename(words.hex(), words.name())


def _erase(words: Words) -> Command:
    words.choice(("river",), "thing to erase")
    return kinds.EraseRiver(words.number())


def _barrier(words: Words) -> Command:
    a, b = words.hex(), words.hex()
    return kinds.SetBarrier(a, b, words.choice(BARRIER_KINDS, "kind of barrier") if words.more() else "")


def _set(words: Words) -> Command:
    path, value = words.next("a path"), words.value()
    if isinstance(value, (dict, list)) or (isinstance(value, float) and not math.isfinite(value)):
        raise words.wrong("the value is a number, a text in double quotes, true, false or null")
    return kinds.Set(path, value)


def _roll(words: Words) -> Command:
    dice = parse_dice(words.next("dice"))
    return kinds.Roll(dice, words.quoted("a purpose") if words.more() else "")


def _place(words: Words) -> Command:
    kind, at = words.choice(PLACEABLE, "thing to place"), words.hex()
    return kinds.Place(kind, at, words.name() if words.more() else "")


def _pack(words: Words) -> str:
    text = words.quoted("a pack's name")
    if not PACK_ID.fullmatch(text):
        raise words.wrong(f"{text!r} is no pack's name: small letters and digits, with hyphens between them")
    return text


_READERS: dict[str, Callable[[Words], Command]] = {
    "adopt": _adopt,
    "paint": lambda w: kinds.Paint(w.choice(TERRAIN, "terrain"), w.hexes()),
    "place": _place,
    "rename": _rename,
    "ruler": lambda w: kinds.Ruler(w.hex(), w.quoted("a name")),
    "barrier": _barrier,
    "erase": _erase,
    "set": _set,
    "roll": _roll,
    "pack": lambda w: kinds.UsePack(_pack(w), w.choice(("on", "off"), "way to use a pack") == "on"),
    **SITE_READERS,
    **LORE_READERS,
    **SIMPLE_READERS,
}
