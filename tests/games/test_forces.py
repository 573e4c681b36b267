"""Units that come into play, serve and go home (MB-350 to MB-382)."""

from dataclasses import replace

import pytest
from company_samples import ISOLDE, guard, score
from forces_samples import foe, with_units

from realmgen.errors import Unreadable
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.forces.arms import arm, dice_of, in_hand, natural, trample
from realmgen.games.bastionland.forces.blocks import STOCK, numbers, of_make
from realmgen.games.bastionland.lore.model import Actor, Tale
from realmgen.games.bastionland.model import State


@pytest.mark.parametrize(
    ("make", "told"),
    [
        ("gate", "5GD, A2"),
        ("rampart", "10GD, A2"),
        ("castle-wall", "10GD, A3"),
        ("rowboat", "4GD"),
        ("longship", "7GD, A1"),
        ("warship", "10GD, A2"),
        ("siege-tower", "7GD, A2"),
        ("battering-ram", "ram d12"),
        ("stone-thrower", "stone d12 blast"),
        ("bolt-launcher", "bolts 2d12"),
        ("trebuchet", "stones 3d12 blast"),
        ("militia", "VIG 10, CLA 10, SPI 7, 3GD, polearm d8 long"),
        ("skirmishers", "VIG 10, CLA 13, SPI 10, 2GD, shortbow d6 long"),
        ("mercenaries", "VIG 13, CLA 10, SPI 10, 4GD, A3, spear d8 hefty, shield d4"),
        ("riders", "VIG 10, CLA 13, SPI 10, 3GD, javelins d6 hefty, handaxe d6"),
        ("knights", "VIG 13, CLA 10, SPI 13, 5GD, A3, mace d8 hefty, shield d4, trample d8"),
        ("hound", "VIG 5, CLA 10, SPI 5, 4GD, bite d6"),
        ("charger", "VIG 10, CLA 5, SPI 5, 5GD, trample d8"),
    ],
)
def test_MB_362_to_382_a_unit_has_the_numbers_of_its_stat_block(act, make, told):
    unit = act(State(), f'levy {make} "The {make}"').state.units[0]
    assert numbers(unit) == told
    assert (unit.name, unit.make) == (f"The {make}", make)


def test_all_of_stock_can_be_called_up(act):
    state = State()
    for make in STOCK:
        state = act(state, f'levy {make} "The {make}"').state
    assert [unit.make for unit in state.units] == list(STOCK)


def test_MB_366_MB_367_MB_368_ships_carry_so_many_warbands():
    assert [of_make(ship, "s").carries for ship in ("rowboat", "longship", "warship")] == [0, 1, 2]
    assert of_make("rowboat", "s").note == "Carries six people, and no Warband."


def test_MB_369_a_siege_tower_attacks_nobody_and_MB_373_a_trebuchet_does_not_move():
    assert of_make("siege-tower", "t").attacks == ()
    assert [make for make in STOCK if of_make(make, "x").immobile] == ["gate", "rampart", "castle-wall", "trebuchet"]


def test_MB_372_MB_373_engines_throw_their_dice_and_MB_371_blast():
    dice = {make: dice_of(in_hand(of_make(make, "x"))) for make in STOCK}
    assert dice["battering-ram"] == dice["stone-thrower"] == (12,)
    assert (dice["bolt-launcher"], dice["trebuchet"]) == ((12, 12), (12, 12, 12))
    blast = [make for make in STOCK if any(arm(line).blast for line in of_make(make, "x").attacks)]
    assert blast == ["stone-thrower", "trebuchet"]


def test_MB_380_MB_382_weapon_and_shield_make_one_attack_and_a_charge_adds_the_steeds():
    assert in_hand(of_make("mercenaries", "m")) == ("spear d8 hefty", "shield d4")
    knights = of_make("knights", "k")
    assert (dice_of(in_hand(knights)), trample(knights)) == ((8, 4), (8,))
    assert in_hand(of_make("militia", "m")) == ("polearm d8 long",)


