"""Rows for the read model of what turns, Domains and fights make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from realmgen.games.bastionland.company.model import MEASURES
from realmgen.games.bastionland.domain.model import OFFICES, Domain
from realmgen.games.bastionland.fight.model import SIDES, Fight, Past
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import SEASONS, Moment
from realmgen.kit.game import Json, Rows


def turned_rows(state: State) -> Rows:
    """By table, flat rows each unique by `key`."""
    domains = _by_hex(state)
    return {
        "season": list(_seasons(state)),
        "age": list(_ages(state)),
        "happened": list(_happened(state)),
        "domain": [_domain(state, domain) for domain in domains],
        "crisis": [row for domain in domains for row in _crises(domain)],
        "council": [row for domain in domains for row in _council(domain)],
        "task": [row for domain in domains for row in _tasks(domain)],
        "design": [row for domain in domains for row in _designs(domain)],
        "warband": [_unit(unit) for unit in state.units],
        "battle": list(_battles(state)),
    }


def _by_hex(state: State) -> tuple[Domain, ...]:
    """One Domain of a hex: that which has a ruler, or else the last that had."""
    over = {domain.at: domain for domain in state.domains if domain.ended}
    return tuple({**over, **{domain.at: domain for domain in state.domains if not domain.ended}}.values())


def dated(on: Moment) -> Json:
    """A moment as columns."""
    return {key: getattr(on, key) for key in ("age", "year", "season", "day", "phase")}


def _moments(state: State) -> Iterable[Moment]:
    """Every moment of which something is known; there is none before there is a Realm."""
    yield from (leg.on for leg in state.trail)
    yield from (entry.on for entry in state.calendar.entries)
    if state.realm:
        yield state.day.now


def _seasons(state: State) -> Iterator[Json]:
    now = state.day.now
    found = {(on.age, on.year, on.season) for on in _moments(state)}
    for age, year, season in sorted(found, key=lambda one: (*one[:2], SEASONS.index(one[2]))):
        here = (age, year, season) == (now.age, now.year, now.season)
        told = [e for e in state.calendar.entries if (e.on.age, e.on.year, e.on.season) == (age, year, season)]
        yield {
            "key": f"{age} {year} {season}",
            "age": age,
            "year": year,
            "season": season,
            "now": here,
            "happened": len(told),
            "event": state.calendar.event if here else "end",
        }


def _ages(state: State) -> Iterator[Json]:
    years: dict[int, set[int]] = {}
    for on in _moments(state):
        years.setdefault(on.age, set()).add(on.year)
    for age in sorted(years):
        told = sum(entry.on.age == age for entry in state.calendar.entries)
        began, last = min(years[age]), max(years[age])
        counted = {"number": age, "began": began, "years": last - began + 1, "happened": told}
        yield {"key": str(age), **counted, "now": age == state.day.now.age}


def _happened(state: State) -> Iterator[Json]:
    for number, entry in enumerate(state.calendar.entries, 1):
        words = {key: getattr(entry, key) for key in ("kind", "text", "at", "who", "secret")}
        yield {"key": str(number), **words, **dated(entry.on)}


def _domain(state: State, domain: Domain) -> Json:
    holding = thing_at(state.realm, domain.at) if state.realm else None
    words = {key: getattr(domain, key) for key in ("at", "ruler", "law", "successor", "misrule", "turmoil", "coffers")}
    name, crises = (holding.name if holding else ""), len(domain.open_crises)
    more = {"away": domain.away, "ended": domain.ended}
    return {"key": domain.at, "name": name, "crises": crises, **words, **more, **dated(domain.since)}


def _crises(domain: Domain) -> Iterator[Json]:
    for number, crisis in enumerate(domain.crises, 1):
        words = {key: getattr(crisis, key) for key in ("kind", "face", "announced", "how")}
        over = {"resolved": crisis.ended is not None, **dated(crisis.since)}
        yield {"key": f"{domain.at} {number}", "at": domain.at, **words, **over}


def _council(domain: Domain) -> Iterator[Json]:
    for office in OFFICES:
        holder = domain.council.get(office, "")
        yield {"key": f"{domain.at} {office}", "at": domain.at, "seat": office, "holder": holder}
    for number, holder in enumerate(domain.circle, 1):
        yield {"key": f"{domain.at} circle {number}", "at": domain.at, "seat": "circle", "holder": holder}


def _tasks(domain: Domain) -> Iterator[Json]:
    for number, task in enumerate(domain.tasks, 1):
        words = {key: getattr(task, key) for key in ("what", "span", "outcome", "how")}
        key = f"{domain.at} {number}"
        yield {"key": key, "at": domain.at, "given": task.by, **words, **dated(task.since)}


def _designs(domain: Domain) -> Iterator[Json]:
    for number, design in enumerate(domain.designs, 1):
        words = {"what": design.what, "size": design.size, "done": design.done is not None}
        yield {"key": f"{domain.at} {number}", "at": domain.at, **words, **dated(design.begun)}


def _unit(unit: Unit) -> Json:
    words = {key: getattr(unit, key) for key in ("name", "kind", "make", "home", "serves", "armour", "number", "down")}
    counted: Json = {}
    for measure in MEASURES:
        score = getattr(unit, measure)
        counted |= {measure: score.now, f"{measure}_full": score.full}
    return {"key": unit.name, **words, **counted, "strained": unit.strained, "secret": unit.secret, "fate": unit.end}


def _battles(state: State) -> Iterator[Json]:
    fights: tuple[Fight | Past, ...] = (*state.fights, *((state.fight,) if state.fight else ()))
    for number, fight in enumerate(fights, 1):
        yield {"key": str(number), **(_past(fight) if isinstance(fight, Past) else _present(fight))}


def _past(fight: Past) -> Json:
    words = {key: getattr(fight, key) for key in ("name", "outcome", "rounds", "how")}
    return {**words, "ours": ", ".join(fight.ours), "theirs": ", ".join(fight.theirs), **dated(fight.began)}


def _present(fight: Fight) -> Json:
    sides: Json = {side: ", ".join(f.name for f in fight.fighters if f.side == side) for side in SIDES}
    return {"name": fight.name, "outcome": "", "rounds": fight.round, "how": "", **sides, **dated(fight.began)}
