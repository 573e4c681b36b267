"""The sizes of a board in millimetres of an A4 sheet; smaller on a crowded board, larger on larger paper."""

from __future__ import annotations

from typing import Final

TOKEN: Final = 20.0
"""What lies on a place: a round token this wide fits into its ring, and another one onto the stand beside it."""
RING, RIM = 10.7, 1.1
"""Radius of the room within a ring, and how thick the ring is."""
STAND: Final = 10.3
"""Radius of the stand."""
SLOT: Final = (26.0, 9.6)
"""Where a marker lies on a road: its length and width."""
ROAD, CLEAR = 1.5, 1.0
"""Half the width that a road takes, and what is kept free of terrain beside it."""
NAME, SMALLEST_NAME, LEADING, TRACKING = 3.9, 2.5, 1.02, 0.07
"""Type of names, its least, and in ems: from line to line, and what letters are set apart."""
NAME_GAP: Final = 1.3
BADGE: Final = 4.4
"""Radius of the badge at a ring."""
FIGURE: Final = 7.4
"""Radius of a drawn figure that stands at a place."""
DISC: Final = 9.3
"""Radius of a drawn light within its ring."""
BAND: Final = 4.4
"""Width of a drawn marker along a road."""
MEDAL: Final = 5.0
"""Radius of the sign on it."""
MARGIN: Final = 3.0
"""Free room inside the edge of the map."""
CROWDED: Final = 0.3
"""The most of the way to its nearest neighbour that a ring's outer radius takes."""
LEAST: Final = 0.3
"""The part of their full size that rings keep on the most crowded board."""
