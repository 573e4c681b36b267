"""Plans of places, drawn by hand in the look of their ground: on the screen, and on sheets with their key."""

from realmgen.render.ground.chart import Chart, draw_ground
from realmgen.render.ground.sheet import ground_sheet

__all__ = ["Chart", "draw_ground", "ground_sheet"]
