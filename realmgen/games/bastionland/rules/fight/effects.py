"""What Gambits do once an attack lands (MB-082 to MB-088, MB-091)."""

from __future__ import annotations

from realmgen.games.bastionland.fight.model import Pool
from realmgen.games.bastionland.model import State
from realmgen.kit.chance import Chance


def took_hold(state: State, pool: Pool, chance: Chance) -> tuple[State, list[str]]:
    """The state with all effects of a pool that were not shrugged off, and a sentence of each."""
    return state, []
