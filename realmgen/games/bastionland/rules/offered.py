"""Commands of play that need no words and no choice from the game master, as buttons make them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import get_args

from realmgen.games.bastionland.commands import company, road
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.company.model import LIFE, MEASURES, SCOPES, STARTS, VIRTUES, Member
from realmgen.games.bastionland.model import Myth, Realm, State
from realmgen.games.bastionland.nights import PASSING
from realmgen.games.bastionland.places import things
from realmgen.games.bastionland.rules.domain.offered import of_domains
from realmgen.games.bastionland.rules.fight.offered import fought
from realmgen.games.bastionland.rules.forces.offered import marshalled
from realmgen.games.bastionland.rules.season.offered import of_the_year
from realmgen.games.bastionland.seen import Feature

_ROAD: tuple[Command, ...] = (
    road.Dawn(),
    road.WeatherRoll(),
    road.Explore("sweep"),
    road.Explore("vantage"),
    road.Camp(),
    road.Lodge(),
    road.Lodge("warmly"),
    road.RollWild(),
    road.SkipWild(),
    road.Disturb(),
    road.PassHazard("force"),
    road.PassHazard("back"),
    road.EndPhase(),
    road.Arrive(),
    road.Failure(),
)


def played(state: State) -> Iterator[Command]:
    """What might be ordered in play; not all of it is allowed now."""
    yield company.Luck()
    yield from _evening()
    yield from _making(state)
    yield from of_the_year(state)
    yield company.Peace()
    yield from (company.Restore("all", measure) for measure in MEASURES)
    yield company.Condition("all", "exposed", "on")
    yield company.Condition("all", "exposed", "off")
    yield from chain.from_iterable(map(_of_member, state.company.members))
    yield from (company.Reopen(number) for number in sorted(state.resolved))
    yield from fought(state)
    yield from marshalled(state)
    if state.realm:
        yield from _ROAD
        yield from _of_road(state)
        yield from _of_land(state.realm)
        yield from of_domains(state)


def _evening() -> Iterator[Command]:
    yield road.OpenNight()
    yield from (road.CloseNight(passes) for passes in PASSING)
    yield road.Passage()
    yield road.Unshare()


def _making(state: State) -> Iterator[Command]:
    """How the game begins, until that is settled."""
    if state.company.start is None:
        yield from map(company.SetStart, STARTS)
    if state.company.scope is None:
        yield from (company.SetScope(scope) for scope in SCOPES)


def _of_member(member: Member) -> Iterator[Command]:
    name = member.name
    yield from (company.Save(name, virtue) for virtue in VIRTUES)
    yield from (company.Restore(name, measure) for measure in MEASURES)
    yield company.Passion(name)
    for what in get_args(company.life.Standing):
        yield company.Condition(name, what, "off" if getattr(member, what) else "on")
    yield from (company.SetAge(name, age) for age in LIFE if age != member.age)
    yield from (company.Die(name, fate) for fate in get_args(company.life.End))
    yield company.Return(name)
    if member.remedy:
        yield road.TakeRemedy(name, member.remedy)
        yield company.Carry(name, "none")


def _of_road(state: State) -> Iterator[Command]:
    """How it goes, and one hex further."""
    day = state.day
    for what in get_args(road.Switch):
        on = day.weathered if what == "risk" else getattr(day, what)
        yield road.Going(what, "off" if on else "on")
    yield from (road.SetWeather(sky) for sky in get_args(road.Sky) if sky != day.weather)
    yield road.Fog("off" if state.seen.fog else "on")
    realm, at = state.realm, state.company.at
    if realm and at:
        cell = realm.grid.find(at)
        yield from (road.Trek(realm.grid.label(other)) for other in realm.grid.neighbours[cell] if other >= 0)


def _of_land(realm: Realm) -> Iterator[Command]:
    yield from (road.SetOut(holding.at) for holding in realm.holdings)
    yield from (road.NextOmen(myth.number) for myth in realm.myths)
    hidden = [thing for thing in things(realm) if thing not in realm.holdings]
    for thing in hidden:
        what: Feature = "myth" if isinstance(thing, Myth) else "landmark"
        yield road.Unveil(thing.at, what)
        yield road.Veil(thing.at, what)
    for barrier in realm.barriers:
        yield road.UnveilBarrier(*barrier.between)
        yield road.VeilBarrier(*barrier.between)
