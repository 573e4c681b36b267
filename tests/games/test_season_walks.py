"""Any way through the year: whatever is offered can be done, a turn comes to its end whichever steps are left out, and
the state stays sound."""

from dataclasses import replace

from company_samples import guard
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from realm_strategies import realms
from road_samples import someone
from season_samples import year

from realmgen.content import load
from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.company.model import HIGHEST, LIFE, MEASURES, Scar
from realmgen.games.bastionland.domain.model import CRISES, Crisis, Design, Domain, Task
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.road.model import SEASONS, Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.domain.offered import of_domains
from realmgen.games.bastionland.rules.season.offered import of_the_year
from realmgen.games.bastionland.season.model import EVENTS
from realmgen.games.bastionland.season.outlook import outlook, plan
from realmgen.kit.chance import Dice

RULES = Rules(Library(load("bastionland")))
QUIET = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
NAMES = ("Isolde", "Bran", "Perkin", "Hob")
number = st.integers(0, HIGHEST)
moments = st.builds(Moment, season=st.sampled_from(SEASONS), day=st.integers(1, 30))


@st.composite
def people(draw, name, kind):
    """Somebody of any age, whole or worn, scarred or not."""
    scores = [sorted((draw(number), draw(number))) for _ in range(3)]
    member = someone(
        name,
        kind,
        *map(tuple, scores),
        age=draw(st.sampled_from(LIFE)),
        successor=draw(st.sampled_from(("", *(other for other in NAMES if other != name)))),
        scars=tuple(draw(st.lists(st.builds(Scar, st.integers(10, 11), moments, waits=st.booleans()), max_size=2))),
        fatigued=draw(st.booleans()),
        away=draw(st.booleans()),
    )
    return replace(member, guard=guard(draw(st.integers(0, 4)), draw(st.integers(4, 12))))


@st.composite
def domains(draw, at):
    """A Domain with Crises, designs and tasks of all kinds."""
    kinds = draw(st.lists(st.sampled_from(CRISES), unique=True, max_size=6))
    sizes = st.sampled_from(("change", "building", "grand"))
    return Domain(
        at,
        draw(st.sampled_from((*NAMES, "Dame Orla Vane"))),
        crises=tuple(Crisis(kind, Moment(), "It is so.") for kind in kinds),
        designs=tuple(draw(st.lists(st.builds(Design, st.just("a road"), sizes, moments, st.booleans()), max_size=2))),
        tasks=tuple(
            Task("Wenna", "dig", span, Moment()) for span in draw(st.sets(st.sampled_from(("week", "season"))))
        ),
        successor=draw(st.sampled_from(("", *NAMES))),
        misrule=draw(st.booleans()),
    )


@st.composite
def campaigns(draw):
    realm = draw(realms())
    members = [draw(people(*who)) for who in zip(NAMES, ("knight", "knight", "squire", "follower"), strict=True)]
    ruled = [draw(domains(holding.at)) for holding in realm.holdings[: draw(st.integers(0, 2))]]
    state = year(
        *members[: draw(st.integers(0, 4))],
        season=draw(st.sampled_from(SEASONS)),
        event=draw(st.sampled_from(EVENTS)),
        realm=realm,
        domains=tuple(ruled),
        day=draw(st.integers(1, 9999)),
    )
    return replace(state, calendar=replace(state.calendar, permanent=draw(st.booleans())))


def when(state):
    now = state.day.now
    return now.age, now.year, SEASONS.index(now.season), now.day


def done(state, text, seed):
    """The state after a command that is allowed; every event is a whole sentence."""
    command = RULES.parse(text)
    RULES.check(state, command)
    step = RULES.apply(state, command, Dice(seed))
    assert step == RULES.apply(state, command, Dice(seed))
    assert all(event.text[-1] in ".!?…" for event in step.events), text
    assert_sound(state, step.state)
    return step.state


def assert_sound(before, after):
    assert RULES.load(RULES.dump(after)) == after
    assert when(after) >= when(before)
    old, new = before.calendar.entries, after.calendar.entries
    assert [entry.text for entry in new[: len(old)]] == [entry.text for entry in old]
    for member in after.company.members:
        for measure in MEASURES:
            score = member.score(measure)
            assert 0 <= score.now <= score.full <= (99 if measure == "guard" else HIGHEST)
        assert after.company.glory(member.name) >= before.company.glory(member.name)
        was = before.company.find(member.name)
        assert LIFE.index(member.age) - LIFE.index(was.age) in (0, 1)
        assert member.fate or not was.fate
    turning = after.calendar.turning
    if turning:
        assert turning.step in turning.steps
        if before.calendar.turning:
            assert turning.steps.index(turning.step) >= turning.steps.index(before.calendar.turning.step)
        assert {*turning.pursued} <= {knight.name for knight in before.company.knights}
    assert [len(quarter.dates) for quarter in outlook(after).quarters] == [3, 3, 3]
    assert plan(after) == ()


TAKES = {
    "unresolved": ("leave",),
    "collection": ("collect",),
    "misrule": ("reckon",),
    "passing": ("onward",),
    "loss": ("wane",),
    "ageing": ("ripen",),
    "glory": ("acclaim",),
    "pursuits": ("pursuit",),
    "feast": ("feast",),
    "crises": ("dilemma", "crises"),
    "drama": ("drama",),
}
"""By step: the verbs of what it wants, the first allowed one first."""


def allowed(state):
    """What the year and its Domains offer that can be done now."""
    for command in (*of_the_year(state), *of_domains(state)):
        try:
            RULES.check(state, command)
        except IllegalCommand:
            continue
        yield command


def taken(state):
    """What the step of the turn wants next."""
    orders = list(allowed(state))
    return next(str(one) for verb in TAKES[state.calendar.turning.step] for one in orders if one.verb == verb)


@QUIET
@given(st.data())
def test_whatever_the_year_offers_can_be_done_and_keeps_the_state_sound(data):
    state = data.draw(campaigns())
    for number in range(data.draw(st.integers(1, 25))):
        text = str(data.draw(st.sampled_from(list(allowed(state)))))
        state = done(state, text, str(number))


@QUIET
@given(campaigns(), st.sampled_from(("season", "age")), st.lists(st.booleans(), min_size=40, max_size=40))
def test_a_turn_comes_to_its_end_whichever_steps_are_left_out(state, kind, leaves):
    began = state
    state = done(state, f"turn {kind}", "begin")
    passed = False
    for number, leave in enumerate(leaves):
        if state.calendar.turning is None:
            break
        order = "leave" if leave else taken(state)
        passed = passed or order == "onward"
        state = done(state, order, str(number))
    state = state if state.calendar.turning is None else done(state, "turned", "end")
    assert state.calendar.turning is None
    assert (when(state)[:3] > when(began)[:3]) is passed
    if passed:
        assert all(member.guard.now == member.guard.full for member in state.company.living)
        assert (kind == "age") is (state.day.now.age > began.day.now.age)
        for member in state.company.living:
            assert [member.score(virtue).now for virtue in ("vig", "cla", "spi")] == [
                member.score(virtue).full for virtue in ("vig", "cla", "spi")
            ]


@QUIET
@given(campaigns())
def test_every_order_of_the_year_reads_back(state):
    for order in (c.BeginTurn("age"), c.Weeks(), c.Pursue("Isolde", "succession", "Bran", "on"), c.Feast("all drink")):
        assert RULES.parse(str(order)) == order
