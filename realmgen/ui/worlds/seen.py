"""For whom the page is drawn: for who leads, or as players would see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmgen.service.worlds import facts
from realmgen.ui import state
from realmgen.ui.worlds import at

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.service.screen import Audience
    from realmgen.ui.worlds.desk import Desk


def audience() -> Audience:
    """Whose eyes the page is drawn for."""
    return "players" if state.get(at.AS_PLAYERS) else "gm"


def seen_world(desk: Desk, world: World) -> World:
    """The world as the page shows it."""
    if audience() == "gm":
        return world
    return facts.as_players(desk.tale) or world
