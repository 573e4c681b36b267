"""Reading commands."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Any, cast

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import from_text, read_extras, read_realm
from realmgen.games.bastionland.codec.fields import LONGEST_NAME, LONGEST_TEXT, text_fault
from realmgen.games.bastionland.commands import kinds
from realmgen.games.bastionland.commands.kinds import PLACEABLE, Command, Part
from realmgen.games.bastionland.model import BARRIER_KINDS, TERRAIN
from realmgen.kit.dice import parse_dice
from realmgen.kit.hex import from_label, to_label

FORMS = {
    "adopt": 'adopt {"schema":…}',
    "paint": "paint TERRAIN HEX HEX…",
    "place": 'place KIND HEX "NAME"',
    "move": "move HEX HEX",
    "remove": "remove HEX",
    "seat": "seat HEX",
    "rename": 'rename HEX "NAME", rename realm "NAME", or rename river|lake|region NUMBER "NAME"',
    "ruler": 'ruler HEX "NAME"',
    "mark": 'mark HEX "TEXT"',
    "detail": 'detail HEX "TEXT"',
    "barrier": "barrier HEX HEX, or barrier HEX HEX KIND",
    "river": 'river "NAME" HEX HEX…',
    "erase": "erase river NUMBER",
    "note": 'note HEX "TEXT"',
    "hide": "hide HEX",
    "show": "show HEX",
    "set": "set PATH VALUE",
    "roll": 'roll 2d6+1 "PURPOSE"',
    "wilderness": "wilderness HEX",
}
"""By first word: how the command is written."""

_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?=\s|$)')


class _Words:
    """The words of one command, taken from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.verb = self.next("a command")

    def wrong(self, what: str) -> Unreadable:
        shown = self.text if len(self.text) <= 80 else f"{self.text[:80]}…"
        form = FORMS.get(getattr(self, "verb", ""))
        known = f"write {form}" if form else f"a command starts with {', '.join(FORMS)}"
        return Unreadable(f"command {shown!r} cannot be read: {what}; {known}")

    def more(self) -> bool:
        return bool(self.text[self.at :].strip())

    def next(self, what: str) -> str:
        if not self.more():
            raise self.wrong(f"{what} is missing at the end")
        found = _WORD.match(self.text, self.at)
        if not found:
            raise self.wrong(f"{self.rest()[:40]!r} is no word and no text in double quotes")
        self.at = found.end()
        return found[1]

    def rest(self) -> str:
        """All that is left, as it stands."""
        return self.text[self.at :].strip()

    def hex(self) -> str:
        word = self.next("a hex")
        try:
            return to_label(*from_label(word))
        except Unreadable as fault:
            raise self.wrong(str(fault)) from None

    def hexes(self) -> tuple[str, ...]:
        found = [self.hex()]
        while self.more():
            found.append(self.hex())
        return tuple(found)

    def number(self) -> int:
        word = self.next("a number")
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            raise self.wrong(f"{word!r} is not a number from 1")
        return int(word)

    def choice(self, known: Sequence[str], what: str) -> str:
        word = self.next(f"a {what}")
        if word not in known:
            raise self.wrong(f"{word!r} is not a {what}: one of {', '.join(known)}")
        return word

    def quoted(self, what: str, longest: int = LONGEST_NAME) -> str:
        word = self.next(f"{what} in double quotes")
        text = self.json(word) if word.startswith('"') else None
        if not isinstance(text, str):
            raise self.wrong(f"{word!r} is not {what} in double quotes")
        if fault := text_fault(text, longest):
            raise self.wrong(f"{what} {fault}")
        return text

    def name(self) -> str:
        text = self.quoted("a name")
        if not text.strip():
            raise self.wrong("the name is empty")
        return text

    def json(self, text: str) -> Any:
        try:
            return from_text(text)
        except Unreadable as fault:
            raise self.wrong(f"{text[:40]!r} is not JSON ({fault})") from None


def parse(text: str) -> Command:
    """Read a command; raises Unreadable with the text and how the command is written."""
    words = _Words(text.strip())
    reader = _READERS.get(words.verb)
    if reader is None:
        raise words.wrong(f"{words.verb!r} is no command")
    command = reader(words)
    if words.more():
        raise words.wrong(f"{words.rest()[:40]!r} is left over")
    return command


def _adopt(words: _Words) -> Command:
    obj = words.json(words.rest())
    words.at = len(words.text)
    realm = read_realm(obj)
    return kinds.Adopt(realm, *read_extras(obj, realm.grid))


def _rename(words: _Words) -> Command:
    what = words.next("a hex, realm, river, lake or region")
    if what == "realm":
        return kinds.RenameRealm(words.name())
    if what in ("river", "lake", "region"):
        return kinds.RenamePart(cast(Part, what), words.number(), words.name())
    words.at -= len(what)
    return kinds.Rename(words.hex(), words.name())


def _erase(words: _Words) -> Command:
    words.choice(("river",), "thing to erase")
    return kinds.EraseRiver(words.number())


def _barrier(words: _Words) -> Command:
    a, b = words.hex(), words.hex()
    return kinds.SetBarrier(a, b, words.choice(BARRIER_KINDS, "kind of barrier") if words.more() else "")


def _set(words: _Words) -> Command:
    path = words.next("a path")
    value = words.json(words.rest())
    words.at = len(words.text)
    if isinstance(value, (dict, list)) or (isinstance(value, float) and not math.isfinite(value)):
        raise words.wrong("the value is a number, a text in double quotes, true, false or null")
    return kinds.Set(path, value)


def _roll(words: _Words) -> Command:
    dice = parse_dice(words.next("dice"))
    return kinds.Roll(dice, words.quoted("a purpose") if words.more() else "")


def _place(words: _Words) -> Command:
    kind, at = words.choice(PLACEABLE, "thing to place"), words.hex()
    return kinds.Place(kind, at, words.name() if words.more() else "")


_READERS: dict[str, Callable[[_Words], Command]] = {
    "adopt": _adopt,
    "paint": lambda w: kinds.Paint(w.choice(TERRAIN, "terrain"), w.hexes()),
    "place": _place,
    "move": lambda w: kinds.Move(w.hex(), w.hex()),
    "remove": lambda w: kinds.Remove(w.hex()),
    "seat": lambda w: kinds.Seat(w.hex()),
    "rename": _rename,
    "ruler": lambda w: kinds.Ruler(w.hex(), w.quoted("a name")),
    "mark": lambda w: kinds.Mark(w.hex(), w.quoted("a text", LONGEST_TEXT)),
    "detail": lambda w: kinds.Detail(w.hex(), w.quoted("a text", LONGEST_TEXT)),
    "barrier": _barrier,
    "river": lambda w: kinds.DrawRiver(w.name(), w.hexes()),
    "erase": _erase,
    "note": lambda w: kinds.Note(w.hex(), w.quoted("a text", LONGEST_TEXT)),
    "hide": lambda w: kinds.Hide(w.hex()),
    "show": lambda w: kinds.Show(w.hex()),
    "set": _set,
    "roll": _roll,
    "wilderness": lambda w: kinds.Wilderness(w.hex()),
}
