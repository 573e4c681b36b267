"""Text Mapper text becomes a Realm that one can go on editing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from realmgen.errors import Unreadable
from realmgen.games.bastionland.clusters import cluster, stretches
from realmgen.games.bastionland.codec import from_text, read_options
from realmgen.games.bastionland.codec.fields import LONGEST_NAME, LONGEST_SEED
from realmgen.games.bastionland.formats.common import one_line
from realmgen.games.bastionland.formats.textmapper import courses, remarks
from realmgen.games.bastionland.formats.textmapper.kept import stored
from realmgen.games.bastionland.formats.textmapper.present import default_seat
from realmgen.games.bastionland.formats.textmapper.statements import Statements, grid_of, sort
from realmgen.games.bastionland.formats.textmapper.words import Meaning, meaning, nameless, parts
from realmgen.games.bastionland.formats.textmapper.writer import hex_lines
from realmgen.games.bastionland.model import (
    LANDMARK_KINDS,
    Barrier,
    Coast,
    Holding,
    Lake,
    Landmark,
    Myth,
    Options,
    Realm,
    Region,
    State,
)
from realmgen.kit.hex import Grid

MOST_RIVERS = 9


@dataclass(frozen=True, slots=True)
class Draft:
    """A map that was read: `state` holds the Realm and what was kept of the text; `warnings` are for people."""

    state: State
    warnings: tuple[str, ...] = ()


def read(text: str, name: str = "") -> Draft:
    """Read a map; `name` is the Realm's when the text gives none.

    Raises Unreadable with one line for every fault: hexes off the map or given twice, no hex at all.
    """
    sheet = sort(text)
    if not sheet.hexes:
        sheet.faults.append("no line begins with a hex such as 0101 and says what lies there")
    grid = grid_of(sheet)
    if sheet.faults:
        raise Unreadable(*sheet.faults)
    return _draft(sheet, grid, name)


def _draft(sheet: Statements, grid: Grid, name: str) -> Draft:
    said = {label: parts(rest) for label, rest in sheet.hexes.items()}
    meant = {label: meaning(words) for label, words in said.items()}
    _check_singles(sheet, meant)
    terrain = _terrain(sheet, grid, meant)
    things = _Things(grid, meant, sheet.warnings)
    lakes = tuple(_lakes(grid, terrain, meant))
    land = courses.Land(grid, terrain)
    rivers = courses.rivers(land, sheet.lines, sheet.warnings)
    realm = Realm(
        name=(sheet.header.get("Realm") or one_line(name))[:LONGEST_NAME].strip() or "Imported Realm",
        seed=sheet.header.get("Seed", "")[:LONGEST_SEED],
        options=Options(),
        terrain=terrain,
        area=cluster(grid, terrain),
        lakes=lakes,
        rivers=rivers,
        barriers=tuple(_barriers(grid, meant)),
        holdings=tuple(sorted(things.holdings(), key=lambda holding: not holding.seat)),
        myths=tuple(sorted(things.myths(), key=lambda myth: myth.number)),
        landmarks=tuple(things.landmarks()),
        regions=tuple(_regions(grid, terrain, meant)),
        left_out=tuple(sheet.left_out),
    )
    realm, notes, unused = remarks.told(replace(realm, options=_options(sheet, grid, realm)), sheet.remarks)
    others = [line for line in sheet.others if line != courses.INCLUDE]
    words = stored(
        grid,
        _strange(realm, said),
        [*courses.to_keep(land, sheet.lines, rivers), *others, *unused],
        sheet.warnings,
    )
    return Draft(State(realm, notes, words=words), tuple(sheet.warnings))


def _check_singles(sheet: Statements, meant: dict[str, Meaning]) -> None:
    """Raise Unreadable when a Myth's number or the Seat of Power is given twice."""
    first: dict[str, str] = {}
    for at, one in meant.items():
        sort, which = one.feature or ("", "")
        what = f"Myth {which}" if sort == "myth" else "the Seat of Power" if sort == "holding" and one.seat else ""
        if what and first.setdefault(what, at) != at:
            sheet.faults.append(f"line {sheet.first[at]}: {what} already stands in {first[what]}")
    if sheet.faults:
        raise Unreadable(*sheet.faults)


def _strange(realm: Realm, said: dict[str, list[str]]) -> dict[str, str]:
    """By label: what was said otherwise than we would write it, given what is kept of the hexes around."""
    kept: dict[str, str] = {}
    while True:
        ours = dict(hex_lines(realm, kept))
        lost = {at: " ".join(words) for at, words in said.items() if at not in kept and words != ours[at]}
        if not lost:
            return kept
        kept |= lost


