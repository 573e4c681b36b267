"""A small world by hand for tests of quests: nine strips of land, one for each region, with people in all but the
last."""

from __future__ import annotations

from functools import cache

from realmgen.games.ironsworn.model import REGIONS, FoeFit, Person, Place, Tale, Truth, World, WorldOptions
from realmgen.kit.hex import Grid

STRIPS = (1, 2, 4, 3, 5, 6, 7, 8, 9)
TALL = 6
NAMES = ("Highmount", "Redhall", "Bearmark", "Swordbreak", "Sova", "Winterhome", "Hope", "Whitefall")
FOLK = ("Kara", "Themon", "Solana", "Kodroth", "Katja", "Morter", "Wulan", "Mai", "Padma", "Lio", "Cera", "Ithela")
MORE = ("Zhan", "Kaivan", "Valeri", "Hirsham", "Pemba", "Edda", "Lestara", "Lago", "Elstan", "Saskia", "Nisus", "Erin")
FOES = ("elf", "giant", "varou", "troll", "wolf", "bear", "raider", "haunt", "sodden", "broken", "wyvern", "leviathan")


@cache
def world(home: int = 5, absent: frozenset[str] = frozenset()) -> World:
    """Strips from west to east; the home is settlement `home`, and some kinds of foes are not there."""
    grid = Grid(len(STRIPS), TALL)
    regions = "".join(str(region) * TALL for region in STRIPS)
    towns = tuple(
        Place(n, "settlement", name, (n - 1) * TALL + 1, where="Hill", descriptor="Grim", troubles=())
        for n, name in enumerate(NAMES, 1)
    )
    sites = tuple(
        Place(20 + n, "site", f"The Grey Cairn of the {REGIONS[region]}", (n - 1) * TALL + 4, where="Cairn")
        for n, region in enumerate(STRIPS, 1)
    )
    people = tuple(
        Person(n, name, role="Fisher", descriptors=("Wary",), goals=("Take power",), home=1 + (n - 1) // 3)
        for n, name in enumerate(FOLK + MORE, 1)
    )
    return World(
        "Nine Strips",
        "4711",
        1,
        WorldOptions(),
        grid,
        regions,
        "p" * grid.size,
        truths=tuple(Truth(key, (1,)) for key in ("iron", "leaders")),
        places=(*towns, *sites),
        people=people,
        foes=tuple(FoeFit(key, "absent" if key in absent else "present") for key in FOES),
        home=home,
    )


def tale() -> Tale:
    return Tale(world=world())
