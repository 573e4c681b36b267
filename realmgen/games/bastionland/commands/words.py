"""The words of a command, taken from the left, and how each command is written."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import from_text
from realmgen.games.bastionland.codec.fields import LONGEST_NAME, LONGEST_TEXT, text_fault
from realmgen.kit.graph import Tie, tie
from realmgen.kit.hex import from_label, to_label

T = TypeVar("T")
FORMS = {
    "adopt": 'adopt {"schema":…}',
    "paint": "paint TERRAIN HEX HEX…",
    "place": 'place KIND HEX "NAME"',
    "rename": 'rename HEX "NAME", rename realm "NAME", or rename river|lake|region NUMBER "NAME"',
    "ruler": 'ruler HEX "NAME"',
    "barrier": "barrier HEX HEX, or barrier HEX HEX KIND",
    "erase": "erase river NUMBER",
    "set": "set PATH VALUE",
    "roll": 'roll 2d6+1 "PURPOSE"',
    "pack": 'pack "ID" on|off',
    "tale": 'tale HEX {"id":…}, or tale HEX null',
    "calling": 'calling HEX {"id":…}, or calling HEX null',
    "spark": "spark HEX TABLE TABLE…",
    "hire": "hire HEX SERVICE",
    "site": 'site HEX {"name":…}',
    "shift": "shift HEX NUMBER X Y",
    "reveal": "reveal HEX point|around|entrance NUMBER, reveal HEX route NUMBER-NUMBER, or reveal HEX all",
    "conceal": "conceal HEX point|entrance NUMBER, conceal HEX route NUMBER-NUMBER, or conceal HEX all",
    "member": 'member {"name":…}',
    "unit": 'unit {"name":…}',
}
"""By first word: how the command is written. Those whose fields say it all are added where they are read."""

_NEAR = 6
"""How many first words are named where none of them was written."""
_DECIMAL = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,20})?")
_WHOLE = re.compile(r"[+-]?[0-9]{1,4}")
_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?=\s|$)')


class Words:
    """The words of one command, taken from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.verb = self.next("a command")

    def wrong(self, what: str) -> Unreadable:
        shown = self.text if len(self.text) <= 80 else f"{self.text[:80]}…"
        form = FORMS.get(getattr(self, "verb", ""))
        known = f"write {form}" if form else f"a command starts with a word such as {', '.join(self._near())}"
        return Unreadable(f"command {shown!r} cannot be read: {what}; {known}")

    def _near(self) -> list[str]:
        """The first words of commands that are most like what was written."""
        return get_close_matches(getattr(self, "verb", ""), FORMS, _NEAR, 0)

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

    def value(self) -> Any:
        """All that is left, as JSON."""
        found = self.json(self.rest())
        self.at = len(self.text)
        return found

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

    def pair(self) -> Tie:
        """Two points of a Site."""
        word = self.next("a route")
        a, dash, b = word.partition("-")
        plain = all(end.isascii() and end.isdigit() and len(end) <= 4 for end in (a, b))
        if not dash or not plain or int(a) == int(b):
            raise self.wrong(f"{word!r} is not a route such as 1-2")
        return tie(int(a), int(b))

    def whole(self) -> int:
        """A whole number, also below nothing."""
        word = self.next("a number")
        if not _WHOLE.fullmatch(word):
            raise self.wrong(f"{word!r} is not a whole number")
        return int(word)

    def sound(self, read: Callable[[], T]) -> T:
        """What is read; raises Unreadable with how the command is written as well."""
        try:
            return read()
        except Unreadable as fault:
            raise self.wrong("; ".join(fault.faults)) from None

    def decimal(self, most: float) -> float:
        """A number from -most to most, kept to three places."""
        word = self.next("a number")
        value = float(word) if _DECIMAL.fullmatch(word) else math.inf
        if abs(value) > most:
            raise self.wrong(f"{word!r} is not a number from {-most:g} to {most:g}")
        return round(value, 3) + 0.0

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

    def prose(self) -> str:
        return self.quoted("a text", LONGEST_TEXT)

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
