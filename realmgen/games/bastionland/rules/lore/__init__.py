"""Tales, Knights and prompts written by hand; sparks and people drawn; what people do and tell (MB-221 to MB-262)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Check, Rule
from realmgen.games.bastionland.rules.lore import drawing, folk, written
from realmgen.games.bastionland.rules.lore.drawing import spelt_out
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

__all__ = ["DRAWN", "RULES", "Drawn", "spelt_out"]
Draw = Callable[[State, Any, Chance, Library], Step[State]]
Drawn = dict[type[Any], tuple[Check, Draw]]

RULES: dict[type[Any], Rule] = {
    c.SetTale: (written.check_tale, written.set_tale),
    c.SetCalling: (written.check_calling, written.set_calling),
    c.Prompt: (written.check_prompt, written.prompt),
    c.Favour: (folk.check_favour, folk.favour),
    c.Repay: (folk.check_repay, folk.repay),
    c.Counsel: (folk.check_counsel, folk.counsel),
    c.Approve: (folk.check_approve, folk.approve),
}
DRAWN: Drawn = {
    c.Ask: (folk.check_ask, folk.ask),
    c.Spark: (drawing.check_spark, drawing.spark),
    c.Meet: (drawing.check_meet, drawing.meet),
    c.Hire: (folk.check_hire, folk.hire),
    c.Journey: (folk.check_journey, folk.journey),
}
"""Those that draw from tables; what was drawn stands in the journal, so that it is told again without them."""
