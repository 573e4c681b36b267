"""A Realm under scrutiny, with its tables at hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from realmgen.games.bastionland.generate.frame import Frame, frame_of
from realmgen.games.bastionland.model import WATER, Realm

_LEFT_OUT = re.compile(r"(\d+) of \d+ (.+)")


class Land:
    """A Realm with its tables at hand."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.frame: Frame = frame_of(realm.grid)
        self.cell = self.frame.cells
        self.dry = [kind not in WATER for kind in realm.terrain]
        self.courses = [[self.cell[label] for label in river.path] for river in realm.rivers]
        self.on_course = {cell for path in self.courses for cell in path}
        self.barred = {self.frame.key(*(self.cell[label] for label in b.between)) for b in realm.barriers}
        found = filter(None, map(_LEFT_OUT.fullmatch, realm.left_out))
        self.left_out = {line[2]: int(line[1]) for line in found}

    def terrain(self, label: str) -> str:
        return self.realm.terrain[self.cell[label]]

    def count(self, what: str, there: int, wanted: int) -> Iterator[str]:
        """A fault when the number of things is neither what was asked for nor what is said to be left out."""
        if there != wanted - self.left_out.get(what, 0):
            yield f"{there} {what} instead of {wanted}"

    def gap(self, what: str, wanted: int) -> int:
        return max(1, wanted - self.left_out.get(f"hexes between {what}", 0))


def joined(frame: Frame, cells: list[int]) -> bool:
    """Whether the cells are one connected piece."""
    left, walk = set(cells), cells[:1]
    left.discard(walk[0])
    for cell in walk:
        for n in frame.near[cell]:
            if n in left:
                left.discard(n)
                walk.append(n)
    return not left