def test_MB_381_riders_throw_or_strike_and_their_steeds_trample_nobody():
    riders = of_make("riders", "r")
    assert (dice_of(in_hand(riders)), trample(riders), riders.mounted) == ((6,), (), True)


def test_a_beast_that_tramples_by_itself_does_so_without_a_charge():
    assert in_hand(foe("Boar", "beast", attacks=("trample 2d10 blast",))) == ("trample 2d10 blast",)
    assert in_hand(foe("Wall", attacks=("shield d4",))) == ("shield d4",)
    assert arm("a stare") == ("a stare", (), "", False)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("vassals", "; loyal vassals send them."),
        ("knights", "; Knights who share the cause bring them."),
        ("mercenaries", "; they fight for an agreed price."),
    ],
)
def test_MB_374_soldiers_come_from_one_of_three_sources(act, source, told):
    step = act(State(), f'levy militia "The Reeds" {source}')
    assert step.state.units[0].source == source
    assert step.events[0].text.endswith(told)


def test_MB_374_there_is_no_fourth_source_and_only_soldiers_have_one(act, refused):
    refused(State(), 'levy militia "The Reeds" thieves', "vassals", Unreadable)
    refused(State(), 'levy gate "The Gate" vassals', "soldiers alone have a source")
    assert act(State(), 'levy militia "The Reeds"').state.units[0].source == ""


def test_a_unit_may_follow_somebody_of_the_company(act, refused):
    step = act(State(company=Company(members=(ISOLDE,))), 'levy longship "The Heron" none "Isolde"')
    assert step.state.units[0].serves == "Isolde"
    assert step.events[0].text == "The Heron, a longship, stands ready: 7GD, A1; it follows Isolde."
    refused(State(), f'levy militia "The Reeds" none "{"x" * 81}"', "81 characters long")


@pytest.mark.parametrize(
    ("make", "name", "told"),
    [
        ("gate", "A gate", "A gate stands ready: 5GD, A2."),
        ("castle-wall", "The Old Wall", "The Old Wall, a castle wall, stands ready: 10GD, A3."),
        ("militia", "The Reeds", "The Reeds, a Warband of militia, stand ready: VIG 10"),
        ("riders", "Riders of Orban", "Riders of Orban, a Warband, stand ready: VIG 10"),
    ],
)
def test_what_a_name_says_is_not_said_again(act, make, name, told):
    assert act(State(), f'levy {make} "{name}"').events[0].text.startswith(told)


def test_who_is_renamed_is_followed_by_the_new_name(act):
    state = State(company=Company(members=(ISOLDE,)))
    state = act(state, 'levy longship "The Heron" none "Isolde"').state
    state = replace(state, units=(*state.units, foe("Page", leader="Isolde")))
    units = act(state, 'rechristen "Isolde" "Dame Isolde"').state.units
    assert (units[0].serves, units[1].leader) == ("Dame Isolde", "Dame Isolde")


def test_names_tell_units_and_the_company_apart(act, refused):
    state = State(company=Company(members=(ISOLDE,)), units=(of_make("militia", "The Reeds"),))
    refused(state, 'levy militia "the reeds"', "The Reeds is there already")
    refused(state, 'foe "Isolde" "VIG 6, CLA 6, SPI 6, 1GD"', "Isolde is there already")
    refused(state, f'foe "{"x" * 81}" "VIG 6, CLA 6, SPI 6, 1GD"', "81", Unreadable)
    refused(state, 'levy militia " "', "", Unreadable)
    refused(state, 'beast "THE REEDS" "hound"', "a unit is called 'The Reeds' already")


