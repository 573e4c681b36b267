"""What is told of the game, for pages: rules, teaching, answers, hints, and what may be chosen."""

from realmgen.games.torchfall.guide import (
    ABOUT,
    DUELS,
    EXAMPLE,
    FAQ,
    HINTS,
    POWERS,
    RULES,
    SCENARIOS,
    SCRIPT,
    TOGGLES,
    VARIANTS,
    Part,
    Said,
)

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
    "TOGGLES",
    "VARIANTS",
    "Part",
    "Said",
]
