"""What the page of war shows of a campaign."""

import shutil
from dataclasses import replace

import pytest
from company_samples import HOB, ISOLDE
from war_samples import at_war, riding

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.company.model import Scar
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.service.war import aim, cards, chances, declared, deeds, ending, foes, nexts, rare, rolled, units, waits
from realmgen.service.war.aim import Aim


@pytest.fixture(scope="module")
def adopted():
    return adopt_text(draw_realm(read_options({}), "vale"))


class War:
    """A campaign, its state, and what is done in it with dice that were typed in."""

    def __init__(self, play, campaign):
        self.play, self.campaign = play, campaign

    @property
    def state(self):
        return self.play.position(self.campaign).state

    @property
    def fight(self):
        return self.state.fight

    def do(self, *commands, rolls=None):
        for command in commands:
            self.play.do(self.campaign, str(command), rolls=rolls)

    def card(self, name):
        sides = cards.cards(self.state, self.fight)
        return next(card for side in sides.values() for card in side if card.name == name)


def opened(path, adopted, begin):
    play = open_play(path)
    campaign = play.create("The Vale")
    play.do(campaign, adopted)
    return War(play, begin(play, campaign))


@pytest.fixture
def peace(tmp_path, blank, adopted):
    """A Company with nobody to fight."""
    return opened(shutil.copy(blank, tmp_path / "war.db"), adopted, riding)


@pytest.fixture
def war(tmp_path, blank, adopted):
    """A fight that has just begun."""
    return opened(shutil.copy(blank, tmp_path / "war.db"), adopted, at_war)


def test_both_sides_stand_as_cards_with_guard_first(war):
    sides = cards.cards(war.state, war.fight)
    assert [card.name for card in sides["ours"]] == ["Isolde", "Bran", "Maud", "Hob"]
    assert [card.called for card in sides["theirs"]] == ["Sir Odo", "Brigands, 6 of 6", "Wolf"]
    odo = war.card("Sir Odo")
    assert [(one.word, one.now) for one in odo.vitals] == [("GD", 5), ("VIG", 13), ("CLA", 11), ("SPI", 12)]
    assert (odo.armour, odo.badges, odo.out) == (3, ("Near",), "")


def test_what_hinders_stands_on_a_card_and_who_is_out_comes_last(war):
    war.do('condition "Bran" exposed on', 'withdraw "Sir Odo" yielded', 'finish "Wolf" slain')
    assert war.card("Bran").badges[0] == "Exposed"
    assert not cards.quiet("Exposed")
    assert cards.quiet("Near")
    theirs = cards.cards(war.state, war.fight)["theirs"]
    assert [(card.name, card.out) for card in theirs] == [("Brigands", ""), ("Sir Odo", "Yielded"), ("Wolf", "Slain")]


def test_MB_043_the_company_attacks_together_unless_told_otherwise(war):
    first = aim.first_aim(war.state, war.fight)
    assert first == Aim("", (("Isolde", 1), ("Bran", 1), ("Maud", 1), ("Hob", 1)))
    assert aim.preview(war.state, first).why_not == "Choose whom to attack."
    chosen = Aim("Wolf", first.attackers).toggled("Hob").toggled("Maud")
    assert str(aim.attack_of(chosen)) == 'attack "Wolf" "Isolde" "Bran"'
    assert [(one.strike.by, [die.sides for die in one.dice]) for one in aim.preview(war.state, chosen).rolls] == [
        ("Isolde", [8, 8, 4]),
        ("Bran", [10]),
    ]


def test_a_group_of_foes_strikes_in_parts(war):
    war.do("next")
    assert aim.first_aim(war.state, war.fight) == Aim("", (("Sir Odo", 1),))
    group = Aim("Isolde", ()).toggled("Brigands", 6).counted("Brigands", 2)
    assert str(aim.attack_of(group)) == 'attack "Isolde" "Brigands" "Brigands"'
    war.do(aim.attack_of(group))
    war.do("strike", rolls=[4, 1, 3, 2])
    war.do("land", rolls=[])
    assert war.card("Brigands").left == 4
    assert aim.kept_aim(war.state, war.fight, group.counted("Brigands", 6)).attackers == (("Brigands", 4),)


