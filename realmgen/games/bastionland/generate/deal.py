"""Myths, Knights and Seers dealt from what is written, none twice (MB-227, MB-250, MB-256, MB-260)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Generic, TypeVar

from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.kit.chance import Dice

T = TypeVar("T", Tale, Calling)


class Deck(Generic[T]):
    """Written entries in an order by chance; each is read when it is first looked at, and dealt at most once.

    `last` names entries that stood here before: they are dealt when there are no others.
    """

    def __init__(self, ids: Sequence[str], read: Callable[[str], T], dice: Dice, last: Collection[str] = ()) -> None:
        self._left = dict.fromkeys(dice.shuffled(ids))
        self._last = frozenset(last)
        self._read: Callable[[str], T] = read

    def ahead(self, free: Callable[[T], bool], *, backwards: bool = False) -> Iterator[tuple[str, T]]:
        """The entries that pass a test, with their ids, in order or from the other end; they stay in the deck."""
        order = list(reversed(self._left) if backwards else self._left)
        for key in sorted(order, key=self._last.__contains__):
            entry = self._read(key)
            if free(entry):
                yield key, entry

    def next(self, free: Callable[[T], bool], *, backwards: bool = False) -> T | None:
        """Deal the next that passes a test; None when none is left. Two that draw from both ends meet when all is
        dealt."""
        for key, entry in self.ahead(free, backwards=backwards):
            del self._left[key]
            return entry
        return None

    def best(
        self, few: int, free: Callable[[T], bool], worth: Callable[[T], int], strain: Callable[[T], int] = lambda _: 0
    ) -> T | None:
        """Deal the best of the next few that pass a test and strain least, the first among equals.

        No more is read than it takes to find a few that do not strain at all.
        """
        found: dict[tuple[bool, int], list[tuple[str, T]]] = {}
        for key, entry in self.ahead(free):
            rank = (key in self._last, strain(entry))
            found.setdefault(rank, []).append((key, entry))
            if rank == (False, 0) and len(found[rank]) == few:
                break
        if not found:
            return None
        key, entry = max(found[min(found)][:few], key=lambda pair: worth(pair[1]))
        del self._left[key]
        return entry
