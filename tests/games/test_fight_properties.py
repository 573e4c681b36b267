"""What holds of every fight, whoever meets whom: Damage never heals, Armour never adds, and a fight always ends or can
be left (MB-051 to MB-108, MB-350 to MB-365)."""

from dataclasses import replace

import pytest
from company_samples import BRAN, HOB, ISOLDE, MAUD, PERKIN
from fight_samples import band, foe, steed, world
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight
from realmgen.games.bastionland.company.model import MEASURES, GuardScore
from realmgen.games.bastionland.fight.who import fighting, party, shield_of
from realmgen.games.bastionland.forces.blocks import STOCK, of_make
from realmgen.games.bastionland.rules.fight.common import with_fight, with_party
from realmgen.games.bastionland.rules.fight.landing import reckon
from realmgen.games.bastionland.rules.fight.offered import fought
from realmgen.kit.chance import Dice

COMPANY = (ISOLDE, replace(BRAN, fatigued=False, guard=GuardScore(3, 3)), MAUD, replace(PERKIN, held=PERKIN.items), HOB)
PEOPLE = (
    foe("Brigands", number=5, leader="Captain", attacks=("spear d8 hefty", "shield d4"), armour=2, shields=True),
    foe("Captain", named=True, mounted=True, attacks=("longsword 2d8 hefty",), armour=1),
    foe("Archer", attacks=("shortbow d6 long", "dagger d6")),
    foe("Giant", vig=18, gd=10, named=True, large=True, attacks=("fist d12",)),
    foe("Drake", vig=14, kind="beast", attacks=("fire d12 blast", "claws d8")),
    band("Grey", attacks=("spear d8 hefty", "shield d4"), armour=3, shields=True, spears=True),
)
armies = st.lists(st.sampled_from(STOCK), min_size=1, max_size=5)
turns = st.lists(st.integers(0, 10**6), min_size=10, max_size=60)
NATURAL = (fight.Land, fight.Roll, fight.CallOff, fight.Morale, fight.Attack, fight.NextTurn)
"""What carries a fight on, the next step first."""
CHOICES = {
    "declared": ("smite", "edge", "footing", "hinder", "terms"),
    "rolled": ("gambit", "focus", "deny"),
    "after": ("tend",),
}
"""What changes an attack, by its stage: these come up more often than by mere chance."""
by_chance = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def met(rules, makes, dice):
    """A fight of the Company and every second of these units against the rest, and all kinds of people."""
    stock = [of_make(make, f"{make} {number}") for number, make in enumerate(makes, 1)]
    state = world(*COMPANY, steed(), *PEOPLE, *stock)
    state = rules.apply(state, fight.OpenFight("The ford"), dice).state
    for number, unit in enumerate((*PEOPLE, *stock)):
        side = "ours" if unit.make and number % 2 else "theirs"
        state = rules.apply(state, fight.Join(side, unit.name), dice).state
    return state


def allowed(rules, state, command):
    try:
        rules.check(state, command)
    except IllegalCommand:
        return False
    return True


