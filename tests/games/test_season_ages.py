"""The turn of an Age: what the Old lose, who is older, Glory, and what Knights choose then (MB-289 to MB-292, MB-297,
MB-304 to MB-307, MB-A29 to MB-A33)."""

from dataclasses import replace

import pytest
from company_samples import score
from lore_samples import library
from road_samples import someone, steed, texts
from season_samples import KNIGHTS, domain, played, step_of, told, turned, year

from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice, NeedsRoll, Script


def virtues(state, name="Isolde"):
    return [state.company.find(name).score(virtue).full for virtue in VIRTUES]


def at_loss(act, *members, **more):
    """A turn of the Age in which the Old are about to pay."""
    return turned(act, year(*members, **more), "age")


def test_MB_297_years_lead_to_spring_of_the_next_age(act):
    step = act(played(act, year(season="harvest", year=7, day=4), "turn age", "leave"), "onward")
    assert step.state.day.now == Moment("morning", 1, "spring", 8, 2)
    assert step.events[0].text == "Years pass, and Age 2 begins in Spring (Green); the calendar goes on with year 8."
    assert told(step.state) == [("turn", step.events[0].text)]


def test_MB_A30_MB_A31_MB_A32_MB_A33_the_steps_of_an_age_come_in_their_order(act):
    state = act(year(*KNIGHTS[:1], someone("Wat", "follower", age="old")), "turn age").state
    seen = [step_of(state)]
    dice = {"wane": (1,), "ripen": (1, 1, 1, 1, 1, 1)}
    for text in ("leave", "onward", "wane", "ripen", "acclaim", "leave", "feast"):
        state = act(state, text, *dice.get(text, ())).state
        seen.append(step_of(state))
    assert seen == ["unresolved", "passing", "loss", "ageing", "glory", "pursuits", "feast", None]


def test_MB_289_everybody_grows_mature_then_old_and_stays_old(act):
    state, seen = year(someone("Isolde"), someone("Wat", "follower"), steed("Grey", "Isolde")), []
    for dice in (6, 6, 0):
        state = played(act, turned(act, state, "age"), *(["leave"] if not dice else []))
        state = act(state, "ripen", *([6, 6] * dice)).state
        seen.append([one.age for one in state.company.members])
        state = act(state, "turned").state
    assert seen == [["mature", "mature", "young"], ["old", "old", "young"], ["old", "old", "young"]]


def test_MB_290_who_becomes_mature_keeps_the_higher_of_each_virtue(act):
    state = at_loss(act, someone("Isolde", vig=9, cla=14, spi=6))
    step = act(state, "ripen", 10, 2, 7, 3, 5, 1)
    assert virtues(step.state) == [12, 14, 6]
    assert step.state.company.find("Isolde").vig == score(12)
    assert texts(step)[0] == "Isolde is Mature: VIG 12 (was 9), CLA 14, SPI 6. Every Virtue is in full again."


def test_MB_291_who_becomes_old_keeps_the_lower_of_each_virtue(act):
    state = at_loss(act, someone("Isolde", vig=12, cla=14, spi=6, age="mature"))
    step = act(state, "ripen", 6, 1, 12, 6, 4, 1)
    assert virtues(step.state) == [7, 14, 5]
    assert texts(step)[0] == "Isolde is Old: VIG 7 (was 12), CLA 14, SPI 5 (was 6). Every Virtue is in full again."


def test_MB_A7_who_begins_mature_is_not_rolled_for_again_before_they_are_old(act):
    step = act(at_loss(act, someone("Isolde", vig=18, age="mature")), "ripen", 12, 6, 12, 6, 12, 6)
    assert (step.state.company.find("Isolde").age, virtues(step.state)) == ("old", [18, 10, 10])


def test_MB_290_MB_291_MB_292_every_die_of_age_says_whose_and_which_it_is(act, rules):
    state = at_loss(act, someone("Isolde"), someone("Wat", "follower"))
    with pytest.raises(NeedsRoll, match="a d12 is needed for Isolde's VIG, now Mature"):
        rules.apply(state, rules.parse("ripen"), Script([]))
    dice = Dice("age")
    rules.apply(state, rules.parse("ripen"), dice)
    assert [die.sides for die in dice.rolled] == [12, 6] * 6
    assert dice.rolled[-1].purpose == "Wat's SPI, now Mature"
    old = at_loss(act, someone("Isolde", age="old"))
    with pytest.raises(NeedsRoll, match="a d12 is needed for Isolde's loss of VIG to age"):
        rules.apply(old, rules.parse("wane"), Script([]))


