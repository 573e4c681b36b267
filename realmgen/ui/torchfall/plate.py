"""The board on the page: what glows, and what a press on it does."""

from __future__ import annotations

from functools import partial

from realmgen.service.torchfall.drawn import board_layers
from realmgen.ui import state
from realmgen.ui.board import BoardView, board, pressed
from realmgen.ui.torchfall import marks
from realmgen.ui.torchfall.desk import CHOOSING, DONE, PAGE, Desk

PLATE = state.key(PAGE, "plate")
HEIGHT = 640


def plate(desk: Desk) -> None:
    """The board as it stands, to be played on."""
    now = desk.sight
    suggested = desk.hinted
    layers = board_layers(now.rules, now.state)
    moves = not now.over and not now.mover.bot
    view = BoardView(
        title=f"Torchfall, round {now.round}",
        says=dict(marks.says(desk)),
        lit=marks.lit(desk) if moves else {},
        mover=None if now.over else now.to_move,
        hinted=marks.road(suggested.choice.at) if suggested else "",
        done=state.get(DONE) or 0,
        hint=_hint(desk),
        still=not moves,
        height=HEIGHT,
    )
    board(layers, view, key=PLATE, on_press=partial(_pressed, desk))


def _pressed(desk: Desk) -> None:
    state.bump(DONE)
    if mark := pressed(PLATE):
        marks.press(desk, mark)


def _hint(desk: Desk) -> str:
    """What the line under the board says while nothing is pointed at."""
    now = desk.sight
    if now.over:
        return now.how
    if now.mover.bot:
        return "A bot is to move"
    if desk.lifted == CHOOSING or (now.bridge and not desk.lifted):
        return "Which Torch is lifted? Tap one of those that glow"
    if desk.lifted:
        return "Where does it go? Tap a road that glows"
    more = ", a Torch of yours to move it" if marks.liftable(desk) else ""
    return f"Tap a post that glows to march or to light it, a road to lay a Torch{more}"
