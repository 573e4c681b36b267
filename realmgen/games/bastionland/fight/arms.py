"""What attackers strike with: their weapons, which of them go together, and the dice of a strike (MB-051, MB-060,
MB-092 to MB-097, MB-154 to MB-157)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.gear.arms import type_of
from realmgen.games.bastionland.company.gear.hands import hands_fault
from realmgen.games.bastionland.company.gear.lists import IMPAIRED
from realmgen.games.bastionland.company.gear.things import listed as listed_as
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.bands import extra_dice, individual, overwhelms
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Pool, Strike
from realmgen.games.bastionland.fight.who import OWN_MOUNT, cowed, party, shield_of, trapped, walled
from realmgen.games.bastionland.forces import arms as unit_arms
from realmgen.games.bastionland.model import State

SMITE = 12
"""The die that a Smite adds (MB-072)."""
_TRAMPLE = "trample"
_STRUCK = "struck aside"
_BRUTES = ("steed", "beast")


class Weapon(NamedTuple):
    """One weapon, by the line it stands in; `kind` is hefty, long, slow or none, `natural` a creature's own."""

    line: str
    name: str
    dice: tuple[int, ...]
    kind: str = ""
    ranged: bool = False
    blast: bool = False
    shield: bool = False
    natural: bool = False


class Rolling(NamedTuple):
    """A die to be rolled: its sides, and what it is for."""

    sides: int
    of: str


def weapon(who: Party, line: str, *, mounted: bool = False, special: bool = False) -> Weapon:
    """A weapon as it stands among someone's things or attacks."""
    if isinstance(who, Member):
        item = gear.read(line)
        dice = gear.attack_dice(item, mounted=mounted, special=special)
        kind, name = type_of(item, mounted=mounted), listed_as(item) or gear.one_of(item).name
        natural = who.kind in _BRUTES
        return Weapon(line, name, dice, kind, gear.purely_ranged(item), False, gear.is_shield(line), natural)
    found = unit_arms.arm(line)
    natural = unit_arms.natural([line])
    return Weapon(line, found.name, found.dice, found.kind, found.ranged, found.blast, found.shield, natural)


def owned(who: Party) -> tuple[str, ...]:
    """The lines of all that someone could strike with."""
    lines = who.items if isinstance(who, Member) else who.attacks
    rides = isinstance(who, Member) and who.kind in _BRUTES
    return tuple(line for line in lines if (arm := weapon(who, line)).dice and (rides or not tramples(arm)))


def tramples(arm: Weapon) -> bool:
    """Whether this is a steed's trampling, which counts in a charge (MB-097)."""
    return arm.name.casefold() == _TRAMPLE


def in_hand(who: Party, mounted: bool = False) -> tuple[str, ...]:
    """What someone strikes with when nothing else is said: the weapons in hand and the shield beside them (MB-051);
    whose hands are empty draws the best they have (MB-092)."""
    if not isinstance(who, Member):
        return unit_arms.in_hand(who)
    if who.kind in _BRUTES:
        return owned(who)
    shield = shield_of(who)
    held = tuple(line for line in who.held or gear.ready(who.items, mounted=mounted).held if weapon(who, line).dice)
    both = (*held, shield) if shield and shield not in held and weapon(who, shield).dice else held
    return held if held and grip_fault(who, both, mounted) else both


def named(who: Party, wanted: Sequence[str]) -> tuple[str, ...]:
    """The lines that are meant, among someone's weapons; raises IllegalCommand or Ambiguous."""
    mine = owned(who)
    if not mine and wanted:
        raise IllegalCommand(f"{who.name} has nothing to strike with but bare hands")
    if isinstance(who, Member):
        return tuple(gear.find(mine, text, who.name) for text in wanted)
    return tuple(_attack(who.name, mine, text) for text in wanted)


