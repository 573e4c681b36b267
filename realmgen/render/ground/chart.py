"""The bare drawing of a plan: no title, no key, and where its points lie on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from realmgen.kit.plan import Plan
from realmgen.render.drawing import Drawing, Point
from realmgen.render.ground import built, green, marks, stone
from realmgen.render.ground.lay import Lay, dice_of, lay_out, moved
from realmgen.render.ground.look import LOOKS, known
from realmgen.render.ground.names import names
from realmgen.render.ground.work import Box, Place, Work
from realmgen.render.theme import Theme

FIELD: Box = (-1.95, -1.95, 1.95, 1.95)
"""What the bare drawing shows of the plan at least, so that it keeps its scale while points are moved."""
LABEL, BARE = (0.24, 0.16), (0.06, 0.06)
"""Units of the plan that an entrance takes aside, and above and below, with words and without."""
PAINTERS: Mapping[str, Callable[[Work], None]] = MappingProxyType(
    {
        "tomb": stone.tomb,
        "caves": stone.caves,
        "mine": stone.mine,
        "wood": green.wood,
        "isle": green.isle,
        "castle": built.castle,
        "ruin": built.ruin,
        "town": built.town,
    }
)


@dataclass(frozen=True, slots=True)
class Chart:
    """A plan as drawn. `spots` are its points by number in millimetres of the drawing; the plan's (0, 0) lies at
    `origin` and one of its units measures `unit` millimetres. `ways` are the courses of its routes by their two
    numbers, `gates` those of its entrances from outside inwards, by their point's number."""

    drawing: Drawing
    spots: Mapping[int, Point]
    unit: float
    origin: Point
    ways: Mapping[tuple[int, int], tuple[Point, ...]]
    gates: Mapping[int, tuple[Point, ...]]

    def back(self, at: Point) -> Point:
        """The place in the plan's units of a place on the drawing."""
        return (at[0] - self.origin[0]) / self.unit, (at[1] - self.origin[1]) / self.unit


def draw_ground(plan: Plan, theme: Theme, *, width: float = 172.0) -> Chart:
    """The plan alone, `width` millimetres wide, in layers from the wash to the names.

    Layers: wash, rock, floor, walls, hidden, closed, entrances, points, names; one is there only when it holds
    something. The same plan gives the same drawing.
    """
    lay = lay_out(plan)
    x0, y0, x1, y1 = joined(FIELD, bounds(plan, lay))
    unit = width / (x1 - x0)
    drawing = Drawing(width, (y1 - y0) * unit, theme.paper, plan.name, described(plan))
    origin = (-x0 * unit, -y0 * unit)
    work = painted(drawing, plan, theme, lay, Place(unit, origin, (0.0, 0.0, drawing.width, drawing.height)))
    laid = work.lay
    spots = {n: room.at for n, room in laid.rooms.items()}
    ways = {(way.link.a, way.link.b): tuple(way.line.coords) for way in laid.passages}
    gates = {gate.door.at: gate.line for gate in laid.gates}
    return Chart(drawing, spots, unit, origin, ways, gates)


def painted(drawing: Drawing, plan: Plan, theme: Theme, lay: Lay, place: Place) -> Work:
    """Draw a plan at a place of a drawing."""
    salt = dice_of(plan, "accidents").below(1 << 30)
    work = Work(drawing, theme, plan, moved(lay, place.unit, place.origin), place, salt)
    if not lay.rooms:
        return work
    lettered = names(work)
    work = replace(work, words=lettered.boxes)
    PAINTERS[work.ground](work)
    marks.routes(work)
    marks.gates(work)
    marks.signs(work)
    for layer, items in lettered.layers.items():
        work.add(layer, *items)
    return work


def bounds(plan: Plan, lay: Lay) -> Box:
    """How far a lay reaches with what lies round it, in units of the plan."""
    if not lay.rooms:
        return (-1.0, -1.0, 1.0, 1.0)
    look = LOOKS[known(plan.ground)]
    more = look.round + look.beyond
    x0, y0, x1, y1 = lay.floor.bounds
    box = (x0 - more, y0 - more, x1 + more, y1 + more)
    for gate in lay.gates:
        (x, y), (wide, high) = gate.line[0], LABEL if gate.door.label else BARE
        box = joined(box, (x - wide, y - high, x + wide, y + high))
    return box


def joined(a: Box, b: Box) -> Box:
    """The least box round two."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def described(plan: Plan) -> str:
    """What a drawing says of itself to those who cannot see it."""
    count = len(plan.spots)
    return f"{plan.name or 'A place'}: a plan of {count} point{'s' * (count != 1)}"
