"""Where the page of quests stands in the session: what is shown at the left and at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmgen.ui import state

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Tale

PAGE = "quests"
LEFT, RIGHT, KIND, MORE, HEART, BY = (
    state.key(PAGE, name) for name in ("left", "right", "kind", "more", "heart", "by")
)
BEGINNING, VOWS, IDEAS = LEFTS = ("Beginning", "Vows", "Ideas")
JOURNEYS, FIGHTS, BONDS = RIGHTS = ("Journeys", "Fights", "Bonds")


def left(tale: Tale) -> str:
    """What is shown first: the beginning until it is behind."""
    return VOWS if tale.started else BEGINNING


def said(key: str) -> str:
    """What stands in a field."""
    return str(state.get(key) or "").strip()