def test_who_cannot_be_part_of_it_any_more_falls_out_of_the_aim(war):
    chosen = Aim("Wolf", (("Isolde", 1), ("Bran", 1)))
    war.do('finish "Wolf" slain', 'withdraw "Bran" fled')
    assert aim.kept_aim(war.state, war.fight, chosen) == Aim("", (("Isolde", 1),))


def test_the_first_button_is_what_the_fight_wants(war):
    likely = aim.first_aim(war.state, war.fight)
    assert nexts.next_step(war.state, likely).why_not == "Choose whom to attack."
    attack = nexts.next_step(war.state, Aim("Wolf", likely.attackers))
    assert (attack.label, attack.command) == ("Attack Wolf", 'attack "Wolf" "Isolde" "Bran" "Maud" "Hob"')
    assert nexts.setup(war.state, Aim("Wolf", likely.attackers)) == attack.command
    war.do(attack.command)
    war.do("strike", rolls=[1, 1, 1, 1, 1, 1, 1])
    war.do("land", rolls=[])
    assert nexts.next_step(war.state, Aim()).label == "Turn of Sir Odo's men"
    war.do('fall "Brigands" 3')
    assert nexts.next_step(war.state, Aim()).command == 'morale "Brigands"'
    war.do('morale "Brigands"', rolls=[20, 20, 20])
    war.do('finish "Sir Odo" slain', 'finish "Wolf" slain')
    assert nexts.next_step(war.state, Aim()).wants == nexts.END


def test_MB_051_weapons_and_what_changes_the_dice_are_offered(war):
    war.do('attack "Wolf" "Isolde" "Hob"')
    isolde, hob = declared.strikers(war.state)
    assert isolde.rolls.strike.arms == ("longsword (2d8 hefty)", "shield (d4, A1)")
    assert {"Smite: +d12", "Smite: Blast", "Impaired", "+d8"} <= {offer.label for offer in isolde.offers}
    assert not any(offer.label.startswith("Smite") for offer in hob.offers)
    for offer in (*isolde.offers, *hob.offers):
        assert str(parse(offer.command)) == offer.command
    war.do(declared.arming("Isolde", ("dagger (d6)", "shield (d4, A1)")))
    assert [die.sides for die in declared.strikers(war.state)[0].rolls.dice] == [6, 4]


def test_MB_061_a_blast_asks_whom_else_it_hits(war):
    war.do('attack "Wolf" "Isolde"')
    assert not declared.blasts(war.state)
    war.do(declared.term("blast", on=True))
    assert declared.blasts(war.state)
    assert declared.terms(war.state) == ["blast"]
    near, hit = declared.bystanders(war.state)
    assert (near, hit) == (["Bran", "Maud", "Hob", "Sir Odo", "Brigands"], [])
    war.do(declared.catching(("Brigands",)))
    assert declared.bystanders(war.state)[1] == ["Brigands"]
    war.do("strike", rolls=[3, 2, 1, 5, 4, 2])
    assert [found.label for found in rolled.pools(war.state)] == ["Wolf", "Brigands"]


def strike(war, *rolls, target="Sir Odo", by=("Isolde", "Bran")):
    """Roll an attack, and the pool against its target."""
    war.do(f'attack "{target}" ' + " ".join(f'"{name}"' for name in by))
    war.do("strike", rolls=rolls)
    return rolled.pools(war.state)[0]


def test_MB_055_the_dice_tell_what_they_come_to_as_things_stand(war):
    found = strike(war, 8, 3, 2, 5)
    assert (found.best, found.sum) == (1, "8 − 3 Armour = 5 Damage, no Guard left, and no Scar")
    war.do('gambit "Sir Odo" 4 bolster', rolls=[])
    found = rolled.pools(war.state)[0]
    assert found.sum == "8 + 1 − 3 Armour = 6 Damage, Wounded"
    assert found.effects == ("Bolster by Bran",)