def test_MB_292_an_age_costs_the_old_d12_vig_and_at_nothing_they_die_in_peace(act):
    state = at_loss(act, someone("Isolde", vig=8, age="old", player="Ann", successor="Wat"), someone("Wat", "squire"))
    dies = act(state, "wane", 8)
    isolde = dies.state.company.find("Isolde")
    assert (isolde.fate, isolde.vig.now) == ("dead", 0)
    assert texts(dies) == [
        "Isolde loses 8 VIG to age, and dies in peace. Ann makes a new Knight, who joins soon, or takes over Wat."
    ]
    assert told(dies.state)[-1] == ("death", "Isolde died in peace, of old age.")
    assert not dies.state.calendar.entries[-1].secret
    assert dies.state.company.find("Wat").vig == score(10)
    mature = at_loss(act, someone("Isolde", vig=8, age="old"), someone("Bran", age="mature"))
    assert act(mature, "wane", 1).state.company.find("Bran").vig == score(10)
    lives = act(state, "wane", 7)
    assert (lives.state.company.find("Isolde").fate, lives.state.company.find("Isolde").vig) == ("", score(1))
    assert texts(lives) == ["Isolde loses 7 VIG for good to age, and has 1 of 1."]


def test_MB_A31_the_loss_stays_for_good_unless_said_otherwise(act, refused):
    state = at_loss(act, someone("Isolde", vig=(9, 12), age="old"))
    lost = act(state, "wane", 4).state
    assert lost.company.find("Isolde").vig == score(5, 8)
    assert act(lost, "ripen").state.company.find("Isolde").vig == score(8)
    mild = act(state, "waning off")
    assert texts(mild) == ["From now on what age takes from the Old is restored with the Age's turn."]
    refused(mild.state, "waning off", "restored with the Age's turn already")
    assert texts(act(mild.state, "waning on")) == ["From now on what age takes from the Old is lost for good."]
    lost = act(mild.state, "wane", 4)
    assert lost.state.company.find("Isolde").vig == score(5, 12)
    assert texts(lost) == ["Isolde loses 4 VIG to age, and has 5 of 12."]
    assert act(lost.state, "ripen").state.company.find("Isolde").vig == score(12)
    assert act(mild.state, "wane", 9).state.company.find("Isolde").fate == "dead"


def test_MB_A32_who_becomes_old_now_pays_nothing_yet(act):
    state = at_loss(act, someone("Isolde", age="mature"), someone("Bran", age="old"), steed("Grey", "Bran"))
    state = act(state, "wane", 3).state
    assert [one.vig.full for one in state.company.members] == [10, 7, 10]
    state = act(state, "ripen", 6, 6, 6, 6, 6, 6).state
    assert state.company.find("Isolde").vig == score(10)
    again = turned(act, act(state, "turned").state, "age")
    assert act(again, "wane", 2, 2).state.company.find("Isolde").vig == score(8)


def test_MB_A33_beasts_and_who_is_gone_grow_no_older(act):
    gone = replace(someone("Bran"), fate="left")
    state = at_loss(act, someone("Isolde"), gone, someone("Grey", "beast"), someone("Perkin", "squire", away=True))
    state = act(state, "ripen", *[1] * 12).state
    assert [one.age for one in state.company.members] == ["mature", "young", "young", "mature"]


def test_whoever_ruled_leaves_a_seat_open(act, realm):
    state = year(someone("Isolde", vig=5, age="old"), realm=realm, domains=(domain(ruler="Isolde"),))
    state = played(act, state, "turn age", "leave", "leave", "leave", "onward")
    assert texts(act(state, "wane", 12))[0].endswith("Who rules Amberwick now is to be settled.")


def test_MB_304_an_age_restores_virtues_gives_glory_and_asks_for_one_pursuit(act):
    state = at_loss(act, someone("Isolde", vig=(2, 10), age="mature"), glory={"Isolde": 5})
    assert state.company.find("Isolde").vig == score(2, 10)
    state = act(state, "ripen", 12, 6, 12, 6, 12, 6).state
    assert state.company.find("Isolde").vig == score(10)
    step = act(state, "acclaim")
    assert step.state.company.glory("Isolde") == 6
    assert texts(step) == ["By the turn of the Age Isolde gained 1 Glory and has 6, now Knight-Tenant."]
    assert step_of(step.state) == "pursuits"
    assert step_of(act(step.state, 'pursuit "Isolde" duty').state) == "feast"


