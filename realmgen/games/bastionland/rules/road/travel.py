"""Travel from hex to hex: methods, barriers, going blind, and what Night and Winter cost (MB-309 to MB-312, MB-320,
MB-321, MB-323, MB-329 to MB-331, MB-A50 to MB-A52, MB-A55)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.company.model import Company, Member
from realmgen.games.bastionland.model import Realm, State
from realmgen.games.bastionland.places import count
from realmgen.games.bastionland.road.model import WAYS, Way
from realmgen.games.bastionland.road.ways import (
    TURNS,
    ahead,
    around,
    barrier_between,
    blindness,
    edge_of,
    heading,
    path_fault,
    step_fault,
)
from realmgen.games.bastionland.rules.common import Rule, on_map
from realmgen.games.bastionland.rules.road.common import (
    in_stage,
    losses,
    moved_to,
    spent,
    stood,
    told,
    where,
    with_day,
)
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

By = Literal["trek", "gallop", "boat", "road"]
_GUIDE = re.compile(r"\bguide\b", re.IGNORECASE)
GOES = {"trek": "treks", "gallop": "gallops", "boat": "goes by boat", "road": "rides along the road"}


def is_guide(member: Member) -> bool:
    """Whether someone who goes along counts as a guide (MB-233, MB-321)."""
    return bool(_GUIDE.search(f"{member.title} {member.note}"))


def guided(state: State) -> bool:
    """Whether somebody shows the way."""
    return state.day.guided or any(is_guide(member) for member in state.company.people)


def steeds(company: Company) -> dict[str, Member | None]:
    """By who is to ride: their steed that goes along, one that is not Exhausted where they have it; None without."""
    owned = [member for member in company.present if member.kind == "steed"]
    by_strength = sorted(owned, key=lambda steed: steed.vig.now == 0)
    return {who.name: next((s for s in by_strength if s.of == who.name), None) for who in company.people}


def check_steeds(state: State) -> None:
    """Everybody rides (MB-A55); raises IllegalCommand otherwise."""
    riders = steeds(state.company)
    if not riders:
        raise IllegalCommand("nobody is there to ride")
    on_foot = [name for name, steed in riders.items() if steed is None]
    if on_foot:
        raise IllegalCommand(f"{on_foot[0]} has no steed, and the Company is as slow as its slowest: trek")


def check_fresh(state: State) -> None:
    """Everybody rides, and on a steed that is not Exhausted (MB-311); raises IllegalCommand otherwise."""
    check_steeds(state)
    for steed in steeds(state.company).values():
        if steed and not steed.vig.now:
            raise IllegalCommand(f"{steed.name} is Exhausted (VIG 0): it does not gallop")


def check_free(state: State) -> Realm:
    """The Realm, when the Phase is free for travel; raises IllegalCommand when nothing leaves this hex now."""
    realm = in_stage(state, "act")
    if state.day.weather == "dire":
        raise IllegalCommand("dire weather: this hex cannot be left")
    if state.day.hazard:
        raise IllegalCommand("a Hazard bars the way: find an answer, force on, or go back, with `hazard`")
    return realm


def check_boat(state: State) -> None:
    """Water leads on from where they are; raises IllegalCommand when none does."""
    realm, at = check_free(state), state.company.at
    if all(path_fault(realm, at, [beside], "boat") for beside in around(realm, at)):
        raise IllegalCommand(f"no water leads on from {at}: a cruise takes a boat on water, or a road")


def check_way(state: State, by: By, path: Sequence[str]) -> None:
    """The Phase is free for travel, and the way is one that this method can take; raises IllegalCommand."""
    realm = check_free(state)
    on_map(state, *path)
    if fault := path_fault(realm, state.company.at, path, by):
        raise IllegalCommand(fault)


def check_trek(state: State, command: c.Trek) -> None:
    """To a neighbour on land."""
    check_way(state, "trek", [command.to])


def check_gallop(state: State, command: c.Gallop) -> None:
    """Two hexes, and everybody has a steed that can."""
    check_way(state, "gallop", command.hexes)
    _check_length("gallop", command.hexes, WAYS["gallop"])
    check_fresh(state)


def check_cruise(state: State, command: c.Cruise) -> None:
    """Up to three hexes, along water by boat, or on steeds where there is a proper road: whether there is one the map
    does not say (MB-312)."""
    check_way(state, command.by, command.hexes)
    _check_length("cruise", command.hexes, 1)
    if command.by == "road":
        check_steeds(state)


def _check_length(way: Way, path: Sequence[str], least: int) -> None:
    if not least <= len(path) <= WAYS[way]:
        span = str(WAYS[way]) if least == WAYS[way] else f"{least} to {WAYS[way]}"
        raise IllegalCommand(f"a {way} is of {span} hexes, not {len(path)}")


def trek(state: State, command: c.Trek, chance: Chance) -> Step[State]:
    """One hex (MB-310); locals may know a way where there seems to be none (MB-329)."""
    return _travel(state, "trek", [command.to], chance, locally=command.how == "locally")


def gallop(state: State, command: c.Gallop, chance: Chance) -> Step[State]:
    """Two hexes; each ridden steed loses d6 VIG (MB-311)."""
    return _travel(state, "gallop", command.hexes, chance)


def cruise(state: State, command: c.Cruise, chance: Chance) -> Step[State]:
    """Three hexes (MB-312)."""
    return _travel(state, command.by, command.hexes, chance)


@dataclass(slots=True)
class _Walk:
    """A way as it is gone: where it has come to, what it went through, and what happened."""

    realm: Realm
    at: str
    by: By
    blind: str
    locally: bool = False
    passed: list[str] = field(default_factory=list)
    bumped: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)

    def go(self, directions: Sequence[int], chance: Chance) -> None:
        """Hex by hex, each with a die where they are blind (MB-A50), until something ends it."""
        start = self.at
        for direction in directions:
            die = self._blindly(direction, chance) if self.blind else 6
            if die == 1:
                self.told.append("a 1, in a circle, back to where they began")
                if self.at != start:
                    self.passed.append(start)
                self.at = start
                return
            if not self._step(direction + TURNS.get(die, 0), die):
                return

    def _blindly(self, direction: int, chance: Chance) -> int:
        goal = ahead(self.realm, self.at, direction) or "the edge of the map"
        self.dice.append(chance.roll(6, f"the blind way to {goal}"))
        return self.dice[-1]

    def _step(self, direction: int, die: int) -> bool:
        """One hex on, or whatever stops them there."""
        goal = ahead(self.realm, self.at, direction)
        if self.blind:
            drift = {2: "drifts left", 3: "drifts right"}.get(die, "keeps its course")
            self.told.append(f"a {die}, it {drift}")
        if fault := step_fault(self.realm, self.at, goal, self.by):
            self.told.append(f"{fault}, and the Phase is lost")
            return False
        barrier = barrier_between(self.realm, self.at, goal)
        if barrier and not self.locally:
            self.told.append(f"a {barrier.kind} bars the way from {self.at} to {goal}, and the Phase is lost")
            self.bumped.append(edge_of(self.at, goal))
            return False
        self.at = goal
        self.passed.append(goal)
        return True


def _travel(state: State, by: By, path: Sequence[str], chance: Chance, *, locally: bool = False) -> Step[State]:
    """The way as it goes, then what it costs: steeds first, then the Night, then Winter (MB-A40)."""
    realm, start = in_stage(state, "act"), state.company.at
    directions = [heading(realm, a, b) or 0 for a, b in pairwise((start, *path))]
    walk = _Walk(realm, start, by, blindness(state.day, guided(state)), locally)
    walk.go(directions, chance)
    state = moved_to(with_seen(state, hexes=walk.passed, barriers=walk.bumped), walk.at)
    state = with_day(state, through=tuple(walk.passed), hosted=0)
    event = told(
        state, "travelled", _told(state, walk, path), by=by, path=list(path), through=walk.passed, dice=walk.dice
    )
    event = replace(event, reveals=bool(walk.bumped))
    state, tired = _steeds_tire(state, by, chance)
    state, worn = night_losses(state, chance, travels=True)
    deed = by if by in WAYS else "cruise"
    return Step(spent(state, deed), (event, *tired, *worn))


def _told(state: State, walk: _Walk, path: Sequence[str]) -> str:
    """The way in a sentence or two."""
    realm, goal = walk.realm, path[-1]
    far = f", {count(len(path), 'hex', 'hexes')}" if len(path) > 1 else ""
    how = f", blind {walk.blind}" if walk.blind else " by a way that locals know" if walk.locally else ""
    met = f": {'; '.join(walk.told)}" if walk.told else ""
    there = walk.at == goal
    end = "" if there else f" The Company is {stood(state)}."
    return f"the Company {GOES[walk.by]} {'to' if there else 'towards'} {where(realm, goal)}{far}{how}{met}.{end}"


def _steeds_tire(state: State, by: By, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    if by != "gallop":
        return state, ()
    ridden = [steed for steed in steeds(state.company).values() if steed]
    return losses(state, ridden, "vig", "the gallop", chance)


def night_losses(
    state: State, chance: Chance, *, travels: bool = False, outdoors: bool = True
) -> tuple[State, tuple[Event, ...]]:
    """What a Night costs: d6 SPI each for who travels or explores (MB-320), and outdoors in Winter d6 VIG each
    (MB-323, MB-A52)."""
    if state.day.now.phase != "night":
        return state, ()
    events: tuple[Event, ...] = ()
    if travels:
        state, events = losses(state, state.company.people, "spi", "abroad by Night", chance)
    if outdoors and state.day.now.season == "winter":
        state, more = losses(state, state.company.people, "vig", "a Winter night outdoors", chance)
        events = (*events, *more)
    return state, events


RULES: dict[type[Any], Rule] = {
    c.Trek: (check_trek, trek),
    c.Gallop: (check_gallop, gallop),
    c.Cruise: (check_cruise, cruise),
}
