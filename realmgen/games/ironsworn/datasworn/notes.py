"""What is odd in a package and what is made of it, a line each."""

from __future__ import annotations

from realmgen.errors import on_one_line

MOST = 1000
"""Lines that are kept; the others are counted."""
_LONGEST = 90


class Notes:
    """Gathers remarks; `thing` is what is being read, which shapes name."""

    def __init__(self) -> None:
        self.thing = ""
        self._lines: dict[str, None] = {}
        self._more = 0

    def say(self, thing: str, value: object, done: str) -> None:
        """Note a thing, its value, and what is done about it."""
        line = on_one_line(f"{shown(thing)}: {shown(value)}: {done}")
        if line in self._lines or len(self._lines) < MOST:
            self._lines[line] = None
        else:
            self._more += 1

    @property
    def lines(self) -> tuple[str, ...]:
        """Every remark once, in the order they came up."""
        more = (f"and {self._more} remarks more",) if self._more else ()
        return (*self._lines, *more)


def shown(value: object) -> str:
    """A value as a remark shows it: not too long."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
