"""A map in layers, as the browser's component takes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from realmgen.kit.hex import Grid
from realmgen.kit.lattice import centres
from realmgen.kit.scene import Scene
from realmgen.render import svg
from realmgen.render.drawing import Drawing, Shape
from realmgen.render.plate import bare_map
from realmgen.render.theme import THEMES

RADIUS = 10.0
ABOVE = ("names", "marker")


@dataclass(frozen=True, slots=True)
class MapLayers:
    """A map for the screen. `pieces` are SVG fragments by layer in drawing order, definitions first; lengths are
    millimetres, `origin` is the centre of hex 0101, `box` is (x, y, width, height). `above` names the layers that
    stay above a selection; `tips` is JSON, a line for each label. `paper` is a colour, or `transparent` where part of
    the map is not known: there the page lies open."""

    grid: Grid
    radius: float
    origin: tuple[float, float]
    box: tuple[float, float, float, float]
    paper: str
    pieces: tuple[tuple[str, str], ...]
    above: tuple[str, ...]
    tips: str


def layers_of(scene: Scene, tips: Mapping[str, str], *, theme: str = "colour") -> MapLayers:
    """A scene in layers, with a line for each label."""
    drawing = bare_map(scene, THEMES[theme], RADIUS)
    first = centres(scene.grid)[0]
    wide, high = (max(c[axis] for c in centres(scene.grid)) + first[axis] for axis in (0, 1))
    margin = (drawing.width - wide * RADIUS) / 2, (drawing.height - high * RADIUS) / 2
    return MapLayers(
        grid=scene.grid,
        radius=RADIUS,
        origin=(margin[0] + first[0] * RADIUS, margin[1] + first[1] * RADIUS),
        box=(0, 0, drawing.width, drawing.height),
        paper="transparent" if scene.unseen else drawing.paper,
        pieces=(*_definitions(drawing), *svg.layers(drawing).items()),
        above=ABOVE,
        tips=json.dumps(tips),
    )


def _definitions(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """Symbols by kind and then the letters, each a piece: an edit that needs one more tree resends trees alone."""
    kinds: dict[str, dict[str, tuple[Shape, ...]]] = {}
    for name, shapes in drawing.symbols.items():
        kinds.setdefault(name.split("-")[0].rstrip("0123456789"), {})[name] = shapes
    for kind, symbols in kinds.items():
        yield f"symbols of {kind}", svg.defs(Drawing(0, 0, drawing.paper, symbols=symbols))
    yield "letters", svg.defs(replace(drawing, symbols={}))
