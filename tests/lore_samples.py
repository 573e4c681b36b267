"""A library of made-up Myths and Knights, as many as a test asks for, with the tables that came along."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from realmgen.content import load
from realmgen.errors import NotFound
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS, SHAPES
from realmgen.kit.written import Record, Written

COLOURS = ["Amber", "Blue", "Copper", "Dun", "Ebon", "Flaxen", "Grey", "Hazel", "Ivory", "Jade", "Khaki", "Lilac"]
BEASTS = ["Asp", "Boar", "Crane", "Dog", "Eel", "Fox", "Goat", "Hare", "Ibis", "Jay", "Kite", "Lynx"]
STONES = ["Agate", "Beryl", "Chalk", "Dusk", "Emery", "Flint", "Granite", "Hearth", "Inkstone", "Jet", "Kelp", "Lime"]
TOOLS = ["Awl", "Bodkin", "Candle", "Dibber", "Easel", "Flail", "Gimlet", "Hammer", "Iron", "Jug", "Key", "Ladle"]
VARIETY = {"face": 12, "danger": 8, "asks": 5, "ends": 9}
"""How many of each part of a shape there are: six Myths cannot all ask something different."""
HEXES = (
    "Reeds lean over the mere.",
    "Barley stands uncut.",
    "Scree slides uphill below the crag.",
    "The forest has no birds.",
    "Peat smokes in the bog.",
    "Doors stand open.",
)


def written(value, line=1):
    """A value as a data file would hold it."""
    if isinstance(value, dict):
        return Written({key: written(part, line) for key, part in value.items()}, line)
    if isinstance(value, list):
        return Written(tuple(written(part, line) for part in value), line)
    return Written(str(value), line)


def tale_fields(n):
    name = f"The {COLOURS[n % 12]} {BEASTS[n // 12 % 12]}"
    return {
        "d6": n // 12 % 6 + 1,
        "d12": n % 12 + 1,
        "name": name,
        "shape": {part: SHAPES[part][n % many] for part, many in VARIETY.items()},
        "truth": f"{name} was wronged over {n} acres.",
        "omens": [f"Omen {k} of {name}: a bell, {k * n} strokes." for k in range(1, 7)],
        "cast": [{"name": f"Page {n}", "stats": "VIG 8, CLA 5, SPI 13, 2GD, A1, cold grip d6", "note": "Bargains."}],
        "left_alone": f"Winter comes {n} days early.",
        "known": {
            "vassals": f"Bar the door at dusk, and count to {n}.",
            "knights": f"A lord here broke an oath {n} winters back.",
            "seers": f"It may only take what was counted to {n}.",
        },
        "weakness": f"It cannot pass {n} nails.",
        "cure": f"Give back acre {n}.",
        "hex": f"{HEXES[n % 6]} Stone {n} is warm.",
        "prompts": {kind: f"A {kind} with {n} doors." for kind in LANDMARK_KINDS}
        | ({"hazard": f"A hazard of a ford with {n} stones."} if n % 2 else {}),
    }


def calling_fields(n):
    name = f"{STONES[n // 12 % 12]} {TOOLS[n % 12]}"
    return {
        "d6": n // 12 % 6 + 1,
        "d12": n % 12 + 1,
        "name": f"The {name} Knight",
        "property": ["Mace (d8 hefty)", "Shield (d4, A1)", f"{n} white gloves"],
        "ability": {"name": f"Held {n}", "text": f"Once per Season hold a door against {n}."},
        "passion": f"A supper for {n}.",
        "seer": {
            "name": f"The {name} Seer",
            "look": f"Has {n} rings.",
            "nature": f"Counts to {n} first.",
            "price": f"{n} true words.",
        },
        "prompts": [f"A stall with {n} {ware}." for ware in ("combs", "locks", "ropes")],
    }


HEADER = {"source": "a test", "licence": "CC BY 4.0", "author": "nobody"}


class Named(Library):
    """A library whose Myths have other names."""

    def __init__(self, names):
        super().__init__(SampleShelf(len(names), 72))
        self.names = names

    def tale(self, id):
        return replace(super().tale(id), name=self.names[int(id.rpartition("-")[2])])


class Alike(Library):
    """A library whose Myths all have one shape."""

    def __init__(self, shape):
        super().__init__(SampleShelf(72, 72))
        self.shape = shape

    def tale(self, id):
        return replace(super().tale(id), shape=self.shape)


class SampleShelf:
    """A shelf with so many Myths and Knights; tables come from the data folder."""

    def __init__(self, tales, callings):
        self.tables = load("bastionland").tables
        self._made = {"myths": (tales, tale_fields), "knights": (callings, calling_fields)}

    def ids(self, folder):
        count, _ = self._made.get(folder, (0, None))
        return tuple(f"{folder}-{n}" for n in range(count))

    def record(self, folder, id):
        if id not in self.ids(folder):
            raise NotFound(f"there is no {id!r} in {folder}")
        fields = self._made[folder][1](int(id.rpartition("-")[2]))
        return Record(f"{folder}/{id}.yaml", id, written({"id": id} | HEADER | fields))


@lru_cache
def library(tales=72, callings=72):
    """So many Myths and Knights, none like another."""
    return Library(SampleShelf(tales, callings))
