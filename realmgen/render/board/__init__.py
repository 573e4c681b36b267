"""Boards of places and roads, drawn as maps: on the screen, and on sheets that pieces are laid on."""

from realmgen.render.board.chart import Chart, bare, draw_board
from realmgen.render.board.measures import TOKEN
from realmgen.render.board.sheet import board_sheet

__all__ = ["TOKEN", "Chart", "bare", "board_sheet", "draw_board"]
