"""What people have, hold, wear and trade for (MB-120, MB-152 to MB-157, MB-167, MB-175, MB-176)."""

from dataclasses import replace

import pytest

from realmgen.errors import Ambiguous, Unreadable
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.fresh import beast
from realmgen.games.bastionland.company.model import Company, GuardScore, Member, Score
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import State

ITEMS = (
    "Mace (d8 hefty)",
    "Spear (d8 hefty)",
    "Dagger (d6)",
    "Poleaxe (d10 long)",
    "Lance (d10 long)",
    "Shield (d4, A1)",
    "Coat (A1)",
    "Plates (A1)",
    "Kettle helm (A1)",
    "Nasal helm (A1)",
    "Rope",
)
BRAN = Member("Bran", "knight", *(Score(9, 9),) * 3, GuardScore(3, 3), items=ITEMS)
COMPANY = State(company=Company(members=(BRAN,)))


def bran(state):
    return state.company.find("Bran")


def with_beast(kind, of="Bran"):
    new = beast("Bramble", kind, of, read_stats(BEASTS[kind]))
    return replace(COMPANY, company=Company(members=(BRAN, new)))


def test_MB_155_only_one_hefty_thing_is_wielded(act, refused):
    refused(COMPANY, 'wield "Bran" "mace" "spear"', "only one hefty thing is wielded at a time")
    step = act(COMPANY, 'wield "Bran" "mace" "shield"')
    assert (bran(step.state).held, bran(step.state).worn, bran(step.state).armour) == (
        ("Mace (d8 hefty)",),
        ("Shield (d4, A1)",),
        1,
    )
    assert step.events[0].text == "Bran has Mace (d8 hefty) and Shield (d4, A1) in hand."
    assert bran(act(COMPANY, 'wield "Bran" "mace" "dagger"').state).held == ("Mace (d8 hefty)", "Dagger (d6)")


def test_MB_156_a_long_weapon_takes_both_hands(act, refused):
    refused(COMPANY, 'wield "Bran" "poleaxe" "shield"', "takes both hands")
    shielded = act(COMPANY, 'wield "Bran" "mace" "shield"').state
    step = act(shielded, 'wield "Bran" "poleaxe"')
    assert (bran(step.state).worn, bran(step.state).armour) == ((), 0)
    assert step.events[0].text == "Bran has Poleaxe (d10 long) in hand, and puts Shield (d4, A1) away."
    refused(step.state, 'wear "Bran" "shield"', "takes both hands")
    assert bran(act(shielded, 'wield "Bran" "dagger"').state).worn == ("Shield (d4, A1)",)


def test_MB_167_a_lance_and_a_shield_need_a_steed(act, refused):
    refused(COMPANY, 'wield "Bran" "lance" "shield"', "takes both hands")
    refused(with_beast("mule"), 'wield "Bran" "lance" "shield"', "takes both hands")
    refused(with_beast("charger", "Isolde"), 'wield "Bran" "lance" "shield"', "takes both hands")
    mounted = act(with_beast("charger"), 'wield "Bran" "lance" "shield"').state
    assert (bran(mounted).held, bran(mounted).worn) == (("Lance (d10 long)",), ("Shield (d4, A1)",))


def test_MB_175_armour_adds_up_to_4_and_a_second_helm_is_refused(act, refused):
    step = act(COMPANY, 'wear "Bran" "coat" "plates" "kettle" "shield"')
    assert bran(step.state).armour == 4
    assert step.events[0].text == (
        "Bran wears Coat (A1), Plates (A1), Kettle helm (A1) and Shield (d4, A1): A4."
        " Plates take their time, even with help."
    )
    assert "take their time" not in act(step.state, 'wear "Bran" "coat" "plates"').events[0].text
    refused(COMPANY, 'wear "Bran" "kettle" "nasal"', "one helm is worn at a time")
    refused(COMPANY, 'wear "Bran" "rope"', "Rope is no armour")
    bare = act(step.state, 'wear "Bran"')
    assert (bran(bare.state).armour, bare.events[0].text) == (0, "Bran wears no armour: A0.")


def test_armour_that_was_set_by_hand_stays(act):
    charmed = replace(COMPANY, company=Company(members=(replace(BRAN, armour=1),)))
    worn = act(charmed, 'wear "Bran" "coat"').state
    assert bran(worn).armour == 2
    assert bran(act(worn, 'wear "Bran"').state).armour == 1


def test_what_is_wielded_twice_is_there_twice(refused, act):
    refused(COMPANY, 'wield "Bran" "dagger" "dagger"', "Bran, beside Dagger (d6), has no 'dagger'")
    more = act(COMPANY, 'give "Bran" "Dagger"').state
    assert bran(act(more, 'wield "Bran" "dagger" "dagger"').state).held == ("Dagger (d6)",) * 2
    with pytest.raises(Ambiguous, match="Kettle helm"):
        act(COMPANY, 'wear "Bran" "helm"')


def test_empty_hands_are_empty(act):
    armed = act(COMPANY, 'wield "Bran" "dagger"').state
    step = act(armed, 'wield "Bran"')
    assert (bran(step.state).held, step.events[0].text) == ((), "Bran has nothing in hand.")