def test_a_foe_stands_by_its_stat_block_and_players_do_not_know_of_it_yet(act):
    step = act(State(), 'foe "Bailiff" "VIG 11, CLA 9, SPI 8, 4GD, A2, spear d8 hefty, shield d4"')
    bailiff = step.state.units[0]
    assert (bailiff.kind, bailiff.secret, bailiff.shields, bailiff.spears) == ("person", True, True, True)
    assert (bailiff.guard, bailiff.vig, bailiff.armour) == (guard(4), score(11), 2)
    assert step.events[0].text.startswith("Bailiff stands ready: VIG 11, CLA 9, SPI 8, 4GD, A2")


def test_what_attacks_with_teeth_alone_is_a_beast_and_a_group_counts_its_number(act):
    step = act(State(), 'foe "Wolves" "VIG 6, CLA 10, SPI 5, 3GD, bite d6" 6')
    assert (step.state.units[0].kind, step.state.units[0].number) == ("beast", 6)
    assert step.events[0].text.startswith("Wolves, a group of 6, stand ready")
    assert act(State(), 'foe "Shade" "VIG 6, CLA 6, SPI 6, 1GD"').state.units[0].kind == "person"
    assert not act(State(), 'foe "Fencer" "VIG 6, CLA 6, SPI 6, 1GD, buckler d4"').state.units[0].shields


def test_MB_094_a_creatures_own_weapons_are_told_from_others():
    assert natural(["hot little hooves d6", "iron fists 2d10"])
    assert not natural(["bite d6", "kitchen knife d6"])
    assert not natural([])


def test_a_foe_needs_a_stat_block_that_can_be_read_and_a_number_that_can_be_counted(refused):
    refused(State(), 'foe "Wolves" "VIG 6"', "is no stat block", Unreadable)
    refused(State(), 'foe "Wolves" "VIG 0, CLA 6, SPI 6, 1GD"', "would be slain", Unreadable)
    refused(State(), 'foe "Wolves" "VIG 6, CLA 6, SPI 6, 1GD" 0', "1 to 99, not 0")
    refused(State(), 'foe "Wolves" "VIG 6, CLA 6, SPI 6, 1GD" 100', "1 to 99, not 100")


@pytest.fixture
def tale(state):
    """A state whose first Myth has a tale with a cast."""
    lines = {
        "Stag": ("VIG 15, CLA 12, SPI 10, 5GD, horns 2d10", "Comes alone. A Warband can hurt it."),
        "Beaters": ("VIG 9, CLA 9, SPI 5, 2GD, spear d8 hefty", "On one rope, a Warband. They sing."),
        "Whisperer": ("", "Never fights."),
    }
    stats = {name: act_stats(block) for name, (block, _) in lines.items()}
    cast = tuple(Actor(name, stats[name], note) for name, (_, note) in lines.items())
    told = Tale("stag", "The Lantern Stag", "t", ("o",) * 6, cast, "l", {}, "w", "c", "h", {})
    first, *rest = state.realm.myths
    return replace(state, realm=replace(state.realm, myths=(replace(first, tale=told), *rest)))


def act_stats(block):
    from realmgen.games.bastionland.lore.model import Stats
    from realmgen.games.bastionland.lore.notation import read_stats

    return read_stats(block) if block else Stats(0, 0, 0, 0)


def test_one_of_a_tales_cast_comes_with_its_numbers_and_takes_scars(act, tale):
    step = act(tale, 'cast 1 "stag"')
    stag = step.state.units[0]
    assert step.events[0].text.startswith("Stag, out of the tale of The Lantern Stag, stands ready: VIG 15,")
    assert (stag.name, stag.kind, stag.named, stag.secret) == ("Stag", "beast", True, True)
    assert (stag.vig, stag.attacks, stag.note) == (score(15), ("horns 2d10",), "Comes alone. A Warband can hurt it.")
    assert act(step.state, 'cast 1 "Stag"').state.units[1].name == "Stag 2"


def test_the_cast_are_a_warband_where_the_tale_or_the_game_master_says_so(act, tale):
    assert act(tale, 'cast 1 "Beaters"').state.units[0].kind == "warband"
    assert act(tale, 'cast 1 "Beaters" foe 8').state.units[0].number == 8
    assert act(tale, 'cast 1 "Beaters" told 8').state.units[0].kind == "person"
    stags = act(tale, 'cast 1 "Stag" warband').state.units[0]
    assert (stags.kind, stags.named) == ("warband", False)