def test_MB_144_MB_A29_the_turn_gives_an_ages_glory_once(act, refused):
    state = played(act, at_loss(act, *KNIGHTS), "leave", "acclaim")
    assert [state.company.glory(one.name) for one in KNIGHTS] == [1, 1, 1]
    refused(state, 'glory "all" 1 age "again"', "Age 2 has given its Glory to all already")
    given = played(act, at_loss(act, *KNIGHTS), "leave", 'glory "all" 1 age "the new Age"')
    step = act(given, "acclaim")
    assert texts(step) == ["This Age has given every Knight its Glory already."]
    assert step.state.company.glory("Bran") == 1


def test_MB_304_virtues_are_restored_even_when_nobody_is_to_be_older(act):
    worn = someone("Isolde", vig=(2, 10))
    assert act(at_loss(act, worn), "leave").state.company.find("Isolde").vig == score(10)
    assert act(at_loss(act, worn), "turned").state.company.find("Isolde").vig == score(10)
    begun = act(year(worn), "turn age").state
    assert act(begun, "turned").state.company.find("Isolde").vig == score(2, 10)


def test_who_is_old_and_lives_on_stays_old(act):
    state = act(at_loss(act, *(replace(one, age="old") for one in KNIGHTS)), "wane", 1, 2, 3).state
    assert texts(act(state, "ripen")) == ["Isolde, Bran and Maud stay Old. Every Virtue is in full again."]


def at_pursuits(act, *members, kind="age", **more):
    """A turn of the Age in which the Knights choose."""
    if kind == "season":
        return turned(act, year(*members, **more))
    return played(act, at_loss(act, *members, **more), "leave", "acclaim")


def test_MB_A39_at_an_ages_turn_there_is_no_seasons_pursuit_beside(act, refused):
    state = at_pursuits(act, *KNIGHTS)
    refused(state, 'pursuit "Isolde" courtesy', "no pursuit between two Ages: there are duty, succession and legacy")
    refused(
        at_pursuits(act, *KNIGHTS, kind="season"),
        'pursuit "Isolde" duty',
        "duty is no pursuit between two Seasons: there are pilgrimage, courtesy and service",
    )
    state = act(state, 'pursuit "Isolde" duty').state
    refused(state, 'pursuit "Isolde" duty', "Isolde has chosen already: duty")


def test_only_living_knights_choose(act, refused):
    people = (*KNIGHTS, someone("Perkin", "squire"), someone("Gawn", fate="slain"))
    state = at_pursuits(act, *people, kind="season")
    refused(state, 'pursuit "Perkin" service', "Perkin is a squire, not a Knight")
    refused(state, 'pursuit "Gawn" service', "Gawn is no longer of the Company")
    refused(year(*people), 'pursuit "Bran" service', "neither Season nor Age is turning")


def pursued(act, realm, text, *members, kind="season", **more):
    return act(at_pursuits(act, *(members or KNIGHTS), kind=kind, realm=realm, **more), text)


def in_fog(act, realm):
    """Between two Seasons, where players know the hexes alone that they have seen."""
    return act(at_pursuits(act, *KNIGHTS, kind="season", realm=realm), "fog on").state


def test_MB_301_a_pilgrimage_makes_one_unknown_hex_known(act, realm):
    step = pursued(act, realm, 'pursuit "Isolde" pilgrimage "0204"')
    assert (step.state.seen.hexes, step.state.seen.features) == (("0204",), ("0204",))
    assert texts(step) == ["Isolde went on a pilgrimage, and 0204 is known now, with the dwelling Eel House."]
    assert step.events[0].reveals
    assert told(step.state)[-1] == ("pursuit", texts(step)[0])
    assert act(in_fog(act, realm), 'pursuit "Isolde" pilgrimage "0203"').state.seen.hexes == ("0203",)


