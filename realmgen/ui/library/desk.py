"""Where the Library stands: what it holds, and the campaign it may be put into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.service import packs, screen
from realmgen.ui import state
from realmgen.ui.widgets import attempt

if TYPE_CHECKING:
    from realmgen.service.library import Library
    from realmgen.service.play import Campaign
    from realmgen.service.screen import State

PAGE = "library"
PART = state.key(PAGE, "part")
MYTHS, KNIGHTS, SPARKS, TABLES = "Myths", "Knights & Seers", "Sparks", "Tables"
PARTS = (MYTHS, KNIGHTS, SPARKS, TABLES)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from; without a campaign one only reads and rolls."""

    library: Library
    campaign: Campaign | None = None
    seq: int = 0
    state: State | None = None

    @property
    def realm(self) -> bool:
        """Whether there is a Realm to put things into."""
        return self.state is not None and self.state.realm is not None

    @property
    def hex(self) -> str:
        """The hex that was chosen on the map, else the Seat's; empty without a Realm."""
        if self.campaign is None or self.state is None or self.state.realm is None:
            return ""
        return str(state.get(f"realm.hex.{self.campaign.code}") or screen.home(self.state.realm))

    def order(self, command: str) -> None:
        """Give a command from what this page showed; what is refused is shown by the page drawn next."""
        campaign = self.campaign
        if campaign:
            attempt(lambda: state.play().do(campaign, command, seen=self.seq))


def open_desk() -> Desk:
    """The library of the campaign being looked at, else what came along."""
    campaign = state.current()
    if campaign is None:
        return Desk(packs.library_with(state.play(), ()))
    return take_up(campaign)


def take_up(campaign: Campaign) -> Desk:
    """A campaign as it stands now, and what it draws from."""
    here = state.play().position(campaign)
    return Desk(packs.library_for(state.play(), campaign), campaign, here.seq, here.state)
