"""Undo and Redo as every page has them, and lines of the journal short enough for a hint."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from realmgen.ui import state
from realmgen.ui.widgets import UNSURE, attempt, plain, press
from realmgen.ui.words import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign, Position

HINT = 60
"""Letters of a hint."""


def undo_redo(row: DeltaGenerator, campaign: Campaign, seq: int) -> None:
    """Redo, and Undo always last."""
    redo(row, campaign, seq)
    undo(row, campaign, seq)


def redo(row: DeltaGenerator, campaign: Campaign, seq: int) -> None:
    """Do again what was undone."""
    redo_press(row, state.play().position(campaign), partial(_redo, campaign, seq))


def undo(row: DeltaGenerator, campaign: Campaign, seq: int) -> None:
    """Take back what was done last."""
    state.put(state.LAST_LINE, seq)
    undo_press(row, state.play().position(campaign), partial(_undo, campaign, seq))


def redo_press(row: DeltaGenerator, here: Position, deed: Callable[[], object]) -> None:
    """The button for a page that has its own way of doing again; it says what that is."""
    again = here.can_redo
    hint = f"Does again: {line_of(here, here.standing.undone[-1], again)}" if again else "Nothing to redo"
    press("Redo", "redo", "app.redo", deed, row=row, shortcut="Shift+U", disabled=not again, help=hint)


def undo_press(row: DeltaGenerator, here: Position, deed: Callable[[], object]) -> None:
    """The button for a page that has its own way of taking back; it says what that is."""
    last = here.can_undo
    hint = f"Takes back: {line_of(here, here.standing.head, last)}" if last else "Nothing to undo"
    press("Undo", "undo", "app.undo", deed, row=row, shortcut="U", disabled=not last, help=hint)


def line_of(here: Position, seq: int, command: str) -> str:
    """What a line of the journal tells, short enough for a hint; where it tells nothing, its command."""
    told = next((line.text for line in reversed(state.play().history(here.campaign)) if line.seq == seq), "")
    return plain(shortened(told, HINT) or brief(command))


def brief(command: str) -> str:
    """A command short enough for a hint: a whole Realm or Site is only said to be one."""
    if command.startswith("adopt"):
        return "a whole Realm"
    if command.startswith("site "):
        return f"a whole Site in {command[5:9]}"
    return shortened(command, HINT)


def _undo(campaign: Campaign, seq: int) -> None:
    state.put(UNSURE, seq)
    attempt(lambda: state.play().undo(campaign, seen=seq))


def _redo(campaign: Campaign, seq: int) -> None:
    attempt(lambda: state.play().redo(campaign, seen=seq))
