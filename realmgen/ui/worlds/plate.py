"""The map of the page, and what is done when its gestures end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from realmgen.service.worlds import orders
from realmgen.service.worlds.drawn import SHOWN, TINTS, TOGGLES
from realmgen.ui import state
from realmgen.ui.map import MapView, chosen_hex, hex_map, last_act
from realmgen.ui.map.component import Gesture
from realmgen.ui.oracles.desk import order
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.laid import laid_world
from realmgen.ui.worlds.seen import audience, seen_world

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

MAP = state.key(PAGE, "map")
HEIGHT = 576
GESTURES: Mapping[str, Gesture] = {"Region": "stroke", "Ground": "stroke", "Place": "tap", "Road": "tap"}
TINT = "#B94A39"
"""Of hexes that are about to be made part of a region."""


def plate(desk: Desk, world: World) -> None:
    """The map with the tool in hand; as the players see it, it is only looked at."""
    tool = str(state.get(at.TOOL) or "Look")
    looking = audience() == "players"
    hex_map(
        laid_world(seen_world(desk, world), desk.game.code, state.get(at.LOOK) or "colour", audience()),
        MapView(
            key=desk.game.code,
            title=f"Map of {world.name}",
            chosen=state.get(at.SENT),
            turn=state.get(at.TURN, 0),
            near=at.near(desk, world),
            done=state.get(at.DONE, 0),
            gesture="look" if looking else "tap" if state.get(at.MOVING) else GESTURES.get(tool, "look"),
            brush=int(state.get(at.BRUSH) or "1"),
            tint=_tint(tool),
            hidden=hidden_layers(),
            height=HEIGHT,
        ),
        key=MAP,
        on_hex=partial(_chosen, desk),
        on_act=partial(_acted, desk, world),
    )


def _tint(tool: str) -> str:
    return TINTS.get(str(state.get(at.GROUND) or "f"), TINT) if tool == "Ground" else TINT


def hidden_layers() -> tuple[str, ...]:
    """The layers of the drawing that are left out."""
    shown = state.get(at.SHOWN)
    shown = SHOWN if shown is None else shown
    return tuple(layer for name, layers in TOGGLES.items() if name not in shown for layer in layers)


def _chosen(desk: Desk) -> None:
    label = chosen_hex(MAP)
    if label:
        at.choose(desk, label, by_page=False)


def _acted(desk: Desk, world: World) -> None:
    verb, hexes = last_act(MAP)
    state.bump(at.DONE)
    if verb == "stroke" and hexes:
        _paint(desk, hexes)
    elif verb == "tap" and hexes:
        _tap(desk, world, hexes[0])


def _paint(desk: Desk, hexes: list[str]) -> None:
    if state.get(at.TOOL) == "Region":
        order(desk.game, orders.paint_region(str(state.get(at.REGION) or 5), hexes))
    else:
        order(desk.game, orders.paint_ground(str(state.get(at.GROUND) or "f"), hexes))


def _tap(desk: Desk, world: World, label: str) -> None:
    _TAPS["Moving" if state.get(at.MOVING) else str(state.get(at.TOOL) or "")](desk, world, label)


def _move(desk: Desk, world: World, label: str) -> None:
    number = int(state.get(at.MOVING) or 0)
    state.put(at.MOVING, None)
    if order(desk.game, orders.move(number, label)):
        at.choose(desk, label)


def _place(desk: Desk, world: World, label: str) -> None:
    name, kind = str(state.get(at.NAME) or "").strip(), str(state.get(at.KIND) or "settlement")
    if order(desk.game, orders.add(kind, label, name)):
        state.put(at.NAME, "")
        at.choose(desk, label)


def _road(desk: Desk, world: World, label: str) -> None:
    """The first tap takes a place, the second lays a road from it, or takes up the one that lies there."""
    here = next((place for place in world.places if world.grid.label(place.cell) == label), None)
    begun = state.get(at.FROM)
    if here is None or begun == here.number:
        state.put(at.FROM, None)
    elif not begun:
        state.put(at.FROM, here.number)
    else:
        state.put(at.FROM, None)
        order(desk.game, orders.road(world, begun, here.number, str(state.get(at.WAY) or "road")))


def _nothing(desk: Desk, world: World, label: str) -> None:
    """A tap while no tool of taps is in hand."""


_TAPS: Mapping[str, Callable[[Desk, World, str], None]] = {
    "Moving": _move,
    "Place": _place,
    "Road": _road,
    "Look": _nothing,
    "": _nothing,
    "Region": _nothing,
    "Ground": _nothing,
}
