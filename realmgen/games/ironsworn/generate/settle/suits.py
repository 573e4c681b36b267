"""What suits which ground: locations, what they are like, and where people settle (IS-640)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.games.ironsworn.generate.settle.spots import Spot

ANY = "phfmbxc^*v"
SOFT = "phfmbxv"
GROUND: Mapping[str, str] = MappingProxyType(
    {
        "Mine": "hc^",
        "Waste": "xb*c",
        "Outpost": "phfxcv",
        "Wall": "phxv",
        "Battlefield": "phxv*",
        "Hovel": SOFT,
        "Spring": "hfvcx^",
        "Fort": "phxcfv",
        "Caravan": "phvx",
        "Cave": "hc^*",
        "Swamp": "mb",
        "Fen": "mb",
        "Ravine": "hc^v*",
        "Road": "phvxf",
        "Tree": "fphx",
        "Pond": "mbpfxv",
        "Fields": "phv",
        "Marsh": "mb",
        "Steading": "phvxf",
        "Pass": "^c",
        "Glade": "f",
        "Plain": "p",
        "Ridge": "hc^x*",
        "Grove": "fph",
        "Village": "phvxfmb",
        "Moor": "x",
        "Thicket": "fxbm",
        "Valley": "v",
        "Foothills": "hc",
        "Forest": "f",
        "Hill": "hx",
        "Mountain": "^c",
        "Woods": "f",
        "Cliff": "c",
    }
)
"""By location: the grounds it lies on; one that is not here, nor by water, lies anywhere."""
BY_RIVER = frozenset({"River", "River Ford", "Rapids", "Bridge", "Waterfall"})
BY_LAKE = frozenset({"Lake"})
BY_SEA = frozenset({"Coast", "Bay/Fjord"})
FLOATING = frozenset({"Fleet", "Sargassum", "Flotsam", "Ship", "Open Water"})
"""On the open sea: no place on land."""
ISLAND, FJORD, ESTUARY, ICE = "Island", "Fjord", "Estuary", "Ice"
SETTLED = frozenset({"Village", "Steading", "Outpost", "Fort", "Camp", "Hovel", "Fields", "Harbor", "Wall"})
"""Where people live already: a settlement's own location, or none of a site's."""
UNSETTLED = frozenset(
    {"Hideout", "Ruin", "Waste", "Battlefield", "Lair", "Cairn/Grave", "Caravan", "Anomaly", "Wreck", "Mystical Site"}
)
"""What no settlement lies on."""
LIVELY = frozenset({"Settled", "Civilized", "Occupied", "Peaceful", "Fertile", "Lush", "Abundant"})
FORSAKEN = frozenset({"Abandoned", "Empty", "Dead", "Inaccessible", "Forgotten", "Ruined"})
LIKE: Mapping[str, str] = MappingProxyType(
    {
        "Fertile": "phfvm",
        "Lush": "pfvmh",
        "Abundant": "pfvmhx",
        "Dense": "fmb",
        "Flooded": "mbpv",
        "Low": "pvmbxf",
        "High": "hxc^f",
        "Barren": "xc^*hb",
        "Wide": "phxvm*b",
        "Expansive": "pfxmb*h",
        "Withered": "fpxmbh",
        "Cold": "hxc^*fvp",
        "Foul": "mbfpxv",
    }
)
"""By descriptor: the grounds it suits; one that is not here suits any."""


def location_suits(location: str, spot: Spot, settled: bool) -> bool:
    """Whether a settlement, or a site, may have that location there."""
    if location in (UNSETTLED if settled else SETTLED) or location in FLOATING:
        return False
    if location in BY_RIVER:
        return spot.river
    if location in BY_LAKE:
        return spot.lake
    if location in BY_SEA:
        return spot.sea
    return _lies(location, spot)


def _lies(location: str, spot: Spot) -> bool:
    match location:
        case "Island":
            return spot.region == 1
        case "Fjord":
            return spot.region == 2
        case "Estuary":
            return spot.river
        case "Ice":
            return spot.region == 9
        case "Cliff":
            return spot.sea or spot.ground == "c"
        case _:
            return spot.ground in GROUND.get(location, ANY)


def descriptor_suits(word: str, spot: Spot, settled: bool) -> bool:
    """Whether a location there may be called that."""
    if word in (FORSAKEN if settled else ()):
        return False
    if spot.region in (8, 9) and word in LIVELY:
        return False
    return spot.ground in LIKE.get(word, ANY)
