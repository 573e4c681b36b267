"""A Torchfall table for tests: a set-up, and commands by their text."""

from itertools import pairwise

from realmgen.errors import IllegalCommand
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.facts import position
from realmgen.games.torchfall.rules import Rules

RING = ("blackpine", "frostgate", "dawnmere", "redwall", "thorn_coast", "greyfen")
AWAY = ["redwall", "dawnmere"]
"""A road far from Blackpine."""


def path(seat, *posts):
    """Torches of a seat along a path of posts."""
    return [[a, b, seat] for a, b in pairwise(posts)]


class Table:
    """Two players at Blackpine and Redwall unless told otherwise; `preset` is laid over."""

    def __init__(self, preset=None, **setup):
        stored = {"players": 2} | setup | ({"preset": preset} if preset else {})
        self.rules = Rules(load_setup(stored))
        self.state = self.rules.start()

    def reason(self, text):
        """Why a command is refused; the list of legal commands must agree."""
        order = self.rules.parse(text)
        reason = self.rules.reason(self.state, order)
        if order.seat in (None, self.state.to_move):
            assert (order.command in self.rules.legal(self.state)) == (not reason)
        return reason

    def may(self, text):
        return not self.reason(text)

    def do(self, *texts):
        """Play commands; what they bring, by source."""
        gained = ()
        for text in texts:
            if reason := self.reason(text):
                raise IllegalCommand(f"{text}: {reason}")
            self.state, more = self.rules.step(self.state, self.rules.parse(text).command)
            gained += more
        return gained

    def idle(self):
        """Whoever moves walks to and fro for the rest of the turn."""
        seat, number = self.state.to_move, self.state.round
        gained = ()
        while (self.state.to_move, self.state.round) == (seat, number) and not self.state.winners:
            gained += self.do(str(self.rules.legal(self.state)[0]))
        return gained

    def __getattr__(self, key):
        return position(self.rules, self.state)[key]
