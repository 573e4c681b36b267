"""What an opponent is."""

from __future__ import annotations

from typing import Protocol

from realmgen.errors import IllegalCommand
from realmgen.games.torchfall.model import Command, Order, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import Dice


class Bot(Protocol):
    """Chooses for whoever moves."""

    def choose(self, state: State, dice: Dice) -> Order:
        """A legal order of the seat that moves; raises IllegalCommand when the game is over."""
        ...


def offers(rules: Rules, state: State) -> tuple[Command, ...]:
    """What may be done; raises IllegalCommand when the game is over."""
    legal = rules.legal(state)
    if not legal:
        raise IllegalCommand("the game is over: there is nothing left to choose")
    return legal
