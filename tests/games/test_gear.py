"""Arms, armour and goods by the lists of section 13 (MB-153 to MB-198)."""

import pytest

from realmgen.errors import Ambiguous, IllegalCommand
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.fresh import beast, follower
from realmgen.games.bastionland.company.gear import Hands, attack_dice, fault_of, may_attack, read, specialist, tier_of
from realmgen.games.bastionland.folk import SERVICES
from realmgen.games.bastionland.lore.arms import BEASTS, WEAPONS
from realmgen.games.bastionland.lore.notation import read_stats

MACE, SPEAR, DAGGER = "Mace (d8 hefty)", "Spear (d8 hefty)", "Dagger (d6)"
SHIELD, POLEAXE, LONGBOW, LANCE = "Shield (d4, A1)", "Poleaxe (d10 long)", "Longbow (d8 slow)", "Lance (d10 long)"
COAT, PLATES, HELM = "Coat (A1)", "Plates (A1)", "Helm (A1)"


def hands(*lines):
    """What is wrong with holding these, the shields among them on the arm."""
    return Hands(
        tuple(line for line in lines if not gear.is_shield(line)), tuple(line for line in lines if gear.is_shield(line))
    )


def test_MB_154_two_daggers_are_two_dice():
    assert fault_of(hands(DAGGER, DAGGER)) == ""
    assert attack_dice(read(DAGGER)) + attack_dice(read(DAGGER)) == (6, 6)
    assert "two hands, not 3" in fault_of(hands(DAGGER, DAGGER, DAGGER))


def test_MB_155_one_hefty_thing_at_a_time():
    assert "only one hefty thing" in fault_of(hands(MACE, SPEAR))
    assert fault_of(hands(MACE, SHIELD)) == ""
    assert fault_of(hands(MACE, DAGGER)) == ""


def test_MB_156_long_takes_both_hands_and_room():
    assert "takes both hands" in fault_of(hands(POLEAXE, SHIELD))
    assert attack_dice(read(POLEAXE), confined=True) == (4,)
    assert attack_dice(read(POLEAXE)) == (10,)
    assert "none left for Torches" in fault_of(hands(POLEAXE, "Torches"))


def test_MB_157_slow_is_long_and_not_after_a_move():
    assert not may_attack(read(LONGBOW), moved=True)
    assert may_attack(read(LONGBOW), moved=False)
    assert attack_dice(read(LONGBOW)) == (8,)
    assert attack_dice(read(LONGBOW), confined=True) == (4,)
    assert "both hands" in fault_of(hands(LONGBOW, SHIELD))
    assert may_attack(read(MACE), moved=True)
    assert not may_attack(read("Rope"), moved=False)


def test_MB_167_a_lance_is_hefty_while_mounted():
    assert "both hands" in fault_of(hands(LANCE, SHIELD))
    assert fault_of(hands(LANCE, SHIELD), mounted=True) == ""
    assert attack_dice(read(LANCE), mounted=True) + attack_dice(read(SHIELD)) == (10, 4)
    assert "hefty" in fault_of(hands(LANCE, MACE), mounted=True)


def test_MB_174_a_specialist_weapon_is_a_tier_rarer():
    spear = specialist(read(SPEAR), "d8", "against beasts")
    assert (tier_of(spear), attack_dice(spear), attack_dice(spear, special=True)) == ("uncommon", (8,), (8, 8))
    assert tier_of(specialist(read(LANCE), "d10", "at a gallop")) == "rare"
    with pytest.raises(IllegalCommand, match="rare already"):
        specialist(read("Longsword (2d8 hefty)"), "d8", "against beasts")
    with pytest.raises(IllegalCommand, match="uncommon already"):
        specialist(spear, "d8", "by night")
    with pytest.raises(IllegalCommand, match="no weapon of the lists"):
        specialist(read("Rope"), "d8", "against beasts")
    with pytest.raises(IllegalCommand, match="name the situation"):
        specialist(read(SPEAR), "d8", " ")


def test_MB_175_armour_adds_up_one_piece_of_a_kind():
    worn = (COAT, PLATES, HELM, SHIELD)
    assert fault_of(Hands((), worn)) == ""
    assert gear.armour_of(worn) == 4
    assert "one helm" in fault_of(Hands((), (HELM, "Kettle helm (A1)")))
    assert "no armour" in fault_of(Hands((), (MACE,)))


def test_MB_176_plates_and_helm_are_off_outside_battle():
    assert gear.ready((MACE, PLATES, HELM, COAT, SHIELD)) == Hands((MACE,), (COAT, SHIELD))
    assert gear.ready((POLEAXE, COAT, SHIELD)) == Hands((POLEAXE,), (COAT,))
    assert gear.ready(gear.STANDARD) == Hands((DAGGER,), ())
    assert gear.ready((LANCE, SHIELD)) == Hands((LANCE,), ())
    assert gear.ready((LANCE, SHIELD), mounted=True) == Hands((LANCE,), (SHIELD,))


