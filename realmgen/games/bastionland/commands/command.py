"""What all commands are: frozen values with a text of one line that reads back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar

from realmgen.kit.record import to_json

Text = str
"""What a field of free text is declared as: it stands in JSON double quotes, all others are plain words."""


class Command:
    """Written as its verb and then its parts in their order; those left as they are by default are left out."""

    __slots__ = ()
    verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "") -> None:
        if verb:  # a dataclass with slots is made twice, the second time without it
            cls.verb = verb

    def __str__(self) -> str:
        parts = ((part, getattr(self, part.name)) for part in fields(self))  # type: ignore[arg-type]
        return " ".join([self.verb, *(_written(part.type, value) for part, value in parts if value != part.default)])


def _written(kind: Any, value: Any) -> str:
    """`"The Weald"` for text, `0304 0305` for hexes, `1-2` for points."""
    if str(kind).startswith("Text"):
        return to_json(value)
    if isinstance(value, tuple):
        return ("-" if value and isinstance(value[0], int) else " ").join(map(str, value))
    return str(value)