def test_MB_078_MB_089_each_die_is_offered_what_it_buys(war):
    found = strike(war, 8, 3, 2, 5)
    assert rolled.buys(war.state, found, 2) == []
    plain = {offer.label for offer in rolled.buys(war.state, found, 4)}
    assert plain == {"Bolster", "Move", "Repel", "Stop", "Impair longsword", "Something else"}
    strong = rolled.buys(war.state, found, 1)
    assert {"Disarm longsword", "Strip helm"} <= {offer.label for offer in strong}
    stop, sure = [offer for offer in strong if offer.label == "Stop"]
    assert (stop.sure, sure.sure, sure.sure_of(stop)) == (False, True, True)
    other = next(offer for offer in strong if offer.wants)
    assert other.with_words("pinned") == 'gambit "Sir Odo" 1 other plain "pinned"'
    for offer in strong:
        assert offer.wants or str(parse(offer.command)) == offer.command


def test_MB_076_who_is_struck_or_stands_by_may_deny(war):
    war.do("next")
    found = strike(war, 7, 5, target="Isolde", by=["Sir Odo"])
    assert [offer.label for offer in rolled.denials(war.state, found, 1)] == ["Isolde", "Bran", "Maud"]
    assert rolled.focuses(war.state, found) == []
    war.do(rolled.denials(war.state, found, 1)[1].command, rolls=[20])
    assert rolled.pools(war.state)[0].best == 2
    assert [offer.label for offer in rolled.denials(war.state, found, 2)] == ["Isolde", "Maud"]


def test_MB_074_those_who_strike_may_focus(war):
    found = strike(war, 3, 3, 2, 2)
    assert {offer.label for offer in rolled.focuses(war.state, found)} >= {"Isolde: Bolster", "Bran: Stop"}


def test_an_attack_that_leaves_no_choice_is_told_from_one_that_does(war):
    assert rolled.open_to_choice(war.state)
    war.do('condition "Isolde" fatigued on', 'condition "Bran" fatigued on')
    strike(war, 3, 3, 2, 2)
    assert not rolled.open_to_choice(war.state)
    war.do(rolled.LAND, rolls=[])
    war.do('condition "Maud" fatigued on')
    strike(war, 4, by=["Maud"])
    assert rolled.open_to_choice(war.state)


def test_a_fighters_deeds_are_what_the_rules_allow(war):
    groups = deeds.deeds(war.state, war.card("Isolde"))
    assert [offer.label for offer in groups["Stands"]] == ["Engaged", "Far", "Takes cover"]
    assert [offer.label for offer in groups["Rides"]] == ["Mounts Ash"]
    assert {"Fled", "Slain"} <= {offer.label for offer in groups["Leaves"]}
    for offers in groups.values():
        for offer in offers:
            assert str(parse(offer.command)) == offer.command
    war.do(groups["Stands"][0].command, groups["Rides"][0].command)
    card = war.card("Isolde")
    assert {"Engaged", "On Ash", "Moved"} <= set(card.badges)
    assert deeds.deeds(war.state, card)["Stands"][0].label == "Near, freely"


def test_MB_044_who_is_not_ready_is_set_by_hand(war):
    by_hand = {offer.label: offer.command for offer in deeds.deeds(war.state, war.card("Bran"))["By hand"]}
    war.do(by_hand["Unready: loses a turn"])
    assert "Late" in war.card("Bran").badges
    assert "Bran" not in aim.first_aim(war.state, war.fight).names
    assert "Ready after all" in [offer.label for offer in deeds.deeds(war.state, war.card("Bran"))["By hand"]]


def test_numbers_are_set_by_hand_one_by_one(war):
    wolf, isolde = war.card("Wolf"), war.card("Isolde")
    less, _ = deeds.less_more(war.state, wolf, wolf.vitals[0])
    war.do(less)
    assert war.card("Wolf").vitals[0].now == 3
    _, more = deeds.less_more(war.state, isolde, isolde.vitals[1])
    assert more == 'gain "Isolde" vig 1'


