"""Undo and Redo as every page has them, and lines of the journal short enough for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmgen.ui import state
from realmgen.ui.widgets import UNSURE, attempt, plain
from realmgen.ui.words import shortened

if TYPE_CHECKING:
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
    here = state.play().position(campaign)
    again = here.can_redo
    hint = f"Does again: {line_of(here, here.standing.undone[-1], again)}" if again else "Nothing to redo"
    row.button(
        "Redo",
        icon=":material/redo:",
        key="app.redo",
        shortcut="Shift+U",
        disabled=again is None,
        help=hint,
        on_click=_redo,
        args=(campaign, seq),
    )


def undo(row: DeltaGenerator, campaign: Campaign, seq: int) -> None:
    """Take back what was done last."""
    here = state.play().position(campaign)
    state.put(state.LAST_LINE, seq)
    row.button(
        "Undo",
        icon=":material/undo:",
        key="app.undo",
        shortcut="U",
        disabled=here.can_undo is None,
        help=f"Takes back: {line_of(here, here.standing.head, here.can_undo)}" if here.can_undo else "Nothing to undo",
        on_click=_undo,
        args=(campaign, seq),
    )


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