def _terrain(sheet: Statements, grid: Grid, meant: dict[str, Meaning]) -> tuple[str, ...]:
    """By cell; what the text does not tell is sea where there is sea, else plain."""
    found = [meant.get(grid.label(cell), Meaning()).terrain for cell in range(grid.size)]
    other = "sea" if "sea" in found else "plain"
    untold = [label for label, one in meant.items() if not one.terrain]
    if len(meant) < grid.size:
        sheet.warnings.append(f"{grid.size - len(meant)} hexes are not in the text and became {other}")
    if untold:
        sheet.warnings.append(f"no word tells the terrain of {', '.join(untold[:12])}: taken for {other}")
    return tuple(one or other for one in found)


@dataclass(frozen=True, slots=True)
class _Things:
    """Holdings, myths and landmarks, in label order."""

    grid: Grid
    meant: dict[str, Meaning]
    warnings: list[str]

    def of(self, sort: str) -> Iterator[tuple[str, str, Meaning]]:
        for label in sorted(self.meant):
            one = self.meant[label]
            if one.feature and one.feature[0] == sort:
                yield label, one.feature[1], one

    def holdings(self) -> tuple[Holding, ...]:
        found = tuple(
            Holding(at, one.label or nameless(kind, at), kind, one.seat, hidden=one.hidden)
            for at, kind, one in self.of("holding")
        )
        seats = [holding for holding in found if holding.seat]
        seat = seats[0] if seats else default_seat(found)
        if seat and not seats:
            self.warnings.append(f"no holding is marked as the Seat of Power: {seat.name} ({seat.at}) became it")
        return tuple(replace(holding, seat=holding is seat) for holding in found)

    def myths(self) -> Iterator[Myth]:
        for at, which, one in self.of("myth"):
            yield Myth(int(which), at, one.label or nameless("myth", which))

    def landmarks(self) -> Iterator[Landmark]:
        return (Landmark(at, kind, one.label or nameless(kind, at)) for at, kind, one in self.of("landmark"))


def _barriers(grid: Grid, meant: dict[str, Meaning]) -> Iterator[Barrier]:
    """One for every edge between two hexes of the map; the map's own rim has none (MB-246)."""
    found: dict[tuple[str, str], str] = {}
    for label, one in sorted(meant.items()):
        for way, kind in one.edges.items():
            other = grid.neighbours[grid.find(label)][way]
            if other >= 0:
                first, second = sorted((label, grid.label(other)))
                if kind != "cliff" or (first, second) not in found:
                    found[first, second] = kind
    return (Barrier(between, kind) for between, kind in sorted(found.items()))


def _labels(grid: Grid, cells: tuple[int, ...], meant: dict[str, Meaning]) -> list[str]:
    """Labels in a stretch of land or water that name nothing else."""
    ones = (meant.get(grid.label(cell), Meaning()) for cell in cells)
    return [one.label for one in ones if one.label and not one.feature]


def _lakes(grid: Grid, terrain: tuple[str, ...], meant: dict[str, Meaning]) -> Iterator[Lake]:
    for cells in stretches(grid, terrain, "lake"):
        hexes = tuple(map(grid.label, cells))
        names = _labels(grid, cells, meant)
        yield Lake(names[0] if names else "", hexes)


def _regions(grid: Grid, terrain: tuple[str, ...], meant: dict[str, Meaning]) -> Iterator[Region]:
    """A label on open land or sea names the whole stretch of that terrain."""
    for ground in sorted(set(terrain) - {"lake"}):
        for cells in stretches(grid, terrain, ground):
            for name in _labels(grid, cells, meant)[:1]:
                yield Region(name, tuple(map(grid.label, cells)))


def _options(sheet: Statements, grid: Grid, realm: Realm) -> Options:
    """The options our own header gives, else such as describe the map as it is, so that nothing counts as missing.

    Raises Unreadable when the header's cannot be read.
    """
    if "Options" in sheet.header:
        return _own_options(sheet.header["Options"], grid)
    kinds = Counter(landmark.kind for landmark in realm.landmarks)
    counts = {kinds[kind] for kind in LANDMARK_KINDS}
    return Options(
        width=grid.width,
        height=grid.height,
        coast=_coast(grid, realm.terrain),
        holdings=len(realm.holdings),
        myths=len(realm.myths),
        landmarks=counts.pop() if len(counts) == 1 else None,
        barriers=len(realm.barriers),
        lakes=len(realm.lakes),
        rivers=min(len(realm.rivers), MOST_RIVERS),
    )


def _own_options(text: str, grid: Grid) -> Options:
    try:
        value = from_text(text)
    except Unreadable as fault:
        raise Unreadable(f"the options {text[:40]!r} cannot be read: {fault}") from fault
    return read_options(value, grid)


def _coast(grid: Grid, terrain: tuple[str, ...]) -> Coast:
    rim = [cell for cell in range(grid.size) if grid.on_rim(cell)]
    wet = sum(terrain[cell] == "sea" for cell in rim)
    return "landlocked" if "sea" not in terrain else "islands" if wet > 0.75 * len(rim) else "coastal"
