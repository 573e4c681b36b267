"""Where the page of oracles stands: commands given from what this page saw last, with our dice or those of the table.

Only part of the page is drawn after a press: so what was seen last stands in the session, not in what was drawn, and
presses in quick succession are all done.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from realmgen.errors import NeedsRoll, RealmgenError, StaleCommand
from realmgen.ui import state
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.widgets import NOTICE, attempt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from realmgen.service.play import Campaign, Done

PAGE: Final = "oracles"
SEEN, WRONG, WHO, LAST = (state.key(PAGE, name) for name in ("seen", "wrong", "who", "last"))
TWICE = 0.35
"""Seconds within which the same press is a double click."""


class Asked(NamedTuple):
    """A command that waits for a die: those typed in so far, the sides of the next, and what it is for."""

    code: str
    command: str
    values: tuple[int, ...]
    sides: int
    purpose: str


@dataclass
class Seen:
    """The line a page saw last, or wrote, of which world, and what waits for dice. It is changed where it lies: a look
    into the session is a moment in which a run may be left off for the next, and what was written would then not be
    known as our own."""

    code: str = ""
    seq: int = 0
    asked: Asked | None = None
    given: str = ""
    """What was typed into a field and has been written, as long as the field still holds it."""


def saw(game: Campaign, seq: int) -> None:
    """Note the line a world was drawn at."""
    _note(_last(), game, seq)


def seen(game: Campaign) -> int | None:
    """The line this page saw last, or wrote; None when it shows another world."""
    last = _last()
    return last.seq if last.code == game.code else None


def _last() -> Seen:
    if state.get(SEEN) is None:
        state.put(SEEN, Seen())
    found: Seen = state.get(SEEN)
    return found


def _note(last: Seen, game: Campaign, seq: int) -> None:
    last.code, last.seq = game.code, seq


def who() -> str:
    """Who asks, in guided play (IS-613); empty for the game master, and where nobody is asked."""
    return str(state.get(WHO) or "").strip()


def waits(game: Campaign) -> Asked | None:
    """What waits for dice; nothing does while they are rolled here."""
    asked = _last().asked
    return asked if asked and asked.code == game.code and state.get(HOW) == MINE else None


def roll(game: Campaign, command: str) -> bool:
    """Give a command that wants dice: ours at once, or those of the table, which are asked for. For callbacks, as all
    of these are. The second press of a double click is let go. Whether it was done, or waits for dice."""
    state.put(WRONG, "")
    last, done = state.get(LAST) or ("", 0.0)
    state.put(LAST, (command, monotonic()))
    if command == last and monotonic() - done < TWICE:
        return False
    return _give(game, command, () if state.get(HOW) == MINE else None)


def go_on(game: Campaign, asked: Asked, more: Sequence[int]) -> None:
    """Go on with dice as they fell; whatever waits for them no longer has got them already."""
    if waits(game) == asked:
        typed(game, asked.command, (*asked.values, *more))


def typed(game: Campaign, command: str, values: tuple[int, ...]) -> None:
    """Give a command with dice as they fell."""
    state.put(WRONG, "")
    _give(game, command, values)


def leave() -> None:
    """Ask for dice no longer: nothing was done."""
    _last().asked = None
    state.put(WRONG, "")


def order(game: Campaign, command: str) -> bool:
    """Give a command that wants no dice."""
    return attempt(lambda: _do(game, command, None))


def order_typed(game: Campaign, key: str, command: str) -> None:
    """Give what was typed into a field as a command, and empty the field; once, though the run be left off between the
    two. What is refused stays in it."""
    last = _last()
    if last.given == command or attempt(lambda: _wrote(game, partial(state.play().do, text=command), given=command)):
        state.put(key, "")
        last.given = ""


def undo(game: Campaign) -> None:
    """Take back what was done last. What was sent to the players is taken from them again: nothing to be sure of."""
    leave()
    attempt(lambda: _wrote(game, state.play().undo, sure=True))


def redo(game: Campaign) -> None:
    """Do again what was taken back last."""
    attempt(lambda: _wrote(game, state.play().redo))


def _give(game: Campaign, command: str, values: tuple[int, ...] | None) -> bool:
    last = _last()
    try:
        _do(game, command, values)
    except NeedsRoll as need:
        last.asked = Asked(game.code, command, values or (), need.sides, need.purpose)
        return True
    except RealmgenError as error:
        if values and not isinstance(error, StaleCommand):
            state.put(WRONG, f"Nothing was rolled: {error}.")
        else:
            state.put(NOTICE, error)
        return False
    last.asked = None
    return True


def _do(game: Campaign, command: str, values: Sequence[int] | None) -> None:
    _wrote(game, partial(state.play().do, text=command, rolls=values))


def _wrote(game: Campaign, deed: Callable[..., Done], *, given: str = "", **how: object) -> None:
    last, expected = _last(), seen(game)
    done = deed(game, seen=expected, **how)
    _note(last, game, done.seq)
    last.given = given
