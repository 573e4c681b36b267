"""What the form of a new game holds. It stands in the session as one value: fields show it and write into it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from realmgen.service.torchfall.games import Seat, guests
from realmgen.service.torchfall.wishes import FreeBoard, Wish, by_chance, printed_board
from realmgen.ui import state
from realmgen.ui.fields import Fields
from realmgen.ui.torchfall.desk import PAGE

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

FORM, VIEW = state.key(PAGE, "form"), state.key(PAGE, "view")
LIST, NEW, BOARD, RECORD = "", "new", "board", "record"
"""What is shown while no game is open: the games there are, a new one, a board of one's own, a record."""
MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Form:
    """A game as it is asked for: `seats` are all that could be filled, `draft` a board of one's own as far as it is
    drawn, `placing` the seat whose start the next press on the board is; `alone` keeps it out of the open campaign."""

    wish: Wish
    seats: tuple[Seat, ...] = (Seat(),) * MOST_SEATS
    draft: FreeBoard | None = None
    placing: int = 0
    alone: bool = False


def held() -> Form:
    """The form as it stands."""
    found = state.get(FORM)
    return found if isinstance(found, Form) else fresh()


def fresh() -> Form:
    """A form as it is opened: two of the campaign's players, starts and opening seat by chance. A board of one's own
    that was begun is kept."""
    names = (*guests(state.play(), state.current()), *([""] * MOST_SEATS))
    old = state.get(FORM)
    form = Form(by_chance(), tuple(map(Seat, names[:MOST_SEATS])), old.draft if isinstance(old, Form) else None)
    state.put(FORM, form)
    return form


def change(**changes: Any) -> None:
    """Keep the form with changes."""
    state.put(FORM, replace(held(), **changes))


def choose(**changes: Any) -> None:
    """Choose something of the set-up."""
    change(wish=held().wish.choosing(**changes))


def within() -> Campaign | None:
    """The campaign a new game will belong to."""
    return None if held().alone else state.current()


def draft() -> FreeBoard:
    """The board of one's own: at first a copy of the printed one."""
    return held().draft or printed_board()


def view() -> str:
    """What is shown while no game is open."""
    return str(state.get(VIEW) or LIST)


def show(name: str) -> None:
    """Show something else; for callbacks."""
    state.put(VIEW, name)


_FIELDS = Fields(FORM)
field, one_of = _FIELDS.field, _FIELDS.one_of
"""Fields that show a value of the form."""
