"""Whatever is ordered of units, in whatever order: their numbers stay within their bounds, and all is kept whole."""

from typing import get_args

from company_samples import BRAN, ISOLDE
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as f
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.forces.blocks import STOCK, WARBANDS
from realmgen.games.bastionland.model import State
from realmgen.kit.chance import Dice

SEAT, TOWER = "0303", "0105"
NAMES = ("The Reeds", "The Heron", "The Wall", "Wolves", "Isolde", "Militia of Amberwick", "Riders of Vigil")
names = st.sampled_from(NAMES)
amounts = st.integers(0, 12).map(str) | st.sampled_from(("d6", "2d6"))
commands = st.one_of(
    st.builds(c.Raise, st.sampled_from(STOCK), names, st.sampled_from(("none", "vassals", "mercenaries"))),
    st.builds(
        c.Foe,
        names,
        st.sampled_from(("VIG 6, CLA 10, SPI 5, 3GD, bite d6", "VIG 12, CLA 9, SPI 9, 4GD, A2, spear d8 hefty")),
        st.sampled_from((1, 1, 2, 8)),
    ),
    st.builds(c.Muster, st.sampled_from((SEAT, TOWER)), st.lists(st.sampled_from([*WARBANDS]), max_size=4).map(tuple)),
    st.builds(c.Retrain, names, st.sampled_from(get_args(c.Train))),
    st.builds(c.Drive, names, amounts),
    st.builds(c.Needs, names, st.sampled_from(("met", "unmet"))),
    st.builds(c.Order, names, st.just("hold")),
    st.builds(c.Rest, names, st.sampled_from(("guard", "whole"))),
    st.builds(c.Repair, names),
    st.builds(c.Collide, names, names, st.sampled_from(("alike", "first", "second"))),
    st.builds(c.Finish, names, st.sampled_from(get_args(c.Finished))),
    st.builds(c.Disband, names),
    st.builds(c.Veiled, names, st.sampled_from(("on", "off"))),
    st.builds(f.Clash, names, names, st.integers(0, 2)),
)


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(st.lists(commands, max_size=30), st.integers(0, 9))
def test_any_sequence_keeps_units_sound(rules, realm, ordered, seed):
    domains = (Domain(SEAT, "Isolde"), Domain(TOWER, "Sir Bram", council={"marshal": "Bran"}))
    state = State(realm, company=Company(members=(ISOLDE, BRAN)), domains=domains)
    dice = Dice(str(seed))
    for command in ordered:
        assert rules.parse(str(command)) == command
        try:
            rules.check(state, command)
        except IllegalCommand:
            continue
        step = rules.apply(state, command, dice)
        state = step.state
        assert all(event.text[-1] in ".!?…" and "`" not in event.text for event in step.events)
        assert_sound(state)
    assert rules.load(rules.dump(state)) == state


def assert_sound(state):
    for unit in state.units:
        for score in (unit.vig, unit.cla, unit.spi, unit.guard):
            assert 0 <= score.now <= score.full
        assert unit.down <= unit.number
        assert unit.end != "" or unit.built or unit.vig.now
    there = [unit.name.casefold() for unit in state.units if unit.end != "disbanded"]
    there += [member.name.casefold() for member in state.company.members]
    assert len(set(there)) == len(there)
    for at in (SEAT, TOWER):
        assert sum(unit.home == at and unit.end != "disbanded" for unit in state.units) <= warbands_of(state.realm, at)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(STOCK), min_size=1, max_size=6), st.integers(0, 99))
def test_whatever_is_offered_of_units_can_be_done(rules, makes, seed):
    state, dice = State(), Dice(str(seed))
    for number, make in enumerate(makes):
        state = rules.apply(state, c.Raise(make, f"Unit {number}"), dice).state
    kinds = (*(kind for kind in vars(c).values() if isinstance(kind, type)), f.Clash)
    for _ in range(6):
        offered = [command for command in rules.offers(state) if isinstance(command, kinds)]
        if not offered:
            break
        command = dice.pick(offered)
        assert rules.parse(str(command)) == command
        state = rules.apply(state, command, dice).state
        assert all(unit.guard.now <= unit.guard.full for unit in state.units)
