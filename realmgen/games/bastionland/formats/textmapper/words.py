"""What the words of a hex mean, and the words for a meaning. The two directions stand side by side.

Terrain is told by an own `land-` word, else by ground and icon together, else by the icon, else by the ground:

    marsh    grey swamp; swamp, marsh, wetland        bog     dark-grey, blue-green or poisoned swamp
    forest   green forest; fir-forest, woodland       glade   light-green trees; tree, trees, fir, firs
    heath    dust bushes; bush, brushland, desert     meadow  light-green grass, green grass
    hills    light-soil hill; forest-hill, fir-hill   valley  soil grass; fields, soil, dark-soil
    crag     light-grey mountain; forest-mountain     peak    white mountain; mountains, white
    plain    light-grey grass; grass, sand, empty     lake, sea   water or lake; ocean or sea

The first pair of each is what we write. A holding is castle, keep (our fortress), tower, town, large-town or city;
villages and thorps are no holdings and stay words, as do trails, law and chaos. A shrine is a sanctum.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from realmgen.games.bastionland.codec.fields import LONGEST_NAME
from realmgen.games.bastionland.formats.common import one_line
from realmgen.games.bastionland.model import BARRIER_KINDS, LANDMARK_KINDS, TERRAIN

GROUNDS = {
    "marsh": ("grey", "swamp"),
    "heath": ("dust", "bushes"),
    "crag": ("light-grey", "mountain"),
    "peak": ("white", "mountains"),
    "forest": ("green", "forest"),
    "valley": ("soil", "grass"),
    "hills": ("light-soil", "hill"),
    "meadow": ("light-green", "grass"),
    "bog": ("dark-grey", "swamp"),
    "glade": ("light-green", "trees"),
    "plain": ("light-grey", "grass"),
    "lake": ("water", ""),
    "sea": ("ocean", ""),
}
"""How each terrain is written: the ground's colour and the icon on it."""

_PAIRS = {pair: terrain for terrain, pair in GROUNDS.items()} | {
    ("white", "mountain"): "peak",
    ("white", "forest-mountain"): "peak",
    ("white", "fir-mountain"): "peak",
    ("blue-green", "swamp"): "bog",
    ("poisoned", "swamp"): "bog",
    ("dark-grey", "marsh"): "bog",
    ("green", "grass"): "meadow",
    ("dark-green", "trees"): "forest",
    ("dark-green", "firs"): "forest",
}
_ICONS = {terrain: terrain for terrain in TERRAIN} | {
    "mountain": "crag",
    "mountains": "peak",
    "forest-mountain": "crag",
    "forest-mountains": "crag",
    "fir-mountain": "crag",
    "fir-mountains": "crag",
    "hill": "hills",
    "forest-hill": "hills",
    "fir-hill": "hills",
    "fir-forest": "forest",
    "woodland": "forest",
    "jungle": "forest",
    "tree": "glade",
    "trees": "glade",
    "fir": "glade",
    "firs": "glade",
    "swamp": "marsh",
    "swamp2": "marsh",
    "wetland": "marsh",
    "bush": "heath",
    "bushes": "heath",
    "brushland": "heath",
    "tundra": "heath",
    "desert": "heath",
    "grass": "plain",
    "fields": "valley",
    "coast": "plain",
}
_COLOURS = {
    "water": "lake",
    "ocean": "sea",
    "white": "peak",
    "light-grey": "plain",
    "grey": "marsh",
    "dark-grey": "bog",
    "blue-green": "bog",
    "poisoned": "bog",
    "light-green": "meadow",
    "green": "forest",
    "dark-green": "forest",
    "light-soil": "plain",
    "soil": "valley",
    "dark-soil": "valley",
    "dust": "heath",
    "sand": "plain",
    "empty": "plain",
}
_HOLDINGS = {"castle": "castle", "keep": "fortress", "tower": "tower", "town": "town"}
_HOLDINGS |= {"large-town": "town", "city": "town", "fortress": "fortress"}
_HOLDING_ICON = {"castle": "castle", "fortress": "keep", "tower": "tower", "town": "town"}
_LANDMARK_ICON = {"dwelling": "thorp", "sanctum": "shrine"}
_MYTH = re.compile(r"myth([1-9]\d{0,3})")
_EDGE = re.compile(rf"({'|'.join(BARRIER_KINDS)})([0-5])")
_LABEL = re.compile(r'(?:[a-z]+=)?["“]([^"”]+)["”]\s*\d*(?:\s*[a-z]+\([^)]+\))*')
_PART = re.compile(rf"{_LABEL.pattern}|\S+")
_LAND = "land-"
FLAGS = ("seat", "hidden")

