"""What is printed on the land: roads with their slots, rings, stands, badges and names."""

from __future__ import annotations

from realmgen.render.board.badges import badge
from realmgen.render.board.emblems import emblem
from realmgen.render.board.lay import Route
from realmgen.render.board.measures import BADGE, ROAD, SLOT, STAND, TRACKING
from realmgen.render.board.naming import FACE
from realmgen.render.board.work import Work
from realmgen.render.drawing import Text, Use
from realmgen.render.glyphs.strokes import Geometry, dot, union
from realmgen.render.lettering import set_line

PUFFS = (1.35, 0.95, 1.6, 1.1, 1.3, 1.0)
EMBLEM = 1.1
"""How large a picture is in its ring, in the ring's radii."""


def roads(work: Work) -> None:
    """Tracks, each with a slot in its middle."""
    for route in work.lay.routes:
        _smoke(work, route) if route.slot is None else _track(work, route)
    for route in work.lay.routes:
        if route.slot is not None:
            _slot(work, slot_shape(work, route.slot))


def _track(work: Work, route: Route) -> None:
    theme, size = work.theme, work.size
    work.add(
        "roads",
        work.filled(route.free.buffer((ROAD + 0.5) * size, cap_style="flat"), theme.halo, 0.85 if theme.tinted else 1),
    )
    work.add("roads", work.line(route.free, theme.terrain_ink, 1.0 * size / work.scale, dash=(2.2 * size, 2.4 * size)))


def puffs(line: Geometry, size: float) -> Geometry:
    """Smoke along a line that nothing lies on."""
    count = max(3, round(line.length / (2.3 * size)))
    spots = (line.interpolate((k + 0.5) / count, normalized=True) for k in range(count))
    return union([at.buffer(size * PUFFS[k % len(PUFFS)], 5) for k, at in enumerate(spots)])


def _smoke(work: Work, route: Route) -> None:
    theme, size = work.theme, work.size
    whole = puffs(route.free, size)
    work.add("roads", work.filled(whole.buffer(0.8 * size, 4), theme.halo, 0.85 if theme.tinted else 1))
    work.add("roads", work.filled(whole, theme.halo), work.outlined(whole, theme.terrain_ink, 0.3))


def slot_shape(work: Work, slot: Geometry) -> Geometry:
    """The room of a marker: a bar that follows its road, with rounded corners."""
    half, corner = SLOT[1] / 2 * work.size, 1.6 * work.size
    return slot.buffer(half, cap_style="flat").buffer(-corner).buffer(corner, 3)


def _slot(work: Work, shape: Geometry) -> None:
    theme = work.theme
    work.add("slots", work.filled(shape, theme.halo), work.outlined(shape, theme.ink, 0.3))


def posts(work: Work) -> None:
    """Stands, and rings with what stands in them and the badges at them."""
    theme, size = work.theme, work.size
    for at in work.placing.stands.values():
        stand = dot(*at, STAND * size, 16)
        work.add("stands", work.filled(stand, theme.halo, 0.7 if theme.tinted else 1.0))
        work.add("stands", work.outlined(stand, theme.terrain_ink, 0.25, dash=(0.9 * size, 1.1 * size)))
    for key, post in work.lay.posts.items():
        outer, inner = dot(*post.at, post.outer, 24), dot(*post.at, post.inner, 24)
        name = f"place-{post.place.style}"
        work.drawing.symbols.setdefault(name, emblem(theme, post.place.style))
        work.add("rings", work.filled(dot(*post.at, post.outer + 0.7 * size, 16), theme.halo))
        work.add("rings", Use(name, *post.at, EMBLEM * post.inner))
        work.add("rings", work.filled(outer.difference(inner), theme.ink))
        if key in work.placing.badges:
            work.add("badges", *badge(theme, post.place.badge, work.placing.badges[key], BADGE * size))


def names(work: Work) -> None:
    """Every name where it found room."""
    theme = work.theme
    for name in work.placing.names.values():
        for line, (x, y) in name.lines:
            text: Text = set_line(
                line,
                x,
                y,
                name.size,
                FACE,
                theme.ink,
                tracking=TRACKING * name.size,
                halo=(theme.halo, 1.5 * work.scale),
            )
            work.add("names", text)
