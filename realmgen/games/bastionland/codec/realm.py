"""JSON to Realm: one reader that notes every fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, cast

from realmgen.errors import Unreadable
from realmgen.games.bastionland import model
from realmgen.games.bastionland.codec.fields import LONGEST_SEED, LONGEST_TEXT, Fields, text_fault
from realmgen.games.bastionland.codec.lore import calling_of, tale_of
from realmgen.games.bastionland.codec.options import MOST, options_of, shape
from realmgen.games.bastionland.codec.writing import SCHEMA
from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.model import Barrier, Holding, Lake, Landmark, Myth, Realm, Region, River
from realmgen.games.bastionland.places import few, things
from realmgen.kit.hex import Grid, Layout


def label_fault(grid: Grid, label: object) -> str | None:
    """What is wrong with a label on that grid, None when nothing is."""
    try:
        cell = grid.find(label) if isinstance(label, str) else None
    except Unreadable as fault:
        return str(fault)
    return None if cell is not None and grid.label(cell) == label else f"{label!r} is not a label such as 0304"


def _calling(part: Fields) -> Calling | None:
    return calling_of(part.part("calling")) if part.has("calling") else None


class RealmReader:
    """Reads one Realm; `fields` notes the faults."""

    terrains: tuple[str, ...] = model.TERRAIN

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.players = fields.has("code")
        self.grid = Grid(1, 1)
        self.cells: dict[str, int] = {}

    def realm(self) -> Realm | None:
        """The Realm, or None when not even its size can be read. Not to be trusted while there are faults."""
        fields = self.fields
        if not fields.sound:
            return None
        fields.word("schema", (SCHEMA,), "schema this version reads")
        before = len(fields.faults)
        width = fields.number("width", model.SMALLEST, model.BIGGEST)
        height = fields.number("height", model.SMALLEST, model.BIGGEST)
        layout = cast(Layout, fields.word("layout", ("flat", "pointy"), "layout"))
        if len(fields.faults) > before:
            return None
        self.grid = Grid(width, height, layout)
        self.cells = {self.grid.label(cell): cell for cell in range(self.grid.size)}
        realm = self._rest()
        self._at_most_one(realm)
        return realm

    def _rest(self) -> Realm:
        fields, secret = self.fields, not self.players
        terrain, area = self._hexes()
        return Realm(
            name=fields.text("name", empty=False),
            seed=fields.text("seed", longest=LONGEST_SEED) if secret else "",
            options=options_of(fields.part("options"), self.grid) if secret else shape(self.grid),
            terrain=terrain,
            area=area,
            lakes=tuple(Lake(*named) for named in self._stretches("lakes")),
            rivers=self._rivers(),
            barriers=self._barriers() if secret else (),
            holdings=self._holdings(),
            myths=self._myths() if secret else (),
            landmarks=self._landmarks() if secret else (),
            regions=tuple(Region(*named) for named in self._stretches("regions", default=[])),
            left_out=self._left_out() if secret else (),
            generator=fields.number("generator", 0, 10**6, default=1) if secret else 1,
        )

    def _hexes(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        terrain: dict[str, str] = {}
        area: dict[str, int] = {}
        for part in self.fields.objects("hexes"):
            at = self._at(part, "at")
            if at in terrain and at in self.cells:
                part.fault("at", f"{at} was given before")
            terrain[at] = part.word("terrain", self.terrains, "terrain")
            area[at] = part.number("area", 1, MOST)
        missing = [label for label in self.cells if label not in terrain]
        if missing:
            self.fields.fault("hexes", f"{few(missing)} {'is' if len(missing) == 1 else 'are'} missing")
        laid = [(terrain.get(label, "plain"), area.get(label, 1)) for label in self.cells]
        return tuple(t for t, _ in laid), tuple(a for _, a in laid)

    def _at(self, part: Fields, key: str) -> str:
        value = part.text(key)
        if value not in self.cells and part.has(key) and isinstance(part.source[key], str):
            part.fault(key, label_fault(self.grid, value) or "is not a label")
        return value

    def _labels(self, part: Fields, key: str, least: int) -> tuple[str, ...]:
        labels = part.items(key)
        met = set[str]()
        for index, label in enumerate(labels):
            if not isinstance(label, str) or label not in self.cells:
                part.fault(f"{key}[{index}]", label_fault(self.grid, label) or "is not a label")
            elif label in met:
                part.fault(f"{key}[{index}]", f"{label} was given before")
            else:
                met.add(label)
        if part.has(key) and len(labels) < least:
            part.fault(key, f"has {len(labels)} of at least {least} hexes")
        return tuple(str(label) for label in labels)

    def _stretches(self, key: str, default: list[Any] | None = None) -> Iterable[tuple[str, tuple[str, ...]]]:
        for part in self.fields.objects(key, default=default):
            yield part.text("name"), self._labels(part, "hexes", 1)

    def _touching(self, part: Fields, key: str, labels: tuple[str, ...]) -> None:
        for a, b in pairwise(labels):
            known = a in self.cells and b in self.cells
            if known and self.grid.direction(self.cells[a], self.cells[b]) is None:
                part.fault(key, f"{a} and {b} are not neighbours")

    def _rivers(self) -> tuple[River, ...]:
        rivers = []
        for part in self.fields.objects("rivers"):
            path = self._labels(part, "path", 2)
            self._touching(part, "path", path)
            rivers.append(River(part.text("name"), path))
        return tuple(rivers)

    def _barriers(self) -> tuple[Barrier, ...]:
        barriers: dict[tuple[str, ...], Barrier] = {}
        for part in self.fields.objects("barriers"):
            ends = tuple(sorted(self._labels(part, "between", 2)))
            self._touching(part, "between", ends)
            if len(ends) > 2:
                part.fault("between", f"has {len(ends)} hexes of 2")
            if ends in barriers:
                part.fault("between", f"the barrier between {' and '.join(ends)} was given before")
            kind = part.word("kind", model.BARRIER_KINDS, "kind of barrier")
            barriers[ends] = Barrier((ends[0], ends[-1]) if ends else ("", ""), kind)
        return tuple(barriers.values())

    def _holdings(self) -> tuple[Holding, ...]:
        holdings = [
            Holding(
                self._at(part, "at"),
                part.text("name", empty=False),
                part.word("kind", model.HOLDING_KINDS, "kind of holding"),
                part.flag("seat"),
                part.text("ruler", default=""),
                part.flag("hidden", default=False),
                part.text("detail", default="", longest=LONGEST_TEXT),
                _calling(part),
            )
            for part in self.fields.objects("holdings")
        ]
        seats = [holding.at for holding in holdings if holding.seat]
        if len(seats) > 1 or (holdings and not seats and not self.players):
            self.fields.fault("holdings", f"there are {len(seats)} Seats of Power ({few(seats) or 'none'}): one it is")
        return tuple(holdings)

    def _myths(self) -> tuple[Myth, ...]:
        myths = [
            Myth(
                part.number("number", 1, MOST),
                self._at(part, "at"),
                part.text("name", empty=False),
                part.text("mark", default="", longest=LONGEST_TEXT),
                tale_of(part.part("tale")) if part.has("tale") else None,
            )
            for part in self.fields.objects("myths")
        ]
        numbers = [myth.number for myth in myths]
        for number in sorted({n for n in numbers if numbers.count(n) > 1}):
            self.fields.fault("myths", f"number {number} was given to {numbers.count(number)} Myths")
        return tuple(myths)

    def _landmarks(self) -> tuple[Landmark, ...]:
        return tuple(
            Landmark(
                self._at(part, "at"),
                part.word("kind", model.LANDMARK_KINDS, "kind of landmark"),
                part.text("name", empty=False),
                part.text("detail", default="", longest=LONGEST_TEXT),
                _calling(part),
                part.text("prompt", default="", longest=LONGEST_TEXT),
            )
            for part in self.fields.objects("landmarks")
        )

    def _at_most_one(self, realm: Realm) -> None:
        """One thing to a hex (MB-A44)."""
        standing = Counter(thing.at for thing in things(realm))
        for label, count in sorted(standing.items()):
            if count > 1 and label in self.cells:
                self.fields.fault("", f"hex {label}: {count} things stand there: a hex holds at most one")

    def _left_out(self) -> tuple[str, ...]:
        lines = self.fields.items("left_out", default=[])
        for index, line in enumerate(lines):
            fault = text_fault(line, LONGEST_TEXT) if isinstance(line, str) else "is not a text"
            if fault:
                self.fields.fault(f"left_out[{index}]", fault)
        return tuple(str(line) for line in lines)
