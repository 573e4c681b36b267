"""Commands with dice: done at once with ours, or asked for die by die."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from realmgen.errors import NeedsRoll, RealmgenError, StaleCommand, Unreadable
from realmgen.service import rolls
from realmgen.ui import state
from realmgen.ui.widgets import NOTICE, segments

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign

HOW, SHOWN, ASKED, WRONG = (state.key("dice", name) for name in ("how", "shown", "asked", "wrong"))
HERE, MINE = "Roll here", "My dice"


def whose_dice(row: DeltaGenerator | None = None) -> None:
    """Whether dice are rolled here, or typed in as they fell."""
    segments("Dice", [HERE, MINE], HOW, row=row)


class Table(Protocol):
    """What a page was drawn from: commands given from it are refused when the journal has moved on since."""

    @property
    def campaign(self) -> Campaign: ...

    @property
    def seq(self) -> int: ...


class Asked(NamedTuple):
    """A command that waits for a die: those that were typed in so far, and the sides of the next."""

    code: str
    command: str
    values: list[int]
    sides: int
    purpose: str


def asking(table: Table) -> Asked | None:
    """What waits for dice at this table; nothing does while they are rolled here."""
    asked: Asked | None = state.get(ASKED)
    ours = state.get(HOW) == MINE and asked is not None and asked.code == table.campaign.code
    return asked if ours else None


def start(table: Table, command: str) -> None:
    """Do a command at once, or begin to ask for the dice of the table; what is refused is shown by the page."""
    ordered(table, command)


def ordered(table: Table, command: str) -> bool:
    """The same, and whether it was done."""
    state.put(WRONG, "")
    return _go_on(table, command, [] if state.get(HOW) == MINE else None, by_hand=False)


def start_roll(table: Table, dice: str, purpose: str) -> None:
    """Roll any dice for a purpose; dice that cannot be read are named in the card."""
    try:
        command = rolls.roll_text(dice, purpose)
    except Unreadable as error:
        state.put(WRONG, f"Nothing was rolled: {error}.")
    else:
        start(table, command)


def typed(table: Table, asked: Asked, more: list[int]) -> None:
    """Go on with dice as they fell."""
    state.put(WRONG, "")
    _go_on(table, asked.command, asked.values + more, by_hand=True)
    state.put(SHOWN, "")


def leave() -> None:
    """Ask no longer: nothing was done."""
    state.put(ASKED, None)
    state.put(WRONG, "")


def _go_on(table: Table, command: str, values: list[int] | None, *, by_hand: bool) -> bool:
    """Do the command; when it wants one more die, the card asks for it."""
    try:
        state.play().do(table.campaign, command, seen=table.seq, rolls=values)
    except NeedsRoll as need:
        purpose = rolls.said_purpose(need.purpose)
        state.put(ASKED, Asked(table.campaign.code, command, values or [], need.sides, purpose))
        return False
    except RealmgenError as error:
        if by_hand and not isinstance(error, StaleCommand):
            state.put(WRONG, f"Nothing was rolled: {error}.")
        else:
            state.put(NOTICE, error)
        return False
    state.put(ASKED, None)
    return True
