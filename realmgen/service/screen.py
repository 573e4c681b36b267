"""What the dashboard shows of a campaign's Realm: the map in layers, and the facts of a hex."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.kit.hex import Grid


@dataclass(frozen=True, slots=True)
class MapLayers:
    """A map for the screen. `pieces` are SVG fragments by layer in drawing order, definitions first; lengths are
    millimetres, `origin` is the centre of hex 0101, `box` is (x, y, width, height). `above` names the layers that
    stay above a selection; `tips` is JSON, a line for each label."""

    grid: Grid
    radius: float
    origin: tuple[float, float]
    box: tuple[float, float, float, float]
    paper: str
    pieces: tuple[tuple[str, str], ...]
    above: tuple[str, ...]
    tips: str
