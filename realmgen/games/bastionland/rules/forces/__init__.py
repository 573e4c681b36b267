"""Units: stat blocks, musters, what Warbands suffer, ships and sieges (MB-350 to MB-382)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.forces import adding, byhand, musters, service, works

RULES: dict[type[Any], Rule] = {**adding.RULES, **musters.RULES, **service.RULES, **works.RULES, **byhand.RULES}
