"""Whatever befalls the Company, in whatever order: its numbers stay within their bounds, and it is kept whole."""

from company_samples import BRAN, HOB, ISOLDE, PERKIN
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.commands import road
from realmgen.games.bastionland.company.model import HIGHEST, MEASURES, VIRTUES, Company
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import PASSING
from realmgen.kit.chance import Dice

names = st.sampled_from(("Isolde", "Bran", "Perkin", "Hob", "Sir Bram"))
amounts = st.integers(0, 25).map(str) | st.sampled_from(("d4", "d6", "2d12", "9d20"))
words = st.sampled_from(("", "the ford", "reaction", "unready", "Myth 1 (x): y"))
glories = st.builds(
    c.Glory,
    names | st.just("all"),
    st.integers(-3, 3),
    st.sampled_from(("start", "myth", "duel", "tournament", "battle", "age", "other")),
    st.just("why"),
)
parties = st.lists(names, max_size=3).map(tuple)
commands = st.one_of(
    *(st.builds(kind, names, st.sampled_from(MEASURES), amounts, words) for kind in (c.Lose, c.Gain, c.Raise, c.Lower)),
    st.builds(c.Restore, names | st.just("all"), st.sampled_from(MEASURES), words),
    st.just(c.Peace()),
    st.builds(c.Passion, names),
    st.builds(
        c.Condition,
        names | st.just("all"),
        st.sampled_from(("fatigued", "exposed", "away", "opposed")),
        st.sampled_from(("on", "off")),
    ),
    st.builds(c.Save, names, st.sampled_from(VIRTUES), words),
    st.builds(c.Luck, words),
    st.builds(c.Action, names, words, words, st.sampled_from(("", "d6 VIG", "3 spi", "a torch")), words, words),
    glories,
    st.builds(c.Duel, names, names, words),
    st.builds(c.Battle, st.just("the ford"), parties),
    st.builds(c.Resolve, st.integers(1, 4), st.just("led home"), parties),
    st.builds(c.Reopen, st.integers(1, 4)),
    st.builds(c.Die, names, st.sampled_from(("slain", "dead", "left")), words),
    st.builds(c.Return, names),
    st.builds(c.Office, names, st.sampled_from(("", "warden of Vigil", "the Seat of Power"))),
    st.builds(road.Share, st.sampled_from(("words", "roll", "picture")), words, words, words),
    st.just(road.Unshare()),
    st.builds(road.Remark, words),
    st.just(road.OpenNight()),
    st.builds(road.CloseNight, st.sampled_from(PASSING), words),
    st.builds(road.Plan, names, words),
    st.just(road.Passage()),
)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(st.lists(commands, max_size=25), st.integers(0, 9))
def test_any_sequence_keeps_numbers_within_bounds_and_is_kept_whole(rules, realm, ordered, seed):
    state = State(realm, company=Company(members=(ISOLDE, BRAN, PERKIN, HOB)))
    dice = Dice(str(seed))
    for command in ordered:
        assert rules.parse(str(command)) == command
        before = state
        try:
            rules.check(state, command)
        except IllegalCommand:
            continue
        step = rules.apply(state, command, dice)
        state = step.state
        assert all(event.text[-1] in ".!?…" or isinstance(command, road.Remark) for event in step.events)
        if [state.company.glory(name) for name in ("Isolde", "Bran")] != [
            before.company.glory(name) for name in ("Isolde", "Bran")
        ]:
            assert len(state.company.awards) > len(before.company.awards)
    for member in state.company.members:
        for measure in MEASURES:
            score = member.score(measure)
            assert 0 <= score.now <= score.full <= (99 if measure == "guard" else HIGHEST)
        assert state.company.glory(member.name) >= 0
    assert all(award.why and award.amount for award in state.company.awards)
    assert rules.load(rules.dump(state)) == state
    assert all(rows is not None for rows in rules.rows(state).values())
