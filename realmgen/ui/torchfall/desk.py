"""Where the page of Torchfall stands: the game the address names, how it stands, and commands given from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import streamlit as st

from realmgen.errors import Ambiguous, NotFound
from realmgen.service.torchfall import games, sight
from realmgen.ui import state
from realmgen.ui.widgets import NOTICE, attempt, plain

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Position
    from realmgen.service.torchfall.sight import Choice, Hint, Sight

PAGE: Final = "torchfall"
GAME: Final = "game"
"""What the address calls the game by."""
LIFTED, HINTED, DONE, LAST, REPLAY, ROLLING = (
    state.key(PAGE, name) for name in ("lifted", "hinted", "done", "last", "replay", "rolling")
)
TWICE = 0.4
"""Seconds within which the same press is a double click."""
CHOOSING = "choosing"
"""Stands under LIFTED while a Torch to lift is looked for."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    game: Campaign
    position: Position
    sight: Sight

    @property
    def seq(self) -> int:
        return self.position.seq

    @property
    def bots_alone(self) -> bool:
        """Whether nobody at the table plays."""
        return not games.has_people(self.position.state)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move though people play too."""
        now = self.sight
        return not now.over and not self.bots_alone and bool(now.mover.bot)

    @property
    def lifted(self) -> str:
        """The road whose Torch is being lifted, CHOOSING while one is looked for, empty for none."""
        return str(self._kept(LIFTED) or "")

    def lift(self, mark: str) -> None:
        """Look for a Torch to lift, lift one, or leave it where it is."""
        self._keep(LIFTED, mark)

    def order(self, command: str) -> None:
        """Give a command, and let the bots answer; the second press of a double click is let go."""
        if not _twice(command):
            attempt(lambda: self._order(command))

    def _order(self, command: str) -> None:
        state.play().do(self.game, command, seen=self.seq)
        answer(self.game)

    def take_back(self) -> None:
        """Back to the last command of somebody at the table."""
        state.put(ROLLING, None)
        attempt(lambda: games.take_back(state.play(), self.game, seen=self.seq))

    def redo(self) -> None:
        """Do again what was taken back, with what the bots answered."""
        attempt(lambda: games.play_again(state.play(), self.game, seen=self.seq))

    def bots(self) -> None:
        """Let the bots move: up to the next turn of somebody at the table, or one turn where nobody is."""
        attempt(lambda: games.bots_move(state.play(), self.game))

    def hint(self) -> None:
        """Ask the searching bot what it would do."""
        attempt(lambda: self._keep(HINTED, sight.hint(self.position)))

    @property
    def hinted(self) -> Hint | None:
        """What was suggested for the position that is shown."""
        found: Hint | None = self._kept(HINTED)
        return found

    def _keep(self, key: str, value: object) -> None:
        """Keep something for as long as the game stands as it is shown."""
        state.put(key, (self.game.code, self.seq, value))

    def _kept(self, key: str) -> Any:
        code, seq, value = state.get(key) or ("", 0, None)
        return value if (code, seq) == (self.game.code, self.seq) else None


def open_desk() -> Desk | None:
    """The desk of the game the address names; None when it names none, or none that there is, which is then said."""
    code = st.query_params.get(GAME)
    if not code:
        return None
    try:
        game = state.play().find(code)
    except (NotFound, Ambiguous):
        game = None
    if game is None or game.game != games.KEY:
        state.put(NOTICE, f"**There is no game “{plain(code)}”.** It may be on another computer; below are those here.")
        del st.query_params[GAME]
        return None
    _come_home(game)
    return take_up(game)


def _come_home(game: Campaign) -> None:
    """The campaign a game belongs to is the one looked at: a page loaded anew knows it by the game alone."""
    home = games.home_of(state.play(), game)
    if home and state.get(state.CAMPAIGN) != home.code:
        st.query_params.pop("campaign", None)
        state.put(state.CAMPAIGN, home.code)


def take_up(game: Campaign) -> Desk:
    """A game as it stands now."""
    position = state.play().position(game)
    state.put(state.LAST_LINE, position.seq)
    return Desk(game, position, sight.sight(position))


def open_game(game: Campaign) -> None:
    """Show a game from now on, and let the bots open where one is to; for callbacks."""
    st.query_params[GAME] = game.code
    for key in (LIFTED, HINTED, REPLAY, ROLLING):
        state.put(key, None)
    attempt(lambda: answer(game))


def leave_game() -> None:
    """Back to the list of games; for callbacks."""
    st.query_params.pop(GAME, None)
    state.put(ROLLING, None)


def answer(game: Campaign) -> None:
    """Let the bots move until somebody at the table is to; where nobody plays, nothing is done."""
    if take_up(game).waits_for_bot:
        games.bots_move(state.play(), game)


def choices(desk: Desk, *verbs: str) -> tuple[Choice, ...]:
    """What may be done now by one of these verbs."""
    return tuple(choice for choice in desk.sight.choices if choice.verb in verbs)


def once(deed: Callable[[], object], name: str) -> None:
    """Do something unless it was just done."""
    if not _twice(name):
        deed()


def _twice(command: str) -> bool:
    """Whether the same was pressed just now."""
    last, done = state.get(LAST) or ("", 0.0)
    state.put(LAST, (command, monotonic()))
    return bool(command == last and monotonic() - done < TWICE)