def test_MB_153_what_is_given_has_its_tier_and_dice(act):
    step = act(COMPANY, 'give "Bran" "Longsword"')
    assert step.events[0].text == "Bran gets Longsword (2d8 hefty), rare: truly treasured."
    assert bran(step.state).items[-1] == "Longsword (2d8 hefty)"
    assert act(COMPANY, 'give "Bran" "A letter"').events[0].text == "Bran gets A letter."


def test_what_cannot_be_read_is_not_given(act, refused):
    with pytest.raises(Unreadable, match=r"\(d7 odd\) cannot be read"):
        act(COMPANY, 'give "Bran" "Axe (d7 odd)"')
    refused(COMPANY, f'give "Bran" "{"a " * 41}"', "a name", Unreadable)


def test_MB_174_a_specialists_weapon_is_a_tier_rarer_and_none_is_made_of_a_rare_one(act, refused):
    spear = act(COMPANY, 'give "Bran" "Spear (d8 hefty, +d8 against beasts)"')
    assert spear.events[0].text == "Bran gets Spear (d8 hefty, +d8 against beasts), uncommon: takes a specialist."
    lance = act(COMPANY, 'trade "Bran" "Lance (d10 long, +d10 at a gallop)" "a horse"')
    assert "rare: truly treasured" in lance.events[0].text
    refused(COMPANY, 'give "Bran" "Longsword (2d8 hefty, +d8 by night)"', "Longsword is rare already")


def test_a_beast_that_is_given_joins(act):
    step = act(COMPANY, 'give "Bran" "a mule"')
    mule = step.state.company.find("Bran's mule")
    assert (mule.kind, mule.of, mule.vig.full) == ("beast", "Bran", 10)
    assert step.events[0].text == "Bran gets a mule, common: widely found; Bran's mule joins."
    assert act(step.state, 'give "Bran" "mule"').state.company.find("Bran's mule 2")
    assert len(act(COMPANY, 'give "Bran" "A stuffed hawk"').state.company.members) == 1


def test_MB_152_a_trade_names_what_is_offered(act):
    step = act(COMPANY, 'trade "Bran" "Lute" "a summer of guarding the ford"')
    assert step.events[0].text == (
        "Bran gets Lute, uncommon: takes a specialist. Offered for it: A summer of guarding the ford."
    )
    assert step.events[0].data["offer"] == "a summer of guarding the ford"
    for text in ('trade "Bran" "Lute" ""', 'trade "Bran" "Lute" "  "', 'trade "Bran" "Lute"'):
        with pytest.raises(Unreadable):
            act(COMPANY, text)


def test_what_is_taken_is_out_of_hand_too(act, refused):
    armed = act(act(COMPANY, 'wield "Bran" "mace" "shield"').state, 'wear "Bran" "coat" "shield"').state
    step = act(armed, 'take "Bran" "mace"')
    assert bran(step.state).held == ()
    assert "Mace (d8 hefty)" not in bran(step.state).items
    bare = bran(act(step.state, 'take "Bran" "shield"').state)
    assert (bare.worn, bare.armour) == (("Coat (A1)",), 1)
    refused(COMPANY, 'take "Bran" "lute"', "Bran has no 'lute'")


def test_one_of_two_alike_is_taken_from_the_pack_first(act):
    two = act(act(COMPANY, 'give "Bran" "Dagger"').state, 'wield "Bran" "dagger"').state
    left = bran(act(two, 'take "Bran" "dagger"').state)
    assert (left.held, left.items.count("Dagger (d6)")) == (("Dagger (d6)",), 1)


def test_MB_120_one_remedy_at_a_time_and_a_mule_can_take_the_other(act, refused):
    loaded = act(with_beast("mule"), 'carry "Bran" sustenance').state
    refused(loaded, 'carry "Bran" stimulant', "carries Sustenance already")
    refused(loaded, 'give "Bran" "Stimulant"', "carries Sustenance already")
    both = act(loaded, 'carry "Bramble" stimulant').state
    assert (bran(both).remedy, both.company.find("Bramble").remedy) == ("sustenance", "stimulant")
    refused(with_beast("hound"), 'carry "Bramble" stimulant', "no beast of burden")
    assert bran(act(both, 'carry "Bran" none').state).remedy is None
    refused(COMPANY, 'carry "Bran" none', "carries no Remedy")


def test_MB_193_to_MB_195_a_remedy_that_is_given_is_carried(act):
    plain = bran(act(COMPANY, 'give "Bran" "Sacrament"').state)
    assert (plain.remedy, plain.items) == ("sacrament", ITEMS)
    made = act(COMPANY, 'give "Bran" "Cradle songs and milk (Sacrament)"').state
    assert (bran(made).remedy, bran(made).items[-1]) == ("sacrament", "Cradle songs and milk (Sacrament)")
    assert gear.spent(bran(made)) == BRAN
    assert bran(act(made, 'take "Bran" "cradle"').state) == BRAN


def test_who_is_gone_gets_nothing(act, refused):
    slain = act(COMPANY, 'fate "Bran" slain').state
    for text in ('give "Bran" "Rope"', 'take "Bran" "Rope"', 'wield "Bran"', 'wear "Bran"', 'carry "Bran" none'):
        refused(slain, text, "no longer of the Company")
