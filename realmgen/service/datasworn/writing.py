"""Our tables as a file that other tools read."""

from __future__ import annotations

import json

from realmgen.games.ironsworn.datasworn import written
from realmgen.service.printing import Export
from realmgen.service.worlds.lore import library

NAME = "realmgen.json"


def our_package() -> Export:
    """Our oracles, truths, foes and regions as Datasworn 0.1, the same bytes each time."""
    text = json.dumps(written(library()), ensure_ascii=False, indent=2)
    return Export(NAME, "application/json", f"{text}\n".encode())
