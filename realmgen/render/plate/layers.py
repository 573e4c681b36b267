"""All layers of a map in the order they lie on each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from realmgen.kit.lattice import extent
from realmgen.kit.scene import Caption, Scene
from realmgen.render.drawing import Drawing, Item, Point, Shape, Use
from realmgen.render.glyphs import symbols
from realmgen.render.glyphs.palette import palette
from realmgen.render.plate import marks, travel, veil, words
from realmgen.render.plate.bounds import bounds
from realmgen.render.plate.edges import edge_items, edge_symbol
from realmgen.render.plate.land import stretches
from realmgen.render.plate.rivers import mouths, river_items, rivers
from realmgen.render.plate.scatter import terrain
from realmgen.render.plate.shores import shores
from realmgen.render.plate.washes import blotch, border, grid, ring, washes
from realmgen.render.plate.water import beds, waters
from realmgen.render.plate.ways import ways
from realmgen.render.plate.work import Work, begin
from realmgen.render.theme import Theme

LAYERS = (
    "ring",
    "washes",
    "water",
    "shore",
    "grid",
    "river",
    "ways",
    "place-wash",
    "terrain",
    "faint",
    "blank",
    "bounds",
    "border",
    "rings",
    "edges",
    "trail",
    "coordinates",
    "area-names",
    "titles",
    "signs",
    "seals",
    "places",
    "pins",
    "names",
    "notes",
    "known",
    "marker",
)
ON_SCREEN, ON_PAPER = frozenset({"notes", "known"}), frozenset({"blank"})
"""Layers that are drawn only there."""
BARE_RADIUS = 10.0
BARE_MARGIN = 0.5


def draw_map(
    drawing: Drawing,
    scene: Scene,
    theme: Theme,
    radius: float,
    origin: Point,
    hide: frozenset[str] = frozenset(),
) -> None:
    """Add the layers of a map whose top left lies at `origin`; `radius` and the drawing are in millimetres.

    Layers named in `hide` are left out; what is left stays where it was. What is for the screen only
    `bare_map` draws.
    """
    _add(drawing, _Order(scene, theme, radius, origin), hide | ON_SCREEN)


def bare_map(scene: Scene, theme: Theme, radius: float = BARE_RADIUS, hide: frozenset[str] = frozenset()) -> Drawing:
    """A map without furniture, with a small margin: the one shown on a screen."""
    wide, high = extent(scene.grid)
    margin = BARE_MARGIN * radius
    drawing = Drawing(wide * radius + 2 * margin, high * radius + 2 * margin, theme.paper, scene.caption.title)
    _add(drawing, _Order(scene, theme, radius, (margin, margin)), hide | ON_PAPER)
    return drawing


class _Order(NamedTuple):
    """What is to be laid out where."""

    scene: Scene
    theme: Theme
    radius: float
    origin: Point


@lru_cache(maxsize=2)
def _settled(order: _Order) -> tuple[Work, dict[str, list[Item]]]:
    """All that makes no way for those who travel."""
    work = begin(*order)
    return work, layers(work)


def _add(drawing: Drawing, order: _Order, hide: frozenset[str]) -> None:
    still = replace(order.scene, here=None, trail=(), caption=Caption(), legend=())
    work, found = _settled(order._replace(scene=still))
    work = replace(work, scene=order.scene)
    found = found | {"trail": travel.trail(work), "marker": travel.marker(work)}
    for name in LAYERS:
        if name not in hide:
            drawing.add(name, found[name])
    shown = (item for name in LAYERS if name not in hide for item in found[name])
    drawing.symbols.update(_symbols(work, shown))


def layers(work: Work) -> dict[str, list[Item]]:
    """By layer what stays where it is: laid out in the order in which things make way for each other."""
    water, theme = waters(work.land), work.theme
    found: dict[str, list[Item]] = {
        "ring": veil.soft_ring(work) if work.land.unseen and theme.tinted else ring(work),
        "washes": washes(work),
        "water": beds(work),
        "edges": edge_items(work),
        "grid": grid(work),
        "bounds": bounds(work),
        "border": veil.rim(work) if work.land.unseen else border(work),
        "faint": veil.paled(work),
        "blank": veil.blank(work),
        "place-wash": marks.place_washes(work),
        "notes": marks.notes(work),
    }
    streams = rivers(work)
    found["shore"] = shores(work, water, mouths(streams))
    found["river"] = river_items(work, streams, water)
    found["ways"] = ways(work)
    placed = marks.standing(work)
    by_tier = {"signs": ("sign",), "seals": ("seal",), "places": ("spot", "place", "chief"), "pins": ("pin",)}
    found |= {layer: marks.pictures(work, placed, tiers) for layer, tiers in by_tier.items()}
    found["names"], boxes = words.place_names(work, placed)
    found["rings"] = marks.rings(work, boxes)
    found["titles"] = words.titles(work)
    found["coordinates"] = words.coordinates(work)
    found["area-names"] = words.area_names(work)
    found["area-names"] += words.river_names(work, streams)
    found["terrain"] = terrain(work, stretches(work.land))
    return found | {"known": veil.known(work)}


def _symbols(work: Work, items: Iterable[Item]) -> dict[str, tuple[Shape, ...]]:
    names = sorted({item.symbol for item in items if isinstance(item, Use)})
    theme, layout = work.theme, work.scene.grid.layout
    own = {name: edge_symbol(palette(theme, "edge"), layout, name) for name in names if name.startswith("edge-")}
    for name in names:
        if name.startswith("blotch-"):
            style, number = name.removeprefix("blotch-").rsplit("-", 1)
            own[name] = blotch(palette(theme, style), int(number))
    return own | symbols(theme, [name for name in names if name not in own])
