"""What the year brings a Domain: collections, drama at Court, grand designs (MB-408 to MB-411, MB-415 to MB-417)."""

import dataclasses

import pytest
from domain_samples import AT, kinds, ruled, troubled
from lore_samples import library
from road_samples import changed, steed, texts

from realmgen.games.bastionland.domain.designs import done_words, is_road, passed, wait_of
from realmgen.games.bastionland.domain.drama import INVOLVED, LEVERAGE, TABLES
from realmgen.games.bastionland.domain.model import CRISES
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.season.model import AGE_STEPS, SEASON_STEPS, Turning
from realmgen.kit.chance import Dice


@pytest.fixture
def rules():
    return Rules(library())


def turning(state, step, kind="season", **more):
    turn = Turning(kind, state.day.now, step, **more)
    return dataclasses.replace(state, calendar=dataclasses.replace(state.calendar, turning=turn))


@pytest.mark.parametrize(
    ("season", "told"),
    [
        ("spring", "Lakenholt: the Tax was collected as usual, in coins."),
        ("harvest", "Lakenholt: the Tithe was collected as usual, in food and drink."),
        ("winter", "Lakenholt: the Levy was collected as usual, in materials and crafts."),
    ],
)
def test_MB_408_what_is_collected_as_usual_takes_no_roll(act, realm, season, told):
    step = act(ruled(realm, season=season), "collect 0601")
    assert texts(step) == [told]
    assert (kinds(step.state), step.state.domain(AT).coffers, step.state.domain(AT).misrule) == ([], False, False)
    assert act(ruled(realm), "collect 0601 usual").state.domains == ruled(realm).domains


def test_MB_409_a_one_is_misrule_at_once_without_any_crisis(act, realm):
    step = act(ruled(realm), "collect 0601 increased", 1)
    domain = step.state.domain(AT)
    assert (domain.misrule, domain.coffers, kinds(step.state)) == (True, False, [])
    assert texts(step) == [
        "Lakenholt: the Tax was increased, a 1. Misrule at Lakenholt: Vassals revolt, Knights leave, and pretenders"
        " press their claims."
    ]


@pytest.mark.parametrize("die", [2, 3])
def test_MB_409_two_and_three_are_full_coffers_and_a_crisis(act, realm, die):
    step = act(ruled(realm), "collect 0601 increased", die, 6, 1)
    assert (step.state.domain(AT).coffers, kinds(step.state)) == (True, ["doubt"])
    assert not step.state.domain(AT).misrule
    all_six = act(ruled(realm, crises=troubled(*CRISES)), "collect 0601 increased", die).state
    assert (all_six.domain(AT).coffers, kinds(all_six)) == (True, list(CRISES))


@pytest.mark.parametrize("die", [4, 5, 6])
def test_MB_409_four_to_six_are_full_coffers_with_little_grumbling(act, realm, die):
    step = act(ruled(realm), "collect 0601 increased", die)
    assert (step.state.domain(AT).coffers, step.state.domain(AT).misrule, kinds(step.state)) == (True, False, [])
    assert texts(step) == [f"Lakenholt: the Tax was increased, a {die}. The coffers are full, and few grumbled."]


def test_coffers_are_full_until_they_are_spent(act, realm):
    state = act(ruled(realm, coffers=True, misrule=True), "collect 0601").state
    assert (state.domain(AT).coffers, state.domain(AT).misrule) == (True, True)
    assert act(state, "collect 0601 increased", 1).state.domain(AT).coffers
    step = act(state, 'standing 0601 coffers off "the new wall"')
    assert texts(step) == ["The coffers of Lakenholt are full no more: the new wall."]
    assert texts(act(step.state, "standing 0601 coffers on")) == ["The coffers of Lakenholt are full."]


