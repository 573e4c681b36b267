"""However the Company is made and equipped, in whatever order: it stays in accord with itself, and is kept whole."""

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lore_samples import library

from realmgen.errors import Ambiguous, NotAllowed, Unreadable
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.changes import faults
from realmgen.games.bastionland.company.gear import Hands, attack_dice, fault_of, read
from realmgen.games.bastionland.company.model import (
    HIGHEST,
    KINDS,
    LIFE,
    MEASURES,
    REMEDIES,
    SCOPES,
    STARTS,
    GuardScore,
    Member,
    Score,
)
from realmgen.games.bastionland.folk import SERVICES
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.company.making.outfit import mounted
from realmgen.kit.chance import Dice, Replay

names = st.sampled_from(("Ada", "ada", "Bea", "Wat", "Wat's pony", "Ada's mule", "Cyr"))
things = st.sampled_from(
    (
        *("Mace", "mace", "Spear (d8 hefty)", "Dagger", "Poleaxe", "Lance", "Longbow (d8 slow)", "Rope", "A mule"),
        *("Shield", "shield", "Coat", "Kettle helm (A1)", "Helm", "Plates", "Riding steed", "Sacrament"),
        *("Smoked fish (Sustenance)", "Spear (d8 hefty, +d8 against beasts)", "Hound (VIG 5, CLA 10)", "Broken (d7)"),
    )
)
several = st.lists(things, max_size=4).map(tuple)
scores = st.builds(Score, st.integers(0, HIGHEST), st.integers(0, HIGHEST))
members = st.builds(
    Member,
    names,
    st.sampled_from(KINDS),
    *(scores,) * 3,
    st.builds(GuardScore, st.integers(0, 9), st.integers(0, 9)),
    items=several,
    held=several,
    remedy=st.none() | st.sampled_from(tuple(REMEDIES)),
    of=names,
)
commands = st.one_of(
    st.builds(c.SetStart, st.sampled_from(STARTS)),
    st.builds(c.SetScope, st.sampled_from(SCOPES), st.integers(-1, 9)),
    st.builds(c.NewKnight, names, st.sampled_from(("", "Ann")), st.sampled_from(("", "", "knights-3", "knights-99"))),
    st.builds(c.NewSquire, names, names),
    st.builds(c.KnightSquire, names, st.sampled_from(("", "knights-3"))),
    st.builds(c.NewBeast, names, st.sampled_from((*BEASTS, "dragon")), names | st.just("")),
    st.builds(c.NewFollower, names, st.sampled_from((*SERVICES, "juggler"))),
    st.builds(c.PutMember, members),
    st.builds(c.RenameMember, names, names),
    st.builds(c.Dismiss, names),
    *(st.builds(kind, names, things) for kind in (c.GiveItem, c.GiveItem, c.TakeItem)),
    st.builds(c.Trade, names, things, st.just("a song")),
    *(st.builds(kind, names, several) for kind in (c.Wield, c.Wear)),
    st.builds(c.Carry, names, st.sampled_from((*REMEDIES, "none"))),
    st.builds(c.Player, names, st.sampled_from(("", "Ann", "x" * 90))),
    st.builds(c.Successor, names, names),
    st.builds(c.SetAge, names, st.sampled_from(LIFE)),
    st.builds(c.Die, names, st.sampled_from(("slain", "left"))),
)
RULES, BARE = Rules(library()), Rules(Library(Bare()))
START = (c.NewKnight("Ada"), c.NewSquire("Wat", "Ada"), c.GiveItem("Ada", "Mule"))


def assert_in_accord(state):
    company = state.company
    by_letters = Counter(member.name.casefold() for member in company.members)
    assert max(by_letters.values(), default=0) <= 1
    for member in company.members:
        assert faults(member) == ()
        assert all(member.score(measure).now <= member.score(measure).full for measure in MEASURES)
        assert not Counter((*member.held, *member.worn)) - Counter(member.items)
        assert 0 <= member.armour <= 9
        assert all(len(line) <= 80 for line in member.items)
    titles = Counter(m.calling.id for m in company.members if m.calling and not m.fate)
    assert max(titles.values(), default=0) <= 1


def given_to(state, command):
    """The state after a command, which is played again without the library; as it was when that is not allowed."""
    try:
        RULES.check(state, command)
        dice = Dice(str(command))
        step = RULES.apply(state, command, dice)
    except (NotAllowed, Unreadable, Ambiguous):
        return state
    again = Replay(dice.rolled, dice.drawn)
    assert BARE.apply(state, command, again) == step
    again.finish()
    assert all(event.text.endswith((".", "!", "?")) for event in step.events)
    return step.state


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(commands, max_size=25))
def test_any_sequence_of_making_keeps_the_company_in_accord(told):
    state = State()
    for command in (*START, *told):
        state = given_to(state, command)
        assert_in_accord(state)
    assert RULES.load(RULES.dump(state)) == state


@settings(max_examples=100, deadline=None)
@given(st.lists(things, max_size=8), several, several)
def test_what_was_taken_in_hand_can_be_held(got, wielded, worn):
    state = given_to(State(), c.NewKnight("Ada"))
    for thing in got:
        state = given_to(state, c.GiveItem("Ada", thing))
    for command in (c.Wear("Ada", worn), c.Wield("Ada", wielded), c.Wear("Ada", worn)):
        state = given_to(state, command)
        ada = state.company.find("Ada")
        assert fault_of(Hands(ada.held, ada.worn), mounted=mounted(state, ada)) == ""
        assert ada.armour == sum(read(line).armour for line in ada.worn) <= 4
        assert all(attack_dice(read(line), confined=True) for line in ada.held if read(line).arms)
