"""Reading JSON with care: every fault is noted with its path, and reading goes on with a harmless value."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

LONGEST_NAME, LONGEST_SEED, LONGEST_TEXT = 80, 200, 4000
_NEVER = ("Cc", "Cs", "Zl", "Zp")
_MISSING = object()
T = TypeVar("T")


def text_fault(text: str, longest: int = LONGEST_NAME) -> str | None:
    """What is wrong with a name, or with a longer text (those may have line ends); None when it is sound."""
    if len(text) > longest:
        return f"is {len(text)} characters long: at most {longest}"
    if text.isprintable():
        return None
    allowed = "\n\t\u2028\u2029" if longest == LONGEST_TEXT else ""
    bad = next((c for c in text if c not in allowed and unprintable(c)), None)
    return f"has a character that cannot be printed: U+{ord(bad):04X}" if bad else None


def unprintable(char: str) -> bool:
    """Whether it is a control character, a line end, half a letter or none at all."""
    return unicodedata.category(char) in _NEVER or char in "\ufffe\uffff"


class Fields:
    """One JSON object being read; `path` names it in faults, which all its parts share."""

    def __init__(self, source: object, path: str, faults: list[str]) -> None:
        self.path, self.faults = path, faults
        self.source: dict[str, Any] = source if isinstance(source, dict) else {}
        self.sound = isinstance(source, dict)
        if not self.sound:
            self.fault("", f"{_shown(source)} is not an object")

    def fault(self, key: str, what: str) -> None:
        place = self._place(key)
        self.faults.append(f"{place}: {what}" if place else what)

    def has(self, key: str) -> bool:
        return key in self.source

    def text(self, key: str, *, default: str | None = None, longest: int = LONGEST_NAME, empty: bool = True) -> str:
        value = self._value(key, default)
        if not isinstance(value, str):
            return self._wrong(key, value, "is not a text", default or "")
        fault = text_fault(value, longest) if value.strip() or empty else "is empty: give it a name"
        return self._wrong(key, value[:40], fault, value) if fault else value

    def number(self, key: str, low: int, high: int, *, default: int | None = None) -> int:
        value = self._value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            return self._wrong(key, value, f"is not a whole number from {low} to {high}", low)
        return value

    def maybe_number(self, key: str, low: int, high: int) -> int | None:
        """A whole number, or None where the key is null or absent."""
        return None if self.source.get(key) is None else self.number(key, low, high)

    def flag(self, key: str, *, default: bool | None = None) -> bool:
        value = self._value(key, default)
        return value if isinstance(value, bool) else self._wrong(key, value, "is neither true nor false", False)

    def word(self, key: str, known: Sequence[str], what: str) -> str:
        value = self._value(key, None)
        if isinstance(value, str) and value in known:
            return value
        return self._wrong(key, value, f"is not a {what}: one of {', '.join(known)}", known[0])

    def items(self, key: str, *, default: list[Any] | None = None) -> list[Any]:
        value = self._value(key, default)
        return value if isinstance(value, list) else self._wrong(key, value, "is not a list", [])

    def objects(self, key: str, *, default: list[Any] | None = None) -> Iterator[Fields]:
        """The objects of a list; what is none is noted and left out."""
        for index, item in enumerate(self.items(key, default=default)):
            part = Fields(item, f"{self._place(key)}[{index}]", self.faults)
            if part.sound:
                yield part

    def part(self, key: str, *, default: dict[str, Any] | None = None) -> Fields:
        value = self._value(key, default)
        if value is _MISSING:
            self._wrong(key, value, "", None)
            value = {}
        return Fields(value, self._place(key), self.faults)

    def _place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def _value(self, key: str, default: object) -> Any:
        return self.source.get(key, _MISSING if default is None else default)

    def _wrong(self, key: str, value: object, what: str, instead: T) -> T:
        self.fault(key, "is missing" if value is _MISSING else f"{_shown(value)} {what}")
        return instead


def _shown(value: object) -> str:
    if isinstance(value, (dict, list)):
        return "a list" if isinstance(value, list) else "an object"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = str(value)
    text = text if len(text) <= 40 else f"{text[:40]}…"
    return f'"{text}"' if isinstance(value, str) else text
