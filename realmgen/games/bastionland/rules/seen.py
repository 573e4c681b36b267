"""What players have seen, shown and hidden by hand (MB-243)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule

RULES: dict[type[Any], Rule] = {}
