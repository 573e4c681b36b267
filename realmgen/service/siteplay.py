"""What a game master does to a Site beyond single commands: words of one part drawn again, routes laid with words."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.games.bastionland.commands import PointKey, PutSite, SetEntrance, SetRoute
from realmgen.games.bastionland.commands.sites import Door
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.sites.common import point_of
from realmgen.games.bastionland.sites.contents import fill_entrances, fill_points, fill_routes
from realmgen.games.bastionland.sites.edit import called, reworded, with_point_hidden
from realmgen.games.bastionland.sites.generate import held
from realmgen.games.bastionland.sites.model import Entrance, Point, Route, Setting, Site, SiteOptions, Way
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.games.bastionland.sites.setting import setting_of, usual_preset
from realmgen.kit.chance import fresh_seed
from realmgen.kit.graph import Tie
from realmgen.service.packs import library_for
from realmgen.service.sites import draw_into, standing

if TYPE_CHECKING:
    from realmgen.games.bastionland.lore import Library
    from realmgen.service.play import Campaign, Done, Play

TRIES = 24
"""How many draws are looked at for words that stand nowhere in the Site yet."""


def fitting(state: State, at: str) -> str:
    """The altered distribution that suits a Hex best, by what stands there or its terrain; `standard` where none does.

    Raises Unreadable off the map and IllegalCommand before there is a Realm.
    """
    return usual_preset(setting_of(state, at))


def options_of(site: Site) -> SiteOptions:
    """What a Site was asked to be: its preset and ground, or free counts."""
    counts = site.counts or held(site)
    if site.preset in PRESETS and PRESETS[site.preset].counts == counts:
        return SiteOptions(site.preset, site.ground)
    return SiteOptions(ground=site.ground, counts=counts)


def roll_whole(play: Play, campaign: Campaign, at: str, *, seen: int | None = None) -> Done:
    """Another Site of the same sort in the stead of the one that stands in a Hex.

    Raises IllegalCommand when there is none, Unreadable when what was added by hand can be laid out no more.
    """
    return draw_into(play, campaign, at, options_of(standing(play, campaign, at)), seen=seen)


def roll_point(play: Play, campaign: Campaign, at: str, number: int, *, seen: int | None = None) -> Done:
    """Draw a point's words again, others than those that stand in the Site; it keeps its kind and place.

    Players no longer know it. Raises IllegalCommand when there is no such point.
    """
    site, library, place = _there(play, campaign, at)
    old = point_of(site, number)
    new = _other_words(site, old, library, place)
    text = str(PointKey(at, number, new.name, new.text, new.secret))
    if old.known:
        told = replace(old, name=new.name, text=new.text, secret=new.secret)
        text = str(PutSite(with_point_hidden(reworded(site, told), number)))
    return play.do(campaign, text, seen=seen)


def _other_words(site: Site, old: Point, library: Library, place: Setting) -> Point:
    """Words for a point; where the Myth or thing it belongs to came in at it, it comes in again."""
    taken = {point.name for point in site.points}
    best = old
    for _ in range(TRIES):
        filled = fill_points(site, fresh_seed(), library, place)
        drawn = filled.point(old.number)
        if drawn is None or drawn.name in taken:
            continue
        named = zip(filled.points, site.points, strict=True)
        best = replace(drawn, secret=called(drawn.secret, {new.name: there.name for new, there in named}))
        if _marked(drawn, place) == _marked(old, place):
            break
    return best


def _marked(point: Point, place: Setting) -> bool:
    text = f"{point.text} {point.secret}"
    return any(words and words.rstrip(".") in text for words in (*place.cast, *place.prompts.values()))


def lay_route(play: Play, campaign: Campaign, at: str, between: Tie, way: Way, *, seen: int | None = None) -> Done:
    """Lay a route or change its way, with a new obstacle or way to find it as it needs one (MB-271, MB-272).

    Raises as `play.do`.
    """
    site, library, place = _there(play, campaign, at)
    text = "" if way == "open" else _route_words(site, Route(between, way), library, place.told)
    return play.do(campaign, str(SetRoute(at, between, way, text)), seen=seen)


def _route_words(site: Site, new: Route, library: Library, told: str) -> str:
    others = [route for route in site.routes if route.between != new.between]
    changed = replace(site, routes=(*others, new))
    taken = {route.text for route in site.routes}
    return _unused(taken, lambda seed: fill_routes(changed, seed, library, told).routes[-1].text)


def _unused(taken: Collection[str], draw: Callable[[str], str]) -> str:
    """Words by a seed that stand nowhere in the Site yet; of TRIES draws the last where all do."""
    for _ in range(TRIES):
        text = draw(fresh_seed())
        if text not in taken:
            break
    return text


def set_entrance(play: Play, campaign: Campaign, at: str, number: int, sort: Door, *, seen: int | None = None) -> Done:
    """Make, change or take away the entrance at a point, with new words of its sort (MB-274). Raises as `play.do`."""
    site, library, place = _there(play, campaign, at)
    text = None if sort == "none" else _door_words(site, Entrance(number, hidden=sort == "hidden"), library, place.told)
    return play.do(campaign, str(SetEntrance(at, number, sort, text)), seen=seen)


def _door_words(site: Site, new: Entrance, library: Library, told: str) -> str:
    others = [door for door in site.entrances if door.at != new.at]
    changed = replace(site, entrances=(*others, new))
    taken = {door.text for door in site.entrances}
    return _unused(taken, lambda seed: fill_entrances(changed, seed, library, told).entrances[-1].text)


def _there(play: Play, campaign: Campaign, at: str) -> tuple[Site, Library, Setting]:
    """The Site of a Hex, the words it draws from and its setting."""
    state = play.position(campaign).state
    return standing(play, campaign, at), library_for(play, campaign), setting_of(state, at)
