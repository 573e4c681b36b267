"""Boards of places and roads, drawn as maps: on the screen, and on sheets that pieces are laid on."""

from realmgen.render.board.chart import Chart, bare, draw_board

__all__ = ["Chart", "bare", "draw_board"]
