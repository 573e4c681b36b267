"""A drawn board in the browser."""

from realmgen.ui.board.component import CHOSEN, DARK, EDGED, LIT, BoardView, board, mark_of, pressed

__all__ = ["CHOSEN", "DARK", "EDGED", "LIT", "BoardView", "board", "mark_of", "pressed"]
