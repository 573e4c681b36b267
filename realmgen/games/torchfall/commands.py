"""The commands of a board as text, both ways: `march ashspire`, `lay ashspire-redwall`, `light`,
`rekindle ashspire-redwall redwall-dawnmere`, `skip`; with the seat before them where one is given: `0: light`.

Each command a board allows is made once.
"""

from __future__ import annotations

import re
from typing import Final

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.model import LAY, LIGHT, MARCH, REKINDLE, SKIP, VERBS, Command, Order
from realmgen.kit.graph import tie
from realmgen.kit.record.fields import short

TAKES = {MARCH: "POST", LAY: "POST-POST", LIGHT: "", REKINDLE: "POST-POST POST-POST", SKIP: ""}
FORMS = tuple(f"{verb} {takes}".strip() for verb, takes in TAKES.items())
"""How each command is written."""
_SEAT = re.compile(r"(\d{1,3})\s*:\s*(.*)")


class Commands:
    """The commands of one board."""

    light: Final = Command(LIGHT, 0, 0, LIGHT)
    skip: Final = Command(SKIP, 0, 0, SKIP)

    def __init__(self, board: Board) -> None:
        self._board = board
        self._kept: dict[tuple[str, int, int], Command] = {}

    def march(self, post: int) -> Command:
        return self._made(MARCH, post, 0)

    def lay(self, way: int) -> Command:
        return self._made(LAY, way, 0)

    def rekindle(self, source: int, target: int) -> Command:
        return self._made(REKINDLE, source, target)

    def read(self, text: str) -> Order:
        """Read a command, perhaps with its seat; raises Unreadable naming what cannot be read."""
        found = _SEAT.fullmatch(text.strip())
        seat, said = (int(found[1]), found[2]) if found else (None, text)
        verb, *rest = said.split() or [""]
        if verb not in VERBS:
            raise Unreadable(f"command {short(text)} cannot be read: one of {', '.join(FORMS)}")
        if len(rest) != len(TAKES[verb].split()):
            raise Unreadable(f"command {short(text)} should be: {verb} {TAKES[verb]}".rstrip())
        return Order(self._read(verb, rest), seat)

    def _read(self, verb: str, rest: list[str]) -> Command:
        if verb == MARCH:
            return self.march(self._post(rest[0]))
        if verb == LAY:
            return self.lay(self._way(rest[0]))
        if verb == REKINDLE:
            return self.rekindle(self._way(rest[0]), self._way(rest[1]))
        return self.light if verb == LIGHT else self.skip

    def _post(self, text: str) -> int:
        if text not in self._board.number:
            raise Unreadable(f"post {short(text)} is not known: one of {', '.join(self._board.posts)}")
        return self._board.number[text]

    def _way(self, text: str) -> int:
        ends = text.split("-")
        if len(ends) != 2 or ends[0] == ends[1]:
            raise Unreadable(f"road {short(text)} cannot be read: two posts, such as {self._name(0)}")
        return self._board.ways[tie(*map(self._post, ends))]

    def _name(self, way: int) -> str:
        return "-".join(self._board.posts[post] for post in self._board.pairs[way])

    def _made(self, verb: str, a: int, b: int) -> Command:
        command = self._kept.get((verb, a, b))
        if command is None:
            command = self._kept[verb, a, b] = Command(verb, a, b, self._written(verb, a, b))
        return command

    def _written(self, verb: str, a: int, b: int) -> str:
        if verb == MARCH:
            return f"{MARCH} {self._board.posts[a]}"
        return f"{LAY} {self._name(a)}" if verb == LAY else f"{REKINDLE} {self._name(a)} {self._name(b)}"
