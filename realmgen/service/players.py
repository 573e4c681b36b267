"""The players' screen: links that lead to a campaign, and what one sees who comes by one.

The dashboard makes the links; the players' server reads what they lead to, and opens nothing else.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from realmgen.errors import NotFound
from realmgen.games.bastionland.codec import players_form, read_players
from realmgen.games.bastionland.company.glory import rank_of
from realmgen.games.bastionland.company.model import MEASURES, Company, Member
from realmgen.games.bastionland.company.states import WORDS, states
from realmgen.games.bastionland.fight.model import SIDES, Fight, Fighter, Side
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import UNSEEN, Realm, State
from realmgen.games.bastionland.phrases import WEATHER
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import PHASES, Moment
from realmgen.games.bastionland.seen import Shared
from realmgen.kit.game import Json
from realmgen.kit.hex import SQRT3
from realmgen.kit.lattice import centres
from realmgen.kit.record import to_json
from realmgen.store.players import Shelf, store_of, watch_players

if TYPE_CHECKING:
    from realmgen.service.layers import MapLayers
    from realmgen.service.play import Campaign, Play

__all__ = [
    "PHASES",
    "WEATHER",
    "Moment",
    "Rank",
    "Screen",
    "Shared",
    "Sight",
    "Someone",
    "Trouble",
    "View",
    "around",
    "invite",
    "map_of",
    "open_screen",
    "read_players",
    "store_of",
    "view_of",
]
LENGTH = 16
"""Bytes of chance in a link."""


def invite(play: Play, campaign: Campaign) -> str:
    """A new link to a campaign, as the word at its end; the one before leads nowhere from now on.

    Only its hash is kept: who loses it makes another.
    """
    token = secrets.token_urlsafe(LENGTH)
    play.ledger.players.link(campaign.code, _hash(token))
    return token


def _hash(token: str) -> str:
    """Sixteen bytes of chance cannot be tried out, so a fast hash will do."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"players").hexdigest()


@dataclass(frozen=True, slots=True)
class Sight:
    """Where a link leads: a campaign's code and the line it shows, None while it is put away."""

    code: str
    seq: int | None


class Screen:
    """What the players' server reads."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def find(self, token: str) -> Sight | None:
        """Where a link leads, None for one that leads nowhere."""
        found = self._shelf.led_to(_hash(token)) if token else None
        return found and Sight(*found)

    def look(self, code: str) -> Json:
        """What players may see of a campaign as JSON; empty when it is put away meanwhile."""
        try:
            found: Json = self._shelf.look(code)
        except NotFound:
            return {}
        return found

    def picture(self, code: str, name: str) -> tuple[str, bytes] | None:
        """Media type and bytes of the picture that lies before the players, if it is that one."""
        return self._shelf.picture(code, name)


def open_screen(store: str) -> Screen:
    """Watch a players' store (see `store_of`); raises Unreadable when there is none."""
    return Screen(watch_players(store))


@dataclass(frozen=True, slots=True)
class Someone:
    """One of the Company as the players see them: what they have of each measure now and in full, and what ails
    them. `glory` is None for all but Knights."""

    name: str
    title: str
    kind: str
    scores: tuple[tuple[str, int, int], ...]
    states: tuple[str, ...]
    glory: int | None = None
    rank: str = ""


@dataclass(frozen=True, slots=True)
class Rank:
    """One side of a fight as players see it: who stands with how it is with them, and who is out of it."""

    title: str
    stand: tuple[tuple[str, str], ...]
    out: tuple[str, ...]
    acts: bool


@dataclass(frozen=True, slots=True)
class Trouble:
    """A Domain's announced Crisis: where, which, and how it looks."""

    where: str
    kind: str
    face: str


@dataclass(frozen=True, slots=True)
class View:
    """What stands on the players' screen beside the map; `drawn` tells one map from another, `fight` is its name, and
    `ranks` its two sides."""

    realm: str
    moment: Moment
    weather: str
    company: tuple[Someone, ...]
    shared: Shared | None
    state: State
    drawn: str
    fight: str = ""
    ranks: tuple[Rank, ...] = ()
    troubles: tuple[Trouble, ...] = ()


