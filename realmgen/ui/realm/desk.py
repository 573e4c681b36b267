"""Where the Realm page stands: the campaign, its state, and which hex is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service import screen
from realmgen.ui import state
from realmgen.ui.widgets import NOTICE, attempt, plain

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import Realm, State

PAGE = "realm"
TURN, SENT, NEAR, DONE, MOVING = (state.key(PAGE, name) for name in ("turn", "sent", "near", "done", "moving"))
AS_PLAYERS, LOOK, SHOWN = (state.key(PAGE, name) for name in ("as_players", "theme", "shown"))
TOOL, TERRAIN, BRUSH, KIND, NAME, BARRIER, RIVER = (
    state.key(PAGE, name) for name in ("tool", "terrain", "brush", "kind", "name", "barrier", "river")
)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    campaign: Campaign
    seq: int
    state: State
    realm: Realm

    @property
    def hex_key(self) -> str:
        """Each campaign remembers its own hex."""
        return state.key(PAGE, f"hex.{self.campaign.code}")

    @property
    def chosen(self) -> str:
        """The chosen hex: the one in the address, else the Seat's."""
        return str(state.get(self.hex_key) or screen.home(self.realm))

    def choose(self, label: str, *, by_page: bool = True) -> None:
        """Choose a hex; `by_page` when the map does not know of it yet."""
        state.put(self.hex_key, label)
        st.query_params.update(campaign=self.campaign.code, hex=label)
        if by_page:
            state.bump(TURN)
            state.put(SENT, label)

    def order(self, command: str) -> None:
        """Give a command from what this page showed; what is refused is shown by the page drawn next."""
        self.ordered(command)

    def ordered(self, command: str) -> bool:
        """The same, and whether it was done."""
        return attempt(lambda: state.play().do(self.campaign, command, seen=self.seq))


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at, at the hex its address names; None before it has a Realm."""
    desk = take_up(state.need_campaign())
    if desk is not None:
        _follow_address(desk)
    return desk


def take_up(campaign: Campaign) -> Desk | None:
    """A campaign as it stands now; None before it has a Realm."""
    position = state.play().position(campaign)
    state.put(state.LAST_LINE, position.seq)
    realm = position.state.realm
    return None if realm is None else Desk(campaign, position.seq, position.state, realm)


def _follow_address(desk: Desk) -> None:
    """Go to the hex a deep link names; keep the address telling where we are."""
    asked = st.query_params.get("hex")
    if asked and asked != state.get(desk.hex_key):
        _go(desk, asked)
    if not _on_map(desk.realm, desk.chosen):
        st.session_state.pop(desk.hex_key)
    state.put(SENT, desk.chosen)
    if (st.query_params.get("campaign"), st.query_params.get("hex")) != (desk.campaign.code, desk.chosen):
        st.query_params.update(campaign=desk.campaign.code, hex=desk.chosen)


def _go(desk: Desk, asked: str) -> None:
    try:
        desk.realm.grid.find(asked)
    except Unreadable:
        grid = desk.realm.grid
        last = grid.label(grid.size - 1)
        state.put(NOTICE, f"**This Realm has no hex “{plain(asked)}”.** Its hexes run from 0101 to {last}.")
        return
    desk.choose(asked)
    state.put(NEAR, asked)


def _on_map(realm: Realm, label: str) -> bool:
    """A map drawn anew may be smaller than the one the hex was chosen on."""
    return int(label[:2]) <= realm.grid.width and int(label[2:]) <= realm.grid.height
