"""The turn of Seasons and Ages, step by step (MB-278 to MB-308)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.lore import Drawn

RULES: dict[type[Any], Rule] = {}
DRAWN: Drawn = {}