def test_MB_301_or_a_whole_area_or_what_they_learnt(act, realm, refused):
    step = act(in_fog(act, realm), 'pursuit "Isolde" pilgrimage "hallow weald"')
    assert step.state.seen.hexes == ("0301", "0302", "0401", "0402", "0501")
    again = act(step.state, 'pursuit "Bran" pilgrimage "the grave of the first king"')
    assert texts(again) == ["Bran went on a pilgrimage: the grave of the first king."]
    assert not again.events[0].reveals
    refused(step.state, 'pursuit "Bran" pilgrimage "0302"', "0302 is known already: name another hex or region")
    refused(step.state, 'pursuit "Bran" pilgrimage "0304"', "0304 is known already")
    refused(step.state, 'pursuit "Bran" pilgrimage', "say what the pilgrimage showed them")
    with_map = at_pursuits(act, *KNIGHTS, kind="season", realm=realm)
    refused(with_map, 'pursuit "Bran" pilgrimage "0203"', "0203 is known already")


def test_a_pilgrimage_shows_no_myth(act, realm):
    step = act(in_fog(act, realm), 'pursuit "Isolde" pilgrimage "0102"')
    assert (step.state.seen.hexes, step.state.seen.features) == (("0102",), ())
    assert "Stag" not in texts(step)[0]


def test_MB_302_courtesy_gains_a_contact_or_a_favour(act, realm):
    step = pursued(act, realm, 'pursuit "Isolde" courtesy "the Abbess of Vigil owes her an answer"')
    assert texts(step) == ["Isolde paid court: the Abbess of Vigil owes her an answer."]
    entry = step.state.calendar.entries[-1]
    assert (entry.kind, entry.who, entry.text, entry.secret) == ("pursuit", "Isolde", texts(step)[0], False)
    plain = pursued(act, realm, 'pursuit "Isolde" courtesy')
    assert texts(plain) == ["Isolde paid court, and gained a contact or a favour."]


def test_MB_303_service_improves_the_realm_a_little(act, realm):
    step = pursued(act, realm, 'pursuit "Bran" service "a rope ferry at the ford"')
    assert told(step.state)[-1] == ("pursuit", "Bran was of service: a rope ferry at the ford.")
    plain = pursued(act, realm, 'pursuit "Bran" service')
    assert texts(plain) == ["Bran was of service: the Realm is a little better for it."]


def test_MB_305_duty_improves_the_realm_much(act, realm):
    step = pursued(act, realm, 'pursuit "Maud" duty "one law from the hills to the sea"', kind="age")
    assert told(step.state)[-1] == ("pursuit", "Maud did their duty: one law from the hills to the sea.")
    assert texts(pursued(act, realm, 'pursuit "Maud" duty', kind="age")) == [
        "Maud did their duty: the Realm is much the better for it."
    ]


def test_MB_306_succession_names_who_follows_and_may_make_them_a_knight(act, realm, refused):
    step = pursued(act, realm, 'pursuit "Isolde" succession "Perkin"', kind="age")
    isolde = step.state.company.find("Isolde")
    assert (isolde.successor, isolde.heir_knighted) == ("Perkin", False)
    assert texts(step) == ["Isolde saw to their succession: Perkin follows them."]
    both = pursued(act, realm, 'pursuit "Isolde" succession "Perkin" on', kind="age")
    isolde = both.state.company.find("Isolde")
    assert (isolde.successor, isolde.heir_knighted) == ("Perkin", True)
    squire = (someone("Isolde", successor="Perkin"), someone("Perkin", "squire"))
    only = pursued(act, realm, 'pursuit "Isolde" succession "" on', *squire, kind="age")
    assert only.state.company.find("Isolde").heir_knighted
    assert texts(only) == [
        "Isolde saw to their succession: Perkin follows them, and is made a Knight; what Perkin gains by it is"
        " still to be rolled."
    ]
    state = at_pursuits(act, *KNIGHTS)
    refused(state, 'pursuit "Isolde" succession', "Isolde has no successor: name one")
    refused(state, 'pursuit "Isolde" succession "Isolde"', "Isolde cannot follow themselves")
    refused(state, f'pursuit "Isolde" succession "{"x" * 81}"', "the successor's name is 81 characters long")
    refused(state, 'pursuit "Isolde" legacy "Perkin" on', "by legacy nobody is made a Knight")


