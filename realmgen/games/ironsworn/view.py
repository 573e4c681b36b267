"""A world as a scene to be drawn; the players' is made of the redacted value alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from realmgen.games.ironsworn.model import GROUNDS, REGIONS, Place, World
from realmgen.kit.chance import public_code
from realmgen.kit.frame import frame_of
from realmgen.kit.scene import Area, Caption, LegendEntry, LegendGroup, Mark, Scene, Stroke

CREDIT = "Ironsworn · Shawn Tomkin · CC BY-NC-SA 4.0"
WATER = frozenset({"sea", "lake"})
WAYS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"road": ("road", "Road"), "trail": ("path", "Trail"), "sea": ("lane", "Crossing")}
)
"""By kind of way: the style of its line, and what the legend calls it."""
SIGNS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("Ruin", "Wall", "Bridge", "Fort", "Ruin older than the firstborn"), "ruin"),
        **dict.fromkeys(("Cairn/Grave",), "cairn"),
        **dict.fromkeys(("Path", "Trail", "Road", "Pass", "Valley", "Ravine", "River Ford"), "gate"),
        **dict.fromkeys(("Tree", "Grove", "Glade", "Thicket", "Woods", "Forest"), "tree"),
        **dict.fromkeys(("Lair",), "hazard"),
        **dict.fromkeys(("Cave", "Hideout", "Cliff", "Ridge"), "cave"),
        **dict.fromkeys(("Spring", "Pond", "Waterfall", "Rapids", "River", "Lake", "Marsh", "Fen", "Swamp"), "spring"),
        **dict.fromkeys(("Camp", "Caravan", "Outpost", "Hovel", "Fleet", "Harbor"), "camp"),
        **dict.fromkeys(("Wreck", "Ship", "Flotsam"), "wreck"),
        "Mystical Site": "circle",
        "Battlefield": "battle",
        "Mine": "mine",
        "Anomaly": "wonder",
        "Iron pillar": "pillar",
    }
)
"""By location: the sign a site is drawn with."""
MEANINGS: Mapping[str, str] = MappingProxyType(
    {
        "ruin": "Ruin or wall",
        "cairn": "Grave",
        "gate": "Pass or way",
        "tree": "Wood or tree",
        "hazard": "Lair",
        "cave": "Cave or cliff",
        "spring": "Fresh water",
        "camp": "Camp",
        "wreck": "Wreck",
        "circle": "Mystical site",
        "battle": "Battlefield",
        "mine": "Mine",
        "wonder": "Anomaly",
        "pillar": "Iron pillar",
        "monument": "Another site",
    }
)
"""What the signs of sites mean."""
LISTED = 24
"""Sites that the legend names one by one at most."""
HOUSES: Mapping[str, str] = MappingProxyType({"steading": "Steading", "village": "Village", "stockade": "Stockade"})
"""The pictures of settlements, and what the legend calls them."""
SITE_SIGN = "monument"
"""That of all other sites: a standing stone."""


def scene(world: World, *, code: str = "", players: bool = False, numerals: bool = False) -> Scene:
    """The scene of a world, redacted before where it is for players.

    `code` stands on the players' sheet in the seed's place and keys the hand in both. With `numerals` it is the map of
    the nine regions: a numeral for each, and no places (IS-506).
    """
    places = () if numerals else world.places
    marks = _numerals(world) if numerals else map(_mark, [world] * len(places), places)
    ways = () if numerals else tuple(_ways(world))
    return Scene(
        key=code or (public_code(world.seed) if world.seed else ""),
        grid=world.grid,
        ground=tuple(GROUNDS[sign] for sign in world.ground),
        water=WATER,
        strokes=(*(Stroke("river", path) for path in world.rivers if len(path) > 1), *ways),
        marks=tuple(marks),
        bounds=tuple(tuple(cells) for cells in parts(world).values()),
        titles=tuple(Area("region", tuple(cells), REGIONS[region]) for region, cells in parts(world).items()),
        caption=Caption(*_title(world), "where vows are sworn upon iron", "", _footer(world, code, players=players)),
        legend=tuple(_legend(world, numerals=numerals)),
    )


def parts(world: World) -> dict[int, list[int]]:
    """By region its cells, those of regions that have some."""
    found: dict[int, list[int]] = {}
    for cell, sign in enumerate(world.regions):
        if sign != "0":
            found.setdefault(int(sign), []).append(cell)
    return dict(sorted(found.items()))


def _title(world: World) -> tuple[str, str]:
    name = world.name.removeprefix("The ")
    return ("The", name) if name != world.name else ("", name)


def _mark(world: World, place: Place) -> Mark:
    home = place.number == world.home
    if place.kind == "site" and not home:
        return Mark(sign(place), place.cell, "sign", place.name, str(place.number))
    return Mark(_house(place), place.cell, "place" if home else "spot", place.name, str(place.number))


def sign(place: Place) -> str:
    """The sign of a site."""
    return SIGNS.get(place.where, SITE_SIGN)


def _house(place: Place) -> str:
    """The picture of a settlement, by its size and how it is built."""
    if place.size.startswith("large") or "palisade" in place.style:
        return "stockade"
    return "steading" if place.size in ("steading", "small circle", "") else "village"


def _numerals(world: World) -> Iterator[Mark]:
    for region, cells in parts(world).items():
        yield Mark("great-seal", middle(world, cells), "seal", REGIONS[region], str(region))


def middle(world: World, cells: list[int]) -> int:
    """The cell of a stretch that lies deepest inside, closest to its middle."""
    frame, inside = frame_of(world.grid), set(cells)
    depth = {cell: sum(n in inside for n in frame.near[cell]) for cell in cells}
    q = sum(frame.q[cell] for cell in cells) / len(cells)
    r = sum(frame.r[cell] for cell in cells) / len(cells)
    return min(cells, key=lambda c: (abs(frame.q[c] - q) + abs(frame.r[c] - r) + 6 - depth[c], c))


def _ways(world: World) -> Iterator[Stroke]:
    for road in world.roads:
        yield Stroke(WAYS[road.kind][0], road.path)


def _footer(world: World, code: str, *, players: bool) -> str:
    if players:
        return " · ".join([CREDIT, *([f"Campaign code {code}"] if code else [])])
    return " · ".join([CREDIT, *([f"Seed {world.seed}"] if world.seed else [])])


def _legend(world: World, *, numerals: bool) -> Iterator[LegendGroup]:
    """Only what is on the map."""
    grounds = [LegendEntry("ground", name, name.capitalize()) for sign, name in GROUNDS.items() if sign in world.ground]
    groups = {
        "Ground": grounds,
        "Regions": [LegendEntry("seal", str(n), REGIONS[n]) for n in parts(world)] if numerals else [],
        "Settlements": [] if numerals else _house_entries(world),
        "Ways": _way_entries(world, numerals=numerals),
        "Sites": [] if numerals else _site_entries(world),
    }
    yield from (LegendGroup(heading, tuple(entries)) for heading, entries in groups.items() if entries)


def _house_entries(world: World) -> list[LegendEntry]:
    settled = [place for place in world.places if place.kind == "settlement"]
    found = {_house(place) for place in settled}
    home = world.place(world.home)
    ringed = [LegendEntry("mark", _house(home), f"Home: {home.name}", world.grid.label(home.cell))] if home else []
    return [*(LegendEntry("mark", style, caption) for style, caption in HOUSES.items() if style in found), *ringed]


def _way_entries(world: World, *, numerals: bool) -> list[LegendEntry]:
    kinds = {road.kind for road in world.roads} if not numerals else set()
    return [
        *([LegendEntry("stroke", "river", "River")] if world.rivers else []),
        *(LegendEntry("stroke", style, caption) for kind, (style, caption) in WAYS.items() if kind in kinds),
        LegendEntry("stroke", "bounds", "Border of a region"),
    ]


def _site_entries(world: World) -> list[LegendEntry]:
    """Each by name; where they are too many, what the signs mean."""
    sites = [place for place in world.places if place.kind == "site"]
    if len(sites) > LISTED:
        found = {sign(place) for place in sites}
        return [LegendEntry("mark", style, caption) for style, caption in MEANINGS.items() if style in found]
    return [LegendEntry("mark", sign(p), f"{p.number} {p.name}", world.grid.label(p.cell)) for p in sites]
