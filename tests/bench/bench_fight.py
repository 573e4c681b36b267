"""How soon the odds of a fight are told: six against six four hundred times, and six against a crowd."""

from dataclasses import replace

from company_samples import ISOLDE, guard, score
from forces_samples import foe

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.fight.odds import odds
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment

EACH = 6


def fight(**more):
    knights = tuple(replace(ISOLDE, name=f"K{i}", vig=score(11), guard=guard(4)) for i in range(EACH))
    ogres = tuple(foe(f"O{i}", vig=14, gd=5, armour=2, attacks=("maul 2d10 slow",), **more) for i in range(EACH))
    fighters = (*(Fighter(one.name, "ours") for one in knights), *(Fighter(one.name, "theirs") for one in ogres))
    return State(company=Company(members=knights), units=ogres, fight=Fight("Six", Moment(), fighters=fighters))


def bench_odds_of_six_against_six(benchmark):
    state = fight()
    told = benchmark.pedantic(lambda: odds(state), rounds=10, warmup_rounds=1)
    benchmark.extra_info["fights"] = told.times


def bench_odds_of_six_against_a_crowd(benchmark):
    state = fight(number=33)
    told = benchmark.pedantic(lambda: odds(state), rounds=3, warmup_rounds=0)
    benchmark.extra_info["fights"] = told.times
