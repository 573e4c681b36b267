"""Opponents: pure choosers over the legal commands of a position. All chance is the dice they are handed, so that the
same position and the same dice give the same command; none keeps anything from one choice to the next."""

from __future__ import annotations

from collections.abc import Callable

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots.bot import Bot
from realmgen.games.torchfall.bots.search import Budget, SearchBot
from realmgen.games.torchfall.bots.simple import GreedyBot, RandomBot
from realmgen.games.torchfall.bots.table import TURNS, Game, play_out
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.record.fields import short

BOTS: dict[str, Callable[[Rules, Budget], Bot]] = {
    "random": lambda rules, _: RandomBot(rules),
    "greedy": lambda rules, _: GreedyBot(rules),
    "searching": SearchBot,
}
"""Every opponent by name, the weakest first."""
__all__ = ("BOTS", "TURNS", "Bot", "Budget", "Game", "GreedyBot", "RandomBot", "SearchBot", "bot_of", "play_out")


def bot_of(name: str, rules: Rules, budget: Budget | None = None) -> Bot:
    """An opponent by name, for one game's rules; raises Unreadable. The budget is for those that search."""
    if name not in BOTS:
        raise Unreadable(f"bot {short(name)} is not known: one of {', '.join(BOTS)}")
    return BOTS[name](rules, budget or Budget())
