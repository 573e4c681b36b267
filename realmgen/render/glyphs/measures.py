"""How much room each symbol takes, in hex radii: what the plate needs to place it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

HALO = 0.075
PLACES = ("castle", "town", "fortress", "tower", "steading", "village", "stockade")


class Footprint(NamedTuple):
    """A terrain symbol reaches `half_width` to either side of its foot, `up` above and `down` below it.

    Symbols of one terrain keep an ellipse of `spacing_x` by `spacing_y` apart; `base` is the scale they are
    stamped at.
    """

    half_width: float
    up: float
    down: float
    spacing_x: float
    spacing_y: float
    base: float


class Feature(NamedTuple):
    """A feature's middle lies `dy` below the middle of its hex and it is stamped at `scale`.

    Its box reaches `half_width` to either side, `up` above and `down` below its middle, before scaling; the pale halo
    goes `HALO` beyond it.
    """

    dy: float
    scale: float
    half_width: float
    up: float
    down: float


FOOTPRINT: Mapping[str, Footprint] = MappingProxyType(
    {
        "peak": Footprint(0.54, 0.95, 0.03, 0.56, 0.42, 1.16),
        "crag": Footprint(0.49, 0.63, 0.08, 0.8, 0.5, 1.02),
        "hills": Footprint(0.52, 0.37, 0.04, 0.86, 0.46, 1.04),
        "valley": Footprint(0.52, 0.41, 0.17, 0.96, 0.52, 1.0),
        "forest": Footprint(0.21, 0.53, 0.04, 0.33, 0.26, 1.08),
        "glade": Footprint(0.15, 0.48, 0.05, 0.5, 0.42, 1.2),
        "meadow": Footprint(0.27, 0.28, 0.03, 0.66, 0.44, 1.28),
        "heath": Footprint(0.28, 0.32, 0.04, 0.6, 0.44, 1.2),
        "marsh": Footprint(0.29, 0.54, 0.12, 0.74, 0.58, 1.06),
        "bog": Footprint(0.33, 0.26, 0.08, 0.78, 0.42, 1.16),
        "ice": Footprint(0.43, 0.34, 0.15, 1.35, 0.8, 1.06),
        "plain": Footprint(0.34, 0.12, 0.1, 1.0, 0.55, 1.2),
        "lake": Footprint(0.22, 0.06, 0.12, 0.95, 0.6, 1.2),
        "sea": Footprint(0.34, 0.14, 0.13, 1.0, 0.62, 1.15),
    }
)
VARIANTS: Mapping[str, int] = MappingProxyType({style: 12 if style == "forest" else 6 for style in FOOTPRINT})
FEATURE: Mapping[str, Feature] = MappingProxyType(
    {
        "castle": Feature(0.12, 0.98, 0.66, 0.57, 0.39),
        "town": Feature(0.19, 0.88, 0.7, 0.67, 0.45),
        "fortress": Feature(0.09, 0.98, 0.71, 0.44, 0.43),
        "tower": Feature(0.22, 0.88, 0.47, 0.71, 0.43),
        "steading": Feature(0.1, 1.0, 0.49, 0.38, 0.24),
        "village": Feature(0.12, 1.0, 0.55, 0.57, 0.28),
        "stockade": Feature(0.12, 1.0, 0.68, 0.6, 0.34),
        "dwelling": Feature(0.14, 0.98, 0.37, 0.45, 0.29),
        "sanctum": Feature(0.14, 0.98, 0.37, 0.47, 0.31),
        "monument": Feature(0.14, 0.98, 0.31, 0.47, 0.31),
        "hazard": Feature(0.14, 0.98, 0.38, 0.44, 0.4),
        "curse": Feature(0.14, 0.98, 0.39, 0.32, 0.34),
        "ruin": Feature(0.14, 0.98, 0.45, 0.37, 0.36),
        "cave": Feature(0.14, 0.98, 0.42, 0.34, 0.31),
        "mine": Feature(0.14, 0.98, 0.37, 0.41, 0.34),
        "tree": Feature(0.14, 0.98, 0.32, 0.42, 0.34),
        "spring": Feature(0.14, 0.98, 0.32, 0.42, 0.38),
        "camp": Feature(0.14, 0.98, 0.40, 0.45, 0.31),
        "wreck": Feature(0.14, 0.98, 0.42, 0.40, 0.33),
        "cairn": Feature(0.14, 0.98, 0.40, 0.28, 0.36),
        "circle": Feature(0.14, 0.98, 0.43, 0.38, 0.30),
        "battle": Feature(0.14, 0.98, 0.31, 0.42, 0.41),
        "gate": Feature(0.14, 0.98, 0.44, 0.38, 0.30),
        "wonder": Feature(0.14, 0.98, 0.40, 0.46, 0.42),
        "pillar": Feature(0.14, 0.98, 0.30, 0.46, 0.34),
        "great-seal": Feature(0.0, 2.2, 0.46, 0.46, 0.46),
        "seal": Feature(0.12, 1.0, 0.46, 0.46, 0.46),
        "plan": Feature(0.0, 0.5, 0.4, 0.4, 0.4),
        "marker": Feature(0.0, 1.0, 0.4, 1.08, 0.04),
        "crown": Feature(-0.94, 0.92, 0.35, 0.28, 0.11),
    }
)