def test_MB_A40_a_collection_is_of_the_season_that_ends_and_drama_of_the_one_that_begins(act, realm, refused):
    before, after = turning(ruled(realm), "collection"), turning(ruled(realm), "drama")
    collected = act(before, "collect 0601").state
    assert collected.calendar.turning.collected == (AT,)
    refused(collected, "collect 0601", "the collection of Lakenholt is settled for this turn")
    assert act(after, "collect 0601").state.calendar.turning.collected == ()
    assert act(before, "drama 0601", 5, 1, 1, 1, 1).state.calendar.turning.staged == ()
    begun = dataclasses.replace(after, domains=(*after.domains, dataclasses.replace(after.domains[0], at="0105")))
    staged = act(begun, "drama 0601", 5, 1, 1, 1, 1).state
    assert staged.calendar.turning.staged == (AT,)
    refused(staged, "drama 0601", "the drama at the Court of Lakenholt is settled for this turn")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_MB_410_a_drama_has_two_parties_and_leverage(act, realm, die):
    step = act(ruled(realm), "drama 0601", 4, 1, 2, 3, die)
    assert TABLES == ("sparks.drama.who", "sparks.drama.whom", "sparks.drama.cause")
    who, whom, cause = (library().tables[table].entry(n) for n, table in enumerate(TABLES, 1))
    data = step.events[0].data
    assert (data["parties"], data["leverage"]) == ([who, whom], LEVERAGE[die - 1])
    assert texts(step) == [
        f"Drama at Lakenholt, a 4: the Company has no part in it. {who[0].upper()}{who[1:]} {whom} {cause}. One of them"
        f" has {LEVERAGE[die - 1]}. Whatever looks easiest leaves one of them wronged."
    ]
    (entry,) = step.state.calendar.entries
    assert (entry.kind, entry.at, entry.secret) == ("drama", AT, True)


@pytest.mark.parametrize(("die", "how"), [
    (1, "personally"), (2, "by association"), (3, "by association"),
    (4, "not involved"), (5, "not involved"), (6, "not involved"),
])  # fmt: skip
def test_MB_411_a_die_says_how_the_company_is_in_it(act, realm, die, how):
    step = act(ruled(realm), "drama 0601", die, 1, 1, 1, 1)
    assert step.events[0].data["result"] == how
    assert f"a {die}: {INVOLVED[how]}." in step.events[0].text


def after(domain, *turns):
    """What is done, turn by turn."""
    found = []
    for kind in turns:
        domain, done = passed(domain, kind, Moment(season="harvest"))
        found.append([design.what for design in done])
    return found


def test_MB_415_a_change_is_done_by_the_next_season_whenever_it_is_begun(act, realm):
    for day in (1, 9):
        step = act(ruled(realm, day=day), 'design 0601 change "a deeper moat"')
        assert texts(step) == [
            "Lakenholt begins a change to what stands: a deeper moat. It is done when the Season turns."
        ]
        assert after(step.state.domain(AT), "season", "season") == [["a deeper moat"], []]
    domain, (design,) = passed(step.state.domain(AT), "season", Moment(season="harvest"))
    assert (design.done, domain.designs, domain.turns) == (Moment(season="harvest"), (design,), 1)


def test_MB_416_a_building_begun_with_the_start_of_a_season_is_done_when_the_next_begins(act, realm):
    step = act(ruled(realm, day=1, season="harvest"), 'design 0601 building "a mill"')
    assert step.state.domain(AT).designs[0].early
    assert texts(step) == ["Lakenholt begins a new building: a mill. It is done when the Season turns."]
    assert after(step.state.domain(AT), "season") == [["a mill"]]


def test_MB_416_a_building_begun_later_is_done_when_the_season_after_the_next_begins(act, realm):
    midharvest = ruled(realm, day=1, season="harvest")
    midharvest = dataclasses.replace(midharvest, calendar=dataclasses.replace(midharvest.calendar, event="middle"))
    for state in (midharvest, ruled(realm, day=2, season="harvest")):
        step = act(state, 'design 0601 building "a mill"')
        assert texts(step) == [
            "Lakenholt begins a new building: a mill. It is done when the Season after the next begins."
        ]
        assert after(step.state.domain(AT), "season", "season") == [[], ["a mill"]]
    once = passed(step.state.domain(AT), "season", Moment())[0].designs[0]
    assert wait_of(once) == "when the Season turns"