def test_who_is_not_of_a_cast_is_not_called(tale, refused):
    refused(tale, 'cast 9 "Stag"', "there is no Myth 9: there are 1, 2, 3")
    refused(tale, 'cast 2 "Stag"', "it has nobody")
    refused(tale, 'cast 1 "Doe"', "it has Stag, Beaters, Whisperer")
    refused(tale, 'cast 1 "Whisperer"', "has no numbers in the tale")
    refused(tale, 'cast 1 "Stag" warband 2', "a Warband is one unit")


OGRE = (
    '{"name":"Ogre","kind":"person","guard":{"now":8,"full":8},"vig":{"now":18,"full":18},"cla":{"now":5,"full":5},'
    '"spi":{"now":8,"full":8},"attacks":["club d12 blast"],"large":true}'
)


def test_a_unit_of_ones_own_is_written_in_full_and_changed_by_name(act):
    step = act(State(), f"unit {OGRE}")
    assert step.events[0].text == "Ogre was written by hand: VIG 18, CLA 5, SPI 8, 8GD, club d12 blast."
    again = act(step.state, "unit " + OGRE.replace('"now":8', '"now":2', 1))
    assert [unit.guard.now for unit in again.state.units] == [2]
    assert again.events[0].text.startswith("Ogre was changed by hand")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('"now":8', '"now":9'), "guard is 9 of 8"),
        (("club d12 blast", "club"), "'club' has no dice"),
        (('"person"', '"ship"'), "a ship has no Virtues"),
        (('"vig":{"now":18,"full":18},', ""), "Ogre has VIG 0 in full"),
        (('"large":true', '"number":2,"down":3'), "3 are down of 2"),
        (('"person"', '"warband","number":4'), "a warband is one unit"),
        (('"Ogre"', '"Ogre "'), "begins or ends with a space"),
        (('"Ogre"', '"isolde"'), "Isolde is there already"),
    ],
)
def test_a_unit_that_does_not_go_together_is_refused(change, reason, refused):
    refused(State(company=Company(members=(ISOLDE,))), "unit " + OGRE.replace(*change, 1), reason)


@pytest.fixture
def ruled(state):
    """A Seat, and a Holding without a Marshal."""
    seat = Domain("0303", "Dame Orla Vane", council={"marshal": "Sir Bram"})
    return replace(state, domains=(seat, Domain("0601", "Sir Bram")))


def test_MB_407_a_seat_musters_three_warbands_and_any_other_holding_two(act, ruled, refused):
    step = act(ruled, 'muster 0303 "militia" "Mercenaries" "militia"')
    assert [(unit.name, unit.make) for unit in step.state.units] == [
        ("Militia of Amberwick", "militia"),
        ("Mercenaries of Amberwick", "mercenaries"),
        ("Militia of Amberwick 2", "militia"),
    ]
    assert {(unit.home, unit.serves, unit.source) for unit in step.state.units} == {
        ("0303", "Dame Orla Vane", "vassals")
    }
    refused(ruled, 'muster 0601 "militia" "militia" "militia"', "Lakenholt musters 2 Warbands")
    assert len(act(step.state, 'muster 0601 "riders" "riders"').state.units) == 5


def test_MB_407_MB_A63_a_realm_musters_nine_each_holding_its_own(act, state):
    ruled = replace(state, domains=tuple(Domain(holding.at, "R") for holding in state.realm.holdings))
    for holding in state.realm.holdings:
        number = 3 if holding.seat else 2
        ruled = act(ruled, f"muster {holding.at} " + " ".join(['"militia"'] * number)).state
    assert len(ruled.units) == 3 + 3 * 2 == 9
    assert {unit.home for unit in ruled.units} == {holding.at for holding in state.realm.holdings}


