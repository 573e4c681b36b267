"""Where a page stands that needs no map: the campaign and its state as it was drawn, and commands given from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.errors import RealmgenError
from realmgen.ui import state
from realmgen.ui.dice import start
from realmgen.ui.widgets import attempt, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import State

SEEN = state.key("dialog", "seen")
"""The line a dialog goes on from after something was refused; whoever opens one puts it to None."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    campaign: Campaign
    seq: int
    state: State

    def start(self, command: str) -> None:
        """Give a command that may want dice: ours, or those of the table."""
        start(self, command)

    def order(self, *commands: str) -> bool:
        """Give commands that want none, one after the other, and say whether all was done; what is refused is shown by
        the page drawn next."""
        return attempt(lambda: self._all(commands, self.seq))

    def write(self, *commands: str) -> bool:
        """The same out of a dialog, which shows what is refused and goes on from where the journal is by then."""
        try:
            self._all(commands, state.get(SEEN) or self.seq)
        except RealmgenError as error:
            tell(error)
            state.put(SEEN, state.play().seq(self.campaign))
            return False
        return True

    def _all(self, commands: Sequence[str], seen: int) -> None:
        for command in commands:
            seen = state.play().do(self.campaign, command, seen=seen).seq


def take_up(campaign: Campaign) -> Desk:
    """A campaign as it stands now."""
    position = state.play().position(campaign)
    state.put(state.LAST_LINE, position.seq)
    return Desk(campaign, position.seq, position.state)
