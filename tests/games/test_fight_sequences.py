"""Fights by chance: whatever is ordered in whatever order, numbers stay sound, and every fight can be ended."""

from dataclasses import replace

from company_samples import BRAN, GREY, HOB, ISOLDE, MOTH, PERKIN
from fight_samples import band, foe, gate, steed, world
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company, fight, forces
from realmgen.games.bastionland.company.model import HIGHEST, MEASURES
from realmgen.games.bastionland.fight.damage import Body, dealt, hit
from realmgen.games.bastionland.fight.who import fighting, party
from realmgen.games.bastionland.rules.fight.offered import fought
from realmgen.kit.chance import Dice

PEOPLE = ("Isolde", "Bran", "Perkin", "Hob", "Grey", "Ash", "Bandits", "Captain", "Thief", "Militia", "Gate")
names = st.sampled_from(PEOPLE)
several = st.lists(names, min_size=1, max_size=4).map(tuple)
numbers = st.integers(0, 14)
words = st.sampled_from(("", "mace", "break the shield", "disarm mace", "strip helm", "pinned", "Isolde", "sword"))
bought = st.sampled_from(("impair", "other", "trap"))
ailments = st.sampled_from(("exposed", "fatigued", "away"))
written = st.one_of(
    st.builds(fight.Attack, names, several),
    st.builds(fight.Bout, st.sampled_from(("duel", "joust")), names, names, st.sampled_from(("deadly", "bloodless"))),
    st.builds(fight.Caught, st.lists(names, max_size=4).map(tuple)),
    st.builds(fight.FormWall, st.sampled_from(("shields", "spears")), several),
    st.builds(fight.Mount, names, st.sampled_from(("", "Ash", "Moth", "steed"))),
    st.builds(fight.LeadFront, names, st.sampled_from(("", "Militia"))),
    st.builds(fight.Arms, names, st.lists(words.filter(bool), max_size=2).map(tuple)),
    st.builds(fight.Buy, names, numbers, bought, st.sampled_from(("plain", "greater")), words),
    st.builds(fight.Join, st.sampled_from(("ours", "theirs")), names, st.sampled_from(("ready", "late"))),
    st.builds(fight.Fall, names, numbers),
    st.builds(fight.Scarred, names, numbers),
    st.builds(fight.Morale, names),
    st.builds(company.Die, names, st.sampled_from(("slain", "left"))),
    st.builds(company.Condition, names, ailments, st.sampled_from(("on", "off"))),
    st.builds(company.Lose, names, st.sampled_from(("cla", "spi", "vig")), st.just("d20")),
    st.builds(company.Dismiss, names),
    st.builds(forces.Disband, names),
)  # fmt: skip


def start():
    bandits = foe("Bandits", number=4, leader="Captain", attacks=("mace d8 hefty", "shield d4"), armour=2)
    captain = foe("Captain", named=True, mounted=True, attacks=("longsword 2d8 hefty",), armour=1)
    thief = foe("Thief", attacks=("shortbow d6 long", "dagger d6"))
    return world(
        replace(ISOLDE, guard=ISOLDE.guard),
        BRAN,
        PERKIN,
        HOB,
        GREY,
        steed(),
        MOTH,
        bandits,
        captain,
        thief,
        band(),
        gate(),
    )


def sound(state):
    for who in (*state.company.members, *state.units):
        for measure in MEASURES:
            score = getattr(who, measure)
            assert 0 <= score.now <= score.full <= (99 if measure == "guard" else HIGHEST), (who.name, measure)
        assert 0 <= who.armour <= 9
    for unit in state.units:
        assert 0 <= unit.down <= unit.number
    for one in state.fight.fighters if state.fight else ():
        assert one.name in PEOPLE or one.name == "Moth"


def ordered(rules, state, command, dice):
    """The step of a command, or None where it is refused."""
    assert rules.parse(str(command)) == command
    try:
        rules.check(state, command)
    except IllegalCommand:
        return None
    step = rules.apply(state, command, dice)
    assert step.events
    assert all(event.text.strip()[-1] in ".!?…" and "  " not in event.text for event in step.events), step.events
    assert all("`" not in event.text and event.text[0] == event.text[0].upper() for event in step.events), step.events
    return step


