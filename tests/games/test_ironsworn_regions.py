"""The nine regions as they are read, and what is true of the land as a rule."""

from dataclasses import replace

import pytest
from ironland_samples import GAME, LORE, only
from ironworld_samples import dry, made, played
from quest_samples import world

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.foes import fitted, suggestions
from realmgen.games.ironsworn.model import REGIONS, Place
from realmgen.games.ironsworn.start import hooks
from realmgen.kit.chance import Dice
from realmgen.service.worlds import orders

POOL = {hook.source: hook for hook in hooks(world(), LORE, Dice("1"))}
SUMMARY = " ".join(LORE.words("setting.summary"))


def region(number):
    return LORE.regions[number - 1]


def says(number, *words):
    """Whether the features of a region name all of these."""
    said = " ".join(region(number).features).casefold()
    return all(word in said for word in words)


def met(number):
    """The kinds of foes that may really be met in a region, where the truths have them."""
    found = suggestions(fitted(only(firstborn=2, beasts=2, horrors=2), LORE), LORE, number)
    return {one.foe for one in found if one.weight}


def styles(number):
    """How the settlements of a region are built, in ten worlds."""
    worlds = [made(str(seed)) for seed in range(10)]
    return [p.style for one in worlds for p in one.places if p.kind == "settlement" and one.region_of(p.cell) == number]


def test_IS_498_the_land_in_a_paragraph():
    for fact in (
        "huge peninsula",
        "north",
        "two generations",
        "catastrophe",
        "Winters are long",
        "uncertain",
        "survive",
    ):
        assert fact in SUMMARY, fact


def test_IS_006_to_013_the_usual_setting_is_told_in_the_same_paragraph():
    for fact in ("no cities", "wood, stone and thatch", "no kingdoms", "raid", "barter", "A sword is rare", "rituals"):
        assert fact in SUMMARY, fact


def test_IS_009_six_goods_are_traded():
    assert LORE.words("setting.trade") == ("iron", "grain", "wood", "livestock", "wool", "coal")


def test_a_land_has_its_regions_by_number():
    assert tuple(one.name for one in LORE.regions) == REGIONS[1:]
    assert [one.number for one in LORE.regions] == [*range(1, 10)]


@pytest.mark.parametrize(("number", "count"), [*enumerate((9, 7, 8, 7, 6, 6, 8, 7, 5), 1)])
def test_each_region_has_its_features_and_an_idea(number, count):
    assert len(region(number).features) == count
    assert region(number).idea.text
    assert set(region(number).foes) <= set(LORE.foes)


def test_IS_507_barrier_islands():
    assert says(1, "currents", "rocks", "sea cliffs", "snow", "mist", "wind", "seabirds", "wrecks", "fisher", "raiders")
    drawn = {GAME.parse(orders.feature(region(1), str(seed))).text for seed in range(80)}
    assert drawn == set(region(1).features)
    assert "bow" in POOL["region 1"].text
    assert "price" in POOL["region 1"].text


def test_IS_508_ragged_coast():
    assert says(2, "fjords", "rock", "bright sails", "shipwrights", "drums", "orca", "serpents")
    assert POOL["region 2"].title == "The empty ship"
    assert "swept clean" in POOL["region 2"].text


def test_IS_509_deep_wilds():
    assert says(3, "woodland", "canopy", "fog", "rain", "elves", "moss", "streams", "growls")
    assert "attacks" in region(3).idea.text


def test_IS_510_flooded_lands_are_settled_on_hillocks_and_stilts():
    assert says(4, "wetlands", "salt", "rivers", "mist", "ghostlights", "insects", "below the surface")
    assert any("hillock" in style for style in styles(4))
    assert any("stilts" in style for style in styles(4))


def test_IS_511_havens_have_palisades_and_roofs_of_turf():
    assert says(5, "hills", "woods", "walls", "heaths", "rivers", "winters")
    assert any("palisade" in style and "turf roofs" in style for style in styles(5))
    assert all("turf" in style or "timber" in style for style in styles(5))


def test_IS_512_hinterlands_have_varou():
    assert says(6, "forest", "hunters", "birdsong", "foraging", "beasts", "varou")
    assert "varou" in met(6)


def test_IS_513_tempest_hills_have_giants_and_mammoths():
    assert says(7, "stunted", "winds", "waterfalls", "miners", "nomads", "ore", "giants", "mammoths")
    assert {"giant", "mammoth"} <= met(7)
    assert "silver" in region(7).idea.text


def test_IS_514_veiled_mountains_have_wyverns():
    assert says(8, "cloud", "howling", "snow", "trails", "cairns", "deserted", "wyverns")
    assert "wyvern" in met(8)


def test_IS_515_nobody_lives_in_the_shattered_wastes():
    assert says(9, "ice", "stillness", "crevasses", "cold", "horrors")
    assert "No Ironlander lives here" in region(9).text
    found = suggestions(fitted((), LORE), LORE, 9)
    assert not [one for one in found if LORE.foes[one.foe].kind == "ironlander"]
    assert styles(9) == []


def test_IS_515_whoever_settles_in_the_wastes_is_warned():
    with pytest.raises(Unreadable, match="nobody lives in the Shattered Wastes"):
        made(start=9)
    state = played()
    spot = dry(state.world, 9)[0]
    pole = Place(99, "settlement", "Pole", state.world.grid.find(spot))
    assert GAME.problems(state) == []
    settled = replace(state, world=replace(state.world, places=(*state.world.places, pole)))
    assert f"Pole, in hex {spot}, is a settlement in the Shattered Wastes, where no Ironlanders live" in GAME.problems(
        settled
    )
