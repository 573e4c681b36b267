"""Where the pages of a world stand: the world the address names, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import streamlit as st

from realmgen.errors import Ambiguous, NotFound
from realmgen.service.worlds import games
from realmgen.service.worlds.lore import KEY, lore_for
from realmgen.ui import state
from realmgen.ui.widgets import NOTICE, plain

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.model import Tale, World
    from realmgen.service.play import Campaign, Position

WORLD: Final = "world"
"""What the address calls the world by."""
OPEN: Final = state.key("worlds", "open")
"""The code of the world opened last: the other pages show it too."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What a page was drawn from: a world as it stood at a line of its journal."""

    game: Campaign
    position: Position

    @property
    def tale(self) -> Tale:
        found: Tale = self.position.state
        return found

    @property
    def world(self) -> World | None:
        return self.tale.world

    @property
    def seq(self) -> int:
        return self.position.seq

    @property
    def lore(self) -> Lore:
        """What came along, and the packs that are on."""
        return lore_for(state.play(), self.game)


def open_desk() -> Desk | None:
    """The desk of the world the address names, else of the one opened last; None when there is none, or none that is
    there, which is then said."""
    code = st.query_params.get(WORLD) or state.get(OPEN)
    if not code:
        return None
    try:
        found = state.play().find(code)
    except (NotFound, Ambiguous):
        found = None
    if found is None or found.game != KEY:
        _forget(code)
        return None
    if st.query_params.get(WORLD) != found.code:
        st.query_params[WORLD] = found.code
    state.put(OPEN, found.code)
    _come_home(found)
    return take_up(found)


def take_up(game: Campaign) -> Desk:
    """A world as it stands now."""
    position = state.play().position(game)
    state.put(state.LAST_LINE, position.seq)
    return Desk(game, position)


def open_world(game: Campaign) -> None:
    """Show a world from now on; for callbacks."""
    st.query_params[WORLD] = game.code
    state.put(OPEN, game.code)


def leave_world() -> None:
    """Back to the list of worlds; for callbacks."""
    st.query_params.pop(WORLD, None)
    state.put(OPEN, None)


def _forget(code: str) -> None:
    state.put(NOTICE, f"**There is no world “{plain(code)}”.** It may be on another computer.")
    st.query_params.pop(WORLD, None)
    state.put(OPEN, None)


def _come_home(game: Campaign) -> None:
    """The campaign a world belongs to is the one looked at."""
    home = games.home_of(state.play(), game)
    if home and state.get(state.CAMPAIGN) != home.code:
        st.query_params.pop("campaign", None)
        state.put(state.CAMPAIGN, home.code)
