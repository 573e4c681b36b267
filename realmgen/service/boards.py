"""Tables to roll on, as a game master sees them: each a board of one column or more, read left to right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.commands import Note
from realmgen.games.bastionland.lore import SPARKS, Library
from realmgen.games.bastionland.model import LANDMARK_KINDS, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules.lore.notes import below
from realmgen.kit.chance import Dice, fresh_seed
from realmgen.kit.table import Table

GROUPS = {
    "Land and weather": ("land", "sky", "weather-", "season-"),
    "Places": ("holding", *LANDMARK_KINDS, "city"),
    "People and courts": ("person", "faith", "drama", "quest", "feast"),
    "Fights and finds": ("battlefield", "beast", "treasure"),
    "Sites": ("site-",),
    "Names": ("name-",),
}
"""By heading: how the ids of its spark tables begin, or what they are."""
OTHERS = "More"
IN_PLAY, SITES, NAMES, SPARKED = "In play", "Sites", "Names", "Sparks"
KINDS = (IN_PLAY, SPARKED, SITES, NAMES)
_PLAYED = ("rumours", "manners", "petitioners", "crises", "tournaments", "courtiers", "wicked", "vows", "hosts")
_NAMES = [
    "again",
    "holdings",
    "lakes",
    "landmark",
    "myths",
    "people",
    "places",
    "realms",
    "region",
    "rivers",
    "seas",
    "seers",
]


@dataclass(frozen=True, slots=True)
class Board:
    """`group` is a heading for sparks, and one of KINDS for other tables."""

    id: str
    title: str
    group: str
    columns: tuple[Table, ...]

    @property
    def rows(self) -> int:
        return max(len(column.rows) for column in self.columns)

    @property
    def text(self) -> str:
        """All that stands in it, to be searched."""
        return " ".join([self.title, *(entry for column in self.columns for entry in column.entries)])


class Fell(NamedTuple):
    """One die, and the entry it chose."""

    die: int
    value: int
    entry: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a roll on a board gave, as a line to read."""

    board: str
    title: str
    line: str
    dice: tuple[Fell, ...]


class Boards(NamedTuple):
    """Boards in the order to show them, and the faults of files that cannot be read."""

    boards: tuple[Board, ...]
    faults: tuple[str, ...]


@lru_cache(maxsize=16)
def sparks(library: Library) -> Boards:
    """The spark tables by heading; a phrase is an entry of each column (MB-M5)."""
    found: list[Board] = []
    faults: list[str] = []
    for key in library.sparks:
        try:
            columns = library.columns(key)
            found += [Board(f"{SPARKS}.{key}", library.spark_title(key), _heading(key), columns)] if columns else []
        except Unreadable as error:
            faults += error.faults
    return Boards(tuple(sorted(found, key=_order)), tuple(faults))


def _heading(id: str) -> str:
    return next((heading for heading, words in GROUPS.items() if _within(id, words) < len(words)), OTHERS)


def _within(id: str, words: Sequence[str]) -> int:
    """Which of the words an id is, or begins with; their number when it is none."""
    fits = (n for n, word in enumerate(words) if id == word or (word.endswith("-") and id.startswith(word)))
    return next(fits, len(words))


def _order(board: Board) -> tuple[int, int, str]:
    words = GROUPS.get(board.group, ())
    return [*GROUPS, OTHERS].index(board.group), _within(board.id.partition(".")[2], words), board.title


@lru_cache(maxsize=16)
def tables(library: Library) -> Boards:
    """Every table: those a game master rolls on in play first, then sparks, Sites and names."""
    try:
        ids = list(library.tables)
    except Unreadable as error:
        return Boards(sparks(library).boards, error.faults)
    plain = [_plain(library.tables[key]) for key in ids if not key.startswith(f"{SPARKS}.")]
    drawn, faults = sparks(library)
    shown = [Board(board.id, board.title, SPARKED, board.columns) for board in drawn]
    return Boards(tuple(sorted([*plain, *shown], key=_rank)), faults)


def _plain(table: Table) -> Board:
    head, _, rest = table.id.partition(".")
    kind = SITES if head.startswith("sites-") else NAMES if head in _NAMES else IN_PLAY
    title = head.replace("-", ", ", 1) if kind == SITES else head.replace("-", " ")
    return Board(table.id, f"{title.capitalize()}{': ' if rest else ''}{rest.replace('-', ' ')}", kind, (table,))


def _rank(board: Board) -> tuple[int, int, str]:
    head = board.id.partition(".")[0]
    return KINDS.index(board.group), _PLAYED.index(head) if head in _PLAYED else len(_PLAYED), board.title


def draw(board: Board, seed: str | None = None) -> Drawn:
    """Roll on every column of a board."""
    dice = Dice(seed or fresh_seed())
    fell = tuple(_fall(column, dice) for column in board.columns)
    line = " ".join(one.entry for one in fell)
    name = board.group == NAMES or board.id.startswith(f"{SPARKS}.name-")
    return Drawn(board.id, board.title, line if name else sentence(line), fell)


def _fall(column: Table, dice: Dice) -> Fell:
    value = dice.roll(column.die)
    return Fell(column.die, value, column.entry(value))


def note_below(state: State, at: str, line: str) -> str:
    """The command that writes a line below the note on a hex; raises Unreadable when there is no room for it."""
    old = state.notes.get(at, "")
    if len(old) + len(line) + 1 > LONGEST_TEXT:
        raise Unreadable(f"the note on {at} is full: shorten it first (at most {LONGEST_TEXT} characters)")
    return str(Note(at, below(old, line)))


def headings(boards: Sequence[Board]) -> Iterator[tuple[str, list[Board]]]:
    """Boards by their group, in order."""
    groups: dict[str, list[Board]] = {}
    for board in boards:
        groups.setdefault(board.group, []).append(board)
    yield from groups.items()