def view_of(state: State) -> View | None:
    """The screen of a state as players have it, None when there is nothing to show."""
    if state.realm is None:
        return None
    company = tuple(_someone(state.company, member) for member in state.company.members)
    on_map = State(
        state.realm,
        sites=state.sites,
        company=replace(state.company, members=(), awards=()),
        trail=state.trail,
        seen=state.seen,
    )
    drawn = hashlib.blake2b(to_json(players_form(on_map, "")).encode(), digest_size=16).hexdigest()
    return View(
        state.realm.name,
        state.day.now,
        state.day.weather,
        company,
        state.shared,
        on_map,
        drawn,
        fight=state.fight.name if state.fight else "",
        ranks=_ranks(state),
        troubles=tuple(_troubles(state, state.realm)),
    )


def _ranks(state: State) -> tuple[Rank, ...]:
    fight = state.fight
    if fight is None:
        return ()
    return tuple(_rank(state, fight, side) for side in SIDES)


def _rank(state: State, fight: Fight, side: Side) -> Rank:
    """Who of the Company is dead is not among those whom players have any more."""
    able = {unit.name for unit in state.units if unit.stands} | {member.name for member in state.company.members}
    ends = {unit.name: unit.end for unit in state.units}
    fighters = [fighter for fighter in fight.fighters if fighter.side == side]
    stand = tuple((f.name, _bearing(f, state.unit(f.name))) for f in fighters if not f.out and f.name in able)
    out = tuple(
        f"{f.name} ({f.out or ends.get(f.name) or 'out of it'})" for f in fighters if f.out or f.name not in able
    )
    return Rank(getattr(fight, side), stand, out, fight.side == side)


def _bearing(fighter: Fighter, unit: Unit | None) -> str:
    left = f"{unit.number - unit.down} left" if unit and unit.number > 1 else ""
    wall = {"": "", "shields": "in a shieldwall", "spears": "in a spearwall"}[fighter.wall]
    return ", ".join(filter(None, (left, fighter.spot, "mounted" if fighter.steed else "", wall)))


def _troubles(state: State, realm: Realm) -> Iterator[Trouble]:
    for domain in state.domains:
        holding = thing_at(realm, domain.at)
        for crisis in domain.open_crises:
            yield Trouble(holding.name if holding else "", crisis.kind.capitalize(), crisis.face)


def _someone(company: Company, member: Member) -> Someone:
    measures = ((WORDS[measure], member.score(measure)) for measure in MEASURES)
    scores = tuple((word if word.isupper() else "GD", score.now, score.full) for word, score in measures)
    glory = company.glory(member.name) if member.kind == "knight" else None
    rank = "" if glory is None else rank_of(glory).name
    return Someone(member.name, member.title, member.kind, scores, states(member), glory, rank)


def map_of(view: View, code: str) -> MapLayers:
    """The map as players know it."""
    from realmgen.service.screen import map_layers

    return map_layers(view.state, code, audience="players")


def around(view: View, layers: MapLayers, across: int = 9, down: int = 6) -> tuple[float, float, float, float]:
    """The part of a map round the Company, so many hexes across and down: x, y, width and height in mm; all of it
    where the map is no larger, or the Company is not on it. In a fog it is moved to where most land is known."""
    x, y, wide, high = layers.box
    at = view.state.company.at
    if not at:
        return layers.box
    middles = centres(layers.grid)
    points = [
        tuple(o + (m - f) * layers.radius for o, m, f in zip(layers.origin, middle, middles[0], strict=True))
        for middle in middles
    ]
    step = 1.5 * layers.radius, SQRT3 * layers.radius
    width, height = min(wide, across * step[0]), min(high, down * step[1])
    here = points[layers.grid.find(at)]
    known = _known(view, points)

    def part(aside: int, below: int) -> tuple[float, float, float, float]:
        left = min(max(here[0] + aside * step[0] - width / 2, x), x + wide - width)
        top = min(max(here[1] + below * step[1] - height / 2, y), y + high - height)
        return left, top, width, height

    def worth(moved: tuple[int, int]) -> int:
        left, top, *_ = part(*moved)
        inside = sum(left < point[0] < left + width and top < point[1] < top + height for point in known)
        return inside - abs(moved[0]) - abs(moved[1])

    aside, below = (range(-(many // 2) + 2, many // 2 - 1) for many in (across, down))
    return part(*max(product(aside, below), key=worth)) if known else part(0, 0)


def _known(view: View, points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """The middles of the hexes that players know, none where there is no fog."""
    if view.state.realm is None or not view.state.seen.fog:
        return []
    return [point for point, ground in zip(points, view.state.realm.terrain, strict=True) if ground != UNSEEN]
