"""The guidelines of a Realm in numbers, scaled to its map, and what a game master's options bend (MB-241)."""

from __future__ import annotations

from math import isfinite, isqrt

from realmgen.games.bastionland.model import BIGGEST, COASTS, LAND, SMALLEST, Options
from realmgen.games.bastionland.places import count
from realmgen.kit.words import listed


def barrier_count(options: Options) -> int:
    """A sixth of all hexes, halves up (MB-246, MB-A41, MB-A46)."""
    return (2 * options.width * options.height + 6) // 12 if options.barriers is None else options.barriers


def holding_gap(options: Options) -> int:
    """Least steps between two holdings: 4 on 12x12, a third of the map's side elsewhere (MB-A43)."""
    if options.holding_gap is not None:
        return options.holding_gap
    return max(1, (isqrt(options.width * options.height) + 1) // 3)


def myth_gap(options: Options) -> int:
    """Least steps from a myth to a holding or myth: 2 on 12x12, a sixth of the side elsewhere (MB-A43)."""
    if options.myth_gap is not None:
        return options.myth_gap
    return max(1, (isqrt(options.width * options.height) + 3) // 6)


def scaled(options: Options, low: int, high: int) -> tuple[int, int]:
    """A range meant for 12x12, for this map: by hexes on smaller maps, by side length on bigger ones."""
    cells, sides = options.width * options.height, options.width + options.height
    if cells <= 144:
        return (2 * low * cells + 144) // 288, (2 * high * cells + 144) // 288
    return max(low, (2 * low * sides + 24) // 48), max(high, (2 * high * sides + 24) // 48)


def lake_range(options: Options) -> tuple[int, int]:
    """Fewest and most lakes: 2 to 4 on 12x12 and never fewer than 2 from 10x10 on; half as many among islands."""
    if options.lakes is not None:
        return options.lakes, options.lakes
    low, high = scaled(options, 2, 4)
    if options.width * options.height >= 100:
        low = max(2, low)
    return (low // 2, high // 2) if options.coast == "islands" else (low, high)


def river_length(options: Options) -> int:
    """Fewest hexes of a course that crosses the map: its short side, two thirds of it on a coast; among islands
    what crosses an island, 4 on 12x12 and 12 on 99x99; never under 2 (MB-247)."""
    short = min(options.width, options.height)
    by_coast = {"landlocked": short, "coastal": (2 * short + 2) // 3, "islands": min(short // 3, 4 + short // 12)}
    return max(2, by_coast[options.coast])


def region_count(options: Options) -> int:
    """Most named stretches of land: 10 on 12x12, by side length elsewhere."""
    return max(1, (options.width + options.height) * 5 // 12)


def option_faults(options: Options) -> list[str]:
    """Each wrong option in one line; empty when a Realm can be made."""
    faults = [
        f"{name} {value} is not possible: choose {SMALLEST} to {BIGGEST}"
        for name, value in (("width", options.width), ("height", options.height))
        if not SMALLEST <= value <= BIGGEST
    ]
    if options.layout not in ("flat", "pointy"):
        faults.append(f"layout {options.layout!r} is unknown: choose flat or pointy")
    if options.coast not in COASTS:
        faults.append(f"coast {options.coast!r} is unknown: choose {listed(COASTS, 'or')}")
    return faults + _count_faults(options) + _weight_faults(options)


_MOST = {"holdings": 99, "myths": 99, "landmarks": 99, "lakes": 99, "rivers": 9, "barriers": BIGGEST * BIGGEST * 3}


def _count_faults(options: Options) -> list[str]:
    asked: list[tuple[str, int | None, int, int]] = [
        (name, getattr(options, name), 0, most) for name, most in _MOST.items()
    ]
    asked += [(name, getattr(options, f"{name}_gap"), 1, BIGGEST) for name in ("holding", "myth")]
    return [
        f"{name}{'' if low == 0 else ' gap'} {value} is not possible: choose {low} to {most}"
        for name, value, low, most in asked
        if value is not None and not low <= value <= most
    ]


def _weight_faults(options: Options) -> list[str]:
    faults = [
        f"terrain {kind!r} cannot be weighted: choose among {', '.join(LAND)}"
        for kind in options.weights
        if kind not in LAND
    ]
    faults += [
        f"weight {weight} of {kind} is not possible: choose 0 to 100"
        for kind, weight in options.weights.items()
        if not (isfinite(weight) and 0 <= weight <= 100)
    ]
    if not any(options.weights.get(kind, 1) > 0 for kind in LAND):
        faults.append("all terrain weights are 0: leave at least one terrain above 0")
    return faults


def notes(options: Options) -> list[str]:
    """What makes these options a non-typical Realm, in words (MB-241)."""
    usual = Options()
    asked = [
        (options.width * options.height != 144, f"{options.width}x{options.height} hexes instead of 12x12"),
        (options.holdings != usual.holdings, f"{count(options.holdings, 'holding')} instead of 4"),
        (options.myths != usual.myths, f"{count(options.myths, 'myth')} instead of 6"),
        (
            options.landmarks not in (None, 3, 4),
            f"{count(options.landmarks or 0, 'landmark')} of each kind instead of 3 or 4",
        ),
        (options.barriers is not None, f"{count(options.barriers or 0, 'barrier')} instead of a sixth of the hexes"),
        (options.lakes not in (None, 2, 3, 4), f"{count(options.lakes or 0, 'lake')} instead of a few"),
        (options.rivers != usual.rivers, f"{count(options.rivers, 'river')} instead of 1"),
        (options.holding_gap is not None, f"holdings {count(options.holding_gap or 0, 'hex', 'hexes')} apart"),
        (
            options.myth_gap is not None,
            f"myths {count(options.myth_gap or 0, 'hex', 'hexes')} from holdings and each other",
        ),
        (bool(options.weights), "terrain weighted by hand"),
    ]
    return [f"non-typical: {words}" for odd, words in asked if odd]
