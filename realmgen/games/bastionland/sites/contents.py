"""What stands in a Site: names, what one meets at each point, what bars a route and how a hidden one is found.

The words come from the tables of the ground (`sites-tomb.feature`). In a line `The Weighing Room: A pair of scales. A
widow …` the name is followed by what one sees; what comes after the first sentence is for the game master alone, as is
a thread (`sites-threads.feature`) that ties each point to another by name, so that what is met at one matters at the
next: `Someone set out from here for {feature} this morning and is late.`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.sites.model import KINDS, Point, Setting, Site
from realmgen.kit.chance import Dice, stream
from realmgen.kit.table import Table

_END = re.compile(r"([.!?])\s+(?=[A-Z])")
_NAMED = re.compile(r"\{(feature|danger|treasure)\}")
SIGHTS = {
    "tomb": "monument",
    "castle": "ruin",
    "caves": "hazard",
    "wood": "curse",
    "ruin": "ruin",
    "isle": "dwelling",
    "town": "dwelling",
    "mine": "hazard",
}
"""By ground: the kind of landmark whose prompts suit it."""


class Words(Protocol):
    """Where words come from: tables by id."""

    @property
    def tables(self) -> Mapping[str, Table]: ...


def name_site(site: Site, seed: str, library: Words, setting: Setting) -> Site:
    """The Site with a name and a mood of its ground, and the mark of its Myth for whoever arrives (MB-250)."""
    dice = stream(seed, "site/name")
    name = _some(library, f"{site.ground}.name", 1, dice, setting.told)[0]
    mood = _some(library, f"{site.ground}.mood", 1, dice, setting.told)[0]
    return replace(site, name=name, mood=_fitting(mood, _joined(mood, setting.mark)))


def fill_points(site: Site, seed: str, library: Words, setting: Setting) -> Site:
    """The Site with new words at every point; the Myth or thing it belongs to comes in at one or two of them."""
    told = setting.told
    drawn = [point for kind in KINDS for point in _of_kind(site, kind, stream(seed, f"site/{kind}"), library, told)]
    points = {point.number: point for point in _tied(drawn, library, stream(seed, "site/threads"), told)}
    points |= {point.number: point for point in _marked(site, points, setting, stream(seed, "site/setting"))}
    return replace(site, points=tuple(points[point.number] for point in site.points))


def fill_routes(site: Site, seed: str, library: Words, told: str = "") -> Site:
    """The Site with an obstacle on every closed route and a way to find every hidden one (MB-271, MB-272)."""
    words = {
        way: iter(_some(library, f"{site.ground}.{table}", len(site.routes), stream(seed, f"site/{table}"), told))
        for way, table in (("closed", "obstacle"), ("hidden", "secret"))
    }
    routes = (replace(route, text=next(words[route.way]) if route.way in words else "") for route in site.routes)
    return replace(site, routes=tuple(routes))


def fill_entrances(site: Site, seed: str, library: Words, told: str = "") -> Site:
    """The Site with words at its entrances (MB-274)."""
    many = len(site.entrances)
    shown = iter(_some(library, f"{site.ground}.entrance", many, stream(seed, "site/entrance"), told))
    veiled = iter(_some(library, f"{site.ground}.back-way", many, stream(seed, "site/back-way"), told))
    entrances = (replace(door, text=next(veiled if door.hidden else shown)) for door in site.entrances)
    return replace(site, entrances=tuple(entrances))


def _of_kind(site: Site, kind: str, dice: Dice, library: Words, told: str) -> Iterator[Point]:
    points = [point for point in site.points if point.kind == kind]
    for point, line in zip(points, _some(library, f"{site.ground}.{kind}", len(points), dice, told), strict=True):
        name, text, rest = _split(line)
        yield replace(point, name=name, text=text, secret=rest)


def _split(line: str) -> tuple[str, str, str]:
    """The name of a line, its first sentence, and what comes after."""
    name, _, text = line.partition(": ")
    seen, _, rest = _END.sub(r"\1\n", text, count=1).partition("\n")
    return name, seen, rest


def _tied(points: Sequence[Point], library: Words, dice: Dice, told: str) -> Iterator[Point]:
    """Each point with a thread to another, to those first that no thread leads to yet; none where none fits."""
    left = {kind: _new_first(dice.shuffled(library.tables[f"sites-threads.{kind}"].entries), told) for kind in KINDS}
    led_to: Counter[int] = Counter()
    for point in points:
        others = dice.shuffled([other for other in points if other.number != point.number])
        others.sort(key=lambda other: led_to[other.number])
        rows = left[point.kind]
        fits = ((other, row) for other in others for row in rows if _NAMED.findall(row) == [other.kind])
        other, row = next(fits, (point, ""))
        if row:
            rows.remove(row)
            led_to[other.number] += 1
        yield replace(point, secret=_joined(point.secret, _NAMED.sub(other.name, row)))


def _some(library: Words, table: str, many: int, dice: Dice, told: str) -> list[str]:
    """So many entries of a ground's table, none twice before all have been drawn, those told elsewhere last."""
    entries = library.tables[f"sites-{table}"].entries
    drawn: list[str] = []
    while len(drawn) < many:
        drawn += _new_first(dice.shuffled(entries), told)
    return drawn[:many]


def _new_first(rows: list[str], told: str) -> list[str]:
    """Rows in their order, but those that stand in other Sites last."""
    return sorted(rows, key=lambda row: _stands_in(told, row)) if told else rows


def _stands_in(told: str, row: str) -> bool:
    name, seen, _ = _split(row)
    return name in told or bool(seen and seen in told) or all(part in told for part in _NAMED.split(row)[::2])


def _marked(site: Site, points: Mapping[int, Point], setting: Setting, dice: Dice) -> Iterator[Point]:
    """A danger where the people of the Myth or holding are met, and a feature with a sight that suits the ground."""
    dangers = [point for point in points.values() if point.kind == "danger"]
    features = [point for point in points.values() if point.kind == "feature"]
    if dangers and setting.cast:
        point = dice.pick(dangers)
        yield replace(
            point, secret=_fitting(point.secret, _joined(point.secret, f"Here too: {dice.pick(setting.cast)}"))
        )
    if features and setting.prompts:
        point = dice.pick(features)
        sight = setting.prompts.get(SIGHTS[site.ground]) or dice.pick(list(setting.prompts.values()))
        yield replace(point, text=_fitting(point.text, _joined(sight, point.text)))


def _fitting(own: str, more: str) -> str:
    """The longer text, its own part alone where that is longer than any may be."""
    return more if len(more) <= LONGEST_TEXT else own


def _joined(*texts: str) -> str:
    """Texts as sentences after each other."""
    said = (text.strip() for text in texts)
    return " ".join(text if text[-1] in ".!?…" else f"{text}." for text in said if text)