def test_stones_at_a_castle_wall_say_before_the_dice_that_they_do_nothing(war):
    war.do('levy trebuchet "Meg"', 'join ours "Meg"', 'levy castle-wall "The wall"', 'join theirs "The wall"')
    war.do('attack "The wall" "Meg"')
    found = declared.no_harm(war.state)
    assert found == ["It would do no harm: The wall is of stone: attack its gate, or say that it is siege work."]
    war.do(declared.term("siege", True))
    assert declared.no_harm(war.state) == []


def test_what_is_rarer_shows_where_it_can_be(war):
    assert rare.possible(war.state) == [rare.DUEL, rare.WALL]
    war.do('levy militia "Ours"', 'join ours "Ours"', 'levy riders "Theirs"', 'join theirs "Theirs"')
    assert rare.possible(war.state) == [rare.DUEL, rare.CLASH, rare.WALL]
    war.do(rare.clash("Ours", "Theirs", 1))
    assert rare.why_not(war.state, rare.wall("shields", ("Bran",))) != ""
    assert rare.wall_lacks(war.state, "shields", ("Isolde", "Bran")) == "It would give nothing: Bran bears no shield."
    assert rare.wall_lacks(war.state, "shields", ("Isolde",)) == ""


def test_the_odds_are_told_in_words_and_change_nothing(war):
    before = war.play.seq(war.campaign)
    found = chances.chances(war.state, 50)
    assert "% of the time as things stand" in found.told
    assert "Nothing of it was rolled" in found.about
    assert war.play.seq(war.campaign) == before


def test_the_odds_of_no_fight_say_why(peace):
    assert "no fight" in chances.chances(peace.state).told


def test_who_is_dying_waits_for_care_and_foes_until_the_fight_is_over(war):
    war.do('finish "Wolf" slain')
    dying = replace(war.state.unit("Sir Odo"), end="dying")
    isolde = replace(war.state.company.find("Isolde"), dying=True)
    units_now = tuple(dying if unit.name == "Sir Odo" else unit for unit in war.state.units)
    company = replace(war.state.company, members=(isolde, *war.state.company.members[1:]))
    state = replace(war.state, units=units_now, company=company)
    assert [wait.name for wait in waits.urgent(state)] == ["Isolde"]
    assert [wait.name for wait in waits.urgent(replace(state, fight=None))] == ["Isolde", "Sir Odo"]
    assert [answer[2] for answer in waits.urgent(state)[0].answers] == ['tend "Isolde"', 'expire "Isolde"']


def test_MB_132_a_scar_waits_for_its_gain(peace):
    hurt = replace(ISOLDE, scars=(Scar(3, Moment()), Scar(6, Moment(), "arm", waits=True)))
    state = replace(peace.state, company=replace(peace.state.company, members=(hurt,)))
    [wait] = waits.scars(state)
    assert (wait.name, wait.answers[0][2]) == ("Isolde", 'mend "Isolde" 2 "Stitched up"')


def test_MB_143_a_battle_of_note_gives_glory_to_those_named(war):
    assert ending.knights(war.state) == ["Isolde", "Bran", "Maud"]
    war.do('finish "Sir Odo" slain', 'finish "Wolf" slain', 'finish "Brigands" routed')
    assert ending.likely(war.state) == "won"
    for command in ending.ended(war.state, "won", "They ran.", ("Bran",)):
        war.do(command)
    assert war.state.company.glory("Bran") == 1
    assert [told.name for told in waits.past(war.state)] == ["The ford"]


def test_a_beast_with_nothing_to_strike_with_does_not_attack(war):
    mule = replace(HOB, name="A mule", kind="beast", items=(), worn=(), held=())
    war.do(f"member {to_json(kept_json(mule))}", 'join ours "A mule"')
    assert "A mule" in [card.name for card in cards.cards(war.state, war.fight)["ours"]]
    assert "A mule" not in [card.name for card in aim.strikers(war.state, war.fight)]


def test_who_was_against_the_company_last_is_not_offered_beside_it(war):
    war.do('levy militia "Our levy"')
    for command in ending.ended(war.state, "lost", "They ran.", ()):
        war.do(command)
    left = [foe.name for foe in foes.in_the_field(war.state)]
    assert {"Our levy", "Wolf"} <= {*left}
    assert [foe.name for foe in foes.friends(war.state)] == ["Our levy"]