def never_heals(before, after):
    """No Guard or VIG rises as an attack lands, but where the next of a group steps up."""
    for who in (*before.company.members, *before.units):
        now = party(after, who.name)
        if now is not None and not (hasattr(who, "down") and now.down > who.down):
            assert now.guard.now <= who.guard.now
            assert now.vig.now <= who.vig.now


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(st.data(), st.integers(0, 99))
def test_any_fight_keeps_its_numbers_sound_can_be_left_and_is_kept_whole(rules, data, seed):
    dice, state = Dice(str(seed)), start()
    state = rules.apply(state, fight.OpenFight("The ford"), dice).state
    for name in ("Bandits", "Captain", "Thief", "Gate"):
        state = rules.apply(state, fight.Join("theirs", name), dice).state
    for _ in range(data.draw(st.integers(5, 40))):
        offered = [one for one in fought(state) if not isinstance(one, fight.EndFight)]
        if data.draw(st.integers(0, 3)) and offered:
            kind = data.draw(st.sampled_from(sorted({one.verb for one in offered})))
            command = data.draw(st.sampled_from([one for one in offered if one.verb == kind]))
        else:
            command = data.draw(written)
        step = ordered(rules, state, command, dice)
        if step is None:
            continue
        if isinstance(command, (fight.Land, fight.Unhorse)):
            never_heals(state, step.state)
        state = step.state
        sound(state)
    assert rules.load(rules.dump(state)) == state
    if state.fight and state.fight.assault and state.fight.assault.stage == "rolled":
        assert ordered(rules, state, fight.EndFight("drawn", "they parted"), dice) is None
        state = rules.apply(state, fight.Land(), dice).state
    ended = ordered(rules, state, fight.EndFight("drawn", "they parted"), dice)
    assert ended is not None
    assert ended.state.fight is None
    assert ended.state.fights[-1].outcome == "drawn"
    assert rules.load(rules.dump(ended.state)) == ended.state


ONWARD = (fight.Land, fight.Roll, fight.CallOff, fight.Morale, fight.Attack, fight.NextTurn)
"""What carries a fight on, the next step first."""


def onward(rules, state):
    """The next step of a fight: its end once a side has nobody left."""
    if len({one.side for one in fighting(state, state.fight)}) < 2:
        return fight.EndFight("won")
    allowed = {type(one): one for one in rules.offers(state)}
    return next(allowed[kind] for kind in ONWARD if kind in allowed)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 9999))
def test_a_fight_that_does_what_comes_next_comes_to_its_end(rules, seed):
    dice, state = Dice(str(seed)), start()
    state = rules.apply(state, fight.OpenFight("The ford"), dice).state
    for name in ("Bandits", "Captain"):
        state = rules.apply(state, fight.Join("theirs", name), dice).state
    for _ in range(400):
        if state.fight is None:
            break
        state = rules.apply(state, onward(rules, state), dice).state
    assert state.fight is None


bodies = st.builds(Body, st.integers(0, 99), st.integers(0, 19), st.booleans(), st.booleans(), st.booleans())


@given(bodies, st.integers(-5, 60))
def test_damage_never_heals_and_falls_where_it_must(body, damage):
    after, result = hit(body, damage)
    assert 0 <= after.guard <= body.guard
    assert 0 <= after.vig <= body.vig
    lost = body.guard - after.guard + body.vig - after.vig
    assert lost == min(
        max(0, damage), (0 if body.exposed and not body.built else body.guard) + (0 if body.built else body.vig)
    )
    assert (result == "unharmed") == (damage <= 0)
    if body.built:
        assert result in ("unharmed", "evaded", "destroyed")
    if result in ("wounded", "mortal"):
        assert after.vig > 0


@given(bodies, st.integers(0, 40))
def test_more_damage_is_never_better_to_take(body, damage):
    less, _ = hit(body, damage)
    more, _ = hit(body, damage + 1)
    assert (more.guard, more.vig) <= (less.guard, less.vig)


@given(st.integers(0, 20), st.integers(0, 5), st.integers(0, 9))
def test_armour_never_adds_and_bolsters_never_take_away(base, bolsters, armour):
    assert dealt(base, bolsters, armour + 1) <= dealt(base, bolsters, armour) <= base + bolsters
    assert dealt(base, bolsters + 1, armour) >= dealt(base, bolsters, armour) >= 0
