"""Who gives names and deals entries: all different, and nothing hidden can be read out of what players see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, count

from realmgen.games.bastionland.generate.deal import Deck
from realmgen.games.bastionland.lore import Library
from realmgen.kit.chance import Dice, stream

_DRAWS, _TRIES, _TURNS = 6, 40, 25
Suits = Callable[[str], bool]


class Namer:
    """Draws names from tables and remembers them; `seed` makes each kind of name its own stream.

    A hidden name neither holds a visible name nor is held by one; those drawn here have two words or more. `last`
    names entries that are dealt only when there are no others.
    """

    def __init__(self, library: Library, seed: str, last: Collection[str] = ()) -> None:
        self.tables, self.seed = library.tables, seed
        self.tales = Deck(library.tale_ids, library.tale, stream(seed, "tales"), last)
        self.callings = Deck(library.calling_ids, library.calling, stream(seed, "callings"), last)
        self._entries: dict[str, Sequence[str]] = {}
        self._shown: list[str] = []
        self._hidden: list[str] = []

    def know(self, shown: Iterable[str], hidden: Iterable[str]) -> None:
        """Remember names that are taken already."""
        self._shown += [name.casefold() for name in shown if name]
        self._hidden += [name.casefold() for name in hidden if name]

    def dice(self, what: str) -> Dice:
        return stream(self.seed, f"names/{what}")

    def entries(self, table: str) -> Sequence[str]:
        """The entries of a table, looked up once."""
        if table not in self._entries:
            self._entries[table] = self.tables[table].entries
        return self._entries[table]

    def shown(self, table: str, dice: Dice, suits: Suits | None = None) -> str:
        """A new name that players may see, one that suits where there is any."""
        return self.take(self._drawn(table, dice, suits), table, dice, hidden=False)

    def hidden(self, table: str, dice: Dice, suits: Suits | None = None) -> str:
        """A new name that players may not see, one that suits where there is any."""
        return self.take(self._drawn(table, dice, suits), table, dice, hidden=True)

    def may_hide(self, name: str) -> bool:
        """Whether a name that is written already is free to be hidden."""
        folded = name.casefold()
        return folded not in self._hidden and not any(folded in taken or taken in folded for taken in self._shown)

    def may_show(self, name: str) -> bool:
        """Whether a name that is written already is free to be seen."""
        folded = name.casefold()
        return folded not in self._shown and not any(folded in taken or taken in folded for taken in self._hidden)

    def hide(self, name: str) -> str:
        """The name, remembered as hidden."""
        self._hidden.append(name.casefold())
        return name

    def _drawn(self, table: str, dice: Dice, suits: Suits | None) -> Iterator[str]:
        """Entries to try, in order: by the table's die, then all there are; those that do not suit come last."""
        rows = self.tables[table]
        for _ in range(_DRAWS):
            entry = rows.entry(dice.below(rows.die) + 1)
            if suits is None or suits(entry):
                yield entry
        rest = dice.shuffled(self.entries(table))
        yield from filter(suits, rest)
        yield from rest

    def take(self, names: Iterable[str], table: str, dice: Dice, *, hidden: bool) -> str:
        """The first name that is free, else an entry of the table with a word before it; where every one of them reads
        like a name of the other side, as a pack may have it, one that is at least not given yet."""
        tried = chain(names, self._told_apart(table, dice, hidden))
        free = self._may_hide_drawn if hidden else self.may_show
        name = next(filter(free, tried), None) or self._numbered(table)
        (self._hidden if hidden else self._shown).append(name.casefold())
        return name

    def _may_hide_drawn(self, name: str) -> bool:
        return " " in name and self.may_hide(name)

    def _told_apart(self, table: str, dice: Dice, hidden: bool) -> Iterator[str]:
        """Entries with a word before them, and a number behind when that is not enough."""
        words, last = self.entries("again"), self.entries(table)
        for turn in range(1, _TURNS + 1):
            for _ in range(_TRIES):
                name = f"{dice.pick(words)} {dice.pick(last).removeprefix('The ')}{'' if turn == 1 else f' {turn}'}"
                yield f"The {name}" if hidden else name

    def _numbered(self, table: str) -> str:
        taken = {*self._shown, *self._hidden}
        names = (f"{entry} {number}" for number in count(2) for entry in self.entries(table))
        return next(name for name in names if name.casefold() not in taken)
