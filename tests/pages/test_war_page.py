"""The page of war."""

import pytest
from war_samples import at_war, riding

from realmgen.service.war import rolled
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.war import desk
from realmgen.ui.war.strip import UNITS, VIEW


@pytest.fixture(autouse=True)
def _no_double_clicks(monkeypatch):
    monkeypatch.setattr(desk, "TWICE", 0.0)


@pytest.fixture
def peace(make, play):
    return riding(play, make())


@pytest.fixture
def war(make, play):
    return at_war(play, make())


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def shown(at):
    return "\n".join(text.value for text in (*at.markdown, *at.get("html")) if hasattr(text, "value"))


def labelled(at, label):
    return next(button for button in at.button if button.label == label)


def state_of(play, campaign):
    return play.position(campaign).state


def last(play, campaign):
    return play.history(campaign)[-1].command


def press(at, *keys):
    for key in keys:
        at.button(key).click().run()
        assert not at.exception
    return at


def test_without_a_campaign_it_says_so(open_page):
    assert "No campaign is open" in [head.value for head in open_page("war").subheader]


def test_a_campaign_without_a_realm_may_fight_too(open_page, play):
    campaign = play.create("Bare")
    at = open_page("war", campaign=campaign.code)
    assert labelled(at, "Begin the fight").disabled
    assert "nobody of the Company is here" in shown(at)


def test_a_fight_begins_in_a_few_presses(open_page, play, peace):
    at = open_page("war", campaign=peace.code)
    actor = next(button for button in at.button if (button.key or "").startswith("war.foes.myth."))
    press(at, actor.key, actor.key)
    assert "2 **" in shown(at)
    at.selectbox("war.foes").set_value("Warbands").run()
    press(at, "war.foes.block.militia")
    at.text_input("war.name").set_value("The ford")
    press(at, "war.begin")
    assert not said(at)
    fight = state_of(play, peace).fight
    assert fight.name == "The ford"
    assert [one.side for one in fight.fighters] == ["ours"] * 4 + ["theirs"] * 2
    assert at.subheader[0].value == "The ford"


def test_foes_are_typed_in_and_left_out(open_page, play, peace):
    at = open_page("war", campaign=peace.code)
    at.text_input("war.foes.hand.name").set_value("Brigands")
    at.number_input("war.foes.hand.number").set_value(3)
    at.text_input("war.foes.hand.stats").set_value("strong")
    labelled(at, "Add").click().run()
    assert "no stat block" in said(at)[0]
    at.text_input("war.foes.hand.name").set_value("Brigands")
    at.text_input("war.foes.hand.stats").set_value("VIG 8, CLA 9, SPI 7, 2GD, spear d8")
    labelled(at, "Add").click().run()
    assert "**Brigands**" in shown(at)
    press(at, "war.foes.0.-1")
    assert "**Brigands**" not in shown(at)


def test_both_sides_and_whose_turn_it_is(open_page, war):
    at = open_page("war", campaign=war.code)
    assert "Round 1" in shown(at)
    assert "**Our turn**" in shown(at)
    assert {"**Isolde**", "**Brigands, 6 of 6**"} <= {button.label for button in at.button}
    assert at.button("war.next.first").disabled


@pytest.mark.parametrize("choice", [False, True])
def test_an_attack_takes_two_presses_and_lands_where_nothing_can_be_chosen(open_page, play, war, monkeypatch, choice):
    monkeypatch.setattr(rolled, "open_to_choice", lambda state: choice)
    at = open_page("war", campaign=war.code)
    press(at, "war.pick.Wolf", "war.pick.Isolde", "war.pick.Bran", "war.pick.Hob")
    assert at.button("war.next.first").label == "Attack Wolf"
    press(at, "war.next.first")
    commands = [line.command for line in play.history(war)]
    wanted = ['attack "Wolf" "Maud"', "strike"] if choice else ['attack "Wolf" "Maud"', "strike", "land"]
    assert commands[-len(wanted) :] == wanted


def test_dice_wait_where_somebody_may_choose(open_page, play, war):
    play.do(war, 'attack "Sir Odo" "Isolde" "Bran"')
    play.do(war, "strike", rolls=[8, 3, 2, 5])
    at = open_page("war", campaign=war.code)
    assert "8 − 3 Armour = 5 Damage, no Guard left, and no Scar" in shown(at).replace("\\", "")
    press(at, "war.gambit.Sir Odo.4.bolster")
    assert last(play, war) == 'gambit "Sir Odo" 4 bolster'
    at.session_state["war.gambit.Sir Odo.1"] = True
    at.run()
    sure = next(button for button in at.button if button.label == "No Save")
    sure.click().run()
    assert "sure" in last(play, war)
    press(at, "war.land")
    assert last(play, war) == "land"
    assert state_of(play, war).fight.assault is None


