"""The land painted: washes with pale seams, the sea with its shores, and what stands on both."""

from __future__ import annotations

import shapely
from shapely import affinity

from realmgen.render.board.ground import Land, land_of
from realmgen.render.board.marks import slot_shape
from realmgen.render.board.measures import BADGE, CLEAR, ROAD, STAND
from realmgen.render.board.sights import at_sea, compass, walls
from realmgen.render.board.strewing import growth, terrain
from realmgen.render.board.work import Work
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.strokes import Geometry, union
from realmgen.render.ground.strewn import strewn

SEAM, RIM = 0.45, 0.8
"""Millimetres by which a wash stops short of the next, and the width of its darker rim."""
SHORE, SHORES = 0.4, ((1.1, 0.16, 0.75), (2.3, 0.14, 0.55), (3.8, 0.12, 0.4), (5.6, 0.1, 0.28), (7.8, 0.09, 0.18))
"""Width of the shore; then millimetres off it, width and strength of the lines along it."""


def country(work: Work) -> None:
    """All that lies under roads and rings."""
    land = land_of(work.lay, work.room, work.origin, work.scale, work.dice("land"))
    if work.theme.tinted:
        _washes(work, land)
    _sea(work, land.sea)
    clear = kept_clear(work)
    for sight in (walls, at_sea, compass):
        clear = union([clear, sight(work, land, clear).buffer(0.6 * work.scale, 3)])
    terrain(work, land.grounds, land.sea, clear)


def kept_clear(work: Work) -> Geometry:
    """All that terrain keeps off."""
    size, more = work.size, CLEAR * work.scale
    shapes = [post.shape.buffer(more + 0.4 * work.scale) for post in work.lay.posts.values()]
    shapes += [route.free.buffer(ROAD * size + more, cap_style="flat") for route in work.lay.routes]
    shapes += [slot_shape(work, r.slot).buffer(more) for r in work.lay.routes if r.slot is not None]
    shapes += [shapely.Point(at).buffer(STAND * size + 0.3 * more, 8) for at in work.placing.stands.values()]
    shapes += [name.shape.buffer(0.5 * work.scale, 2) for name in work.placing.names.values()]
    shapes += [shapely.Point(at).buffer(BADGE * size + more, 6) for at in work.placing.badges.values()]
    return union(shapes)


def _washes(work: Work, land: Land) -> None:
    s = work.scale
    for salt, (key, ground) in enumerate(land.grounds.items()):
        tints = work.theme.ground(growth(work.lay.posts[key].place.style).wash)
        body = ground.buffer(-SEAM * s, 3)
        work.add("wash", work.filled(body, tints.wash))
        if tints.shade:
            work.add("wash", work.filled(body.difference(body.buffer(-RIM * s, 3)), tints.shade, 0.38))
        work.add("wash", *_blotches(work, body, tints.shade or tints.wash, salt))


def _blotches(work: Work, body: Geometry, shade: str, salt: int) -> list[Shape]:
    """Where the wash dried lighter or darker."""
    step = 21.0 * work.scale
    if body.is_empty:
        return []
    spots = strewn(body.bounds, work.origin, (step, 0.8 * step), work.salt + 600 + 20 * salt, 0.9)
    found: dict[bool, list[Geometry]] = {True: [], False: []}
    for (x, y), turn, light in zip(
        spots.spots.tolist(), spots.chance(1).tolist(), spots.chance(2).tolist(), strict=True
    ):
        wide = step * (0.3 + 0.25 * turn)
        round_ = shapely.Point(0, 0).buffer(1.0, 6)
        found[light < 0.5].append(affinity.translate(affinity.scale(round_, wide, 0.62 * wide), x, y))
    inner = body.buffer(-RIM * work.scale, 2)
    return [
        work.filled(
            union(rounds).intersection(inner).simplify(0.15 * work.scale),
            work.theme.halo if light else shade,
            0.16 if light else 0.13,
        )
        for light, rounds in found.items()
    ]


def _sea(work: Work, sea: Geometry) -> None:
    if sea.is_empty:
        return
    s, theme = work.scale, work.theme
    if theme.tinted:
        work.add("sea", work.filled(sea.intersection(shapely.box(*work.room)), theme.water))
    inside = shapely.box(*work.room).buffer(-0.05 * s)
    for off, wide, strength in ((0.0, SHORE, 1.0), *SHORES):
        edge = shapely.boundary(sea.buffer(-off * s, 4) if off else sea).intersection(inside)
        line = work.line(edge, theme.shore, wide)
        line.opacity = strength if theme.tinted else 1.0
        work.add("shores", line)
