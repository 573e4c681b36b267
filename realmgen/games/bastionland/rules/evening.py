"""The game night: its beginning and end, notes in the journal, what is laid before the players (MB-215 to MB-217)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.rules.common import Rule

RULES: dict[type[Any], Rule] = {}
