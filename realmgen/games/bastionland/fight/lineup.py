"""Who fights, by the numbers that count when a fight is tried many times over, and whom each can harm (MB-354 to
MB-361)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.gear.lists import IMPAIRED
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.bands import individual, is_warband
from realmgen.games.bastionland.fight.damage import Body
from realmgen.games.bastionland.fight.harm import Party, may_harm
from realmgen.games.bastionland.fight.model import SIDES, Fight, Fighter, Strike, Term
from realmgen.games.bastionland.fight.who import able, armour, body, fighting, party, standing
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.morale import band, leader_of, wavers

ALONE = "alone"


class One(NamedTuple):
    """One who fights, as far as it does not change. `number` counts those of one unit who stand, `morale` is ALONE, the
    key of their band or empty, `idle` says that they lose the first turn, `led` is the place of the Warband they lead
    (MB-356)."""

    name: str
    side: int
    body: Body
    dice: tuple[int, ...]
    blast: bool
    overwhelms: bool
    ranged: bool
    person: bool
    armour: int
    covered: int
    spi: int
    morale: str
    number: int
    idle: bool
    led: int = -1


class Band(NamedTuple):
    """Those who stand and fall together: how many they were, how many are lost, whether their Morale was tested, and
    who leads them."""

    number: int
    lost: int
    tested: bool
    leader: str


class Lineup:
    """Everybody who fights, and whom each can harm."""

    def __init__(self, state: State, fight: Fight, first: int) -> None:
        self.all = tuple(_everybody(state, fight))
        self.first = first
        who = {one.name: found for one in self.all if (found := party(state, one.name))}
        self.harms = [
            frozenset(
                j
                for j, foe in enumerate(self.all)
                if foe.side != one.side and one.dice and _harms(who[one.name], one, who[foe.name])
            )
            for one in self.all
        ]
        self.sides = tuple(tuple(i for i, one in enumerate(self.all) if one.side == side) for side in (0, 1))
        for side, name in enumerate((fight.ours, fight.theirs)):
            if not self.sides[side]:
                raise IllegalCommand(f"nobody of {name} is in the fight: bring them in first")
        self.shares = {one.led: i for i, one in enumerate(self.all) if one.led >= 0}
        self.live = [
            not one.body.built or all(self.all[i].body.built for i in self.sides[one.side]) for one in self.all
        ]
        self.bands = {one.morale: _band(state, fight, one) for one in self.all if one.morale not in ("", ALONE)}


def _harms(attacker: Party, one: One, target: Party) -> bool:
    terms: tuple[Term, ...] = ("blast",) if one.blast else ()
    return may_harm((attacker,), target, terms)


def _everybody(state: State, fight: Fight) -> Iterator[One]:
    ridden = {one.steed for one in fight.fighters}
    fighters = [one for one in fighting(state, fight) if one.name not in ridden]
    places: dict[str, int] = {}
    found: list[One] = []
    for fighter in fighters:
        who = party(state, fighter.name)
        if who is not None and not (isinstance(who, Member) and who.kind == "steed"):
            places.setdefault(fighter.name, len(found))
            found.extend(_each(state, fight, fighter, who))
    leads = {one.name: places[one.leads] for one in fighters if one.leads in places and one.name in places}
    for one in found:
        led = leads.get(one.name, -1)
        yield one._replace(led=led, dice=() if led >= 0 else (*one.dice, *_joined(one, leads, places, found)))


def _joined(one: One, leads: Mapping[str, int], places: Mapping[str, int], found: Sequence[One]) -> Iterator[int]:
    """The dice of whoever leads this Warband (MB-356)."""
    for leader, place in leads.items():
        if found[place].name == one.name:
            yield from found[places[leader]].dice


def _each(state: State, fight: Fight, fighter: Fighter, who: Party) -> Iterator[One]:
    """A fighter, or each of a group: the first as they are, the others unhurt."""
    strike = Strike(who.name, arms=arms.in_hand(who, bool(fighter.steed)))
    weapons = arms.weapons(state, fight, strike)
    bare = () if isinstance(who, Unit) and who.built else IMPAIRED
    dice = tuple(die for arm in weapons for die in arm.dice) or bare
    one = One(
        who.name,
        SIDES.index(fighter.side),
        body(who, fight.began),
        IMPAIRED if arms.impaired(state, fight, strike) and dice else dice,
        any(arm.blast for arm in weapons),
        is_warband(who),
        arms.shoots(state, fight, strike),
        individual(who),
        armour(state, fight, who.name),
        armour(state, fight, who.name, ranged=True),
        who.spi.now,
        _morale(state, fight, who),
        standing(who),
        fighter.late or (fighter.side == fight.side and fighter.acted),
    )
    yield one
    if isinstance(who, Unit):
        whole = replace(one.body, guard=who.guard.full, vig=who.vig.full)
        yield from (one._replace(body=whole) for _ in range(one.number - 1))


def _morale(state: State, fight: Fight, who: Party) -> str:
    """How someone is tested: alone, with their band, or not at all (MB-105, MB-108)."""
    mates = band(state, fight, who.name)
    if len(mates) > 1 or (isinstance(who, Unit) and who.number > 1 and wavers(who)):
        return "/".join(one.name for one in mates)
    return ALONE if wavers(who) else ""


def _band(state: State, fight: Fight, one: One) -> Band:
    mates = band(state, fight, one.name)
    units = [who for mate in mates if isinstance(who := party(state, mate.name), Unit)]
    total = sum(who.number for who in units)
    left = sum(standing(who) for who in units if (mate := fight.find(who.name)) and able(state, mate))
    tested = any(mate.name in fight.tested for mate in mates)
    return Band(total, total - left, tested, leader_of(state, fight, one.name))
