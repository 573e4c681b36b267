"""What stands in a Site: names, what one meets at each point, what bars a route and how a hidden one is found.

The words come from the tables of the ground (`sites-tomb.feature`), with a spark beside each for the game master to
turn it by. A line `The Weighing Room: four brothers …` is a name and a text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from realmgen.games.bastionland.sites.model import KINDS, Point, Setting, Site
from realmgen.kit.chance import Dice, stream
from realmgen.kit.table import Table

_DRAWS = 8
SPARKS = {"feature": "site-feature", "danger": "site-danger", "treasure": "site-treasure"}


class Words(Protocol):
    """Where words come from: tables by id, and phrases out of spark tables."""

    @property
    def tables(self) -> Mapping[str, Table]: ...

    def spark(self, id: str, dice: Dice) -> str: ...


def name_site(site: Site, seed: str, library: Words) -> Site:
    """The Site with a name and a mood of its ground."""
    dice = stream(seed, "site/name")
    name = _some(library, site.ground, "name", 1, dice)[0]
    return replace(site, name=name, mood=_some(library, site.ground, "mood", 1, dice)[0])


def fill_points(site: Site, seed: str, library: Words, setting: Setting) -> Site:
    """The Site with new words at every point; the Myth or thing it belongs to comes in at one or two of them."""
    points = {
        point.number: point for kind in KINDS for point in _of_kind(site, kind, stream(seed, f"site/{kind}"), library)
    }
    points |= {point.number: point for point in _marked(points, setting, stream(seed, "site/setting"))}
    return replace(site, points=tuple(points[point.number] for point in site.points))


def fill_routes(site: Site, seed: str, library: Words) -> Site:
    """The Site with an obstacle on every closed route and a way to find every hidden one (MB-271, MB-272)."""
    words = {
        way: iter(_some(library, site.ground, table, len(site.routes), stream(seed, f"site/{table}")))
        for way, table in (("closed", "obstacle"), ("hidden", "secret"))
    }
    routes = (replace(route, text=next(words[route.way]) if route.way in words else "") for route in site.routes)
    return replace(site, routes=tuple(routes))


def fill_entrances(site: Site, seed: str, library: Words) -> Site:
    """The Site with words at its entrances (MB-274)."""
    shown = iter(_some(library, site.ground, "entrance", len(site.entrances), stream(seed, "site/entrance")))
    veiled = iter(_some(library, site.ground, "back-way", len(site.entrances), stream(seed, "site/back-way")))
    entrances = (replace(door, text=next(veiled if door.hidden else shown)) for door in site.entrances)
    return replace(site, entrances=tuple(entrances))


def _of_kind(site: Site, kind: str, dice: Dice, library: Words) -> Iterator[Point]:
    points = [point for point in site.points if point.kind == kind]
    sparks: list[str] = []
    for point, line in zip(points, _some(library, site.ground, kind, len(points), dice), strict=True):
        name, _, text = line.partition(": ")
        sparks.append(_spark(library, SPARKS[kind], sparks, dice))
        yield replace(point, name=name, text=text, secret=f"Spark: {sparks[-1]}." if sparks[-1] else "")


def _spark(library: Words, id: str, before: Sequence[str], dice: Dice) -> str:
    """A phrase that neither begins nor ends as one before it, as far as a few draws find one."""
    drawn = ""
    for _ in range(_DRAWS):
        drawn = library.spark(id, dice)
        ends = (drawn.split()[:3], drawn.split()[-2:])
        if not any(other.split()[:3] == ends[0] or other.split()[-2:] == ends[1] for other in before):
            break
    return drawn


def _some(library: Words, ground: str, table: str, many: int, dice: Dice) -> list[str]:
    """So many entries of a ground's table, none twice before all have been drawn."""
    entries = library.tables[f"sites-{ground}.{table}"].entries
    drawn: list[str] = []
    while len(drawn) < many:
        drawn += dice.shuffled(entries)
    return drawn[:many]


def _marked(points: Mapping[int, Point], setting: Setting, dice: Dice) -> Iterator[Point]:
    """A danger where the Myth's people are met or its mark lies, and a feature with a sight of it."""
    dangers = [point for point in points.values() if point.kind == "danger"]
    features = [point for point in points.values() if point.kind == "feature"]
    if dangers and (setting.cast or setting.mark):
        point = dice.pick(dangers)
        met = f"Here too: {dice.pick(setting.cast)}" if setting.cast else ""
        yield replace(point, text=_joined(point.text, setting.mark), secret=_joined(met, point.secret))
    if features and setting.prompts:
        point = dice.pick(features)
        yield replace(point, text=_joined(point.text, dice.pick(setting.prompts)))


def _joined(*texts: str) -> str:
    """Texts as sentences after each other."""
    said = (text.strip() for text in texts)
    return " ".join(text if text[-1] in ".!?…" else f"{text}." for text in said if text)
