"""What the Company suffers and wins: Virtues, Saves, Glory, death (MB-040 to MB-050, MB-109 to MB-123, MB-139 to
MB-151)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.company import lifefate, lifeglory, liferolls, lifevirtues

RULES: dict[type[Any], Rule] = {**lifevirtues.RULES, **liferolls.RULES, **lifeglory.RULES, **lifefate.RULES}
