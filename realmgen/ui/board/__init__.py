"""A drawn board in the browser."""

from realmgen.ui.board.component import CHOSEN, DARK, LIT, BoardView, board, mark_of, pressed

__all__ = ["CHOSEN", "DARK", "LIT", "BoardView", "board", "mark_of", "pressed"]
