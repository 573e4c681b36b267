"""Truths changed in play: foes, factions and common knowledge follow, and what somebody wrote stays."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ironland_samples import GAME, LORE, after, do, tale, truths, world

from realmgen.errors import IllegalCommand, NeedsRoll, NotFound
from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.model import CATEGORIES, FoeFit, Truth
from realmgen.games.ironsworn.seen import redacted
from realmgen.games.ironsworn.truths import implied
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json

CHANGES = st.lists(
    st.tuples(st.sampled_from(CATEGORIES), st.lists(st.integers(1, 3), unique=True)), min_size=1, max_size=8
)


def fit(state, key):
    return next(one for one in state.world.foes if one.foe == key)


def options(state, category):
    return state.world.truth(category).options


def test_IS_518_one_option_several_or_words_of_ones_own():
    state = after(tale(), 'truth iron {"options":[3,2]}')
    assert options(state, "iron") == (2, 3)
    state = after(state, 'truth iron {"options":[],"own":"It falls with the rain."}')
    assert state.world.truth("iron") == Truth("iron", (), "It falls with the rain.")
    assert "It falls with the rain." in state.world.lore


def test_IS_520_a_truth_that_proved_false_is_noted():
    step = do(tale(), 'truth horrors {"believed":"The sodden are real."}')
    assert step.state.world.truth("horrors") == Truth("horrors", (1,), believed="The sodden are real.")
    assert step.events[0].text == "Horrors: To frighten children."


def test_players_of_a_game_master_do_not_read_what_proved_otherwise_nor_a_starter():
    text = 'truth horrors {"believed":"The sodden are quathlamb.","starter":"A zrazgul rises."}'
    state = after(tale(), "play guided", text)
    seen = to_json(kept_json(redacted(state)))
    assert "quathlamb" not in seen
    assert "zrazgul" not in seen
    assert LORE.truths["horrors"].options[0].lore in seen


@pytest.mark.parametrize(("roll", "option"), [(1, 1), (33, 1), (34, 2), (67, 2), (68, 3), (100, 3)])
def test_a_truth_is_rolled_for_with_a_d100(roll, option):
    state = after(tale(), 'truth iron {"options":[1,2],"own":"And it sings."}')
    assert do(state, "truth-roll iron", roll).state.world.truth("iron") == Truth("iron", (option,), "And it sings.")


def test_the_die_is_asked_for_by_the_category():
    with pytest.raises(NeedsRoll) as wanted:
        do(tale(), "truth-roll old-world")
    assert "The Old World" in str(wanted.value.args)


def test_IS_526_a_faction_comes_and_goes_with_its_truth():
    state = tale(truths(), factions=("The Salt Guild",))
    state = after(state, 'truth iron {"options":[3]}')
    assert state.world.factions == ("Iron Priests", "The Salt Guild")
    assert after(state, 'truth iron {"options":[1]}').world.factions == ("The Salt Guild",)


def test_IS_545_IS_547_foes_follow_the_truths():
    state = tale()
    assert fit(state, "elf").status == "legend"
    state = after(state, 'truth firstborn {"options":[3]}')
    assert (fit(state, "elf").status, fit(state, "wolf").status) == ("common", "present")


def test_what_somebody_made_of_a_foe_stays():
    state = after(tale(), 'foe-fit elf {"status":"rare","shift":1}', 'foe-fit troll {"note":"It likes spoons."}')
    state = after(state, 'truth firstborn {"options":[3]}')
    assert (fit(state, "elf").status, fit(state, "elf").shift) == ("rare", 1)
    assert (fit(state, "troll").status, fit(state, "troll").note) == ("common", "It likes spoons.")


def test_a_foe_of_a_pack_that_is_off_stays():
    state = after(tale(foes=(FoeFit("grue", note="Stay in the light."),)), 'truth beasts {"options":[2]}')
    assert fit(state, "grue") == FoeFit("grue", note="Stay in the light.")
    assert len(state.world.foes) == 30


def test_lines_of_lore_that_no_truth_brought_stay():
    state = tale(lore=(*implied(truths(), LORE).lore, "The ferry is free on feast days."))
    state = after(state, 'truth iron {"options":[2]}')
    assert state.world.lore == (*implied(state.world.truths, LORE).lore, "The ferry is free on feast days.")


def test_starters_and_words_that_are_not_given_stay():
    state = after(tale(), 'truth iron {"own":"It sings.","starter":"Who struck it?"}', 'truth iron {"options":[2]}')
    assert state.world.truth("iron") == Truth("iron", (2,), "It sings.", "Who struck it?")


def test_a_truth_beside_the_categories_comes_last_and_goes_when_emptied():
    step = do(tale(), 'truth custom {"own":"The moon is late."}')
    assert step.state.world.truths[-1] == Truth("custom", own="The moon is late.")
    assert step.events[0].text == "Beside the categories: words of your own."
    gone = do(step.state, 'truth custom {"own":""}')
    assert gone.state.world.truths == truths()
    assert gone.events[0].text == "Beside the categories is open again."


@given(CHANGES)
@settings(max_examples=40)
def test_after_any_changes_foes_and_lore_are_as_the_truths_have_them(changes):
    state = tale()
    for category, chosen in changes:
        if options(state, category) != tuple(sorted(chosen)):
            state = after(state, f"truth {category} {to_json({'options': chosen})}")
    assert state.world.foes == fitted(state.world.truths, LORE)
    assert state.world.lore == implied(state.world.truths, LORE).lore
    assert state.world.factions == implied(state.world.truths, LORE).factions
    assert tuple(one.category for one in state.world.truths) == CATEGORIES


def test_a_world_without_truths_gets_its_first():
    state = after(tale((), foes=()), 'truth horrors {"options":[1]}')
    assert fit(state, "sodden").status == "tale"
    assert state.world.truths == (Truth("horrors", (1,)),)
    assert world(()).truths == ()


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ('truth iron {"options":[4]}', IllegalCommand, "Iron has options 1 to 3: 4 is none"),
        ('truth iron {"options":[2,2]}', IllegalCommand, "named twice"),
        ("truth weather", IllegalCommand, "there is no category of truths 'weather'"),
        ("truth iron", IllegalCommand, "so already"),
        ('truth iron {"options":[1]}', IllegalCommand, "so already"),
        ('truth custom {"options":[1]}', IllegalCommand, "no options to choose from"),
        (f'truth iron {{"own":"{"x" * 2001}"}}', IllegalCommand, "2000 characters at most; this has 2001"),
        ("truth-roll weather", NotFound, "there is no category of truths 'weather'"),
        ("truth-roll custom", IllegalCommand, "no options to roll for"),
    ],
)
def test_a_truth_that_cannot_hold_is_refused(text, error, words):
    with pytest.raises(error, match=words):
        do(tale(), text)


def test_without_a_world_nothing_is_true():
    with pytest.raises(IllegalCommand, match="no world yet"):
        GAME.check(GAME.new(), GAME.parse("truth-roll iron"))
