"""The game as a box of paper: pieces, tracks and mats, cards, and the rules to read."""

from realmgen.games.torchfall.sheets.cards import cards
from realmgen.games.torchfall.sheets.leaves import leaves
from realmgen.games.torchfall.sheets.pieces import mats, pieces, tracks

__all__ = ["cards", "leaves", "mats", "pieces", "tracks"]
