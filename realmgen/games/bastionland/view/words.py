"""Words for a page: titles of terrain and kinds, and a phrase for the land as a whole."""

from __future__ import annotations

from realmgen.games.bastionland.clusters import stretches
from realmgen.games.bastionland.model import UNSEEN, WATER, Realm
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.places import kind_word

_SMALL = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def title(word: str) -> str:
    """A terrain or kind as a heading: `Walled town`."""
    return capital(kind_word(word))


def number_word(n: int) -> str:
    """0 to 99 in words."""
    if n < len(_SMALL):
        return _SMALL[n]
    tens, ones = divmod(n, 10)
    return _TENS[tens - 2] + (f"-{_SMALL[ones]}" if ones else "")


def coast_phrase(realm: Realm) -> str:
    """What the map shows of the sea, read off the terrain itself."""
    if "sea" not in realm.terrain:
        return "a land far from any sea"
    isles = len(list(stretches(realm.grid, [terrain != "sea" for terrain in realm.terrain], True)))
    return "a land beside the sea" if isles == 1 else f"{number_word(isles)} islands" if isles < 100 else "many islands"


def subtitle(realm: Realm) -> str:
    """The line under the title: `a land beside the sea, twelve hexes wide and twelve long`."""
    if all(terrain in WATER for terrain in realm.terrain):
        return "open water"
    wide, long = number_word(realm.grid.width), number_word(realm.grid.height)
    if UNSEEN in realm.terrain:
        return f"as far as it is known, {wide} hexes by {long}"
    return f"{coast_phrase(realm)}, {wide} hexes by {long}"
