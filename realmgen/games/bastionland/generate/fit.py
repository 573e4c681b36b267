"""What written lines ask of the land, told by their words: no ford among the peaks, no scree in the meadow (MB-254).

Only words that cannot be meant otherwise are asked for; what asks for nothing suits every hex.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from realmgen.games.bastionland.generate.frame import Draft

_WORDS = {
    "water": "mere meres reed reeds ford fords ferry ferryman ferries boat boats raft rafts lake lakes river rivers"
    " stream streams shore shores jetty weir sluice eel eels eel-smoker heron herons dam dam-keeper's causeway pond"
    " fisherman fishermen punt oar oars island isle otter otters rapids upstream downstream sandbank riverbank banks"
    " willow willows moored mooring moorings stepping-stones brook kingfisher kingfishers",
    "sea": "sea surf tide tides tideline gull gulls beach beaches harbour shipwreck anchor",
    "wood": "forest forests wood woods woodland copse thicket thickets clearing glade glades charcoal charcoal-burner"
    " canopy woodcutter woodcutters trunk trunks acorn acorns oak oaks beeches",
    "high": "peak peaks crag crags scree cliff cliffs precipice summit summits mountain mountains ledge ledges tor"
    " gorge chasm ravine boulder boulders ridge quarry",
    "field": "barley wheat rye oats plough ploughs ploughman furrow furrows cornfield hayfield haystack stubble rick"
    " ricks sheaf sheaves harvesters reapers orchard orchards ploughland hedge hedges meadow meadows stile",
    "bog": "bog bogs peat quagmire mire fen fens marsh marshes",
}
"""By ground: the words that ask for it."""
_GROUND_OF = {word: ground for ground, words in _WORDS.items() for word in words.split()}
_WORD = re.compile(r"[a-z][a-z'-]*")
_COMMON = frozenset(
    _WORD.findall(
        "a an the of no and or in on at to it i by for with without that like under over across into from out up down"
        " off is are wa ha had be been not who whose where when which him her his them they you your one two three four"
        " nine hundred half more every each nobody same old great small late last first long open shut kept standing"
        " back road path way lane turn left right hill field wood stone house hall door wall lodge"
    )
)
"""Words that many texts share and that tell nothing, as `_telling` cuts them."""
_OFFERS = {
    "peak": ("high",),
    "crag": ("high",),
    "hills": ("high", "field"),
    "heath": ("field",),
    "forest": ("wood",),
    "glade": ("wood", "field"),
    "valley": ("field", "wood"),
    "meadow": ("field",),
    "plain": ("field",),
    "bog": ("bog", "water"),
    "marsh": ("bog", "water"),
    "lake": ("water",),
    "sea": ("water", "sea"),
}
_NEAR = {"forest": "wood", "glade": "wood", "peak": "high", "crag": "high", "lake": "water", "sea": "water"}
"""What the land next door lends."""


@lru_cache(maxsize=4096)
def asked(text: str) -> frozenset[str]:
    """The grounds that a text's words ask for."""
    return frozenset(_GROUND_OF[word] for word in _WORD.findall(text.lower()) if word in _GROUND_OF)


def kindred(name: str, text: str) -> bool:
    """Whether a name and a text speak of one thing: they share a telling word."""
    return bool(_telling(name) & _telling(text))


@lru_cache(maxsize=4096)
def _telling(text: str) -> frozenset[str]:
    return frozenset(word.removesuffix("'s").removesuffix("s") for word in _WORD.findall(text.lower())) - _COMMON


class Ground:
    """What the land of a draft offers, cell by cell."""

    def __init__(self, draft: Draft) -> None:
        self._terrain, self._near = draft.terrain, draft.frame.near
        self._course = {cell for path in draft.rivers for cell in path}
        self._known: dict[int, frozenset[str]] = {}

    def offers(self, cell: int) -> frozenset[str]:
        """The grounds a hex has in it or next to it."""
        if cell not in self._known:
            found = set(_OFFERS.get(self._terrain[cell], ()))
            for n in self._near[cell]:
                found.update(filter(None, (_NEAR.get(self._terrain[n]), "sea" if self._terrain[n] == "sea" else "")))
            if self._course.intersection((cell, *self._near[cell])):
                found.add("water")
            self._known[cell] = frozenset(found)
        return self._known[cell]

    def suits(self, text: str, cell: int) -> bool:
        """Whether a hex has all that a text asks for."""
        return asked(text) <= self.offers(cell)

    def suiting(self, cell: int) -> Callable[[str], bool]:
        """`suits` for one hex."""
        return lambda text: self.suits(text, cell)

    def worth(self, text: str, cell: int) -> int:
        """How well a text suits a hex: what it asks for and finds, less all it misses."""
        wanted, offered = asked(text), self.offers(cell)
        return len(wanted & offered) - 3 * len(wanted - offered)
