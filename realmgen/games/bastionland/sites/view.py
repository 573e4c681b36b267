"""What is seen of a Site: its plan to draw, what players have been shown of it, and a line for its Hex.

The players' plan is made from the Site that was built up from what they were shown, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.sites.edit import in_turn, renumbered
from realmgen.games.bastionland.sites.model import WAYS, Entrance, Point, Route, Site
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.kit.chance import public_code
from realmgen.kit.plan import Door, Entry, Link, Plan, Shape, Spot

SHAPES: dict[str, Shape] = {"feature": "circle", "danger": "triangle", "treasure": "diamond"}
GROUND_WORDS = {
    "tomb": "a tomb",
    "castle": "a stronghold",
    "caves": "caves",
    "wood": "a wood",
    "ruin": "a ruin",
    "isle": "an isle",
    "town": "a town",
    "mine": "a mine",
}


def shown_site(site: Site) -> Site | None:
    """What players have been shown of a Site, None when that is nothing.

    It is built up from what may be seen. Points are numbered in the order they were shown, so that neither a gap
    nor a new number tells of others, and a route or an entrance is seen when all it touches is.
    """
    turns = in_turn(site.points)
    if not turns:
        return None
    numbers = {point.number: turn for turn, point in enumerate(turns, 1)}
    routes = (r for r in site.routes if r.known and all(end in numbers for end in r.between))
    doors = (door for door in site.entrances if door.known and door.at in numbers)
    seen = Site(
        at=site.at,
        name=site.name,
        ground=site.ground,
        points=tuple(Point(p.number, p.place, p.kind, p.name, p.text, x=p.x, y=p.y, known=p.known) for p in turns),
        routes=tuple(Route(r.between, r.way, r.text, known=True) for r in routes),
        entrances=tuple(Entrance(door.at, door.text, door.hidden, known=True) for door in doors),
        mood=site.mood,
    )
    told = renumbered(seen, numbers)
    return replace(told, points=tuple(replace(point, known=point.number) for point in told.points))


def seen_by(site: Site, audience: Audience) -> Site:
    """The Site as an audience sees it; raises IllegalCommand when players have been shown nothing of it."""
    seen = site if audience == "gm" else shown_site(site)
    if seen is None:
        raise IllegalCommand(f"players have been shown nothing of the Site in {site.at}: reveal a point of it first")
    return seen


def site_plan(site: Site, audience: Audience = "gm", *, code: str = "") -> Plan:
    """The plan of a Site with its key; raises IllegalCommand when players have been shown nothing of it.

    `code` is the campaign code, which keys the hand that draws both plans; without one the game master's is made from
    the seed.
    """
    seen = seen_by(site, audience)
    return Plan(
        name=seen.name,
        subtitle=site_subtitle(seen),
        ground=seen.ground,
        spots=tuple(Spot(p.number, *p.xy, SHAPES[p.kind], p.name, f"place {p.place}") for p in seen.points),
        links=tuple(Link(*route.between, route.way) for route in seen.routes),
        doors=tuple(
            Door(door.at, door.hidden, "hidden way in" if door.hidden else "way in") for door in seen.entrances
        ),
        entries=tuple(key_entries(seen)),
        footer=site_footer(seen, audience, code),
        seed=f"{code}/{site.at}" if code else public_code(f"{site.seed}/{site.at}") if audience == "gm" else site.at,
    )


def site_subtitle(site: Site) -> str:
    """`a tomb in hex 0304, of The Salt Widow`; what was shown to players names nothing it belongs to."""
    where = f"{GROUND_WORDS[site.ground]} in hex {site.at}" if site.at else GROUND_WORDS[site.ground]
    return f"{where}, of {site.origin}" if site.origin else where


def site_footer(site: Site, audience: Audience, code: str) -> str:
    """The preset and seed; the campaign's code for players."""
    if audience == "players":
        return f"code {code}" if code else ""
    made = PRESETS[site.preset].title if site.preset in PRESETS else site.preset.capitalize()
    return " · ".join(filter(None, (made, f"seed {site.seed}" if site.seed else "")))


def doors_in_order(site: Site) -> list[Entrance]:
    """The entrances, hidden ones last."""
    return sorted(site.entrances, key=lambda door: (door.hidden, door.at))


def routes_in_order(site: Site) -> list[Route]:
    """The routes by what one does about them: walk along, get past, find; those of one way together."""
    return sorted(site.routes, key=lambda route: (WAYS.index(route.way), route.between))


def key_entries(site: Site) -> Iterator[Entry]:
    """The key of a Site, or of what was shown of one: mood, ways in, every point, then barred and hidden ways."""
    if site.mood:
        yield Entry("", "", site.mood)
    for door in doors_in_order(site):
        yield Entry("", door.title, door.text)
    for point in site.points:
        yield Entry(str(point.number), point.name, " ".join(filter(None, (point.text, point.secret))))
    for route in routes_in_order(site):
        if route.text or route.way != "open":
            yield Entry("", route.title, route.text)
