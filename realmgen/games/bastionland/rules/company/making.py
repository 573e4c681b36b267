"""How the Company is made and equipped (MB-002 to MB-039, MB-152 to MB-198)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.lore import Drawn

RULES: dict[type[Any], Rule] = {}
DRAWN: Drawn = {}
