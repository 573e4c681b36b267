"""One row of what can be looked up."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """A rule in short: its topic, what it is called, what it says, and the rows of the ledger it stands for."""

    topic: str
    title: str
    text: str
    ids: tuple[str, ...]


def row(topic: str, title: str, text: str, *numbers: int) -> Row:
    """A row by the numbers of the ledger: `row("Oath", "Seers", "…", 27)`."""
    return Row(topic, title, text, tuple(f"MB-{number:03}" for number in numbers))
