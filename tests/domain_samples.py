"""Domains for tests: Lakenholt in 0601, ruled by Isolde."""

from dataclasses import replace

from road_samples import on_road, someone

from realmgen.games.bastionland.domain.model import Crisis, Domain
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import Moment

AT = "0601"


def ruled(realm, *members, day=3, season="spring", phase="morning", **domain):
    """A state in which Isolde of the Company rules Lakenholt."""
    state = on_road(realm, AT, *(members or (someone("Isolde"),)), day=day, season=season, phase=phase)
    homes = tuple(replace(home, ruler="Isolde") if home.at == AT else home for home in realm.holdings)
    found = Domain(AT, "Isolde", state.day.now, **domain)
    return replace(state, realm=replace(realm, holdings=homes), domains=(found,))


def troubled(*kinds):
    """Open Crises of these kinds."""
    return tuple(Crisis(kind, Moment(day=2), f"It looks like {kind}.") for kind in kinds)


def kinds(state, at=AT):
    """The kinds of the open Crises of a Domain, oldest first."""
    return [crisis.kind for crisis in state.domain(at).open_crises]


def ruler_on_map(state, at=AT):
    """Who holds a Holding, as the map has it."""
    return thing_at(state.realm, at).ruler
