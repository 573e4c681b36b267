"""Where the page of Myths stands, and whether its dialog is open."""

from __future__ import annotations

from realmgen.ui import state
from realmgen.ui.desk import SEEN, Desk, take_up

__all__ = ["CHOSEN", "FORM", "PAGE", "Desk", "ask", "close", "open_desk"]
PAGE = "myths"
CHOSEN, FORM = state.key(PAGE, "chosen"), state.key(PAGE, "form")


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at; None before it has a Realm."""
    desk = take_up(state.need_campaign())
    return desk if desk.state.realm else None


def ask() -> None:
    """Open the dialog until it is closed."""
    state.put(FORM, True)
    state.put(SEEN, None)


def close() -> None:
    """The dialog has done its work, or was put away."""
    state.put(FORM, False)
    state.put(SEEN, None)
