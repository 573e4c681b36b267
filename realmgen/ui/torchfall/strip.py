"""The strip of the page: the round, whose turn it is, what is at hand, and Undo."""

from __future__ import annotations

from streamlit.delta_generator import DeltaGenerator

from realmgen.service.torchfall import games
from realmgen.ui import widgets
from realmgen.ui.instep import keep_in_step
from realmgen.ui.torchfall.desk import PAGE, Desk, leave_game
from realmgen.ui.torchfall.help import rules_button
from realmgen.ui.torchfall.seats import SHADES
from realmgen.ui.torchfall.sharing import sharing
from realmgen.ui.widgets import plain, press
from realmgen.ui.words import shortened

LONG = 16
"""Letters of a name that has room beside the tools."""


def strip(desk: Desk) -> None:
    """How it stands at the left; hint, rules, sharing, redo and undo at the right."""
    keep_in_step(desk.game, desk.seq)
    row = widgets.strip("Torchfall", _badges(desk))
    press("Games", "list", f"{PAGE}.leave_game", leave_game, row=row, help="All games, and a new one")
    sharing(row, desk)
    rules_button(row, desk)
    _hint(row, desk)
    _redo(row, desk)
    _undo(row, desk)


def _badges(desk: Desk) -> str:
    now = desk.sight
    rounds = f" of {now.rounds}" if now.rounds else ""
    if now.over:
        return f":gray-badge[Round {now.round}{rounds}] :green-badge[Over]"
    seat = now.mover
    left = "free Rekindle" if now.bridge else f"{now.left} left"
    who = f":{SHADES[seat.number]}-badge[**{plain(shortened(seat.called, LONG))} to move**]"
    return f":gray-badge[Round {now.round}{rounds}] {who} :gray-badge[{left}]"


def _hint(row: DeltaGenerator, desk: Desk) -> None:
    now = desk.sight
    off = now.over or bool(now.mover.bot)
    hint = "What the searching bot would do"
    press("Hint", "lightbulb", f"{PAGE}.hint", desk.hint, row=row, shortcut="H", disabled=off, help=hint)


def _redo(row: DeltaGenerator, desk: Desk) -> None:
    none = desk.position.can_redo is None
    hint = "Nothing to redo" if none else "Does again what was taken back"
    press("Redo", "redo", "app.redo", desk.redo, row=row, shortcut="Shift+U", disabled=none, help=hint)


def _undo(row: DeltaGenerator, desk: Desk) -> None:
    none = not games.can_take_back(desk.position)
    hint = "Nothing to undo" if none else "Takes back the last command of somebody at the table"
    press("Undo", "undo", "app.undo", desk.take_back, row=row, shortcut="U", disabled=none, help=hint)
