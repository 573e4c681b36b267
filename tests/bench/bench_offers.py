"""How soon the table knows what may be done next, and how soon the screen's map has the Company in another hex."""

import itertools
from dataclasses import replace

from road_samples import someone

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.model import Options, State
from realmgen.games.bastionland.road.model import Leg, Moment
from realmgen.games.bastionland.road.offers import suggestions
from realmgen.service.realms import draw_realm
from realmgen.service.screen import map_layers

KNIGHTS = tuple(someone(f"Knight {n}", remedy="sacrament") for n in range(12))


def at(realm, hex_):
    """The Company in that hex, on its way from another."""
    return State(realm, company=Company(members=KNIGHTS, at=hex_), trail=(Leg(Moment(), "0603", "trek"),))


def bench_offers_to_twelve_knights(benchmark):
    benchmark(suggestions, at(draw_realm(Options(), "4711"), "0604"))


def bench_map_with_the_company_moved(benchmark):
    state = at(draw_realm(Options(), "4711"), "0604")
    map_layers(state, "c0de")
    hexes = itertools.cycle(("0604", "0605", "0606", "0607", "0608"))

    def moved():
        where = next(hexes)
        company = replace(state.company, at=where)
        map_layers(replace(state, company=company, trail=(*state.trail, Leg(Moment(), where, "trek"))), "c0de")

    benchmark(moved)