def test_a_fight_is_opened_with_foes_from_everywhere(peace):
    peace.do('levy militia "Our levy"', 'levy riders "Their riders"')
    _, cast = foes.of_myths(peace.state)[0]
    beside, field = foes.in_the_field(peace.state)
    block = next(foe for foe in foes.of_blocks("Warbands") if foe.key == "militia")
    typed = foes.by_hand("Brigands", "VIG 8, CLA 9, SPI 7, 2GD, spear d8 hefty", 5)
    chosen = foes.more(foes.more(foes.more((), cast[0]), cast[0]), block)
    chosen = foes.more(foes.more(foes.more(chosen, block), typed), field)
    for command in foes.opening(peace.state, "", "The host", chosen, [beside]):
        peace.do(command)
    sides = cards.cards(peace.state, peace.fight)
    assert [card.called for card in sides["theirs"]] == [
        f"{cast[0].name}, 2 of 2",
        "Militia",
        "Militia 2",
        "Brigands, 5 of 5",
        "Their riders",
    ]
    assert "Our levy" in [card.name for card in sides["ours"]]
    assert (peace.fight.theirs, peace.fight.name) == ("The host", "The fight at 0604")
    assert foes.in_the_field(peace.state) == []


def test_foes_are_counted_and_left_out(peace):
    typed = foes.by_hand("Brigands", "VIG 8, CLA 9, SPI 7, 2GD, spear d8", 1)
    assert [foe.number for foe in foes.counted((typed,), 0, 4)] == [4]
    assert foes.counted((typed,), 0, 0) == ()
    with pytest.raises(Unreadable, match="no name"):
        foes.by_hand(" ", "VIG 8, CLA 9, SPI 7, 2GD", 1)
    with pytest.raises(Unreadable, match="no stat block"):
        foes.by_hand("Brigands", "strong", 1)


def test_units_are_listed_with_what_may_be_done(peace):
    peace.do('levy mercenaries "The Lances" mercenaries', 'levy longship "Gull"', 'finish "Gull" destroyed')
    found, gone = units.rows(peace.state)
    assert [(row.unit.name, row.facts) for row in found] == [("The Lances", "mercenaries · spear d8 hefty · shield d4")]
    assert [(row.unit.name, row.gone) for row in gone] == [("Gull", "Destroyed")]
    assert units.finishes(gone[0].unit) == {"stands": "Back in the field"}
    for _, _, command in units.orders(found[0].unit):
        assert str(parse(command)) == command
    peace.do('drive "The Lances" 3', 'needs "The Lances" unmet')
    labels = [label for label, _, _ in units.orders(peace.state.unit("The Lances"))]
    assert {"Restore all", "Needs are met", "Disband"} <= set(labels)
    fought = [label for label, _, _ in units.orders(peace.state.unit("The Lances"), fought=True)]
    assert fought == [label for label in labels if label not in ("Guard back", "Restore all", "Disband")]
    peace.do(units.training(peace.state.unit("The Lances"), "riders"))
    assert peace.state.unit("The Lances").make == "riders"


def test_a_unit_is_written_by_hand_and_edited(peace):
    said = {"name": "Old Tusk", "kind": "beast", "stats": "VIG 15, CLA 6, SPI 9, 5GD, A1, tusks d10", "large": True}
    peace.do(units.read(said))
    tusk = peace.state.unit("Old Tusk")
    assert (tusk.vig.full, tusk.large, tusk.attacks) == (15, True, ("tusks d10",))
    told = units.told(tusk)
    peace.do(units.read({**told, "stats": told["stats"].replace("A1", "A2")}, tusk))
    assert peace.state.unit("Old Tusk").armour == 2
    peace.do(units.read({"name": "Barge", "kind": "ship", "stats": "6GD, A1"}))
    assert (peace.state.unit("Barge").guard.full, peace.state.unit("Barge").vig.full) == (6, 0)
    with pytest.raises(Unreadable) as error:
        units.read({"name": "", "stats": "strong"})
    assert len(error.value.faults) == 2
