"""Vector symbols of a theme, as tuples of shapes in hex radii.

A terrain has several variants, named with its style and a number (`forest0` to `forest11`), whose origin is the
middle of the foot. Features, swatches and ornaments have one each, round their middle. Nothing is drawn before it
is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.measures import FEATURE, FOOTPRINT, HALO, PLACES, VARIANTS, Feature, Footprint
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.theme import Theme

__all__ = ["FEATURE", "FOOTPRINT", "HALO", "PLACES", "VARIANTS", "Feature", "Footprint", "symbols"]


def symbols(theme: Theme, names: Iterable[str]) -> dict[str, tuple[Shape, ...]]:
    """The symbols of those names (terrain variants, features, swatches, ornaments); raises KeyError for others."""
    return {name: _symbol(name, palette(theme, name.rstrip("0123456789"))) for name in names}


@lru_cache(maxsize=1024)
def _symbol(name: str, pal: Palette) -> tuple[Shape, ...]:
    from realmgen.render.glyphs.book import drawn

    return tuple(shape for shape in drawn(name, pal) if shape.contours)
