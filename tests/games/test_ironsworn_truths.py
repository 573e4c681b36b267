"""Truths: eleven categories, three options each, what is chosen and what it implies."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ironland_samples import LORE, fits, only, truths
from ironworld_samples import made
from quest_samples import world

from realmgen.games.ironsworn.foes import fitted, suggestions
from realmgen.games.ironsworn.model import CATEGORIES, CUSTOM, Truth
from realmgen.games.ironsworn.people import peoples
from realmgen.games.ironsworn.start import hooks
from realmgen.games.ironsworn.truths import Implied, choose, faults, implied, option_at, sentences
from realmgen.kit.chance import Dice, Script

OPTIONS = st.lists(st.integers(1, 3), unique=True).map(lambda found: tuple(sorted(found)))
GIVEN = st.dictionaries(
    st.sampled_from(CATEGORIES), st.builds(lambda options, own: (options, own), OPTIONS, st.text(max_size=20))
).map(lambda found: tuple(Truth(key, options, own) for key, (options, own) in found.items()))


def means(**options):
    return implied(only(**options), LORE)


def option(category, number):
    return LORE.truths[category].options[number - 1]


def pooled(category, number):
    """The quest that a world is offered where that option of a category holds, by its title; the other two are not
    offered there."""
    here = replace(world(), truths=(Truth(category, (number,)),))
    [found] = [hook for hook in hooks(here, LORE, Dice("1")) if hook.source.startswith("truth ")]
    assert found.source == f"truth {category} {number}"
    return found.title


def words_of(weighted):
    return [word for word, _ in weighted]


def suggested(region=3, ground="", *, near=False, **options):
    """By key: what is suggested with these truths and no others."""
    found = suggestions(fitted(only(**options), LORE), LORE, region, ground, near=near)
    return {one.foe: one for one in found}


def test_IS_518_a_category_takes_free_text_several_options_or_both():
    own = Truth("iron", (), "It falls with the rain.")
    assert faults(own, LORE) == []
    assert faults(Truth("iron", (1, 3), "And it sings."), LORE) == []
    assert choose((own,), Dice("x"), LORE)[1] == own
    assert implied((own,), LORE) == Implied(lore=("It falls with the rain.",))


def test_IS_518_picks_may_leave_no_rituals():
    assert not means(mysticism=1).rituals
    assert means(mysticism=2).rituals
    assert means(mysticism=(1, 3)).rituals


def test_IS_519_eleven_categories_of_three_options_with_33_quest_ideas():
    assert tuple(LORE.truths) == CATEGORIES
    titles = [category.title for category in LORE.truths.values()]
    assert titles == [
        "The Old World", "Iron", "Legacies", "Communities", "Leaders", "Defense", "Mysticism", "Religion", "Firstborn",
        "Beasts", "Horrors",
    ]  # fmt: skip
    options = [option for category in LORE.truths.values() for option in category.options]
    assert [option.number for option in options] == [1, 2, 3] * 11
    assert len({option.idea.title for option in options}) == len({option.idea.text for option in options}) == 33


def test_IS_520_what_proved_otherwise_is_no_common_knowledge():
    told = sentences((Truth("horrors", (1,), believed="The sodden are real."),), LORE)
    assert told == (option("horrors", 1).lore,)


@pytest.mark.parametrize(("result", "number"), [(1, 1), (33, 1), (34, 2), (67, 2), (68, 3), (100, 3)])
def test_a_d100_is_shared_by_the_three_options(result, number):
    assert option_at(LORE.truths["iron"], result) == number
    rest = [truth for truth in truths() if truth.category != "iron"]
    assert choose(rest, Script([result]), LORE)[1] == Truth("iron", (number,))


def test_chance_asks_for_each_open_category_by_its_name():
    script = Script([50] * 11)
    assert [truth.options for truth in choose((), script, LORE)] == [(2,)] * 11
    assert [die.purpose for die in script.rolled] == [category.title for category in LORE.truths.values()]


@given(GIVEN, st.text(max_size=10))
def test_what_is_given_is_kept_and_all_else_chosen(chosen, seed):
    found = choose(chosen, Dice(seed), LORE)
    assert tuple(truth.category for truth in found) == CATEGORIES
    for truth in chosen:
        assert not (truth.options or truth.own.strip()) or truth in found
    for truth in found:
        assert truth.options or truth.own.strip()
        assert faults(truth, LORE) == []
    assert choose(found, Dice(seed), LORE) == found


def test_a_truth_beside_the_categories_is_kept():
    moon = Truth(CUSTOM, own="The moon is late.")
    assert choose((moon,), Dice("x"), LORE)[-1] == moon
    assert implied((moon,), LORE).lore == ("The moon is late.",)


@given(GIVEN)
def test_whatever_holds_implies_something_to_go_by(chosen):
    found = implied(chosen, LORE)
    assert min(map(len, (found.sizes, found.leaders, found.defences)))
    assert all(weight > 0 for field in (found.sizes, found.leaders, found.defences) for _, weight in field)
    assert len({word for word, _ in found.roles}) == len(found.roles)
    assert sum(share for _, share in found.roles) < 50
    assert len(fitted(chosen, LORE)) == 29


@given(GIVEN, st.randoms(use_true_random=False))
def test_the_order_in_which_truths_are_given_does_not_matter(chosen, random):
    mixed = list(chosen)
    random.shuffle(mixed)
    assert implied(mixed, LORE) == implied(chosen, LORE)


def test_each_option_that_holds_adds_its_sentence_once():
    assert len(implied(truths(), LORE).lore) == 11
    assert implied(only(iron=(1, 3)), LORE).lore == (option("iron", 1).lore, option("iron", 3).lore)


@pytest.mark.parametrize(
    ("truth", "fault"),
    [
        (Truth("weather"), "there is no category of truths 'weather'"),
        (Truth("iron", (4,)), "Iron has options 1 to 3: 4 is none"),
        (Truth("iron", (0, 7)), "Iron has options 1 to 3: 0, 7 is none"),
        (Truth("iron", (2, 2)), "Iron: option 2 is named twice"),
        (Truth(CUSTOM, (1,)), "a truth of your own has no options to choose from: 1"),
    ],
)
def test_a_truth_that_cannot_hold_says_why(truth, fault):
    assert faults(truth, LORE)[0].startswith(fault)


def test_IS_521_the_skulde_overran_the_old_world():
    assert "Skulde" in option("old-world", 1).text
    assert "Skulde" in option("old-world", 1).idea.text
    assert "Skulde" in means(old_world=1).lore[0]
    assert pooled("old-world", 1) == "The drums again"


def test_IS_522_a_plague_and_a_sickness_that_changes_people():
    assert "plague" in option("old-world", 2).lore
    assert pooled("old-world", 2) == "The changing sickness"


def test_IS_523_the_first_ship_in_decades_lies_on_the_barrier_islands():
    assert pooled("old-world", 3) == "The first ship in decades"
    assert option("old-world", 3).idea.region == 1
    assert "Barrier Islands" in option("old-world", 3).idea.text


def test_IS_524_a_caravan_of_black_iron_was_lost():
    assert "black iron" in option("iron", 1).text
    assert pooled("iron", 1) == "The black-iron caravan"
    assert "Last season" in option("iron", 1).idea.text


def test_IS_525_a_snowed_in_village_starves():
    assert "made of iron" in option("iron", 2).text
    assert pooled("iron", 2) == "Snow to the eaves"
    assert "barley failed" in option("iron", 2).idea.text


def test_IS_526_the_iron_priests_are_a_faction():
    assert means(iron=3).factions == ("Iron Priests",)
    assert means(iron=1).factions == means(iron=2).factions == ()
    assert "Iron pillar" in means(iron=3).sites


def test_IS_527_where_we_are_the_first_there_are_no_broken():
    assert not means(legacies=1).broken
    assert fits(legacies=1)["broken"].status == "absent"
    assert "broken" not in suggested(5, legacies=1)
    assert option("legacies", 1).idea.region == 3


def test_IS_528_where_others_came_before_there_are_broken():
    assert means(legacies=2).broken
    assert fits(legacies=2)["broken"].status == "present"
    assert suggested(5, legacies=2)["broken"].weight
    assert "broken" in option("legacies", 2).idea.text


def test_both_that_nobody_came_before_and_that_somebody_did_leaves_the_broken_about():
    assert means(legacies=(1, 2)).broken


def test_IS_529_a_buried_ruin_is_older_than_the_firstborn():
    assert pooled("legacies", 3) == "The buried hall"
    assert means(legacies=3).sites == ("Ruin older than the firstborn",)


def test_IS_530_people_live_in_steadings():
    assert words_of(means(communities=1).sizes) == ["steading"]


def test_IS_531_people_live_in_circles():
    assert all("circle" in word for word in words_of(means(communities=2).sizes))
    assert words_of(means(communities=2).sizes)[0] == "circle"


def test_IS_532_roads_link_the_havens_and_a_quarter_of_goods_is_taken():
    assert means(communities=3).roads
    assert not means(communities=(1, 2)).roads
    assert "a quarter of all that passes" in option("communities", 3).idea.text


def test_IS_533_a_leader_is_one_of_four_kinds():
    assert words_of(means(leaders=1).leaders) == [
        "head of a family", "council of elders", "priest", "winner of duels",
    ]  # fmt: skip


def test_IS_534_an_overseer_leads():
    assert words_of(means(leaders=2).leaders) == ["overseer"]
    assert "seventh spring" in option("leaders", 2).text


def test_IS_535_a_clan_chief_leads():
    assert words_of(means(leaders=3).leaders) == ["clan-chief"]
    assert "True Crown" in option("leaders", 3).idea.text


def test_IS_536_there_is_no_standing_force():
    assert words_of(means(defense=1).defences) == ["no standing force"]


def test_IS_537_wardens_and_free_wardens_are_about():
    assert words_of(means(defense=2).roles) == ["Warden", "Free warden"]
    assert all("warden" in word for word in words_of(means(defense=2).defences))


def test_IS_538_a_warband_has_a_banner():
    assert words_of(means(defense=3).defences) == ["warband with banner"]
    assert means(defense=3).banners
    assert not means(defense=(1, 2)).banners


SETTLED = {
    "communities 1": {"size": ("steading",)},
    "communities 2": {"size": ("circle", "small circle", "large circle")},
    "leaders 1": {"leader": ("head of a family", "council of elders", "priest", "winner of duels")},
    "leaders 2": {"leader": ("overseer", "overseer and priest")},
    "leaders 3": {"leader": ("clan-chief", "clan-chief and priest")},
    "defense 1": {"defence": ("no standing force",)},
    "defense 2": {"defence": ("wardens at the gate", "a single warden and a militia")},
    "defense 3": {"defence": ("warband with banner: ",)},
}


@pytest.mark.parametrize("truth", SETTLED)
def test_IS_530_IS_531_IS_533_IS_534_IS_535_IS_536_IS_537_IS_538_so_are_settlements_that_are_made(truth):
    category, number = truth.split(" ")
    land = made("settled", truths=only(**{category: int(number)}))
    [(field, words)] = SETTLED[truth].items()
    found = {getattr(place, field) for place in land.places if place.kind == "settlement"}
    assert all(said.startswith(words) for said in found)
    assert len(found) > 1 or len(words) < 3


def test_IS_539_rituals_are_superstition():
    assert not means(mysticism=1).rituals
    assert means(mysticism=1).mystics == "few"


def test_IS_540_mystics_are_rare():
    assert means(mysticism=2).mystics == "rare"


def test_IS_541_mystics_are_common():
    assert means(mysticism=3).mystics == "common"


def test_IS_542_religion_fades():
    assert means(religion=1).religion == "fading"
    assert "gods have left" in means(religion=1).lore[0]


def test_IS_543_old_and_new_gods_are_honoured():
    assert means(religion=2).religion == "old and new gods"


def test_IS_544_priests_lead_more_often_where_gods_walk():
    usual, godly = dict(means(leaders=1).leaders), dict(means(leaders=1, religion=3).leaders)
    assert godly["priest"] > usual["priest"]
    assert {title: weight for title, weight in godly.items() if title != "priest"} == {
        title: weight for title, weight in usual.items() if title != "priest"
    }
    assert words_of(means(leaders=2, religion=3).leaders) == ["overseer", "overseer and priest"]


def test_IS_545_firstborn_are_a_legend():
    assert {suggested(3, firstborn=1)[key].tag for key in ("elf", "varou", "primordial")} == {"legend"}
    assert suggested(3, firstborn=1)["elf"].weight == 0


def test_IS_546_firstborn_are_met_in_their_own_regions():
    assert suggested(3, firstborn=2)["elf"].weight
    assert "elf" not in suggested(5, firstborn=2)
    assert "elf" not in suggested(3, firstborn=2, near=True)


def test_IS_547_firstborn_trade_in_settlements():
    assert words_of(peoples(means(firstborn=3), 7)) == ["ironlander", "giant"]
    assert words_of(peoples(means(firstborn=3), 3)) == ["ironlander", "elf"]
    assert words_of(peoples(means(firstborn=2), 7)) == ["ironlander"]
    assert suggested(3, firstborn=3, near=True)["elf"].weight


def test_IS_548_beasts_are_a_legend():
    assert suggested(4, beasts=1)["basilisk"] == ("basilisk", 0, "legend")


def test_IS_549_beasts_are_met_in_the_wilds_above_all():
    assert suggested(6, beasts=2)["harrow-spider"].weight > suggested(5, beasts=2)["harrow-spider"].weight > 0
    assert "harrow-spider" not in suggested(5, beasts=2, near=True)


def test_IS_550_beasts_come_to_settlements():
    assert suggested(5, beasts=3, near=True)["harrow-spider"].weight


def test_IS_551_horrors_are_a_tale():
    assert suggested(4, horrors=1)["sodden"] == ("sodden", 0, "tale")


@pytest.mark.parametrize("ground", ["f", "m", "l", "~", "b"])
def test_IS_552_horrors_are_met_in_woods_and_water(ground):
    assert suggested(5, ground, horrors=2)["bonewalker"].weight
    assert "bonewalker" not in suggested(5, "p", horrors=2)
    assert not means(horrors=2).sentries


def test_IS_553_horrors_are_met_anywhere_and_settlements_keep_sentries():
    assert suggested(5, "p", horrors=3, near=True)["bonewalker"].weight
    assert means(horrors=3).sentries