def test_MB_387_the_marshal_arms_them_and_a_vacant_seat_is_told(act, ruled):
    knights, riders = act(ruled, 'muster 0303 "knights" "riders"').state.units
    assert (knights.make, knights.attacks) == ("knights", ("mace d8 hefty", "shield d4", "trample d8"))
    assert (riders.make, riders.attacks) == ("riders", ("javelins d6 hefty", "handaxe d6"))
    assert act(ruled, 'muster 0303 "knights"').events[0].text == (
        "Amberwick musters a Warband of knights; Sir Bram as Marshal saw to their arms."
    )
    assert act(ruled, 'muster 0601 "militia" "riders"').events[0].text == (
        "Lakenholt musters 2 Warbands, 1 of militia and 1 of riders; "
        "no Marshal sits on the Council, so Sir Bram had to see to their arms."
    )


def test_a_holding_musters_anew_only_when_its_warbands_went_home(act, ruled, refused):
    out = act(ruled, 'muster 0601 "militia" "militia"').state
    refused(out, 'muster 0601 "militia"', "of which 2 went out already")
    home = act(out, 'disband "Militia of Lakenholt"').state
    again = act(home, 'muster 0601 "militia"').state
    assert [unit.name for unit in again.units] == ["Militia of Lakenholt", "Militia of Lakenholt 2"]
    lost = replace(out, units=tuple(replace(unit, end="wiped") for unit in out.units))
    refused(lost, 'muster 0601 "militia"', "went out already")


def test_warbands_follow_whoever_rules_their_holding(act, ruled):
    out = act(ruled, 'muster 0601 "militia"').state
    out = act(out, 'levy riders "The Grey Host"').state
    heir = act(out, 'heir 0601 named "Maud"').state
    assert [unit.serves for unit in act(heir, "succeed 0601").state.units] == ["Maud", ""]


def test_nobody_is_mustered_where_nobody_rules_or_without_arms(ruled, refused):
    refused(ruled, 'muster 0105 "militia"', "Vigil is no Domain")
    refused(ruled, 'muster 0204 "militia"', "there is no holding in 0204")
    refused(ruled, "muster 0303", "say how each Warband is armed")
    refused(ruled, 'muster 0303 "giants"', "'giants' is no Warband of the rules")


def test_MB_387_a_warband_is_trained_otherwise_and_whom_it_lost_stays_lost(act, refused):
    state = with_units(
        replace(of_make("militia", "Reeds"), vig=score(7, 10), guard=guard(1, 3), home="", source="vassals")
    )
    reeds = act(state, 'train "Reeds" mercenaries').state.units[0]
    assert (reeds.make, reeds.vig, reeds.guard, reeds.spi) == ("mercenaries", score(10, 13), guard(2, 4), score(10))
    assert (reeds.armour, reeds.source, reeds.shields, reeds.mounted) == (3, "vassals", True, False)
    worn = replace(of_make("knights", "Reeds"), vig=score(1, 13), spi=score(2, 13), guard=guard(0, 5))
    reeds = act(with_units(worn), 'train "Reeds" militia').state.units[0]
    assert (reeds.vig, reeds.spi, reeds.guard) == (score(1, 10), score(1, 7), guard(0, 3))
    refused(state, 'train "Reeds" militia', "are militia already")
    refused(with_units("gate"), 'train "Gate" militia', "Gate is no Warband")


def test_MB_376_a_forced_march_costs_spirit(act):
    state = with_units(replace(of_make("riders", "Riders"), spi=score(10)))
    step = act(state, 'drive "Riders" d6 "a forced march"', 4)
    assert step.state.units[0].spi == score(6, 10)
    assert step.events[0].text == "Riders lost 4 SPI, with 6 left: a forced march."
    assert act(state, 'drive "Riders" 3').state.units[0].spi.now == 7


