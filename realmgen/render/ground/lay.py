"""The lay of a place: the outline of every point, the course of every route, where entrances come in.

All in units of the plan; nothing here knows paper. What is drawn of a point or route hangs on the points'
own keys, not on numbers or the order of things: moving one leaves the others as they are, and players who know a point
by another number see it in the same shape.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import shapely
from shapely import affinity
from shapely.geometry import LineString

from realmgen.kit.chance import Dice, stream
from realmgen.kit.plan import Door, Link, Plan, Spot
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry, area, ribbon, union
from realmgen.render.ground.courses import courses
from realmgen.render.ground.look import LOOKS, Look, known
from realmgen.render.ground.rooms import OUTLINES

CLOSEST, TIGHT = 0.13, 0.36
"""The least radius of a point, and its radius for a nearest neighbour 1 away."""
SIZES = {"circle": 1.05, "triangle": 1.0, "diamond": 0.96}
GATE, LEAST = 0.3, 1e-3
OUTWARD, CROWDED = 0.55, 3.0


@dataclass(frozen=True, slots=True)
class Room:
    spot: Spot
    at: Point
    reach: float
    shape: Geometry


@dataclass(frozen=True, slots=True)
class Passage:
    """A route: `line` from point to point, `open_line` the part between the two outlines (may be empty)."""

    link: Link
    line: Geometry
    open_line: Geometry
    body: Geometry


@dataclass(frozen=True, slots=True)
class Gate:
    """An entrance: `line` runs from outside to the middle of its point."""

    door: Door
    line: tuple[Point, Point]
    body: Geometry

    @property
    def inward(self) -> Point:
        """The direction of coming in, of length 1."""
        (x0, y0), (x1, y1) = self.line
        long = math.dist(*self.line) or 1.0
        return (x1 - x0) / long, (y1 - y0) / long


@dataclass(frozen=True, slots=True)
class Lay:
    """`core` is all that can be walked on, `floor` that with the entrances' way in; hidden ones are part of neither."""

    rooms: dict[int, Room]
    passages: tuple[Passage, ...]
    gates: tuple[Gate, ...]
    core: Geometry
    floor: Geometry

    def shown(self, way: str) -> list[Passage]:
        """The routes of one kind."""
        return [passage for passage in self.passages if passage.link.way == way]


def dice_of(plan: Plan, name: str) -> Dice:
    """Dice for one part of a drawing."""
    return stream(f"{plan.seed}/{known(plan.ground)}", name)


def lay_out(plan: Plan) -> Lay:
    """Where everything of a plan lies; what hangs on a number that no point has is left out."""
    look = LOOKS[known(plan.ground)]
    rooms = {spot.number: _room(plan, spot, look) for spot in plan.spots}
    passages = _passages(plan, rooms, look)
    gates = _gates(plan, rooms, passages, look)
    bodies = [room.shape for room in rooms.values()]
    bodies += [passage.body for passage in passages if passage.link.way != "hidden"]
    core = union(bodies)
    return Lay(rooms, passages, gates, core, union([core, *(gate.body for gate in gates if not gate.door.hidden)]))


def _room(plan: Plan, spot: Spot, look: Look) -> Room:
    others = [math.dist((spot.x, spot.y), (s.x, s.y)) for s in plan.spots if s.number != spot.number]
    reach = max(CLOSEST, min(look.reach, TIGHT * min(others, default=1.0))) * SIZES[spot.shape]
    dice = dice_of(plan, f"point {spot.own}")
    shape = dice.pick(OUTLINES[known(plan.ground)])(dice)
    placed = affinity.affine_transform(shape, [reach, 0, 0, reach, spot.x, spot.y])
    return Room(spot, (spot.x, spot.y), reach, placed)


def _passages(plan: Plan, rooms: dict[int, Room], look: Look) -> tuple[Passage, ...]:
    """Each route along the course that meets the least of what lies there already; hidden ones give way to others."""
    found: list[Passage] = []
    there = [link for link in plan.links if link.a in rooms and link.b in rooms and link.a != link.b]
    for link in sorted(there, key=lambda link: (link.way == "hidden", *(room.spot.own for room in _ends(link, rooms)))):
        found.append(_passage(plan, link, rooms, found, look))
    return tuple(found)


def _ends(link: Link, rooms: dict[int, Room]) -> tuple[Room, Room]:
    """Both ends of a route, in the same order whatever their numbers are."""
    a, b = sorted((rooms[link.a], rooms[link.b]), key=lambda room: (room.spot.own, room.spot.number))
    return a, b