def test_MB_076_deny_is_by_whom_one_chooses(open_page, play, war):
    play.do(war, "next")
    play.do(war, 'attack "Isolde" "Sir Odo"')
    play.do(war, "strike", rolls=[7, 5])
    at = open_page("war", campaign=war.code)
    at.session_state["war.deny.Isolde.1"] = True
    at.run()
    press(at, "war.deny.Isolde.1.Bran")
    assert last(play, war) == 'deny "Bran" "Isolde" 1'
    assert "denied" in shown(at)


def test_an_attack_is_set_up_first(open_page, play, war):
    at = open_page("war", campaign=war.code)
    press(at, "war.pick.Wolf", "war.setup")
    assert last(play, war).startswith('attack "Wolf"')
    at.session_state["war.change.Isolde"] = True
    at.run()
    labelled(at, "+d8").click().run()
    assert last(play, war) == 'edge "Isolde" 8'
    terms = next(group for group in at.get("button_group") if "war.terms" in (group.key or ""))
    terms.set_value(["fire"]).run()
    assert last(play, war) == "terms fire on"
    press(at, "war.calloff")
    assert state_of(play, war).fight.assault is None


def test_with_my_dice_the_card_asks_for_every_die(open_page, play, war):
    at = open_page("war", campaign=war.code)
    at.session_state[HOW] = MINE
    at.run()
    press(at, "war.pick.Wolf", "war.pick.Isolde", "war.pick.Bran", "war.pick.Maud", "war.next.first")
    assert last(play, war) == 'attack "Wolf" "Hob"'
    press(at, "dice.face.2", "dice.face.3")
    assert state_of(play, war).fight.assault.pools[0].dice[1].value == 3
    press(at, "war.land")
    assert "Evaded" in shown(at)


def test_the_turn_passes_and_foes_strike_in_numbers(open_page, play, war):
    at = open_page("war", campaign=war.code)
    press(at, "war.next")
    assert "**Their turn**" in shown(at)
    press(at, "war.pick.Isolde", "war.pick.Sir Odo", "war.pick.Brigands")
    assert "6** of 6 Brigands strike together" in shown(at)
    press(at, "war.many.Brigands−", "war.setup")
    assert last(play, war).count('"Brigands"') == 5


def test_morale_that_is_due_is_what_comes_next(open_page, play, war):
    play.do(war, 'fall "Brigands" 3')
    at = open_page("war", campaign=war.code)
    press(at, "war.next.first")
    assert last(play, war) == 'morale "Brigands"'


def test_behind_a_card_stands_what_one_does_and_what_is_set_by_hand(open_page, play, war):
    at = open_page("war", campaign=war.code)
    at.session_state["war.tools.Isolde"] = True
    at.run()
    labelled(at, "Mounts Ash").click().run()
    assert last(play, war) == 'mount "Isolde" "Ash"'
    at.session_state["war.tools.Wolf"] = True
    at.run()
    press(at, "war.guard−.Wolf")
    assert state_of(play, war).unit("Wolf").guard.now == 3
    at.session_state["war.tools.Sir Odo"] = True
    at.run()
    assert not [button for button in at.button if button.label == "Mounts Ash"]
    labelled(at, "Mounts").click().run()
    assert last(play, war) == 'mount "Sir Odo" "steed"'


def test_others_join_late(open_page, play, war):
    play.do(war, 'levy riders "The Lances"')
    at = open_page("war", campaign=war.code)
    at.session_state["war.join.ours"] = True
    at.session_state["war.join.ours.from"] = "In the field"
    at.run()
    press(at, "war.join.ours.from.field.The Lances")
    assert state_of(play, war).fight.find("The Lances").side == "ours"


def test_the_odds_are_told_and_roll_nothing(open_page, play, war):
    before = play.seq(war)
    at = open_page("war", campaign=war.code)
    at.session_state["war.odds"] = True
    at.run()
    assert "of the time as things stand" in shown(at)
    assert play.seq(war) == before


def test_the_dice_of_both_who_meet_in_a_duel_stand_on_the_page(open_page, play, war):
    play.do(war, 'bout duel "Isolde" "Sir Odo" bloodless')
    play.do(war, "strike", rolls=[5, 6, 4, 8, 8])
    at = open_page("war", campaign=war.code)
    assert said(at) == []
    assert {"**Sir Odo** 6 − 3 Armour = 3 Damage", "**Isolde** 8 − 2 Armour = 6 Damage"} <= {
        text.value.split("material/my_location: ")[-1].split(",")[0] for text in at.markdown
    }
    press(at, "war.land")
    landed = [text.value for text in at.markdown][-20:]
    assert any(text.startswith("Sir Odo has Guard") for text in landed)
    assert any(text.startswith("Isolde has Guard 0 of 4") for text in landed)


def test_a_duel_and_a_clash_are_behind_a_button(open_page, play, war):
    play.do(war, 'levy militia "Ours"')
    play.do(war, 'join ours "Ours"')
    play.do(war, 'levy riders "Theirs"')
    play.do(war, 'join theirs "Theirs"')
    at = open_page("war", campaign=war.code)
    at.session_state["war.rare"] = True
    at.run()
    at.selectbox("war.rare.what").set_value("Clash").run()
    labelled(at, "They clash").click().run()
    assert last(play, war).startswith('clash "Ours" "Theirs"')
    at.session_state["war.rare"] = True
    at.run()
    at.selectbox("war.rare.what").set_value("Duel or joust").run()
    labelled(at, "They meet").click().run()
    assert last(play, war).startswith("bout duel")
    assert at.button("war.roll").label == "Roll the attack"