def test_MB_353_at_no_spirit_a_warband_is_broken(act, refused):
    state = with_units(replace(of_make("riders", "Riders"), spi=score(3, 10)))
    step = act(state, 'drive "Riders" 4')
    riders = step.state.units[0]
    assert (riders.spi.now, riders.end, riders.stands) == (0, "broken", True)
    assert step.events[0].text.endswith("The Warband is broken: it refuses orders and acts only for itself.")
    assert act(state, 'drive "Riders" 2').state.units[0].end == ""
    assert step.events[0].text.startswith("Riders lost 3 SPI, with 0 left.")
    refused(step.state, 'drive "Riders" 1', "has no SPI left to lose")
    refused(state, 'drive "Riders" 0', "0 changes nothing")


def test_MB_377_a_broken_warband_refuses_orders(act, refused):
    broken = with_units(replace(of_make("riders", "Riders"), spi=score(0, 10), end="broken"))
    refused(broken, 'order "Riders" "hold the ford"', "Riders is broken and refuses orders")
    for spi, end in ((0, ""), (10, "broken")):
        unwilling = with_units(replace(of_make("riders", "Riders"), spi=score(spi, 10), end=end))
        refused(unwilling, 'order "Riders" "hold"', "refuses orders")
    step = act(with_units("riders"), 'order "Riders" "hold the ford"')
    assert step.events[0].text == "Riders have their order: hold the ford."
    refused(with_units("gate"), 'order "Gate" "open"', "give the order to who mans it")


def test_MB_375_unmet_needs_strain_a_warband(act, refused):
    step = act(with_units("riders"), 'needs "Riders" unmet')
    assert step.state.units[0].strained
    assert "go without what they need" in step.events[0].text
    assert act(step.state, 'order "Riders" "on"').events[0].text.endswith("and grumble.")
    assert not act(step.state, 'needs "Riders" met').state.units[0].strained
    refused(step.state, 'needs "Riders" unmet', "unmet already")
    refused(with_units("gate"), 'needs "Gate" unmet', "it needs neither food nor rest")


def test_a_moment_of_peace_gives_guard_back_and_a_long_rest_everything(act, refused):
    hurt = replace(of_make("riders", "Riders"), guard=guard(1, 3), vig=score(4, 10), spi=score(0, 10), end="broken")
    guarded = act(with_units(hurt), 'rally "Riders"').state.units[0]
    assert (guarded.guard, guarded.vig, guarded.end) == (guard(3), score(4, 10), "broken")
    step = act(with_units(hurt), 'rally "Riders" whole')
    assert step.state.units[0] == of_make("riders", "Riders")
    assert step.events[0].text == "Riders have all Guard and Virtues again. They take orders again."
    refused(with_units("riders"), 'rally "Riders"', "has nothing to restore")
    refused(with_units("gate"), 'rally "Gate"', "`repair` mends it")
    refused(with_units(replace(hurt, end="routed")), 'rally "Riders"', "Riders is out of it (routed)")


def test_MB_359_a_day_of_repairs_gives_a_ship_its_guard_again(act, refused):
    state = with_units(replace(of_make("longship", "Longship"), guard=guard(2, 7)))
    step = act(state, 'repair "Longship"')
    assert step.state.units[0].guard == guard(7)
    assert step.events[0].text == "A day of repairs gives Longship all its Guard again: 7GD."
    refused(step.state, 'repair "Longship"', "there is nothing to repair")
    refused(with_units("riders"), 'repair "Riders"', "is no ship, structure or engine")
    refused(with_units(replace(of_make("gate", "Gate"), end="destroyed")), 'repair "Gate"', "out of it (destroyed)")


