"""What each hex of a Realm means now, and which hex says what two could say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from realmgen.games.bastionland.formats.common import spot
from realmgen.games.bastionland.formats.textmapper.words import Feature, Meaning, nameless
from realmgen.games.bastionland.model import HOLDING_KINDS, Holding, Lake, Realm, Region
from realmgen.games.bastionland.places import seat


def default_seat(holdings: tuple[Holding, ...]) -> Holding | None:
    """The holding taken for the Seat when none is marked: the grandest kind, the first of them (MB-249)."""
    return min(holdings, key=lambda h: (h.hidden, HOLDING_KINDS.index(h.kind), h.at), default=None)


class Present:
    """The Realm by hex. `said` is what the kept words of each hex mean: what they say stays where it is said."""

    def __init__(self, realm: Realm, said: Mapping[str, Meaning]) -> None:
        self.realm, self.grid, self.said = realm, realm.grid, said
        self.features = dict(_features(realm))
        self.flags = {h.at: (h.seat, h.hidden) for h in realm.holdings}
        self.marks_seat = default_seat(realm.holdings) != seat(realm)
        self.barriers = {barrier.between: barrier.kind for barrier in realm.barriers}
        self.labels = self._labels()

    def meaning(self, cell: int) -> Meaning:
        """What the line of a hex has to say: a barrier is told by one of its two hexes."""
        at = self.grid.label(cell)
        feature, name = self.features.get(at, (None, ""))
        chief, hidden = self.flags.get(at, (False, False))
        edges = {way: kind for way, other, kind in self._around(cell) if self._tells(at, other, way)}
        label = name or self.labels.get(at, "")
        seat_said = chief and (self.marks_seat or at not in self.said or self.said[at].seat)
        return Meaning(self.realm.terrain[cell], feature, label, seat_said, hidden, edges)

    def label_kept(self, cell: int) -> str:
        """The label that a hex's kept words may go on giving."""
        at = self.grid.label(cell)
        before, name = self.said[at], self.features.get(at, (None, ""))[1]
        if name or before.feature or at in self.labels:
            return name or self.labels.get(at, "")
        return before.label if before.terrain in ("", self.realm.terrain[cell]) else ""

    def has_edge(self, cell: int, way: int, kind: str) -> bool:
        """Whether a barrier word is true; what lies on the map's own rim is nobody's and stays."""
        other = self.grid.neighbours[cell][way]
        if other < 0:
            return True
        there = self.barriers.get(self._between(cell, other))
        return there is not None and kind in ("cliff", there)

    def _between(self, cell: int, other: int) -> tuple[str, str]:
        return self.grid.label(min(cell, other)), self.grid.label(max(cell, other))

    def _around(self, cell: int) -> Iterator[tuple[int, str, str]]:
        for way, other in enumerate(self.grid.neighbours[cell]):
            kind = self.barriers.get(self._between(cell, other)) if other >= 0 else None
            if kind:
                yield way, self.grid.label(other), kind

    def _tells(self, at: str, other: str, way: int) -> bool:
        """The hex whose kept words tell of the barrier, else the one that comes first."""
        here = way in self.said[at].edges if at in self.said else False
        there = (way + 3) % 6 in self.said[other].edges if other in self.said else False
        return here or (not there and at < other)

    def _labels(self) -> dict[str, str]:
        """By hex: the name of a lake or region to be lettered there."""
        found: dict[str, str] = {}
        stretches: tuple[Lake | Region, ...] = (*self.realm.lakes, *self.realm.regions)
        for stretch in stretches:
            free = [at for at in stretch.hexes if at not in self.features]
            said = [at for at in free if self._named(at)]
            if said or (free and stretch.name):
                found[min(said) if said else self._middle(stretch, free)] = stretch.name
        return found

    def _named(self, at: str) -> bool:
        before = self.said.get(at)
        return bool(before and before.label and not before.feature)

    def _middle(self, stretch: Lake | Region, free: list[str]) -> str:
        spots = [spot(self.grid, self.grid.find(at)) for at in stretch.hexes]
        x, y = (sum(values) / len(spots) for values in zip(*spots, strict=True))

        def far(at: str) -> tuple[float, str]:
            own_x, own_y = spot(self.grid, self.grid.find(at))
            return round((own_x - x) ** 2 + (own_y - y) ** 2, 6), at

        return min(free, key=far)


def _features(realm: Realm) -> Iterator[tuple[str, tuple[Feature, str]]]:
    """By hex: what stands there and its name, empty when it is only ours for want of one."""
    for holding in realm.holdings:
        yield holding.at, (("holding", holding.kind), _own(holding.name, holding.kind, holding.at))
    for landmark in realm.landmarks:
        yield landmark.at, (("landmark", landmark.kind), _own(landmark.name, landmark.kind, landmark.at))
    for myth in realm.myths:
        yield myth.at, (("myth", str(myth.number)), _own(myth.name, "myth", str(myth.number)))


def _own(name: str, sort: str, which: str) -> str:
    return "" if name == nameless(sort, which) else name