def test_MB_143_the_fight_ends_with_glory_for_those_named(open_page, play, war):
    for name in ("Sir Odo", "Wolf", "Brigands"):
        play.do(war, f'withdraw "{name}" fled')
    at = open_page("war", campaign=war.code)
    press(at, "war.next.first")
    who = next(group for group in at.get("button_group") if (group.key or "").endswith("war.end.who"))
    who.set_value(["Bran"]).run()
    press(at, "war.peal")
    state = state_of(play, war)
    assert state.fight is None
    assert state.fights[-1].outcome == "won"
    assert state.company.glory("Bran") == 1
    assert "**The ford** won" in shown(at)


def test_undo_takes_back_and_the_aim_is_kept(open_page, play, war):
    at = open_page("war", campaign=war.code)
    press(at, "war.pick.Wolf", "war.setup", "app.undo")
    assert state_of(play, war).fight.assault is None
    assert "taken back" in shown(at)
    assert at.button("war.next.first").label == "Attack Wolf"
    press(at, "app.redo")
    assert state_of(play, war).fight.assault is not None


def test_a_stale_page_changes_nothing(open_page, play, war):
    at = open_page("war", campaign=war.code)
    play.do(war, "next")
    seq = play.seq(war)
    at.button("war.next").click().run()
    assert "Nothing was done." in said(at)[0]
    assert play.seq(war) == seq
    assert "**Their turn**" in shown(at)


def test_a_double_click_does_a_thing_once(open_page, play, war, monkeypatch):
    monkeypatch.setattr(desk, "TWICE", 60.0)
    at = open_page("war", campaign=war.code)
    press(at, "war.next", "war.next")
    assert state_of(play, war).fight.turn == 2


@pytest.fixture
def field(play, peace):
    play.do(peace, 'levy mercenaries "The Lances" mercenaries')
    play.do(peace, 'levy longship "Gull"')
    return peace


@pytest.fixture
def units(open_page, field):
    at = open_page("war", campaign=field.code)
    at.session_state[VIEW] = UNITS
    return at.run()


def test_units_are_listed_and_done_with(units, play, field):
    assert "**The Lances**" in shown(units)
    press(units, "war.Over-driven: −d6 SPI.The Lances")
    assert last(play, field) == 'drive "The Lances" d6'
    units.session_state["war.more.Gull"] = True
    units.run()
    labelled(units, "Destroyed").click().run()
    assert state_of(play, field).unit("Gull").end == "destroyed"


def test_warbands_of_a_holding_are_mustered_on_the_page_of_domains(units):
    press(units, "war.muster")
    assert any(one.value.startswith("Nobody rules a Domain yet") for one in units.subheader)


def test_a_unit_is_levied_by_a_stat_block(units, play, field):
    units.selectbox("war.raise.make").set_value("gate")
    labelled(units, "Levy").click().run()
    assert not said(units)
    assert state_of(play, field).unit("Gate").armour == 2


def test_a_unit_is_written_by_hand(units, play, field):
    press(units, "war.write")
    units.text_input("war.form.name").set_value("Old Tusk")
    units.text_input("war.form.stats").set_value("strong")
    labelled(units, "Write down").click().run()
    assert "no stat block" in said(units)[0]
    units.text_input("war.form.stats").set_value("VIG 15, CLA 6, SPI 9, 5GD, tusks d10")
    labelled(units, "Write down").click().run()
    assert state_of(play, field).unit("Old Tusk").vig.full == 15


def test_the_table_leads_to_a_fight_that_goes_on(open_page, war):
    at = open_page("table", campaign=war.code)
    assert at.button("table.deed.0").label.replace("\\", "") == "To the fight: The ford"
    press(at, "table.deed.0")
    assert "**Our turn**" in shown(at)


def test_a_fight_begins_from_the_table_among_all_there_is_to_do(open_page, peace):
    at = open_page("table", campaign=peace.code)
    assert "A fight" not in [button.label for button in at.button]
    at.session_state["table.all"] = True
    at.run()
    labelled(at, "A fight").click().run()
    assert "**Who is against us**" in shown(at)


def test_the_strip_prints_the_fight_the_units_or_blank_ones(open_page, play, peace):
    at = open_page("war", campaign=peace.code)
    assert at.button("print.blank-battle")
    at.session_state[VIEW] = UNITS
    assert at.run().button("print.blank-units")
    play.do(peace, 'levy militia "The Reeds" vassals')
    assert at.run().button("print.units")
    play.do(peace, 'fight "The ford"')
    at.session_state[VIEW] = "Fight"
    assert at.run().button("print.battle")
    assert not at.exception