def test_MB_365_colliding_ships_take_a_die_each_and_a_much_larger_one_less(act):
    step = act(with_units("rowboat", "warship"), 'collide "Rowboat" "Warship" second', 9, 4)
    assert [(unit.guard.now, unit.end) for unit in step.state.units] == [(0, "destroyed"), (6, "")]
    assert step.events[0].text == (
        "Rowboat and Warship collide: Rowboat takes 9 and is destroyed; Warship takes 4 and has 6GD left."
    )
    with pytest.raises(Unreadable, match="a d6 shows 1 to 6"):
        act(with_units("rowboat", "warship"), 'collide "Rowboat" "Warship" second', 9, 7)
    alike = act(with_units("longship", "warship"), 'collide "Longship" "Warship"', 3, 9)
    assert [unit.guard.now for unit in alike.state.units] == [4, 1]
    first = act(with_units("warship", "rowboat"), 'collide "Warship" "Rowboat" first', 6, 12)
    assert [unit.guard.now for unit in first.state.units] == [4, 0]


def test_MB_A65_armour_does_not_help_against_a_collision(act):
    step = act(with_units("longship", "warship"), 'collide "Longship" "Warship"', 7, 10)
    assert [unit.end for unit in step.state.units] == ["destroyed", "destroyed"]


def test_only_two_ships_collide(refused):
    refused(with_units("gate", "warship"), 'collide "Gate" "Warship"', "Gate is a structure and no ship")
    refused(with_units("warship"), 'collide "Warship" "Warship"', "cannot collide with itself")


def test_what_became_of_a_unit_is_said_by_hand(act, refused):
    state = with_units("gate", "riders", "hound")
    step = act(state, 'finish "Gate" destroyed')
    assert (step.state.units[0].end, step.events[0].text) == ("destroyed", "Gate is destroyed, by hand.")
    assert act(step.state, 'finish "Gate" stands').state == state
    assert act(state, 'finish "Riders" wiped').events[0].text == "Riders are wiped out, by hand."
    refused(state, 'finish "Riders" slain', "a warband cannot be slain: choose routed, broken")
    refused(state, 'finish "Gate" fled', "a structure cannot be fled")
    refused(state, 'finish "Hound" wiped', "a beast cannot be wiped")
    refused(state, 'finish "Hound" stands', "Hound stands already")
    refused(state, 'finish "Nobody" slain', "there is Gate, Riders, Hound")


def test_who_stands_again_has_something_left(act):
    lost = replace(of_make("riders", "Riders"), vig=score(0, 10), end="wiped")
    wreck = replace(of_make("gate", "Gate"), guard=guard(0, 5), end="destroyed")
    pack = foe("Wolves", "beast", number=4, down=4, end="slain")
    ram = replace(of_make("battering-ram", "Ram"), end="destroyed")
    state = with_units(lost, wreck, pack, ram)
    for name in ("Riders", "Gate", "Wolves", "Ram"):
        state = act(state, f'finish "{name}" stands').state
    assert [unit.end for unit in state.units] == ["", "", "", ""]
    assert (state.units[0].vig, state.units[1].guard, state.units[2].down) == (score(1, 10), guard(1, 5), 3)
    assert state.units[3].guard == guard(0)


def test_a_unit_is_kept_from_players_and_shown(act, refused):
    step = act(with_units("riders"), 'cloak "Riders" on')
    assert (step.state.units[0].secret, step.events[0].text) == (True, "Riders are kept from the players.")
    assert act(step.state, 'cloak "Riders" off').events[0].text == "Players may know of Riders."
    refused(step.state, 'cloak "Riders" on', "kept from the players already")


def test_who_goes_home_leaves_their_name_behind(act, refused):
    step = act(with_units("riders", "gate", replace(of_make("hound", "Hound"), end="slain")), 'disband "Riders"')
    assert (step.state.units[0].end, step.events[0].text) == ("disbanded", "Riders go home.")
    refused(step.state, 'disband "Riders"', "went home already")
    again = act(step.state, 'levy militia "Riders"').state
    assert (again.units[0].make, len(again.units)) == ("militia", 3)
    assert act(again, 'disband "Gate"').events[0].text == "Gate is no longer needed."
    assert act(again, 'disband "Hound"').events[0].text == "Hound will not be met again."