def test_MB_307_a_legacy_gives_the_successor_half_of_the_knights_glory(act, refused, realm):
    heirs = (someone("Isolde", successor="Bran"), someone("Bran"))
    step = pursued(act, realm, 'pursuit "Isolde" legacy', *heirs, kind="age", glory={"Isolde": 7})
    assert [step.state.company.glory(name) for name in ("Isolde", "Bran")] == [8, 1 + 4]
    assert texts(step) == ["Isolde left a legacy to Bran: Bran gained 4 Glory and has 5, now Knight-Gallant."]
    assert step.state.company.awards[-1].why == "the legacy of Isolde"
    refused(at_pursuits(act, *KNIGHTS), 'pursuit "Isolde" legacy', "Isolde has no successor: name one")


def test_MB_A30_half_is_rounded_down_and_the_giver_keeps_all(act, realm):
    step = pursued(act, realm, 'pursuit "Isolde" legacy "Bran"', kind="age", glory={"Isolde": 8})
    assert [step.state.company.glory(name) for name in ("Isolde", "Bran")] == [9, 1 + 4]
    assert step.state.company.find("Isolde").successor == "Bran"
    poor = pursued(act, realm, 'pursuit "Isolde" legacy "Bran"', kind="age")
    assert poor.state.company.glory("Bran") == 1
    assert texts(poor) == ["Isolde left a legacy to Bran, but has too little Glory to share."]


def test_MB_307_a_legacy_waits_for_a_squire_to_be_a_knight(act, realm):
    people = (someone("Isolde", successor="Perkin"), someone("Bran"), someone("Perkin", "squire"))
    step = pursued(act, realm, 'pursuit "Isolde" legacy', *people, kind="age", glory={"Isolde": 7})
    assert texts(step) == ["Isolde left a legacy to Perkin: 4 Glory, once Perkin is a Knight of the Company."]
    assert step.state.company.glory("Perkin") == 0
    assert step.state.calendar.legacies == {"Perkin": 4}
    both = act(step.state, 'pursuit "Bran" legacy "Perkin"').state
    assert both.calendar.legacies == {"Perkin": 4}
    rules, renamed = Rules(library()), act(both, 'rechristen "Perkin" "Sir Perkin"').state
    assert renamed.calendar.legacies == {"Sir Perkin": 4}
    assert renamed.company.find("Isolde").successor == "Sir Perkin"
    knighted = rules.apply(renamed, rules.parse('knighted "Sir Perkin" knights-1'), Dice("dub"))
    assert knighted.state.company.glory("Sir Perkin") == 4
    assert knighted.state.calendar.legacies == {}
    assert texts(knighted)[-1] == ("A legacy waited for this: Sir Perkin gained 4 Glory and has 4, now Knight-Gallant.")
    assert rules.load(rules.dump(both)) == both


def test_legacies_add_up(act, realm):
    people = (someone("Isolde"), someone("Bran"), someone("Perkin", "squire"))
    state = at_pursuits(act, *people, realm=realm, glory={"Isolde": 5, "Bran": 3})
    state = played(act, state, 'pursuit "Isolde" legacy "Perkin"', 'pursuit "Bran" legacy "Perkin"')
    assert state.calendar.legacies == {"Perkin": 5}


def test_nothing_waits_for_who_is_struck_out(act):
    people = (someone("Isolde"), someone("Bran"), someone("Perkin", "squire"))
    state = at_pursuits(act, *people, glory={"Isolde": 7})
    state = played(act, state, 'pursuit "Isolde" legacy "Perkin"', 'dismiss "Perkin"')
    assert state.calendar.legacies == {}
    assert act(state, 'dismiss "Isolde"').state.calendar.turning.pursued == {}


def test_another_successor_is_not_knighted_yet(act):
    state = played(act, at_pursuits(act, *KNIGHTS), 'pursuit "Isolde" succession "Perkin" on')
    assert act(state, 'successor "Isolde" "Perkin"').state.company.find("Isolde").heir_knighted
    assert not act(state, 'successor "Isolde" "Bran"').state.company.find("Isolde").heir_knighted
    named = played(act, at_pursuits(act, *KNIGHTS), 'pursuit "Isolde" succession "Bran" on', 'dismiss "Bran"')
    assert not named.company.find("Isolde").heir_knighted


def test_what_a_pursuit_tells_fits_into_the_calendar(act, refused, rules):
    state = at_pursuits(act, *KNIGHTS)
    refused(state, f'pursuit "Isolde" duty "{"x" * 3601}"', "it is told in 3601 characters: 3600 are the most")
    long = act(state, f'pursuit "Isolde" duty "{"x" * 3600}"').state
    assert rules.load(rules.dump(long)) == long
