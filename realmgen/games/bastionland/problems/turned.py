"""What is not right with units, the fight and Domains, in words. A game master may have it so by
hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import is_dead
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.fight.who import OWN_MOUNT, lacks_virtues, party, standing
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import Holding, State


def turned_problems(state: State) -> Iterator[str]:
    """Every rule that units, the fight that goes on and Domains break."""
    yield from _names(state)
    for unit in state.units:
        yield from _of_unit(state, unit)
    if state.fight:
        yield from _of_fight(state, state.fight)
    for domain in state.domains:
        if not domain.ended:
            yield from _of_domain(state, domain)


def _names(state: State) -> Iterator[str]:
    """Units and the Company are told apart by name."""
    ours = [member.name for member in state.company.members]
    units = [unit.name for unit in state.units if unit.end != "disbanded"]
    for name, number in Counter(map(str.casefold, (*ours, *units))).items():
        names = [one for one in (*ours, *units) if one.casefold() == name]
        if number > 1 and any(one in units for one in names):
            yield f"{number} of the Company and the units are called {names[0]}"


def _of_unit(state: State, unit: Unit) -> Iterator[str]:
    """Numbers that stand and fall together, and who leads it."""
    if unit.stands and not standing(unit):
        yield f"{unit.name} counts as standing, and all {unit.number} of them are down"
    elif unit.stands and not lacks_virtues(unit) and not unit.vig.now:
        yield f"{unit.name} counts as standing with VIG 0: `finish` says what became of it"
    elif unit.stands and unit.kind in ("ship", "structure") and unit.guard.full and not unit.guard.now:
        yield f"{unit.name} counts as standing with Guard 0: `finish` says what became of it"
    if unit.leader and party(state, unit.leader) is None:
        yield f"{unit.name} is led by {unit.leader}, who is neither of the Company nor among the units"


def _of_fight(state: State, fight: Fight) -> Iterator[str]:
    """Whoever fights is there, with whom they ride and lead."""
    for name, number in Counter(one.name for one in fight.fighters).items():
        if number > 1:
            yield f"{name} stands in the fight {number} times"
    for one in fight.fighters:
        yield from _of_fighter(state, one)


def _of_fighter(state: State, one: Fighter) -> Iterator[str]:
    if party(state, one.name) is None:
        yield f"{one.name} stands in the fight, and is neither of the Company nor among the units"
    if one.steed and one.steed != OWN_MOUNT and party(state, one.steed) is None:
        yield f"{one.name} rides {one.steed}, which is not there"
    led = state.unit(one.leads)
    if one.leads and (led is None or led.kind != "warband"):
        yield f"{one.name} leads {one.leads} from the front, which is no Warband"


def _of_domain(state: State, domain: Domain) -> Iterator[str]:
    """It is a Holding's, of one ruler here and on the map, and no Crisis is there twice (MB-383, MB-385, MB-A59)."""
    home = _holding(state, domain.at)
    if home is None:
        yield f"{domain.ruler} rules in {domain.at}, where no Holding stands"
        return
    if home.ruler != domain.ruler:
        yield f"{domain.ruler} rules {home.name}, and on the map {home.ruler or 'nobody'} does"
    if sum(other.at == domain.at and not other.ended for other in state.domains) > 1:
        yield f"{home.name} is more than one Domain"
    if is_dead(state, domain.ruler):
        yield f"{domain.ruler} rules {home.name}, and is dead: somebody is to follow"
    if domain.council.get("steward") == domain.ruler:
        yield f"{domain.ruler} rules {home.name}, and is its Steward as well"
    for kind, number in Counter(crisis.kind for crisis in domain.open_crises).items():
        if number > 1:
            yield f"{kind.title()} is at {home.name} {number} times at once"


def _holding(state: State, at: str) -> Holding | None:
    return next((home for home in state.realm.holdings if home.at == at), None) if state.realm else None
