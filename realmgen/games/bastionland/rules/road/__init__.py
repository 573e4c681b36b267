"""The day on the road: Phases, travel, weather, what is met (MB-278, MB-309 to MB-348)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.road import clock, stays, travel, weather, wild

RULES: dict[type[Any], Rule] = {**clock.RULES, **weather.RULES, **travel.RULES, **stays.RULES, **wild.RULES}