@pytest.mark.parametrize(
    ("name", "dice", "tier"),
    [
        ("Pitchfork", "d6 hefty", "common"),
        ("Staff", "d8 long", "common"),
        ("Handaxe", "d6", "common"),
        ("Spear", "d8 hefty", "common"),
        ("Billhook", "d10 long", "common"),
        ("Sling", "d4 hefty", "common"),
        ("Javelin", "d6 hefty", "common"),
        ("Three javelins", "d6 hefty", "common"),
        ("Shortbow", "d6 long", "common"),
        ("Shortsword", "2d6", "uncommon"),
        ("Maul", "2d10 slow", "uncommon"),
        ("Longbow", "d8 slow", "uncommon"),
        ("Longsword", "2d8 hefty", "rare"),
        ("Greatsword", "2d10 long", "rare"),
        ("Curvebow", "2d6 long", "rare"),
        ("Crossbow", "2d8 slow", "rare"),
        ("Heater", "d4, A1", "common"),
        ("Mail", "A1", "uncommon"),
        ("Nasal", "A1", "uncommon"),
        ("Brigandine", "A1", "rare"),
    ],
)
def test_MB_158_to_MB_180_what_the_lists_know_needs_no_dice_written(name, dice, tier):
    assert gear.completed(name) == f"{name} ({dice})"
    assert tier_of(read(gear.completed(name))) == tier


def test_what_is_only_like_a_listed_name_is_left_as_it_is():
    for text in ("Silver plate for twelve", "Mail from home", "Mace of the guild (sealed)", "Rope"):
        assert gear.completed(text) == text


@pytest.mark.parametrize(
    ("name", "tier"),
    [
        ("shovel", "common"),
        ("lute", "uncommon"),
        ("Crystal ball", "rare"),
        ("Sacrament", "uncommon"),
        ("mule", "common"),
    ],
)
def test_MB_181_to_MB_195_goods_have_a_tier(name, tier):
    assert tier_of(read(name)) == tier


def test_MB_181_MB_182_MB_183_there_are_so_many_tools():
    assert {tier: len(names) for tier, names in gear.TOOLS.items()} == {"common": 6, "uncommon": 5, "rare": 3}


def test_MB_A22_bows_crossbows_and_slings_are_purely_ranged():
    ranged = {name for name in WEAPONS if gear.purely_ranged(read(gear.completed(name)))}
    assert ranged == {"sling", "shortbow", "longbow", "curvebow", "crossbow"}


def test_MB_184_to_MB_192_every_beast_has_a_tier_and_its_numbers():
    listed = [name for names in gear.BEAST_TIERS.values() for name in names]
    assert sorted(listed) == sorted(BEASTS)
    hound = beast("Grip", "hound", "", read_stats(BEASTS["hound"]))
    assert (hound.kind, hound.vig.full, hound.cla.full, hound.spi.full, hound.guard.full) == ("beast", 5, 10, 5, 4)
    assert hound.items == hound.held == ("Bite (d6)",)


@pytest.mark.parametrize(
    ("line", "beast", "number"),
    [
        ("Two inseparable mules", "mule", 2),
        ("Two riding steeds, matched", "riding steed", 2),
        ("A mule and a covered cart", "mule", 1),
        ("A clerk's mule, overfed", "mule", 1),
        ("A hound small enough for council chambers", "hound", 1),
        ("A pony hung with pans", "pony", 1),
        ("charger", "charger", 1),
        ("Old hound (VIG 5, CLA 10, SPI 5, 4GD, bite d6)", "hound", 1),
        ("A mulish boy", "", 0),
        ("A hawk hood", "", 0),
        ("A saddle for a mule", "", 0),
        ("A box of pig bristles", "", 0),
        ("Hound-headed mace (d8 hefty)", "", 0),
    ],
)
def test_beasts_among_property_are_told_from_things(line, beast, number):
    assert gear.beasts_in(line) == (beast, number)


def test_MB_120_beasts_of_burden_may_carry_a_remedy():
    may = {kind for kind in BEASTS if gear.may_carry(beast("B", kind, "", read_stats(BEASTS[kind])))}
    assert may == {"mule", "ox", "pony"}


@pytest.mark.parametrize(
    ("service", "guard", "armour", "dice"),
    [
        ("servant", 2, 0, ()),
        ("guide", 4, 0, ((6,), (6,))),
        ("sentry", 3, 0, ((10,),)),
        ("soldier-at-arms", 6, 2, ((6,), (4,))),
        ("archer", 3, 0, ((6,),)),
        ("sellsword", 7, 4, ((8, 8), (4,))),
    ],
)
def test_MB_232_to_MB_240_followers_bear_what_is_printed(service, guard, armour, dice):
    hired = follower("Wenna", service, (9, 9, 9))
    assert (hired.guard.full, hired.armour, hired.title) == (guard, armour, service)
    assert tuple(found for line in hired.items if (found := attack_dice(read(line)))) == dice
    assert fault_of(Hands(hired.held, hired.worn)) == ""
    assert hired.note == SERVICES[service].note


def test_MB_A5_a_guides_javelin_is_hefty_by_the_list():
    assert follower("Wenna", "guide", (9, 9, 9)).items == ("Handaxe (d6)", "Javelin (d6 hefty)")


def test_a_thing_is_found_by_its_name_its_end_or_a_word_of_it():
    items = ("Bauble mace (d8 hefty)", DAGGER, "Pair of clubs (d6)", "Iron-bound account book", "Old helm (A1)")
    for wanted, line in (
        ("Dagger (d6)", DAGGER),
        ("mace", items[0]),
        ("club", items[2]),
        ("account", items[3]),
        ("HELM", items[4]),
    ):
        assert gear.find(items, wanted, "Bran") == line
    with pytest.raises(IllegalCommand, match="Bran has no 'lute'"):
        gear.find(items, "lute", "Bran")
    with pytest.raises(Ambiguous, match=r"Red coat \(A1\), Blue coat \(A1\)"):
        gear.find(("Red coat (A1)", "Blue coat (A1)"), "coat", "Bran")
