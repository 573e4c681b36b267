"""Colours between colours."""

from __future__ import annotations

PALE = 0.6
"""How strongly the hexes of places are covered with the halo's colour."""

VEIL = 0.52
"""How strongly what was only seen from afar is."""


def mix(one: str, other: str, share: float) -> str:
    """A colour `share` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
