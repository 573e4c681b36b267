"""Sheets of Domains, the year and a battle, and cards of Warbands and all other units."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.sheets import domain_sheet
from realmgen.games.bastionland.fight.sheets import battle_sheet, blank_battle
from realmgen.games.bastionland.forces.cards import blank_unit_card, unit_card
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of, thing_at
from realmgen.games.bastionland.season.outlook import years
from realmgen.games.bastionland.season.sheets import calendar_sheet
from realmgen.kit.dossier import Dossier

TURNED: Mapping[str, str] = MappingProxyType(
    {
        "domain": "a Domain by its hex with all that troubles it, for the game master",
        "domains": "a sheet for every Domain, for the game master",
        "calendar": "a year by its number, the one that is now when none is named, for the game master",
        "battle": "the fight that goes on, for the game master",
        "units": "cards of Warbands, ships and all other units, nine to a sheet of A4, for the game master",
        "blank-battle": "a battle sheet to fill in by hand",
        "blank-units": "nine cards of Warbands to fill in by hand",
    }
)
"""By name: what can be had of rule and war."""
UNIT_CARDS = ("units", "blank-units")


def turned_dossiers(state: State, what: str, which: str, foot: str) -> list[Dossier]:
    """The sheets or cards of `what`; raises Unreadable and IllegalCommand where there is nothing of the kind."""
    makers: dict[str, Callable[[], list[Dossier]]] = {
        "domain": lambda: [domain_sheet(state, realm_of(state), _domain(state, which), foot)],
        "domains": lambda: [domain_sheet(state, realm_of(state), domain, foot) for domain in _domains(state)],
        "calendar": lambda: [calendar_sheet(state, _year(state, which), foot)],
        "battle": lambda: [_battle(state, foot)],
        "units": lambda: _units(state),
        "blank-battle": lambda: [blank_battle()],
        "blank-units": lambda: [blank_unit_card()] * 9,
    }
    return makers[what]()


def _domains(state: State) -> list[Domain]:
    found = [domain for domain in state.domains if not domain.ended]
    if not found:
        raise IllegalCommand("there is no Domain to print: give a Holding a ruler first")
    return found


def _domain(state: State, which: str) -> Domain:
    """A Domain by its hex or the name of its Holding."""
    realm, domains = realm_of(state), _domains(state)
    names = {domain.at: thing.name if (thing := thing_at(realm, domain.at)) else "" for domain in domains}
    wanted = which.strip().casefold()
    found = [domain for domain in domains if wanted in (domain.at, names[domain.at].casefold())]
    if not found:
        known = ", ".join(f"{at} {name}".strip() for at, name in names.items())
        raise IllegalCommand(f"there is no Domain {which.strip()!r}: there is {known}")
    return found[0]


def _year(state: State, which: str) -> int | None:
    if not which.strip():
        return None
    known = [str(year) for year in years(state)]
    if which.strip() not in known:
        raise Unreadable(f"year {which.strip()!r} is not known: one of {', '.join(known)}")
    return int(which)


def _battle(state: State, foot: str) -> Dossier:
    if state.fight is None:
        raise IllegalCommand("no fight goes on: begin one, or print a blank battle sheet")
    return battle_sheet(state, state.fight, foot)


def _units(state: State) -> list[Dossier]:
    found = [unit for unit in state.units if unit.stands]
    if not found:
        raise IllegalCommand("there is no Warband, ship or other unit to print: add one, or print blank cards")
    return [unit_card(unit) for unit in found]
