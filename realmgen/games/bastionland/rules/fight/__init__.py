"""Fights: attacks step by step, Feats, Gambits, walls, Morale, Scars (MB-051 to MB-108, MB-124 to MB-138)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.fight import (
    arming,
    attacks,
    care,
    clash,
    ending,
    feats,
    gambits,
    landing,
    morale,
    moves,
    scars,
    sides,
)

RULES: dict[type[Any], Rule] = {
    **sides.RULES,
    **moves.RULES,
    **attacks.RULES,
    **arming.RULES,
    **feats.RULES,
    **gambits.RULES,
    **landing.RULES,
    **morale.RULES,
    **care.RULES,
    **scars.RULES,
    **ending.RULES,
    **clash.RULES,
}
