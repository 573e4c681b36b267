"""What follows for the Company: how it is made and equipped, what it suffers, and its Glory."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.company import life, making
from realmgen.games.bastionland.rules.lore import Drawn

RULES: dict[type[Any], Rule] = {**making.RULES, **life.RULES}
DRAWN: Drawn = {**making.DRAWN}
