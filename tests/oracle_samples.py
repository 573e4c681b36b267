"""Oracles with typed dice, and a journal without a database: for tests."""

from __future__ import annotations

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Result, Tale
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.kit.chance import Dice, Script
from realmgen.service.fold import act, replay_line
from realmgen.service.worlds.lore import library

ORACLES = library().oracles


def rolled(name: str, *dice: int) -> Result:
    """The result of an oracle for these dice, all of which must be wanted."""
    script = Script(dice)
    result = roll(ORACLES[name], ORACLES, script)
    script.finish()
    return result


def leaves(result: Result) -> list[Result]:
    return [leaf for one in result.then for leaf in leaves(one)] if result.then else [result]


class Journal:
    """Commands done one after the other; each is replayed at once, and its state saved and read again."""

    def __init__(self, lore: Lore | None = None, tale: Tale | None = None) -> None:
        self.game = Ironsworn(lore or library())
        self.tale = tale or Tale()
        self.lines = []

    def do(self, text: str, *dice: int) -> str:
        """Do a command with typed dice, or ours where there are none; what is told of it."""
        seq = len(self.lines) + 1
        line, after = act(self.game, self.tale, seq, text, Script(dice) if dice else Dice(f"journal/{seq}"))
        assert replay_line(self.game, self.tale, line) == after
        assert self.game.load(self.game.dump(after)) == after
        assert str(self.game.parse(line.command)) == line.command
        self.tale = after
        self.lines.append(line)
        return "; ".join(event.text for event in line.events)

    @property
    def last(self):
        return self.tale.answers[-1]
