"""Chance is passed in: seeded dice, or a script of dice typed in at the table.

This is the only module that imports `random`. Everything is made from `Random.random()`, the one method
that gives the same numbers on every Python, seeded by text.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, MutableSequence, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from realmgen.errors import NeedsRoll, Unreadable
from realmgen.kit.table import Table

T = TypeVar("T")
_ZERO = (10, 100)
"""Dice that show their highest number as 0, or 00."""


class Rolled(NamedTuple):
    """One die as it fell: `typed` when a player rolled it on the table."""

    sides: int
    value: int
    purpose: str = ""
    typed: bool = False


class Chance(Protocol):
    """What a rule may ask of chance; `rolled` and `drawn` are what the journal keeps."""

    rolled: list[Rolled]
    drawn: list[str]

    def roll(self, sides: int, purpose: str = "") -> int: ...

    def draw(self, table: Table) -> str: ...

    def take(self, entry: Callable[[], str]) -> str: ...


class Dice:
    """Seeded dice. `Dice("4711")` falls the same way everywhere."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random
        self.rolled: list[Rolled] = []
        self.drawn: list[str] = []

    def roll(self, sides: int, purpose: str = "") -> int:
        """A recorded die, 1 to `sides`."""
        value = self.below(sides) + 1
        self.rolled.append(Rolled(sides, value, purpose))
        return value

    def draw(self, table: Table) -> str:
        """A recorded entry of a table, by its die."""
        entry = table.entry(self.roll(table.die, table.id))
        self.drawn.append(entry)
        return entry

    def take(self, entry: Callable[[], str]) -> str:
        """An entry that is chosen and not drawn, and recorded as those are."""
        self.drawn.append(entry())
        return self.drawn[-1]

    def below(self, n: int) -> int:
        """An unrecorded whole number from 0 to n - 1, for generators."""
        return int(self._random() * n)

    def unit(self) -> float:
        """An unrecorded number in [0, 1)."""
        return self._random()

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self._random()

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._random() * len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """An item with odds by weight; the weights are not all zero."""
        left = self._random() * sum(weights)
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return item
        return max(zip(weights, items, strict=True), key=lambda pair: pair[0])[1]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        out = list(items)
        self.shuffle(out)
        return out


class Script:
    """Dice that were rolled on the table and typed in, a 0 of a d10 or d100 for its highest; raises NeedsRoll when one
    more is wanted."""

    def __init__(self, values: Sequence[int]) -> None:
        self._left = list(values)
        self.rolled: list[Rolled] = []
        self.drawn: list[str] = []

    def roll(self, sides: int, purpose: str = "") -> int:
        if not self._left:
            raise NeedsRoll(sides, purpose)
        value = self._left.pop(0) or (sides if sides in _ZERO else 0)
        if not 1 <= value <= sides:
            raise Unreadable(f"a d{sides} shows 1 to {sides}; {value} was given")
        self.rolled.append(Rolled(sides, value, purpose, typed=True))
        return value

    def draw(self, table: Table) -> str:
        entry = table.entry(self.roll(table.die, table.id))
        self.drawn.append(entry)
        return entry

    def take(self, entry: Callable[[], str]) -> str:
        self.drawn.append(entry())
        return self.drawn[-1]

    def finish(self) -> None:
        """Raise Unreadable when more dice were given than the rule asked for."""
        if self._left:
            raise Unreadable(f"too many dice: {', '.join(map(str, self._left))} left over")


class Replay:
    """The dice and drawn entries a journal kept, over again: no table is asked and nothing is rolled."""

    def __init__(self, rolled: Sequence[Rolled], drawn: Sequence[str]) -> None:
        self._rolls, self._entries = list(rolled), list(drawn)
        self.rolled: list[Rolled] = []
        self.drawn: list[str] = []

    def roll(self, sides: int, purpose: str = "") -> int:
        """The next recorded die; raises Unreadable when the record holds none, or one of another kind."""
        if self._rolls and self._rolls[0].sides != sides:
            raise Unreadable(f"the record holds a d{self._rolls[0].sides} where the rules ask for a d{sides}")
        return self._next(f"a d{sides}").value

    def draw(self, table: Table) -> str:
        """The next recorded entry, whatever the table says by now."""
        self._next(f"a roll on {table.id}")
        return self._entry(f"draw from {table.id}")

    def take(self, entry: Callable[[], str]) -> str:
        """The next recorded entry, whatever would be chosen by now."""
        return self._entry("take one that was chosen")

    def finish(self) -> None:
        """Raise Unreadable when more was recorded than the rules asked for."""
        if self._rolls or self._entries:
            raise Unreadable(f"the record holds {len(self._rolls)} dice and {len(self._entries)} entries too many")

    def _entry(self, why: str) -> str:
        if not self._entries:
            raise Unreadable(f"the record holds no entry where the rules {why}")
        self.drawn.append(self._entries.pop(0))
        return self.drawn[-1]

    def _next(self, wanted: str) -> Rolled:
        if not self._rolls:
            raise Unreadable(f"the record holds no more dice where the rules ask for {wanted}")
        self.rolled.append(self._rolls.pop(0))
        return self.rolled[-1]


def stream(seed: str, name: str) -> Dice:
    """The dice of one named generator step: adding a step leaves the others as they were."""
    return Dice(f"{seed}/{name}")


def fresh_seed() -> str:
    """128 random bits as 32 hexadecimal digits: too long to guess."""
    return secrets.token_hex(16)


def fresh_code() -> str:
    """32 random bits as eight hexadecimal digits: the public name of a campaign."""
    return secrets.token_hex(4)


def public_code(seed: str) -> str:
    """The eight characters that stand on players' files where a game master's show the seed."""
    return hashlib.blake2b(seed.encode(), digest_size=4, person=b"realmgen-code").hexdigest()