def _passage(plan: Plan, link: Link, rooms: dict[int, Room], laid: Sequence[Passage], look: Look) -> Passage:
    a, b = _ends(link, rooms)
    dice = dice_of(plan, f"route {a.spot.own} {b.spot.own}")
    ends = a.shape.union(b.shape)
    others = union(room.shape.buffer(0.06, 2) for room in rooms.values() if room.spot.number not in (link.a, link.b))
    best = None
    for line in courses(look.course, a.at, _apart(a.at, b.at), min(a.reach, b.reach), dice):
        whole = LineString(line)
        free = whole.difference(ends)
        cost = whole.length + 6 * whole.intersection(others).length + _met(free, laid)
        if best is None or cost < best[0] - 1e-9:
            best = cost, whole, free
    assert best is not None
    _, whole, free = best
    return Passage(link, whole, free, _body(whole, look, dice))


def _apart(a: Point, b: Point) -> Point:
    """The second point, moved a little where it lies on the first: a route has some length."""
    return b if math.dist(a, b) > LEAST else (a[0] + LEAST, a[1])


def _met(free: Geometry, laid: Sequence[Passage]) -> float:
    """What it costs to cross routes that are there, or to run along them."""
    cost = 0.0
    for other in laid:
        if free.intersects(other.open_line):
            shared = free.intersection(other.open_line)
            cost += 0.6 + 4 * shared.length
    return cost


def _body(line: Geometry, look: Look, dice: Dice) -> Geometry:
    """The floor of a route."""
    if look.course in ("square", "straight"):
        return line.buffer(look.way / 2, cap_style="flat", join_style="mitre")
    if look.course == "angled":
        return line.buffer(look.way / 2, cap_style="flat", join_style="bevel")
    waves, start = dice.between(2.5, 4.0), dice.between(0, math.tau)
    points = list(shapely.segmentize(line, 0.06).coords)
    sway = look.swell
    return area(
        ribbon(points, lambda t: look.way * (1 + sway * math.sin(start + waves * math.tau * t) * math.sin(math.pi * t)))
    )


def _gates(plan: Plan, rooms: dict[int, Room], passages: Sequence[Passage], look: Look) -> tuple[Gate, ...]:
    found: list[Gate] = []
    for door in sorted(plan.doors, key=lambda door: (door.hidden, door.at)):
        if door.at in rooms:
            found.append(_gate(door, rooms, passages, found, look))
    return tuple(found)


def _gate(door: Door, rooms: dict[int, Room], passages: Sequence[Passage], laid: Sequence[Gate], look: Look) -> Gate:
    room = rooms[door.at]
    x, y = room.at
    mx, my = _middle(other.at for other in rooms.values())
    away = math.atan2(y - my, x - mx) if math.dist((x, y), (mx, my)) > 1e-6 else math.pi / 2
    long = room.reach + look.round + GATE
    obstacles = union(
        [other.shape for other in rooms.values() if other is not room]
        + [passage.open_line for passage in passages if not passage.open_line.is_empty]
        + [LineString(gate.line) for gate in laid]
    )
    count = 4 if look.course == "square" else 24
    best = None
    for k in range(count):
        angle = math.tau * k / count
        tip = (x + long * math.cos(angle), y + long * math.sin(angle))
        start = (x + room.reach * math.cos(angle), y + room.reach * math.sin(angle))
        near = LineString([start, tip]).distance(obstacles) if not obstacles.is_empty else 9.0
        cost = OUTWARD * (1 - math.cos(angle - away)) + CROWDED * max(0.0, 0.3 - near)
        if best is None or cost < best[0] - 1e-9:
            best = cost, tip, angle
    assert best is not None
    _, tip, angle = best
    return Gate(door, (tip, room.at), _stub(room, look, angle))


def _stub(room: Room, look: Look, angle: float) -> Geometry:
    """The floor of an entrance, from its point out through the walls."""
    (x, y), long = room.at, room.reach + look.round + 0.02
    end = (x + long * math.cos(angle), y + long * math.sin(angle))
    return LineString([room.at, end]).buffer(look.way / 2, cap_style="flat")


def _middle(spots: Iterable[Point]) -> Point:
    points = list(spots)
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def moved(lay: Lay, unit: float, origin: Point) -> Lay:
    """The lay on paper: `unit` millimetres to a unit of the plan, whose (0, 0) comes to `origin`."""

    def place(shape: Geometry) -> Geometry:
        return affinity.affine_transform(shape, [unit, 0, 0, unit, *origin])

    def spot(at: Point) -> Point:
        return origin[0] + unit * at[0], origin[1] + unit * at[1]

    return Lay(
        {number: Room(r.spot, spot(r.at), r.reach * unit, place(r.shape)) for number, r in lay.rooms.items()},
        tuple(Passage(p.link, place(p.line), place(p.open_line), place(p.body)) for p in lay.passages),
        tuple(Gate(g.door, (spot(g.line[0]), spot(g.line[1])), place(g.body)) for g in lay.gates),
        place(lay.core),
        place(lay.floor),
    )
