"""Named distributions of points, routes and entrances, and what no Site can be made by (MB-276, MB-277)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from itertools import combinations

from realmgen.games.bastionland.places import count
from realmgen.games.bastionland.sites.model import GROUNDS, LINKS, PLACES, WAYS, Counts, SiteOptions
from realmgen.kit.graph import connected, within
from realmgen.kit.words import listed


@dataclass(frozen=True, slots=True)
class Preset:
    """A distribution with a name; an empty `ground` is whatever suits the Hex. `why` says what the numbers do."""

    title: str
    counts: Counts
    ground: str = ""
    why: str = ""


PRESETS: dict[str, Preset] = {
    "standard": Preset("Standard", Counts(), why="Three things to learn, two to fear, one to carry home."),
    "sealed-burial": Preset(
        "Sealed burial",
        Counts(1, 2, 3, 1, 3, 2, 1, 0),
        "tomb",
        "Made to keep people out: much to find, and hardly a step that is not barred or unseen.",
    ),
    "hostile-castle": Preset(
        "Hostile castle",
        Counts(2, 3, 1, 3, 3, 1, 1, 1),
        "castle",
        "A garrison at half the points and doors they can shut; the postern is for those who asked in the village.",
    ),
    "warren": Preset(
        "Warren of caves",
        Counts(2, 3, 1, 4, 1, 3, 2, 1),
        "caves",
        "More ways than points: whatever lives here can always come round behind you, and you behind it.",
    ),
    "misty-wood": Preset(
        "Misty wood",
        Counts(4, 2, 0, 2, 1, 4, 2, 0),
        "wood",
        "Nothing to carry off and much to learn; most paths are there only for those who stop and look.",
    ),
    "ferry-isle": Preset(
        "Ferry isle",
        Counts(3, 1, 2, 4, 1, 1, 1, 1),
        "isle",
        "Easy walking once you are ashore. The boat is the gate, and the one danger knows it.",
    ),
    "old-mine": Preset(
        "Old mine",
        Counts(1, 4, 1, 2, 4, 0, 1, 1),
        "mine",
        "Falls and floods shut most galleries, nothing is secret, and nearly every chamber can kill.",
    ),
    "besieged-tower": Preset(
        "Besieged tower",
        Counts(3, 3, 0, 1, 4, 1, 1, 1),
        "castle",
        "Every stair is blocked from one side or the other, and there is no prize but whoever you get out.",
    ),
    "haunted-hall": Preset(
        "Haunted hall",
        Counts(4, 1, 1, 4, 0, 2, 1, 0),
        "ruin",
        "No door is locked. The house wants you to see each room before you meet the one who lives in it.",
    ),
    "market-underground": Preset(
        "Market underground",
        Counts(4, 1, 1, 6, 1, 1, 3, 1),
        "town",
        "A crowd with many ways in and out; one stall is shut to strangers, and one passage to everybody.",
    ),
}
FREE = "free"
"""What stands in a preset's stead where the counts are free."""
FEWEST = 2
NAMES = tuple(field.name for field in fields(Counts))
"""The parts of a distribution, in order."""


def counts_of(options: SiteOptions) -> Counts:
    """The distribution that was asked for; the preset is a known one."""
    return options.counts or PRESETS[options.preset].counts


@cache
def homes(points: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The choices of places for so many points that can be connected, each with the most routes it can hold."""
    chosen = combinations(PLACES, points)
    return tuple((places, len(ties)) for places in chosen if connected(places, ties := within(LINKS, places)))


def most_routes(points: int) -> int:
    """The most routes that can join so many points (2 to 7)."""
    return max(routes for _, routes in homes(points))


def option_faults(options: SiteOptions) -> list[str]:
    """Each wrong option in one line; empty when a Site can be made."""
    faults = []
    if options.preset not in PRESETS and not (options.counts and options.preset in ("", FREE)):
        faults.append(f"preset {options.preset!r} is unknown: choose {listed(PRESETS, 'or')}")
    if options.ground and options.ground not in GROUNDS:
        faults.append(f"ground {options.ground!r} is unknown: choose {listed(GROUNDS, 'or')}")
    return faults + (count_faults(options.counts) if options.counts else [])


def count_faults(counts: Counts) -> list[str]:
    """Why no Site can have this distribution: it does not fit seven places, or cannot be connected (MB-273)."""
    asked = {name: getattr(counts, name) for name in NAMES}
    low = [name for name, value in asked.items() if value is not None and value < 0]
    if low:
        return [f"{name.replace('_', ' ')} {asked[name]} is not possible: choose 0 or more" for name in low]
    if not FEWEST <= counts.points <= len(PLACES):
        return [f"{count(counts.points, 'point')} cannot be laid out: a Site has {FEWEST} to {len(PLACES)} of them"]
    return [*_route_faults(counts), *_entrance_faults(counts)]


def _route_faults(counts: Counts) -> list[str]:
    least, most = counts.points - 1, most_routes(counts.points)
    given, points = count(counts.routes, "route"), count(counts.points, "point")
    if counts.routes < least:
        return [f"{given} cannot reach all of {points}: it takes {least} or more"]
    if counts.routes > most:
        return [f"{given} find no room among {points}: neighbours can be joined by {most} at most"]
    return []


def _entrance_faults(counts: Counts) -> list[str]:
    entrances = counts.entrances + (counts.hidden_entrances or 0)
    if entrances > counts.points:
        return [f"{entrances} entrances are too many for {count(counts.points, 'point')}: a point has one at most"]
    return []


_ONE = {name: f"{name} route" if name in WAYS else name.removesuffix("s") for name in NAMES}
"""By name: what one of them is called."""


def notes(counts: Counts) -> list[str]:
    """What makes a distribution other than the usual one, in words (MB-276)."""
    usual = Counts()
    return [
        f"non-typical: {count(getattr(counts, name), _ONE[name])} instead of {getattr(usual, name)}"
        for name in NAMES
        if name != "hidden_entrances" and getattr(counts, name) != getattr(usual, name)
    ]
