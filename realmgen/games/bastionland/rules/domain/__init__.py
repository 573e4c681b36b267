"""Domains: rulers, Council and Court, Crises, collections, designs, succession (MB-383 to MB-419)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.lore import Drawn

RULES: dict[type[Any], Rule] = {}
DRAWN: Drawn = {}
