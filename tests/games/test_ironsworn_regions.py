"""The nine regions as they are read, and what is true of the land as a rule."""

import pytest
from ironland_samples import LORE

from realmgen.games.ironsworn.foes import fitted, suggestions
from realmgen.games.ironsworn.model import REGIONS

SUMMARY = " ".join(LORE.words("setting.summary"))


def region(number):
    return LORE.regions[number - 1]


def says(number, *words):
    """Whether the features of a region name all of these."""
    said = " ".join(region(number).features).casefold()
    return all(word in said for word in words)


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
    assert "bow" in region(1).idea.text
    assert "price" in region(1).idea.text


def test_IS_508_ragged_coast():
    assert says(2, "fjords", "rock", "bright sails", "shipwrights", "drums", "orca", "serpents")
    assert region(2).idea.title == "The empty ship"
    assert "swept clean" in region(2).idea.text


def test_IS_509_deep_wilds():
    assert says(3, "woodland", "canopy", "fog", "rain", "elves", "moss", "streams", "growls")
    assert "attacks" in region(3).idea.text


def test_IS_510_flooded_lands_are_settled_on_hillocks_and_stilts():
    assert says(4, "wetlands", "salt", "rivers", "mist", "ghostlights", "insects", "below the surface")
    assert any("hillock" in style for style in region(4).styles)
    assert any("stilts" in style for style in region(4).styles)


def test_IS_511_havens_have_palisades_and_roofs_of_turf():
    assert says(5, "hills", "woods", "walls", "heaths", "rivers", "winters")
    assert "palisade" in region(5).styles[0]
    assert "turf roofs" in region(5).styles[0]


def test_IS_512_hinterlands_have_varou():
    assert says(6, "forest", "hunters", "birdsong", "foraging", "beasts", "varou")
    assert "varou" in region(6).foes


def test_IS_513_tempest_hills_have_giants_and_mammoths():
    assert says(7, "stunted", "winds", "waterfalls", "miners", "nomads", "ore", "giants", "mammoths")
    assert {"giant", "mammoth"} <= set(region(7).foes)
    assert "silver" in region(7).idea.text


def test_IS_514_veiled_mountains_have_wyverns():
    assert says(8, "cloud", "howling", "snow", "trails", "cairns", "deserted", "wyverns")
    assert "wyvern" in region(8).foes


def test_IS_515_nobody_lives_in_the_shattered_wastes():
    assert says(9, "ice", "stillness", "crevasses", "cold", "horrors")
    assert "No Ironlander lives here" in region(9).text
    found = suggestions(fitted((), LORE), LORE, 9)
    assert not [one for one in found if LORE.foes[one.foe].kind == "ironlander"]
