"""The oracles as they stand on a shelf: under their headings, in the book's order, what is often rolled on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.model import Tale
    from realmgen.games.ironsworn.oracles.table import Oracle

OWN = "Your tables"
PRICE, BACKLASH, TWIST, ASK = "pay-the-price", "mystic-backlash", "major-plot-twist", "ask-the-oracle"
PINS = "67890"
"""The keys of what is pinned, in order."""


class Press(NamedTuple):
    """What one press rolls: one oracle, or several as one answer; `key` is a letter or empty."""

    label: str
    ids: tuple[str, ...]
    key: str = ""


class Board(NamedTuple):
    """Presses under a heading; `pack` is the pack they are from, if from one."""

    heading: str
    presses: tuple[Press, ...]
    pack: str = ""


WORDS = Press("Action + Theme", ("action", "theme"), "T")
PLACE = Press("A place", ("location-descriptor", "location"), "V")
SOMEONE = Press("Someone", ("ironlander-names-a", "character-role", "character-descriptor", "character-goal"), "N")
TOGETHER: Mapping[str, Press] = {"Prompts": WORDS, "Places": PLACE, "People": SOMEONE}
"""By heading: oracles that are asked as one (IS-612, IS-639)."""
QUICK = Press("Quick name", ("quick-settlement",), "Q")
"""A name in two rolls (IS-634)."""
_FIRST_PART = "quick-settlement/prefix"
LETTERS: Mapping[str, str] = {
    "region": "G",
    "location": "L",
    "coastal-waters-location": "W",
    "location-descriptor": "E",
    "settlement-name": "S",
    "settlement-trouble": "B",
    "ironlander-names-a": "I",
    "combat-action": "F",
    BACKLASH: "M",
    TWIST: "O",
    "challenge-rank": "K",
    PRICE: "P",
}
BRIEFLY: Mapping[str, str] = {
    "coastal-waters-location": "Coastal waters",
    "location-descriptor": "Descriptor",
    "settlement-name": "Name",
    "settlement-trouble": "Trouble",
    "character-role": "Role",
    "character-goal": "Goal",
    "character-descriptor": "Descriptor",
    "ironlander-names-a": "Ironlander A",
    "ironlander-names-b": "Ironlander B",
    "elf-names": "Elf",
    "giant-names": "Giant",
    "varou-names": "Varou",
    "troll-names": "Troll",
    "major-plot-twist": "Plot twist",
}
"""What is written on a press under its heading, where the title is long."""


def boards(lore: Lore, tale: Tale) -> list[Board]:
    """All that can be rolled: ours by their headings in the book's order, packs' and one's own after them."""
    ours = [oracle for oracle in lore.oracles.values() if not oracle.pack]
    found = [Board(heading, tuple(_presses(heading, group))) for heading, group in groupby(ours, _heading)]
    found += _of_packs(oracle for oracle in lore.oracles.values() if oracle.pack)
    own = tuple(Press(table.title, (table.id,)) for table in tale.tables)
    return [board for board in [*found, Board(OWN, own)] if board.presses]


def _of_packs(oracles: Iterable[Oracle]) -> Iterator[Board]:
    """Boards by pack, and in a pack by the first of the headings its oracles have; each heading stands once."""
    found: dict[tuple[str, str], Board] = {}
    for oracle in oracles:
        heading = f"{oracle.pack}: {oracle.group.partition(' › ')[0] or oracle.title}"
        board = found.setdefault((oracle.pack, _letters(heading)), Board(heading, (), oracle.pack))
        found[oracle.pack, _letters(heading)] = board._replace(presses=(*board.presses, _press(oracle)))
    yield from found.values()


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def pinned(lore: Lore, tale: Tale) -> list[Press]:
    """What is pinned, the first five with a key each; what is there no more is left out."""
    titles = {QUICK.ids[0]: QUICK.label} | {name: oracle.title for name, oracle in lore.oracles.items()}
    titles |= {table.id: table.title for table in tale.tables}
    there = [name for name in tale.pins if name in titles]
    keys = [*PINS, *("" for _ in there)]
    return [Press(titles[name], (name,), key) for name, key in zip(there, keys, strict=False)]


def holding(boards: Iterable[Board], words: str) -> list[Board]:
    """The presses whose label, heading or oracle has every one of some words."""
    wanted = words.lower().split()
    found = [board._replace(presses=tuple(_holding(board, wanted))) for board in boards]
    return [board for board in found if board.presses]


def _holding(board: Board, wanted: list[str]) -> Iterator[Press]:
    for press in board.presses:
        text = f"{board.heading} {press.label} {' '.join(press.ids)}".lower()
        if all(word in text for word in wanted):
            yield press


def _heading(oracle: Oracle) -> str:
    return oracle.group


def _presses(heading: str, oracles: Iterable[Oracle]) -> Iterator[Press]:
    if heading in TOGETHER:
        yield TOGETHER[heading]
    for oracle in oracles:
        if oracle.id == _FIRST_PART:
            yield QUICK
        if oracle.id != ASK and (oracle.pack or "/" not in oracle.id):
            yield _press(oracle)


def _press(oracle: Oracle) -> Press:
    label = oracle.title if oracle.pack else BRIEFLY.get(oracle.id, oracle.title)
    return Press(label, (oracle.id,), "" if oracle.pack else LETTERS.get(oracle.id, ""))
