"""JSON in and out, strictly: every fault is named with its place."""

from __future__ import annotations

import json
from typing import Any, NoReturn, TypeVar

from realmgen.errors import Unreadable

T = TypeVar("T")
D = TypeVar("D")
_WORDS: dict[type, str] = {int: "a whole number", str: "text", bool: "true or false", list: "a list", dict: "an object"}


class Fields:
    """Takes the fields of a stored object one by one and remembers every fault; `where` names the object."""

    def __init__(self, stored: object, where: str) -> None:
        self._found = isinstance(stored, dict)
        self._left = dict(stored) if isinstance(stored, dict) else {}
        self._where = where
        self.faults = [] if self._found else [f"{where}: an object is wanted, not {short(stored)}"]

    def take(self, key: str, kind: type[T], default: D, *, needed: bool = True) -> T | D:
        """The field's value, or `default` (with a fault when it was `needed`, or is of another kind)."""
        value = self._left.pop(key, None)
        if value is None:
            if needed and self._found:
                self.faults.append(f"{self._where}: {key} is missing")
            return default
        if type(value) is not kind:
            self.faults.append(f"{self._where}: {key} is {short(value)}, but should be {_WORDS[kind]}")
            return default
        return value

    def finish(self) -> None:
        """Raise Unreadable with every fault, unknown fields among them."""
        self.faults += [f"{self._where}: {key!r} is not known" for key in self._left]
        if self.faults:
            raise Unreadable(*self.faults)


def to_json(value: object) -> str:
    """JSON in one line without spaces, letters as they are; raises Unreadable for what a file cannot hold."""
    try:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        text.encode()
    except ValueError as error:
        raise Unreadable(f"it holds what cannot be saved: {error}") from error
    return text


def from_json(text: str, where: str) -> Any:
    """Read JSON; raises Unreadable naming the place."""
    try:
        return json.loads(text, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{where}: not readable as JSON ({error})") from error


def refuse(constant: str) -> NoReturn:
    """For `parse_constant`: NaN and infinities are no JSON."""
    raise ValueError(f"{constant} is no number")


def short(value: object) -> str:
    """A value as an error message shows it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