Feature = tuple[str, str]
"""("holding", kind), ("landmark", kind) or ("myth", number)."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What stands in a hex. `terrain` is empty when no word told it; `edges` is kind by direction."""

    terrain: str = ""
    feature: Feature | None = None
    label: str = ""
    seat: bool = False
    hidden: bool = False
    edges: Mapping[int, str] = field(default_factory=dict)


def parts(text: str) -> list[str]:
    """The words and quoted labels of a line, each as it was written."""
    return [found[0].strip() for found in _PART.finditer(text)]


def label_of(part: str) -> str | None:
    """The text of a quoted label, at most as long as a name may be; None when the part is a word."""
    found = _LABEL.fullmatch(part)
    return one_line(html.unescape(found[1]))[:LONGEST_NAME].strip() if found else None


def quoted(label: str) -> str:
    """A label as Text Mapper can hold it: it goes into its SVG as it stands, so it must be good XML."""
    safe = html.escape(one_line(label), quote=True)
    return '"' + safe.replace("“", "&#8220;").replace("”", "&#8221;") + '"'


def meaning(said: Sequence[str]) -> Meaning:
    """What the parts of a line say."""
    return Meaning(
        terrain(said),
        next(filter(None, map(feature_of, said)), None),
        next(filter(None, map(label_of, said)), ""),
        "seat" in said,
        "hidden" in said,
        edges_of(said),
    )


def terrain(said: Iterable[str]) -> str:
    """The terrain of a line: an own `land-` word, else ground and icon together, else icon, else ground."""
    words = list(said)
    for word in words:
        if word.startswith(_LAND) and word.removeprefix(_LAND) in TERRAIN:
            return word.removeprefix(_LAND)
    colour = next((word for word in words if word in _COLOURS), "")
    icon = next((word for word in words if word in _ICONS), "")
    return _PAIRS.get((colour, icon)) or _ICONS.get(icon) or _COLOURS.get(colour, "")


def tells_terrain(word: str) -> bool:
    """Whether a word is a ground, an icon of terrain or our own word for one."""
    return word in _COLOURS or word in _ICONS or (word.startswith(_LAND) and word.removeprefix(_LAND) in TERRAIN)


def feature_of(word: str) -> Feature | None:
    """What a word puts into its hex, if anything."""
    if word in _HOLDINGS:
        return "holding", _HOLDINGS[word]
    if word in LANDMARK_KINDS or word == "shrine":
        return "landmark", "sanctum" if word == "shrine" else word
    found = _MYTH.fullmatch(word)
    return ("myth", str(int(found[1]))) if found else None


def edge_of(word: str) -> tuple[int, str] | None:
    """Direction and kind of a barrier word."""
    found = _EDGE.fullmatch(word)
    return (int(found[2]), found[1]) if found else None


def edges_of(said: Iterable[str]) -> dict[int, str]:
    """Barriers by direction; a kind of its own wins over the cliff that stands for it in the picture."""
    found: dict[int, str] = {}
    for way, kind in filter(None, map(edge_of, said)):
        if kind != "cliff" or way not in found:
            found[way] = kind
    return found


def terrain_words(meant: Meaning) -> list[str]:
    """Ground and icon; where something else has the icon's place, our own word tells the terrain."""
    colour, icon = GROUNDS[meant.terrain]
    if not _feature_icon(meant.feature):
        return [colour, icon] if icon else [colour]
    return [colour] if terrain([colour]) == meant.terrain else [colour, _LAND + meant.terrain]


def feature_words(meant: Meaning) -> list[str]:
    """Icon and own words of what stands in the hex; a Myth that players found has no number."""
    if meant.feature is None:
        return []
    sort, kind = meant.feature
    own = {"holding": [], "landmark": [kind], "myth": [f"myth{kind}"] if kind != "0" else []}[sort]
    return [*filter(None, [_feature_icon(meant.feature)]), *own, *flag_words(meant)]


def flag_words(meant: Meaning) -> list[str]:
    """`seat` and `hidden`, as they hold."""
    return [flag for flag, holds in zip(FLAGS, (meant.seat, meant.hidden), strict=True) if holds]


def edge_words(edges: Mapping[int, str]) -> list[str]:
    """`cliff2` for every barrier, so that it is drawn, and a word of its own for what is no cliff."""
    return [
        word
        for way, kind in sorted(edges.items())
        for word in ([f"cliff{way}"] if kind == "cliff" else [f"cliff{way}", f"{kind}{way}"])
    ]


def _feature_icon(feature: Feature | None) -> str:
    sort, kind = feature or ("", "")
    return {"holding": _HOLDING_ICON, "landmark": _LANDMARK_ICON, "myth": {kind: "chaos"}}.get(sort, {}).get(kind, "")


def nameless(sort: str, which: str) -> str:
    """The name of a thing the map gives none: "Town 0207". It is never written back."""
    return f"{sort.capitalize()} {which}"
