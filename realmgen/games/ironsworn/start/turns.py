"""What a foe is about to do, from what it is: a way of its own, and what that costs (IS-575)."""

from __future__ import annotations

from typing import Literal

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import HARM, Fight
from realmgen.kit.chance import Dice

Intent = Literal["harm", "stress", "momentum", "story"]
INTENTS: tuple[Intent, ...] = ("harm", "stress", "momentum", "story")
"""What a foe is after: a wound, fear, the upper hand, or a turn of the story."""


def intent(kind: Intent, fight: Fight, lore: Lore, dice: Dice) -> str:
    """A suggestion in a line or two; a foe of no kind has no tactics, and only says what it is after."""
    foe = lore.foes.get(fight.foe)
    tactic = f"{dice.pick(foe.tactics).rstrip('.')}. " if foe and foe.tactics else ""
    line = dice.pick(lore.words(f"quests.turn-{kind}"))
    return f"{tactic}{line}".replace("{harm}", str(HARM[fight.rank]))
