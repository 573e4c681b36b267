"""Where the page of Myths stands: the campaign and its state as it was drawn."""

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

PAGE = "myths"
CHOSEN, FORM, SEEN = (state.key(PAGE, name) for name in ("chosen", "form", "seen"))


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    campaign: Campaign
    seq: int
    state: State

    def start(self, command: str) -> None:
        """Give a command that may want dice: ours, or those of the table."""
        start(self, command)

    def order(self, *commands: str) -> None:
        """Give commands that want none, one after the other; what is refused is shown by the page drawn next."""
        attempt(lambda: self._all(commands, self.seq))

    def write(self, command: str) -> bool:
        """The same out of a dialog, which shows what is refused and goes on from where the journal is by then."""
        try:
            self._all([command], state.get(SEEN) or self.seq)
        except RealmgenError as error:
            tell(error)
            state.put(SEEN, state.play().seq(self.campaign))
            return False
        return True

    def _all(self, commands: Sequence[str], seen: int) -> None:
        for command in commands:
            seen = state.play().do(self.campaign, command, seen=seen).seq


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at; None before it has a Realm."""
    campaign = state.need_campaign()
    position = state.play().position(campaign)
    state.put(state.LAST_LINE, position.seq)
    return Desk(campaign, position.seq, position.state) if position.state.realm else None


def close() -> None:
    """The dialog has done its work, or was put away."""
    state.put(FORM, False)
    state.put(SEEN, None)