def _attack(whose: str, mine: Sequence[str], wanted: str) -> str:
    key = wanted.strip().casefold()
    found = next((line for line in mine if line.casefold() == key or unit_arms.arm(line).name.casefold() == key), "")
    found = found or next((line for line in mine if key and key in line.casefold()), "")
    if not found:
        raise IllegalCommand(f"{whose} has no {wanted!r}: they have {'; '.join(mine)}")
    return found


def grip_fault(who: Party, lines: Sequence[str], mounted: bool = False) -> str:
    """Why these cannot be wielded together; empty when they can, as what is natural always is (MB-154 to MB-157)."""
    if not isinstance(who, Member) or who.kind in _BRUTES:
        return ""
    return hands_fault([gear.read(line) for line in lines], mounted=mounted)


def weapons(state: State, fight: Fight, strike: Strike) -> tuple[Weapon, ...]:
    """The weapons of a strike, without a shield that is trapped (MB-A20) or what is no longer theirs."""
    who, fighter = party(state, strike.by), fight.find(strike.by)
    if who is None:
        return ()
    riding, mine = bool(fighter and fighter.steed), owned(who)
    found = (weapon(who, line, mounted=riding, special=strike.special) for line in strike.arms if line in mine)
    off = bool(fighter and trapped(fight, fighter))
    return tuple(arm for arm in found if not (arm.shield and off))


def impaired(state: State, fight: Fight, strike: Strike) -> str:
    """Why a strike is Impaired, as a few words; empty when it is not (MB-060, MB-085, MB-094, MB-113, MB-156)."""
    if strike.impaired:
        return strike.why or "hindered"
    who, fighter, arms = party(state, strike.by), fight.find(strike.by), weapons(state, fight, strike)
    if who is not None and cowed(who):
        return "SPI 0"
    if not arms:
        return "bare hands"
    if fighter and fighter.impaired == fight.turn_of(fighter) and any(arm.line in fighter.hindered for arm in arms):
        return _STRUCK
    if strike.confined and any(arm.kind in ("long", "slow") for arm in arms):
        return "no room for a long weapon"
    return ""


def shoots(state: State, fight: Fight, strike: Strike) -> bool:
    """Whether all they strike with is purely ranged (MB-A22)."""
    arms = weapons(state, fight, strike)
    return bool(arms) and all(arm.ranged for arm in arms if not arm.shield) and not all(arm.shield for arm in arms)


def ranged(state: State, fight: Fight, assault: Assault, strike: Strike) -> bool:
    """Whether a strike is a ranged one, by its weapons or because that was said of the attack."""
    return "ranged" in assault.terms or shoots(state, fight, strike)


def blasts(state: State, fight: Fight, assault: Assault, strike: Strike) -> bool:
    """Whether a strike is Blast by itself: by Smite, by its weapon, as was said of the attack, or as that of a Warband
    against individuals, and of whoever leads it (MB-061, MB-072, MB-355, MB-356)."""
    if "blast" in assault.terms or any(arm.blast for arm in weapons(state, fight, strike)):
        return True
    if strike.smite == "blast" and not impaired(state, fight, strike):
        return True
    fighter, aim = fight.find(strike.by), party(state, assault.pools[0].target) if assault.pools else None
    mass = [found for name in (strike.by, fighter.leads if fighter else "") if (found := party(state, name))]
    return aim is not None and any(overwhelms(one, aim) for one in mass)


def fault(state: State, fight: Fight, assault: Assault, strike: Strike) -> str:
    """Why someone cannot strike with what they have in hand; empty when they can (MB-095, MB-155 to MB-157)."""
    who, fighter = party(state, strike.by), fight.find(strike.by)
    if who is None or fighter is None:
        return f"{strike.by} is no longer there"
    if grip := grip_fault(who, [arm.line for arm in weapons(state, fight, strike)], bool(fighter.steed)):
        return grip
    arms = weapons(state, fight, strike)
    slow = next((arm for arm in arms if arm.kind == "slow"), None)
    if slow and fighter.moved:
        return f"{slow.name} is slow: {strike.by} has moved this turn and cannot use it"
    bow = next((arm for arm in arms if arm.ranged), None)
    if bow and fighter.began == "engaged":
        return f"{strike.by} began the turn engaged: {bow.name} is for a distance"
    return _reach_fault(fight, assault, strike, shoots(state, fight, strike) or "ranged" in assault.terms)


