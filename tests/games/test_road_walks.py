"""Any way through a day: whatever is offered can be done, and the state stays sound."""

from typing import get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lore_samples import library
from realm_strategies import realms
from road_samples import on_road, someone, steed

from realmgen.errors import NotAllowed, Unreadable
from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.road.model import PHASES, SEASONS, Stage
from realmgen.games.bastionland.road.offers import suggestions
from realmgen.games.bastionland.road.ways import around
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice

RULES = Rules(library())
QUIET = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MOVES = ("trek", "gallop", "cruise boat", "cruise road", "at")


@st.composite
def companies(draw):
    """A Company somewhere on some Realm, in any Phase."""
    realm = draw(realms())
    spots = [realm.grid.label(cell) for cell in range(realm.grid.size)]
    number = st.integers(0, 19)
    members = [
        someone(name, kind, (min(pair := (draw(number), draw(number))), max(pair)), draw(number), draw(number), **more)
        for name, kind, more in (
            ("Isolde", "knight", {"remedy": "sacrament"}),
            ("Bram", "squire", {}),
            ("Wat", "follower", {"title": draw(st.sampled_from(("guide", "sage")))}),
        )
    ]
    steeds = [steed("Grey", "Isolde"), steed("Bay", "Bram"), steed("Dun", "Wat")]
    switches = {name: draw(st.booleans()) for name in ("deprived", "mist", "light", "guided", "either")}
    return on_road(
        realm,
        draw(st.sampled_from(spots)),
        *members[: draw(st.integers(0, 3))],
        *steeds,
        phase=draw(st.sampled_from(PHASES)),
        season=draw(st.sampled_from(SEASONS)),
        **switches,
    )


def completed(draw, state, one):
    """The command of an offer, with something chosen where a choice is wanted."""
    if one.command:
        return one.command
    if one.choice == "words":
        return f'{one.verb} "the ford"'
    if one.choice == "clock":
        return f"{one.verb} {draw(st.sampled_from(SEASONS))} {draw(st.integers(1, 9))} {draw(st.sampled_from(PHASES))}"
    labels, at = [], state.company.at
    for _ in range({"gallop": 2, "cruise boat": 2, "cruise road": 3}.get(one.verb, 1)):
        at = draw(st.sampled_from(around(state.realm, at)))
        labels.append(at)
    return " ".join((one.verb, *labels))


def when(state):
    now = state.day.now
    return now.age, now.year, SEASONS.index(now.season), now.day, PHASES.index(now.phase)


def assert_sound(before, after, *, by_hand):
    """The clock goes back only by hand."""
    grid, day = after.realm.grid, after.day
    assert RULES.load(RULES.dump(after)) == after
    assert by_hand or when(after) >= when(before)
    assert day.phases - before.day.phases == len(after.trail) - len(before.trail) in (0, 1)
    assert day.stage in get_args(Stage)
    assert bool(day.deed) == (day.stage in ("roll", "end"))
    for label in (after.company.at, *day.through, *after.seen.hexes, *after.seen.afar, *after.seen.features):
        grid.find(label)
    for member in after.company.members:
        assert all(0 <= member.score(virtue).now <= member.score(virtue).full for virtue in VIRTUES)
    assert all(0 <= count <= 6 for count in after.omens.values())
    assert len(after.company.members) == len(before.company.members) > 0


@QUIET
@given(st.data())
def test_whatever_is_offered_can_be_done_and_keeps_the_state_sound(data):
    state = data.draw(companies())
    for step in range(data.draw(st.integers(1, 14))):
        offered = [one for one in suggestions(state) if not one.why_not and one.choice != "company"]
        assert offered
        likely = offered[: data.draw(st.sampled_from((1, 4, len(offered))))]
        text = completed(data.draw, state, one := data.draw(st.sampled_from(likely)))
        command = RULES.parse(text)
        try:
            RULES.check(state, command)
        except NotAllowed:
            assert one.verb in MOVES, text
            continue
        done = RULES.apply(state, command, Dice(f"{step}"))
        assert done == RULES.apply(state, command, Dice(f"{step}"))
        assert all(event.text.endswith((".", "!", "?", "…", "”", '"', ")")) for event in done.events), text
        assert_sound(state, done.state, by_hand=text.startswith("clock "))
        state = done.state


@QUIET
@given(st.data())
def test_a_phase_always_comes_to_its_end(data):
    state = data.draw(companies())
    state = RULES.apply(state, RULES.parse('spend "waiting"'), Dice("x")).state
    for _ in range(30):
        first = next(one for one in suggestions(state) if one.choice != "company")
        text = first.command or completed(data.draw, state, first)
        if state.day.stage == "act":
            text = 'spend "waiting"'
        command = RULES.parse(text)
        try:
            RULES.check(state, command)
        except Unreadable:
            raise AssertionError(text) from None
        state = RULES.apply(state, command, Dice("y")).state
    assert state.day.phases >= 4
