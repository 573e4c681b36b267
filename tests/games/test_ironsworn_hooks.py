"""Ideas for quests: the whole pool, those that go with the truths, and each made ready with what the world has."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ironland_samples import LORE, NO_LORE
from quest_samples import world

from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.generate import generate
from realmgen.games.ironsworn.lore import Idea
from realmgen.games.ironsworn.model import CATEGORIES, FoeFit, Hook, Truth, WorldOptions
from realmgen.games.ironsworn.start import background, fitting, hooks, ideas, incident, of_goal, of_trouble, outline
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.hooks import plain
from realmgen.games.ironsworn.start.rolling import GOAL, TROUBLE, all_rows
from realmgen.games.ironsworn.start.wording import epithet, fill, hook, written
from realmgen.kit.chance import Dice

EVERYTHING = replace(
    world(), truths=tuple(Truth(key, (1, 2, 3)) for key in CATEGORIES), foes=tuple(FoeFit(key) for key in LORE.foes)
)


def ready(here, seed="1"):
    return hooks(here, LORE, Dice(seed))


def names(here):
    """Every name in a world."""
    return {one.name for one in (*here.places, *here.people)}


def faults(here, found: Hook):
    """What of a quest is not in its world, or not said."""
    text = " ".join((found.title, found.oath, found.text, found.clock, *found.steps))
    missing = [n for n in found.places if here.place(n) is None] + [n for n in found.people if here.person(n) is None]
    unsaid = [
        one.name
        for one in (*map(here.person, found.people), *map(here.place, found.places[1:]))
        if one.name.removeprefix("The ") not in text
    ]
    blanks = re.findall(r"[{}@|=]|  |\.\.", text)
    steps = [] if 3 <= len(found.steps) <= 5 else [len(found.steps)]
    return [*missing, *unsaid, *blanks, *steps]


def test_IS_659_the_pool_holds_71_ideas():
    pool = ideas(LORE)
    kinds = [source.key.split(" ")[0] for source in pool]
    assert {kind: kinds.count(kind) for kind in kinds} == {"region": 9, "truth": 33, "foe": 29}
    assert len({source.key for source in pool}) == len(pool) == 71


def test_every_idea_has_words_of_ours():
    assert [source.key for source in ideas(LORE) if not written(LORE, source.table)] == []
    for asked, table in ((TROUBLE, "quests-troubles.trouble"), (GOAL, "quests-goals.goal")):
        assert [low for low in all_rows(LORE, asked) if not written(LORE, f"{table}-{low}")] == []


def test_every_idea_is_made_ready():
    found = ready(EVERYTHING)
    assert [one.source for one in found] == [source.key for source in ideas(LORE)]
    assert [(one.source, faults(EVERYTHING, one)) for one in found if faults(EVERYTHING, one)] == []
    assert len({one.oath for one in found}) == 71


@pytest.mark.parametrize("asked", [TROUBLE, GOAL])
def test_every_trouble_and_every_goal_is_made_ready(asked):
    make = of_trouble if asked == TROUBLE else of_goal
    found = [make((low,), EVERYTHING, LORE, Dice(str(low))) for low in all_rows(LORE, asked)]
    assert [(one.source, faults(EVERYTHING, one)) for one in found if faults(EVERYTHING, one)] == []
    assert len({one.title for one in found}) == len({one.oath for one in found}) == len(found)


def test_only_what_is_true_is_offered():
    here = replace(world(), truths=(Truth("iron", (2,)), Truth("beasts", (1,))))
    here = replace(here, foes=fitted(here.truths, LORE))
    keys = {source.key for source in fitting(here, LORE)}
    assert {"truth iron 2", "truth beasts 1", "region 9", "foe wolf"} <= keys
    assert not keys & {"truth iron 1", "truth iron 3", "foe wyvern", "foe mammoth"}


def test_an_idea_lies_where_it_says_and_else_where_its_foe_lives():
    found = {one.source: one for one in ready(EVERYTHING)}

    def region(key):
        return EVERYTHING.region_of(EVERYTHING.place(found[key].places[0]).cell)

    assert [region(f"region {n}") for n in range(1, 9)] == list(range(1, 9))
    assert region("region 9") == 8
    assert region("truth iron 1") == 7
    assert region("foe mammoth") == 7
    assert "mammoth" in found["foe mammoth"].foes


def test_an_idea_of_ones_own_and_of_a_pack_is_told_and_brought_by_somebody():
    own = "Somebody {paints} every door in the {valley} blue by night, and the paint is warm."
    here = replace(world(), truths=(Truth("custom", (), "Blue doors.", own),))
    found = next(one for one in ready(here) if one.source.startswith("own"))
    assert found.text.startswith("Somebody (paints) every door")
    assert faults(here, found) == []
    assert found.people
    words = plain("A {title}", "Text.", LORE, Dice("1"))
    assert words[0] == "A (title)"


def test_a_foe_nobody_meets_is_in_no_quest():
    none = replace(EVERYTHING, foes=tuple(FoeFit(key, "legend") for key in LORE.foes))
    found = ready(none)
    assert len(found) == 42
    assert {foe for one in found for foe in one.foes} == set()
    assert [(one.source, faults(none, one)) for one in found if faults(none, one)] == []


def test_nobody_settled_makes_no_quests_and_nobody_known_few():
    empty = replace(world(), places=(), people=(), home=0)
    assert (ready(empty), incident(empty, LORE, Dice("1")), background(empty, LORE, Dice("1"))) == ((), None, None)
    unknown = replace(EVERYTHING, people=())
    assert [faults(unknown, one) for one in ready(unknown) if faults(unknown, one)] == []


def test_an_outline_is_the_steps_of_a_quest():
    found = ready(EVERYTHING)[0]
    assert [(step.text, step.done) for step in outline(found)] == [(step, False) for step in found.steps]


def test_blanks_are_filled_with_the_same_names_throughout():
    cast = Cast(Company(world()), world().place(5), Dice("1"))
    line = fill(
        "{giver+} of {home} and {giver}; {other}; {region}; {site}. {elf=elves|=raiders}, {mammoth=m|=none}.", cast
    )
    giver = cast.people["giver"]
    assert line.startswith(f"{epithet(giver)} of Sova and {giver.name}; ")
    assert line.endswith(". Elves, none.")
    assert "the Havens; the Grey Cairn" in line
    assert fill("{mammoth=a mammoth}", cast) is None
    assert hook(("A", "{mammoth=a}", "c", "d", "e"), cast, "x", "epic") is None


def test_somebody_from_elsewhere_lives_there():
    cast = Cast(Company(world()), world().place(5), Dice("1"))
    found = hook(("A", "Ruin {other}", "{other@place+} of {place}", "c", "d"), cast, "x", "epic")
    assert cast.people["other"].home == cast.places["place"].number != 5
    assert found.text.endswith(f"of {cast.places['place'].name}")


@settings(max_examples=40, deadline=None)
@given(st.text(st.characters(codec="ascii"), min_size=1, max_size=8))
def test_quests_of_any_world_name_only_what_is_there(seed):
    here = generate(WorldOptions(), seed, LORE)
    found = [*here.hooks, here.incident, here.background]
    assert [(one.source, wrong) for one in found if (wrong := faults(here, one))] == []
    assert len(here.hooks) >= 25


def test_words_are_asked_of_content_alone():
    assert written(NO_LORE.lore, "quests.heard") == ()
    assert Idea("a", "b").rank == "dangerous"