def chosen(state: State, fight: Fight, strike: Strike) -> tuple[str, ...]:
    """What someone strikes with unless it is said otherwise: what they have in hand, or where that is of no use this
    turn another weapon of theirs, or bare hands (MB-092)."""
    who, fighter = party(state, strike.by), fight.find(strike.by)
    if who is None:
        return ()
    first = in_hand(who, bool(fighter and fighter.steed))
    tried = (replace(strike, arms=lines) for lines in (first, *((line,) for line in owned(who)), ()))
    fit = (one.arms for one in tried if not fault(state, fight, Assault((Pool("", (one,)),)), one))
    return next(fit, first)


def _reach_fault(fight: Fight, assault: Assault, strike: Strike, afar: bool) -> str:
    if afar:
        return ""
    for pool in assault.pools:
        pair = [one for name in (strike.by, pool.target) if (one := fight.find(name))]
        if strike in pool.strikes and (far := next((one.name for one in pair if one.spot == "far"), "")):
            return f"{far} is far off: they come closer with a Move, or it is a ranged attack"
    return ""


def trample(state: State, fighter: Fighter) -> tuple[int, ...]:
    """The trample dice of what someone rides; none of a steed that has no such attack (MB-097, MB-A21)."""
    steed = party(state, fighter.name if fighter.steed == OWN_MOUNT else fighter.steed)
    if steed is None:
        return ()
    lines = steed.items if isinstance(steed, Member) else steed.attacks
    return tuple(die for line in lines if tramples(arm := weapon(steed, line)) for die in arm.dice)


def rolling(state: State, fight: Fight, strike: Strike, target: str) -> tuple[Rolling, ...]:
    """The dice of a strike against a target, in the order they are rolled (MB-051, MB-060, MB-355). Where a weapon was
    struck aside, that is the weapon of one of a group (MB-085)."""
    who, aim = party(state, strike.by), party(state, target)
    if who is None or aim is None:
        return ()
    why = impaired(state, fight, strike)
    weak = (1 if why == _STRUCK else strike.number) if why else 0
    worst = tuple(Rolling(sides, f"Impaired ({why})") for _ in range(weak) for sides in IMPAIRED)
    if weak == strike.number:
        return worst
    each = tuple(Rolling(die, arm.name) for arm in weapons(state, fight, strike) for die in arm.dice)
    return (*worst, *(each * (strike.number - weak)), *_bonus(state, fight, strike, aim), *_more(who, aim))


def _more(who: Party, aim: Party) -> Iterator[Rolling]:
    yield from (Rolling(die, "numbers") for die in extra_dice(who, aim))


def _bonus(state: State, fight: Fight, strike: Strike, aim: Party) -> Iterator[Rolling]:
    fighter = fight.find(strike.by)
    if strike.charge and fighter and tramples_down(state, fight, aim):
        yield from (Rolling(die, "trampling") for die in trample(state, fighter))
    if strike.smite == "die":
        yield Rolling(SMITE, "Smite")
    yield from (Rolling(die, "the edge") for die in strike.bonus)


def tramples_down(state: State, fight: Fight, aim: Party) -> bool:
    """Whether trampling counts against this target: living, on foot, in no wall of spears (MB-097, MB-098)."""
    foe = fight.find(aim.name)
    if isinstance(aim, Member) and aim.kind == "steed":
        return False
    if not individual(aim) and not (not isinstance(aim, Member) and aim.kind == "warband" and not aim.mounted):
        return False
    return foe is None or not (foe.steed or walled(state, fight, foe) == "spears")