def next_of(rules, state, number):
    """A command that is allowed now: for an even number one that carries the fight on, for an odd one any at all."""
    offered = [one for one in fought(state) if not isinstance(one, (fight.EndFight, fight.Expire, fight.MendScar))]
    if number % 2 == 0:
        for kind in NATURAL:
            found = [one for one in offered if isinstance(one, kind) and allowed(rules, state, one)]
            if found:
                return found[number // 2 % len(found)]
    assault = state.fight.assault
    wanted = CHOICES[assault.stage if assault else "after"] if number % 4 == 1 else ()
    verbs = sorted({one.verb for one in offered if not wanted or one.verb in wanted}) or ["attack"]
    verb = verbs[number % len(verbs)]
    found = [one for one in offered if one.verb == verb and allowed(rules, state, one)]
    return found[number // 7 % len(found)] if found else None


def walk(rules, makes, numbers, seed):
    """Each step of a fight by chance, as the state before, the command and the step."""
    dice = Dice(str(seed))
    state = met(rules, makes, dice)
    for number in numbers:
        command = next_of(rules, state, number)
        if command is not None:
            step = rules.apply(state, command, dice)
            yield state, command, step
            state = step.state


def total(who):
    return who.guard.now + who.vig.now


@by_chance
@given(armies, turns, st.integers(0, 999))
def test_nothing_in_a_fight_heals(rules, makes, numbers, seed):
    for before, command, step in walk(rules, makes, numbers, seed):
        for who in (*before.company.members, *before.units):
            now = party(step.state, who.name)
            if getattr(now, "down", 0) == getattr(who, "down", 0):
                for measure in MEASURES:
                    assert getattr(now, measure).now <= getattr(who, measure).now, (str(command), who.name, measure)


@by_chance
@given(armies, turns, st.integers(0, 999))
def test_damage_is_the_highest_die_and_bolsters_less_armour_and_nobody_loses_more(rules, makes, numbers, seed):
    for before, command, step in walk(rules, makes, numbers, seed):
        if not isinstance(command, fight.Land):
            continue
        dealt = [event.data for event in step.events if event.kind == "landed" and event.data["result"]]
        hit = [one for one in dealt if "armour" in one]
        pools = [pool for pool in before.fight.assault.pools if party(before, pool.target)]
        for one in hit:
            mine = [pool for pool in pools if pool.target == one["name"]]
            assert one["damage"] in (0, *(max(0, worth(pool) - one["armour"]) for pool in mine))
        for who in (*before.company.members, *before.units):
            now, taken = party(step.state, who.name), sum(one["damage"] for one in dealt if one["name"] == who.name)
            if getattr(now, "down", 0) == getattr(who, "down", 0) and len(now.scars) == len(who.scars):
                assert total(who) - total(now) <= taken, (who.name, dealt)
                if not taken:
                    assert (now.guard, now.vig) == (who.guard, who.vig)


def worth(pool):
    """What the dice that are left and the Bolsters that were bought come to."""
    bought = sum(effect.gambit == "bolster" for effect in pool.effects)
    return max((die.value for die in pool.dice if not die.gone), default=0) + bought


def armoured(state, armour):
    """The state with everybody in that much Armour."""
    for who in (*state.company.members, *state.units):
        state = with_party(state, replace(who, armour=armour))
    return state


def shielded(state, *, cover, wall):
    """The state with everybody in cover or not, and all who bear a shield in a wall or not."""
    fighters = tuple(
        replace(one, cover=cover, wall="shields" if wall and shield_of(party(state, one.name)) else "")
        for one in state.fight.fighters
    )
    return with_fight(state, fighters=fighters)


@by_chance
@given(armies, turns, st.integers(0, 999))
def test_armour_cover_and_walls_never_add(rules, makes, numbers, seed):
    for before, command, _ in walk(rules, makes, numbers, seed):
        if not isinstance(command, fight.Land):
            continue
        for pool in before.fight.assault.pools:
            damage = [reckon(armoured(before, armour), before.fight.assault, pool).damage for armour in range(10)]
            assert damage == sorted(damage, reverse=True)
            assert all(0 <= one <= worth(pool) for one in damage)
            bare, walled, safe = (
                reckon(shielded(before, cover=cover, wall=wall), before.fight.assault, pool).damage
                for cover, wall in ((False, False), (False, True), (True, True))
            )
            assert bare >= walled >= safe


@by_chance
@given(armies, turns, st.integers(0, 999))
def test_a_fight_can_be_ended_or_left_at_any_moment(rules, makes, numbers, seed):
    dice, state = Dice(str(seed)), None
    for _, _, step in walk(rules, makes, numbers, seed):
        state = step.state
        assert allowed(rules, state, fight.Land()) or allowed(rules, state, fight.EndFight("drawn"))
    if state and allowed(rules, state, fight.Land()):
        state = rules.apply(state, fight.Land(), dice).state
    for one in fighting(state, state.fight) if state else ():
        assert allowed(rules, state, fight.Leave(one.name, "fled"))
        state = rules.apply(state, fight.Leave(one.name, "fled"), dice).state
        assert allowed(rules, state, fight.EndFight("lost"))
    if state:
        assert fighting(state, state.fight) == ()
        ended = rules.apply(state, fight.EndFight("drawn"), dice).state
        assert ended.fight is None
        assert rules.load(rules.dump(ended)) == ended


@by_chance
@given(armies, st.integers(0, 999))
def test_something_can_always_be_done_until_one_side_is_gone(rules, makes, seed):
    dice = Dice(str(seed))
    state = met(rules, makes, dice)
    for number in range(0, 240, 2):
        if len({one.side for one in fighting(state, state.fight)}) < 2:
            break
        command = next_of(rules, state, number)
        assert isinstance(command, NATURAL)
        state = rules.apply(state, command, dice).state
        assert state.fight.assault is None or not isinstance(command, (fight.Land, fight.CallOff))
    ended = rules.apply(state, fight.EndFight("drawn"), dice).state
    assert ended.fight is None


@pytest.mark.parametrize("make", STOCK)
def test_every_unit_by_a_stat_block_can_come_and_go(rules, make):
    dice = Dice("1")
    state = met(rules, [make], dice)
    name = f"{make} 1"
    assert state.fight.find(name)
    left = rules.apply(state, fight.Leave(name, "left"), dice).state
    assert left.unit(name).end == ""
    assert name not in [one.name for one in fighting(left, left.fight)]
