"""Where the page of the calendar stands."""

from __future__ import annotations

from typing import Final

from realmgen.ui import state
from realmgen.ui.desk import Desk, take_up

__all__ = ["PAGE", "Desk", "open_desk"]
PAGE: Final = "calendar"


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at; None before it has a Realm."""
    desk = take_up(state.need_campaign())
    return desk if desk.state.realm else None
