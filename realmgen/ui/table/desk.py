"""Where the page for play stands: the campaign, its state, and which hex is chosen on its map."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from realmgen.service import screen
from realmgen.ui import state
from realmgen.ui.dice import start
from realmgen.ui.widgets import attempt

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import Realm, State

PAGE: Final = "table"
TURN, SENT, CHOICE, ACTED, LAST = (state.key(PAGE, name) for name in ("turn", "sent", "choice", "acted", "last"))
TWICE = 0.4
"""Seconds within which the same press is a double click."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    campaign: Campaign
    seq: int
    state: State
    realm: Realm

    @property
    def hex_key(self) -> str:
        """Each campaign remembers its own hex, and where the Company was when it was chosen."""
        return state.key(PAGE, f"hex.{self.campaign.code}")

    @property
    def home(self) -> str:
        """The hex the map is about: the Company's, else the Seat's."""
        return self.state.company.at or screen.home(self.realm)

    @property
    def chosen(self) -> str:
        """The chosen hex; where the Company is as soon as it has moved."""
        home, label = state.get(self.hex_key, ("", ""))
        return str(label) if home == self.home and label else self.home

    def choose(self, label: str, *, by_page: bool = True) -> None:
        """Choose a hex; `by_page` when the map does not know of it yet."""
        state.put(self.hex_key, (self.home, label))
        if by_page:
            state.bump(TURN)
            state.put(SENT, label)

    def start(self, command: str) -> None:
        """Give a command that may want dice: ours, or those of the table. The second press of a double click is let go,
        also where the page was quick enough to be drawn anew in between."""
        last, done = state.get(LAST, ("", 0.0))
        if command != last or monotonic() - done >= TWICE:
            state.put(ACTED, True)
            start(self, command)
        state.put(LAST, (command, monotonic()))

    def order(self, command: str) -> None:
        """Give a command that wants none; what is refused is shown by the page drawn next."""
        state.put(ACTED, True)
        attempt(lambda: state.play().do(self.campaign, command, seen=self.seq))


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at; None before it has a Realm."""
    campaign = state.need_campaign()
    desk = take_up(campaign)
    if desk is not None:
        state.put(SENT, desk.chosen)
    return desk


def take_up(campaign: Campaign) -> Desk | None:
    """A campaign as it stands now; None before it has a Realm."""
    position = state.play().position(campaign)
    state.put(state.LAST_LINE, position.seq)
    realm = position.state.realm
    return None if realm is None else Desk(campaign, position.seq, position.state, realm)