@pytest.mark.parametrize("kind", ["season", "age"])
def test_MB_416_within_a_turn_it_is_begun_with_the_season_once_time_has_passed(act, realm, kind):
    early = []
    for step in SEASON_STEPS if kind == "season" else AGE_STEPS:
        new = act(turning(ruled(realm, day=1), step, kind), 'design 0601 building "a mill"').state
        early.append(new.domain(AT).designs[0].early)
    assert early == [False] * 4 + [True] * (len(early) - 4)


def test_MB_417_a_grand_project_takes_an_age(act, realm):
    step = act(ruled(realm, day=1), 'design 0601 grand "a road to Vigil"')
    assert texts(step) == ["Lakenholt begins a grand project: a road to Vigil. It is done with the next Age."]
    assert after(step.state.domain(AT), *["season"] * 5, "age") == [[]] * 5 + [["a road to Vigil"]]


def test_MB_417_along_a_road_that_is_done_steeds_cruise(act, realm):
    state = act(ruled(realm), 'design 0601 grand "a road to Vigil"').state
    _, (road,) = passed(state.domain(AT), "age", Moment(age=2))
    assert done_words(road) == "a road to Vigil is done, and steeds may cruise along it"
    assert done_words(dataclasses.replace(road, what="A curtain wall")) == "a curtain wall is done"
    assert not is_road(dataclasses.replace(road, what="a broader moat"))
    assert is_road(dataclasses.replace(road, what="Roads, and bridges"))
    riding = dataclasses.replace(
        state, company=dataclasses.replace(state.company, members=(*state.company.members, steed("Grey", "Isolde")))
    )
    ridden = act(changed(riding, phases=1), "cruise road 0501 0502").state
    assert ridden.day.deed == "cruise"


def test_an_age_completes_all_that_is_begun(act, realm):
    state = ruled(realm, day=5)
    for size in ("change", "building", "grand"):
        state = act(state, f'design 0601 {size} "a {size}"').state
    assert after(state.domain(AT), "age") == [["a change", "a building", "a grand"]]


def test_a_design_is_given_up_or_done_by_hand(act, realm, refused):
    state = act(act(ruled(realm), 'design 0601 grand "a road to Vigil"').state, 'design 0601 change "a moat"').state
    step = act(state, "abandon 0601 1")
    assert texts(step) == ["Lakenholt gave up a road to Vigil."]
    assert [design.what for design in step.state.domain(AT).designs] == ["a moat"]
    done = act(state, "complete 0601 1")
    assert texts(done) == ["At Lakenholt, by hand, a road to Vigil is done, and steeds may cruise along it."]
    assert done.state.domain(AT).designs[0].done == state.day.now
    assert (
        done.state.calendar.entries[-1].text == "At Lakenholt, a road to Vigil is done, and steeds may cruise along it."
    )
    assert wait_of(done.state.domain(AT).designs[0]) == ""
    for verb in ("complete", "abandon"):
        refused(done.state, f"{verb} 0601 1", "a road to Vigil is done already")
        refused(done.state, f"{verb} 0601 3", "Lakenholt has no design 3: it has 2 designs")
    assert after(done.state.domain(AT), "age") == [["a moat"]]


ROLLS = (
    ("crises 0601", [6]),
    ("crisis 0601 any", [6]),
    ("collect 0601 increased", [6]),
    ("drama 0601", [6, 12, 12, 12, 3]),
    ("court 0601 petitioner", [3, 12]),
    ("court 0601 courtier", [24]),
    ("court 0601 retainer", [2]),
)


@pytest.mark.parametrize(("text", "sides"), ROLLS)
def test_MB_394_MB_397_MB_398_MB_409_MB_411_each_rolls_its_die(rules, realm, text, sides):
    for seed in range(9):
        dice = Dice(f"{seed}")
        rules.apply(ruled(realm), rules.parse(text), dice)
        assert [die.sides for die in dice.rolled][: len(sides)] == sides
