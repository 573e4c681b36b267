"""Foes: the 29 kinds with their numbers, packs, helpers, where each is met, and how a world shifts them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ironland_samples import LORE, after, do, fits, only, tale, truths

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.foes import (
    fitted,
    helped,
    inflicts,
    mixed,
    packed,
    packs,
    progress,
    rank_of,
    suggestions,
)
from realmgen.games.ironsworn.model import RANKS, FoeFit, marked, shifted

KINDS = ("ironlander", "firstborn", "animal", "beast", "horror")


def foe(key):
    return LORE.foes[key]


def is_like(key, kind, rank, features, drives, tactics, *, asks=False):
    """Whether a foe is of that kind and rank, with so many features, drives and tactics, and asks of your truth."""
    one = foe(key)
    counts = (len(one.features), len(one.drives), len(one.tactics))
    return (one.kind, one.rank, *counts, bool(one.question)) == (kind, rank, features, drives, tactics, asks)


def candidates(region, ground="", *, near=False, chosen=None):
    """The keys of what is really met."""
    held = only(firstborn=2, beasts=2, horrors=3, legacies=2) if chosen is None else chosen
    return {one.foe for one in suggestions(fitted(held, LORE), LORE, region, ground, near=near) if one.weight}


def test_IS_562_29_foes_of_five_kinds():
    assert [sum(one.kind == kind for one in LORE.foes.values()) for kind in KINDS] == [6, 5, 5, 6, 7]


@pytest.mark.parametrize("key", sorted(LORE.foes))
def test_IS_563_each_foe_has_its_fields(key):
    one = foe(key)
    assert one.rank in RANKS
    assert one.features
    assert one.drives
    assert one.tactics
    assert one.text
    assert one.idea.text
    assert one.credit["licence"] == "CC BY-NC-SA 4.0"


def test_IS_564_a_troublesome_foe_takes_3_boxes_for_a_harm_and_does_1():
    assert (progress(foe("marsh-rat").rank, 1), inflicts("troublesome")) == (3 * 4, 1)


def test_IS_565_a_dangerous_foe_takes_2_boxes_for_a_harm_and_does_2():
    assert (progress(foe("wolf").rank, 2), inflicts("dangerous")) == (4 * 4, 2)


def test_IS_566_a_formidable_foe_takes_1_box_for_a_harm_and_does_3():
    assert (progress(foe("bear").rank, 3), inflicts("formidable")) == (3 * 4, 3)


def test_IS_567_an_extreme_foe_takes_2_ticks_for_a_harm_and_does_4():
    assert (progress(foe("mammoth").rank, 3), inflicts("extreme")) == (6, 4)


def test_IS_568_an_epic_foe_takes_1_tick_for_a_harm_and_does_5():
    assert (progress(foe("leviathan").rank, 3), inflicts("epic")) == (3, 5)


def test_IS_569_a_rank_is_shifted_to_epic_at_most_and_troublesome_at_least():
    assert rank_of(foe("leviathan"), FoeFit("leviathan", shift=1)) == "epic"
    assert rank_of(foe("marsh-rat"), FoeFit("marsh-rat", shift=-1)) == "troublesome"
    assert rank_of(foe("wolf"), FoeFit("wolf", shift=1)) == "formidable"
    assert rank_of(foe("wolf")) == "dangerous"


def test_IS_572_4_broken_are_a_dangerous_pack():
    rank = packed(foe("broken").rank, 4)
    assert (rank, progress(rank, 1), inflicts(rank)) == ("dangerous", 2 * 4, 2)


@pytest.mark.parametrize(
    ("rank", "count", "pack"),
    [
        ("troublesome", 1, "troublesome"),
        ("troublesome", 3, "dangerous"),
        ("troublesome", 5, "dangerous"),
        ("troublesome", 6, "formidable"),
        ("troublesome", 10, "formidable"),
        ("dangerous", 3, "formidable"),
        ("dangerous", 6, "extreme"),
        ("epic", 1, "epic"),
    ],
)
def test_IS_572_packs_of_3_to_5_are_a_rank_higher_and_of_6_to_10_two(rank, count, pack):
    assert packed(rank, count) == pack


@pytest.mark.parametrize(("rank", "count"), [("formidable", 3), ("extreme", 2), ("epic", 10)])
def test_IS_572_none_but_troublesome_and_dangerous_foes_are_a_pack(rank, count):
    with pytest.raises(IllegalCommand, match="fought one by one"):
        packed(rank, count)


def test_IS_572_more_than_10_are_split():
    with pytest.raises(IllegalCommand, match="split them, into 6 and 5"):
        packed("dangerous", 11)
    with pytest.raises(IllegalCommand, match="not 0"):
        packed("dangerous", 0)
    assert packs(10) == (10,)
    assert packs(25) == (9, 8, 8)


@given(st.integers(1, 500))
def test_IS_572_a_split_leaves_nobody_out_and_no_pack_too_large(count):
    found = packs(count)
    assert sum(found) == count
    assert max(found) <= 10
    assert max(found) - min(found) <= 1


def test_IS_A41_two_foes_are_tracked_apart_or_made_a_pack_by_hand():
    assert packed("dangerous", 2) == "formidable"
    assert [packed("dangerous", 1)] * 2 == ["dangerous", "dangerous"]


def test_IS_A42_a_mixed_pack_goes_by_the_higher_rank():
    assert packed(mixed(["troublesome", "dangerous"]), 4) == "formidable"
    assert mixed(["epic", "extreme"]) == "epic"


def test_a_pack_of_several_kinds_is_met():
    fight = after(tale(), 'meet broken {"pack":4,"others":["raider"]}').fights[0]
    assert (fight.rank, fight.name, fight.pack) == ("formidable", "Broken and Raider", 4)


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ('meet broken {"pack":4,"others":["grue"]}', NotFound, "no kind of foe is called 'grue'"),
        ('meet broken {"pack":1,"others":["raider"]}', IllegalCommand, "at least one of each"),
        ('meet {"name":"Val","rank":"dangerous","pack":3,"others":["raider"]}', IllegalCommand, "at least one of each"),
        ('meet broken {"pack":4,"others":["bear"]}', IllegalCommand, "formidable foes are fought one by one"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(text, error, words):
    with pytest.raises(error, match=words):
        do(tale(), text)


def test_IS_573_helpers_lower_a_rank():
    assert helped(packed("dangerous", 8)) == "formidable"
    assert helped("troublesome") == "troublesome"


def test_IS_576_broken():
    assert is_like("broken", "ironlander", "troublesome", 4, 2, 2)
    assert progress(foe("broken").rank, 2) == 6 * 4


def test_IS_577_common_folk():
    assert is_like("common-folk", "ironlander", "troublesome", 3, 2, 2)
    assert progress(foe("common-folk").rank, 1) == 3 * 4


def test_IS_578_hunter():
    assert is_like("hunter", "ironlander", "dangerous", 3, 2, 3)
    assert 5 - inflicts(foe("hunter").rank) == 3


def test_IS_579_mystic():
    assert is_like("mystic", "ironlander", "dangerous", 2, 2, 3)
    assert marked(2 * 4, foe("mystic").rank, 3) == 8 * 4


def test_IS_580_raider():
    assert is_like("raider", "ironlander", "dangerous", 2, 3, 3, asks=True)
    assert packed(foe("raider").rank, 8) == "extreme"


def test_IS_581_warrior():
    assert is_like("warrior", "ironlander", "dangerous", 2, 3, 2, asks=True)
    assert shifted(foe("warrior").rank, 1) == "formidable"


def test_IS_582_elf():
    assert is_like("elf", "firstborn", "dangerous", 4, 2, 3, asks=True)
    assert marked(0, foe("elf").rank, 5) == 10 * 4
    assert "elf" in candidates(3)


def test_IS_583_giant():
    assert is_like("giant", "firstborn", "extreme", 4, 2, 3, asks=True)
    assert "Jokul" in foe("giant").text
    assert marked(0, foe("giant").rank, 2) == 4


def test_IS_584_primordial():
    assert is_like("primordial", "firstborn", "extreme", 3, 2, 2)
    assert [kind.partition(":")[0] for kind in foe("primordial").kinds] == ["River", "Forest", "Mountain", "Fire"]
    assert 5 - inflicts(foe("primordial").rank) == 1


def test_IS_585_troll():
    assert is_like("troll", "firstborn", "formidable", 5, 2, 3)
    assert marked(4 * 4, foe("troll").rank, 3) == 7 * 4
    assert {"troll"} <= candidates(4) & candidates(5) & candidates(6)


def test_IS_586_varou():
    assert is_like("varou", "firstborn", "dangerous", 2, 3, 3, asks=True)
    assert "keth" in foe("varou").question
    assert LORE.oracles["varou-names"].row(45).text == "Iskra"


def test_IS_587_bear():
    assert is_like("bear", "animal", "formidable", 2, 2, 3)
    assert [kind.partition(":")[0] for kind in foe("bear").kinds] == ["Silver bear", "Ash bear"]
    assert inflicts(foe("bear").rank) == 3


def test_IS_588_boar():
    assert is_like("boar", "animal", "dangerous", 3, 3, 2)
    assert marked(0, foe("boar").rank, 3) == 6 * 4


def test_IS_589_gaunt():
    assert is_like("gaunt", "animal", "dangerous", 3, 1, 3, asks=True)
    assert "gaunt" in candidates(3)


def test_IS_590_marsh_rat():
    assert is_like("marsh-rat", "animal", "troublesome", 2, 2, 1)
    assert packed(foe("marsh-rat").rank, 10) == "formidable"


def test_IS_591_wolf():
    assert is_like("wolf", "animal", "dangerous", 1, 3, 3)
    assert packed(foe("wolf").rank, 5) == "formidable"


def test_IS_592_basilisk():
    assert is_like("basilisk", "beast", "extreme", 3, 1, 4, asks=True)
    assert marked(10, foe("basilisk").rank, 3) == 16


def test_IS_593_elder_beast():
    assert is_like("elder-beast", "beast", "extreme", 1, 2, 2, asks=True)
    assert [kind.partition(":")[0] for kind in foe("elder-beast").kinds] == ["Wolf", "Bear", "Boar"]
    assert inflicts(foe("elder-beast").rank) - 3 == 2 - 1


def test_IS_594_harrow_spider():
    assert is_like("harrow-spider", "beast", "dangerous", 3, 2, 3)
    assert rank_of(foe("harrow-spider"), FoeFit("harrow-spider", shift=1)) == "formidable"


def test_IS_595_leviathan():
    assert is_like("leviathan", "beast", "epic", 4, 2, 3, asks=True)
    assert "Abyssal Harpoon" in foe("leviathan").idea.text
    assert marked(0, foe("leviathan").rank, 5) == 5
    assert 5 - inflicts(foe("leviathan").rank) == 0


def test_IS_596_mammoth():
    assert is_like("mammoth", "beast", "extreme", 3, 3, 4)
    assert "mammoth" in candidates(7)


def test_IS_597_wyvern():
    assert is_like("wyvern", "beast", "extreme", 4, 2, 4, asks=True)
    assert [kind.partition(":")[0] for kind in foe("wyvern").kinds] == ["Tawny", "Verdant", "Iron"]
    assert (helped(foe("wyvern").rank), inflicts("formidable")) == ("formidable", 3)


def test_IS_598_bonewalker():
    assert is_like("bonewalker", "horror", "dangerous", 3, 1, 3)
    assert foe("bonewalker").idea.region == 5
    assert packed(foe("bonewalker").rank, 6) == "extreme"


def test_IS_599_chimera():
    assert is_like("chimera", "horror", "extreme", 2, 1, 3)
    assert 5 - inflicts(foe("chimera").rank) == 1


def test_IS_600_frostbound():
    assert is_like("frostbound", "horror", "formidable", 3, 1, 2, asks=True)
    assert rank_of(foe("frostbound"), FoeFit("frostbound", shift=1)) == "extreme"


def test_IS_601_haunt():
    assert is_like("haunt", "horror", "formidable", 4, 2, 3, asks=True)
    assert after(tale(), "meet haunt", "fight-end 1 won").fights[0].state == "dispelled for now"


def test_IS_602_hollow():
    assert is_like("hollow", "horror", "extreme", 3, 1, 3, asks=True)
    assert marked(38, foe("hollow").rank, 3) == 40


def test_IS_603_iron_revenant():
    assert is_like("iron-revenant", "horror", "extreme", 3, 2, 2)
    assert 4 - inflicts(foe("iron-revenant").rank) == 0


def test_IS_604_sodden():
    assert is_like("sodden", "horror", "formidable", 2, 1, 4, asks=True)
    assert marked(6 * 4, foe("sodden").rank, 2) == 8 * 4


HABITATS = {
    1: "leviathan wyvern raider",
    2: "leviathan wyvern raider",
    3: "elf gaunt varou wyvern primordial",
    4: "troll basilisk marsh-rat",
    5: "troll raider",
    6: "varou gaunt troll marsh-rat",
    7: "giant mammoth bear wyvern",
    8: "giant bear wyvern primordial frostbound",
    9: "primordial frostbound bonewalker chimera haunt hollow iron-revenant sodden",
}


@pytest.mark.parametrize(("region", "keys"), HABITATS.items())
def test_IS_605_each_region_has_its_own_foes(region, keys):
    assert set(keys.split()) <= set(LORE.regions[region - 1].foes)
    assert set(keys.split()) <= candidates(region, "~" if region < 3 else "")


@pytest.mark.parametrize("region", range(1, 9))
def test_IS_605_spiders_and_bears_are_of_any_woods_and_the_sodden_of_any_water(region):
    assert {"harrow-spider", "bear"} <= candidates(region, "f")
    assert "sodden" in candidates(region, "l")
    assert "sodden" not in candidates(region, "^") or "sodden" in LORE.regions[region - 1].foes


def test_IS_605_no_foe_is_met_far_from_home():
    everything = truths(firstborn=3, beasts=3, horrors=3, legacies=2)
    assert not {"giant", "leviathan", "frostbound", "mammoth"} & candidates(4, "m", chosen=everything)
    assert not {"common-folk", "raider", "wolf"} & candidates(9, "*", chosen=everything)


def test_IS_499_beasts_and_horrors_exist_as_far_as_the_truths_say():
    assert {fits(beasts=1)[key].status for key in ("basilisk", "wyvern", "mammoth", "elder-beast")} == {"legend"}
    assert "basilisk" not in candidates(4, chosen=only(beasts=1))
    found = suggestions(fitted(only(beasts=1), LORE), LORE, 4)
    assert [one for one in found if one.tag] == list(found[-sum(bool(one.tag) for one in found) :])


@pytest.mark.parametrize(("option", "status"), [(1, "legend"), (2, "present"), (3, "common")])
def test_IS_499_a_kind_fits_as_its_truth_has_it(option, status):
    assert {fits(firstborn=option)[key].status for key in ("elf", "giant", "primordial", "troll", "varou")} == {status}
    assert fits(firstborn=option)["wolf"].status == "present"


def test_mystics_fit_as_magic_does():
    assert [fits(mysticism=option)["mystic"].status for option in (1, 2, 3)] == ["rare", "rare", "common"]


def test_where_there_is_nothing_but_legend_nothing_is_met():
    found = suggestions(fitted(truths(), LORE), LORE, 9)
    assert found
    assert not any(one.weight for one in found)


def test_a_foe_is_fitted_by_hand():
    state = after(tale(), 'foe-fit elf {"status":"common","shift":1,"note":"They want the ford."}')
    assert next(fit for fit in state.world.foes if fit.foe == "elf") == FoeFit(
        "elf", "common", 1, "They want the ford."
    )
    assert do(state, "meet elf").state.fights[0].rank == "formidable"


def test_a_foe_of_this_world_alone_is_fitted_and_told_by_its_key():
    state = tale(foes=(FoeFit("grue"),))
    assert do(state, 'foe-fit grue {"status":"rare"}').events[0].text == "grue: rare here."
    assert do(state, 'foe-fit wolf {"shift":-1}').events[0].text == "Wolf: about here, troublesome."


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("foe-fit dragon", NotFound, "no kind of foe is called 'dragon'"),
        ('foe-fit wolf {"shift":5}', IllegalCommand, "up to 4 steps"),
        ("foe-fit wolf", IllegalCommand, "so already"),
        (f'foe-fit wolf {{"note":"{"x" * 1001}"}}', IllegalCommand, "1001 characters"),
    ],
)
def test_a_fit_that_cannot_be_says_why(text, error, words):
    with pytest.raises(error, match=words):
        do(tale(), text)


def test_IS_605_at_sea_are_leviathans_raiders_and_the_drowned():
    assert candidates(0, "~") == {"leviathan", "raider", "sodden"}
    assert candidates(0, "~", chosen=only(beasts=1, horrors=1)) == {"raider"}


def test_IS_605_the_wastes_have_their_horrors_on_open_ice():
    assert {"primordial", "frostbound", "bonewalker"} <= candidates(9, "*", chosen=only(firstborn=2, horrors=2))
