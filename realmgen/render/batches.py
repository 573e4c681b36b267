"""What the three writers agree on: which letters are painted together, and where things lie.

Neighbouring texts of a layer in one style are one batch: all their halos are painted first, then all their letters, so
that no halo bites into the letter beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from realmgen.render.drawing import Item, Text


def _style(item: Item) -> object:
    return (item.face, item.size, item.fill) if isinstance(item, Text) else None


def batches(items: Iterable[Item]) -> Iterator[list[Item]]:
    """The items in order: each run of texts alike in face, size and colour is one list, what lies between another."""
    for _, run in groupby(items, _style):
        yield list(run)
