"""What is collected at a Season's end, and what squeezing harder brings (MB-282, MB-285, MB-288, MB-408, MB-409)."""

from __future__ import annotations

from typing import Literal

from realmgen.games.bastionland.domain.model import Collection
from realmgen.games.bastionland.road.model import Season

Yield = Literal["misrule", "crisis", "paid"]
COLLECTIONS: dict[Season, Collection] = {"spring": "tax", "harvest": "tithe", "winter": "levy"}
"""By the Season that ends."""
GIVEN: dict[Collection, str] = {"tax": "coins", "tithe": "food and drink", "levy": "materials and crafts"}


def yield_of(die: int) -> Yield:
    """What an increased collection's d6 brings (MB-409, MB-A1)."""
    if die == 1:
        return "misrule"
    return "crisis" if die <= 3 else "paid"
