"""What all commands are: frozen values with a text of one line that reads back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar

from realmgen.kit.record import to_json

Text = str
"""What a field of free text is declared as: it stands in JSON double quotes, all others are plain words."""
Name = str
"""The same for a name, which is never empty."""
Hex = str
"""The label of a hex: `0304`."""
Number = int
"""A whole number from 0."""


class Command:
    """Written as its verb and then its parts in their order; those at the end that are as by default are left out."""

    __slots__ = ()
    verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "") -> None:
        if verb:  # a dataclass with slots is made twice, the second time without it
            cls.verb = verb

    def __str__(self) -> str:
        parts = [(part, getattr(self, part.name)) for part in fields(self)]  # type: ignore[arg-type]
        while parts and parts[-1][1] == parts[-1][0].default:
            parts.pop()
        return " ".join([self.verb, *(_written(part.type, value) for part, value in parts)])


def _written(kind: Any, value: Any) -> str:
    """`"The Weald"` for text, `0304 0305` for hexes, `1-2` for points."""
    if str(kind).startswith(("Text", "Name")):
        return to_json(value)
    if str(kind).startswith("tuple[Name"):
        return " ".join(map(to_json, value))
    if isinstance(value, tuple):
        return ("-" if value and isinstance(value[0], int) else " ").join(map(str, value))
    return str(value)
