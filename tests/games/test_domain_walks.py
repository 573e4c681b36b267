"""Any way through a Domain's years: no Crisis twice, every number within its bounds, and the state is kept."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lore_samples import library
from realm_strategies import realms
from road_samples import on_road, someone

from realmgen.errors import NotAllowed
from realmgen.games.bastionland.domain.crises import possible, tells_of
from realmgen.games.bastionland.domain.model import CRISES, OFFICES
from realmgen.games.bastionland.domain.succession import due
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.domain.offered import of_domains
from realmgen.games.bastionland.rules.season.offered import of_the_year
from realmgen.kit.chance import Dice, Replay

RULES = Rules(library())
QUIET = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
NAMES = ("Isolde", "Bran", "Wat", "Maud", "Ede")
OTHER = (
    "crises {at}",
    "crises {at}",
    "crises {at}",
    "crisis {at} any",
    "crisis {at} any",
    "collect {at} increased",
    "drama {at}",
    "standing {at} away on",
    "standing {at} turmoil on",
    'settle {at} 1 "justice"',
    'council {at} sheriff "{name}"',
    'council {at} steward "{name}"',
    'circle {at} "{name}" on',
    'task {at} "{name}" week "a task"',
    "outcome {at} 1 failed",
    'domain {at} "{name}" force',
    'design {at} building "a mill"',
    'design {at} grand "a wall"',
    'pursuit "{name}" pilgrimage "the ford"',
    'situation "the ford"',
    'heir {at} electors "{name}"',
    'succeed {at} "{name}"',
    'fate "{name}" slain',
    'return "{name}"',
    'ruler {at} "{name}"',
    'ruler {at} ""',
    "forsake {at}",
    'rechristen "{name}" "{name} Vane"',
    'rename {at} "{name}hold"',
    "remove {at}",
    "luck",
)


@st.composite
def countries(draw):
    """A Company in some Realm that has Holdings, one of which is ruled."""
    realm = draw(realms().filter(lambda realm: realm.holdings))
    people = (someone("Isolde"), someone("Bran"), someone("Wat", "squire"))
    at = realm.holdings[0].at
    state = on_road(realm, at, *people, day=draw(st.sampled_from((1, 5))))
    for text in (f'domain {at} "{draw(st.sampled_from(NAMES))}"', f'council {at} marshal "Bran"', f"crisis {at} doubt"):
        state = RULES.apply(state, RULES.parse(text), Dice("begun")).state
    return state


def ordered(draw, state):
    """A command that is offered somewhere, or one that a game master may think of."""
    homes = [home.at for home in state.realm.holdings]
    at = draw(st.sampled_from((homes[0], homes[0], *homes)))
    name = draw(st.sampled_from(NAMES))
    if draw(st.integers(0, 3)):
        return str(draw(st.sampled_from([*of_domains(state), *of_the_year(state)])))
    return draw(st.sampled_from(OTHER)).format(at=at, name=name)


def assert_sound(before, after):
    assert RULES.load(RULES.dump(after)) == after
    homes = {home.at: home for home in after.realm.holdings}
    live = [domain for domain in after.domains if not domain.ended]
    assert len({domain.at for domain in live}) == len(live)
    assert all(domain in live for domain in due(after))
    for domain in live:
        assert homes[domain.at].ruler == domain.ruler != ""
        kinds = [crisis.kind for crisis in domain.open_crises]
        assert len(set(kinds)) == len(kinds)
        assert set(kinds) | set(possible(domain)) == set(CRISES)
        assert len(domain.dilemma) in (0, 1, 2)
        assert not set(domain.dilemma) & set(kinds)
        assert len({one.name for one in domain.court}) == len(domain.court)
        assert set(domain.council) <= set(OFFICES)
        assert all(domain.council.values())
        assert domain.ruler not in (*domain.circle, domain.council.get("steward"))
    assert len(after.calendar.entries) >= len(before.calendar.entries)
    told = [crisis for domain in after.domains for crisis in domain.crises if crisis.announced]
    for entry in after.calendar.entries:
        assert entry.secret or entry.kind != "crisis" or any(tells_of(entry, crisis) for crisis in told)


@QUIET
@given(st.data())
def test_a_domain_stays_sound_whatever_is_ordered(data):
    state = data.draw(countries())
    for step in range(data.draw(st.integers(6, 24))):
        text = ordered(data.draw, state)
        try:
            command = RULES.parse(text)
            RULES.check(state, command)
        except NotAllowed:
            continue
        dice = Dice(f"{step}")
        done = RULES.apply(state, command, dice)
        replay = Replay(dice.rolled, dice.drawn)
        assert RULES.apply(state, command, replay) == done
        replay.finish()
        assert all(event.text.endswith((".", "!", "?", "…", "”", '"', ")")) for event in done.events), text
        assert_sound(state, done.state)
        if not done.state.realm.holdings:
            return
        state = done.state
