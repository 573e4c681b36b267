"""All that is told of the game, for its page and its cards: rules, teaching, answers, hints, and what may be chosen."""

from realmgen.games.torchfall.guide.answers import FAQ
from realmgen.games.torchfall.guide.choices import DUELS, POWERS, SCENARIOS, TOGGLES, VARIANTS
from realmgen.games.torchfall.guide.said import Part, Said
from realmgen.games.torchfall.guide.teaching import ABOUT, EXAMPLE, HINTS, RULES, SCRIPT, STARTS

__all__ = [
    "ABOUT",
    "DUELS",
    "EXAMPLE",
    "FAQ",
    "HINTS",
    "POWERS",
    "RULES",
    "SCENARIOS",
    "SCRIPT",
    "STARTS",
    "TOGGLES",
    "VARIANTS",
    "Part",
    "Said",
]
