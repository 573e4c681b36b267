"""Times and numbers in words."""

from __future__ import annotations

from datetime import UTC, datetime

_STEPS = (
    (31_536_000, "year"),
    (2_592_000, "month"),
    (604_800, "week"),
    (86_400, "day"),
    (3_600, "hour"),
    (60, "minute"),
)


def ago(then: datetime, now: datetime | None = None) -> str:
    """How long ago a moment was: "just now", "3 hours ago"."""
    seconds = ((now or datetime.now(UTC)) - then).total_seconds()
    for size, name in _STEPS:
        if seconds >= size:
            return f"{count(int(seconds // size), name)} ago"
    return "just now"


def shortened(text: str, most: int) -> str:
    """A text of at most so many letters, its end cut off where it is longer."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def count(number: int, thing: str) -> str:
    """ "1 day", "2 days"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
