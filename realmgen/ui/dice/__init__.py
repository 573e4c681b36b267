"""The dice of the table: rolled here, or typed in as they fell."""

from realmgen.ui.dice.asking import HERE, HOW, MINE, WRONG, asking, ordered, start, start_roll, whose_dice
from realmgen.ui.dice.card import CARD, card

__all__ = ["CARD", "HERE", "HOW", "MINE", "WRONG", "asking", "card", "ordered", "start", "start_roll", "whose_dice"]
