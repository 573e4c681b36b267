"""Where the page of the Company stands, and which of its dialogs is open."""

from __future__ import annotations

from realmgen.ui import state
from realmgen.ui.desk import SEEN, Desk, take_up

__all__ = ["ADDING", "FORM", "PAGE", "Desk", "ask", "close", "open_desk", "take_up"]
PAGE = "company"
ADDING, FORM = state.key(PAGE, "add"), state.key(PAGE, "form")


def open_desk() -> Desk:
    """The desk of the campaign being looked at."""
    return take_up(state.need_campaign())


def ask(form: str, name: str = "", player: str = "") -> None:
    """Open a dialog until it is closed, about someone or for a player."""
    state.put(FORM, (state.get(state.CAMPAIGN), form, name, player))
    state.put(ADDING, False)
    state.put(SEEN, None)


def close() -> None:
    """The dialog has done its work, or was put away."""
    state.put(FORM, None)
    state.put(SEEN, None)
