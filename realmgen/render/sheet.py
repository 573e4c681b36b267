"""A printed sheet: title, map and legend composed on a paper, or round a map of a given scale.

Two compositions are tried: title above and legend below the map, or both in a column beside it. The one that lets
the map be larger is taken; what room is left over lies evenly round the whole.
"""

from __future__ import annotations

from typing import Final

from realmgen.errors import Unreadable
from realmgen.kit.hex import SQRT3
from realmgen.kit.lattice import extent
from realmgen.kit.scene import Scene
from realmgen.render.compose import ROSE, Composition, Order, composed
from realmgen.render.drawing import Drawing
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import Hand, unit_of
from realmgen.render.furniture.measure import rose, scale_bar
from realmgen.render.furniture.title import cartouche
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.plate import draw_map
from realmgen.render.theme import Theme

POSTER_WIDTH, POSTER_MARGIN, LARGEST_POSTER = 230.0, 40.0, 2.4
HEX_MM: Final = (2.0, 500.0)
MAPS: Final = {name: paper for name, paper in PAPERS.items() if paper.name != "A6"}
"""Papers a map, its title and its legend have room on."""


def sheet(scene: Scene, theme: Theme, paper: Paper, *, hex_mm: float | None = None) -> Drawing:
    """The scene on a sheet of paper.

    With `hex_mm`, hexes measure exactly that from flat to flat, and the drawing outgrows the paper when it must.
    Raises Unreadable when `hex_mm` is out of bounds, and for a paper that is not one of MAPS.
    """
    if str(paper) not in MAPS:
        raise Unreadable(f"paper {paper} is too small for a map: A5 or larger is wanted")
    radius = _exact(hex_mm)
    drawing = Drawing(paper.width, paper.height, theme.paper, scene.caption.title, _described(scene))
    size = extent(scene.grid)
    hand = Hand(drawing, theme, _unit(paper, size, radius or 0.0), scene.grid.layout)
    plan = composed(Order(hand, hand.unit, size, scene.legend, radius))
    drawing.width, drawing.height = plan.width, plan.height
    draw_map(drawing, scene, theme, plan.radius, plan.origin)
    _furnish(hand, scene, plan)
    return drawing


def _unit(paper: Paper, size: tuple[float, float], radius: float) -> float:
    """How large furniture is for its paper, or for a map that outgrows it, beside that of an A4 sheet."""
    ample = (min(size) * radius + POSTER_MARGIN) / POSTER_WIDTH
    return max(unit_of(paper), min(LARGEST_POSTER, ample))


def _exact(hex_mm: float | None) -> float | None:
    least, most = HEX_MM
    if hex_mm is not None and not least <= hex_mm <= most:
        raise Unreadable(f"hex size {hex_mm:g} mm is out of bounds: choose {least:g} to {most:g} mm from flat to flat")
    return None if hex_mm is None else hex_mm / SQRT3


def _described(scene: Scene) -> str:
    name = " ".join(filter(None, (scene.caption.overline, scene.caption.title)))
    return f"{name}: a map of {scene.grid.width} by {scene.grid.height} hexes".removeprefix(": ")


def _furnish(hand: Hand, scene: Scene, plan: Composition) -> None:
    frame(hand)
    cartouche(plan.hand, scene.caption, *plan.title, plan.title_room)
    if scene.caption.scale:
        scale_bar(plan.hand, scene.caption.scale, *plan.scale, plan.radius)
    rose(plan.hand, *plan.rose, ROSE * plan.hand.unit)
    plan.legend.draw(*plan.legend_at, plan.spread)
    footer(hand, scene.caption.footer)
