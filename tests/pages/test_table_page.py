"""The page for play."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD
from streamlit import dataframe_util

from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.service import screen
from realmgen.service.table import open_myths
from realmgen.ui.dice import HERE, HOW, MINE
from realmgen.ui.serve import warm_up
from realmgen.ui.table import acts, desk


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def shown(at):
    return "\n".join(text.value for text in at.markdown)


def labels(at):
    return [button.label for button in at.button]


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def riding(play, campaign):
    """A Company of three in an empty hex, on a game night."""
    for member in (ISOLDE, BRAN, MAUD):
        play.do(campaign, f"member {to_json(kept_json(replace(member, remedy=None)))}")
    play.do(campaign, "at 0604")
    play.do(campaign, "evening")
    return campaign


def state_of(play, campaign):
    return play.position(campaign).state


def test_it_shows_the_clock_the_company_and_what_comes_next(open_page, riding):
    at = open_page("table", campaign=riding.code)
    assert at.subheader[0].value == "Spring, day 1"
    assert "**Morning**" in shown(at)
    assert "**0604**" in shown(at)
    assert at.button("table.deed.0").label == "Trek to the next hex"


def test_a_chosen_neighbour_is_where_one_treks_to(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.button("table.deed.0").click().run()
    at.button("table.to.S").click().run()
    assert state_of(play, riding).company.at == "0605"
    assert "0605" in shown(at)


def test_a_phase_is_played_by_the_first_button_alone(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.button("table.deed.0").click().run()
    at.button("table.to.S").click().run()
    at.button("table.deed.0").click().run()
    assert state_of(play, riding).day.stage == "end"
    at.button("table.end").click().run()
    assert state_of(play, riding).day.now.phase == "afternoon"


def test_with_my_dice_the_card_asks(open_page, play, riding):
    play.do(riding, "trek 0605")
    at = open_page("table", campaign=riding.code)
    at.session_state[HOW] = MINE
    at.run()
    at.button("table.deed.0").click().run()
    assert "what does the d6 show?" in shown(at)
    at.button("dice.face.5").click().run()
    assert state_of(play, riding).day.stage == "end"
    assert "typed in" in shown(at)


def test_a_stale_page_changes_nothing_and_shows_what_is_new(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    play.do(riding, "trek 0605")
    seq = play.seq(riding)
    at.button("table.deed.1").click().run()
    assert "Nothing was done." in said(at)[0]
    assert play.seq(riding) == seq
    assert "**0605**" in shown(at)


def test_what_the_rules_refuse_is_said_and_nothing_is_written(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.member.Bran.popover"] = True
    at.run()
    at.text_input("table.member.Bran.price.amount").set_value("d7")
    at.button("table.member.Bran.price.lose").click().run()
    assert "Nothing was written." in said(at)[0]


def test_undo_takes_back_and_the_card_offers_it_again(open_page, play, riding):
    play.do(riding, "trek 0605")
    at = open_page("table", campaign=riding.code)
    at.button("app.undo").click().run()
    assert state_of(play, riding).company.at == "0604"
    assert "taken back" in shown(at)
    at.button("app.redo").click().run()
    assert state_of(play, riding).company.at == "0605"


def test_without_knights_three_are_rolled_in_one_click(open_page, play, campaign):
    at = open_page("table", campaign=campaign.code)
    at.button("table.make").click().run()
    at.button("table.roll.3").click().run()
    assert not said(at)
    assert len(state_of(play, campaign).company.knights) == 3


def test_a_name_opens_on_saves_and_changes(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.member.Bran.popover"] = True
    at.run()
    at.button("table.member.Bran.vig.lose").click().run()
    assert state_of(play, riding).company.find("Bran").vig.now == BRAN.vig.now - 1
    at.button("table.member.Bran.cla.save").click().run()
    assert play.history(riding)[-1].command == 'save "Bran" cla'
    at.session_state["table.member.Bran.popover"] = True
    at.run()
    at.button("table.member.Bran.restore").click().run()
    assert state_of(play, riding).company.find("Bran").guard.now == BRAN.guard.full
    at.button("table.member.Bran.stimulant").click().run()
    assert state_of(play, riding).company.find("Bran").remedy == "stimulant"
    at.button("table.member.Bran.slain").click().run()
    assert state_of(play, riding).company.find("Bran").fate == "slain"


def test_conditions_are_turned_with_a_click(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.member.Maud.popover"] = True
    at.run()
    next(group for group in at.get("button_group") if "conditions" in (group.key or "")).set_value(["exposed"]).run()
    assert state_of(play, riding).company.find("Maud").exposed
    assert "red-badge[Exposed]" in shown(at)


@pytest.mark.parametrize("tab", ["Omens", "Log", "Dice", "Look up"])
def test_every_tab_is_filled_when_it_is_opened(open_page, riding, tab):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.tab"] = tab
    at.run()
    assert not at.exception
    told = {"Omens": "Omen 1 of 6", "Log": "Game night 1 began", "Dice": "A Save: d20", "Look up": "**Travel**"}
    assert told[tab] in shown(at)


def test_a_note_goes_into_the_journal_and_is_found_there(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.tab"] = "Log"
    at.run()
    at.text_input("table.note").set_value("The miller *lied*").run()
    assert play.history(riding)[-1].command == 'remark "The miller *lied*"'
    assert "The miller \\*lied\\*" in shown(at)
    at.text_input("table.find").set_value("miller").run()
    assert "Game night" not in shown(at)


def test_MB_326_MB_140_an_omen_is_played_and_its_myth_resolved(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    myth = open_myths(state_of(play, riding))[0]
    at.button(f"table.omen.{myth.number}").click().run()
    assert state_of(play, riding).omens == {myth.number: 1}
    at.session_state[f"table.resolve.{myth.number}"] = True
    at.run()
    at.text_input(f"table.resolve.{myth.number}.how").set_value("It sleeps again")
    next(button for button in at.button if button.label == "Resolved").click().run()
    now = state_of(play, riding)
    assert now.resolved == {myth.number: "It sleeps again"}
    assert now.company.glory("Bran") == 1
    at.button(f"table.reopen.{myth.number}").click().run()
    assert state_of(play, riding).resolved == {}


def test_MB_205_luck_and_saves_are_one_click(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.tab"] = "Dice"
    at.run()
    at.button("table.luck").click().run()
    assert play.history(riding)[-1].command == "luck"
    at.session_state["table.tab"] = "Dice"
    at.run()
    at.button("table.save.Isolde.spi").click().run()
    assert play.history(riding)[-1].command == 'save "Isolde" spi'


def test_all_actions_hold_also_what_cannot_be_done_and_why(open_page, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.all"] = True
    at.run()
    assert [button for button in at.button if (button.key or "").startswith("table.all.") and button.disabled]


def test_an_action_is_looked_for_by_its_name(open_page, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state[acts.ALL] = True
    at.run()
    at.text_input(acts.FIND).set_value("CAMP").run()
    assert [button.label for button in at.button if (button.key or "").startswith("table.all.")] == ["Make camp"]


def test_what_the_phase_wants_is_shown_and_hidden_by_a_press(open_page, riding):
    at = open_page("table", campaign=riding.code)
    wanted = "\n".join(text.value for text in at.markdown)
    at.button("table.hint").click().run()
    assert not at.exception
    assert len("\n".join(text.value for text in at.markdown)) > len(wanted)
    at.button("table.hint").click().run()
    assert "\n".join(text.value for text in at.markdown) == wanted


def test_redo_stays_as_long_as_there_is_something_to_do_again(open_page, play, riding):
    for command in ("trek 0605", "pass"):
        play.do(riding, command)
    for _ in range(2):
        play.undo(riding)
    at = open_page("table", campaign=riding.code)
    assert "the Company treks to 0605" in at.button("app.redo").help
    at.button("app.redo").click().run()
    at.button("app.redo").click().run()
    assert state_of(play, riding).day.stage == "end"
    assert "app.redo" not in [button.key for button in at.button]


def test_a_die_is_asked_for_no_longer_once_dice_are_rolled_here(open_page, play, riding):
    play.do(riding, "trek 0605")
    at = open_page("table", campaign=riding.code)
    at.session_state[HOW] = MINE
    at.run()
    at.button("table.deed.0").click().run()
    at.session_state[HOW] = HERE
    at.run()
    assert "what does the d6 show?" not in shown(at)


def test_mist_stands_beside_the_weather_as_long_as_it_lasts(open_page, play, riding):
    play.do(riding, "road mist on")
    assert "Mist]" in shown(open_page("table", campaign=riding.code))
    play.do(riding, "road mist off")
    assert "Mist]" not in shown(open_page("table", campaign=riding.code))


def test_MB_278_the_day_of_the_clock_is_set_by_hand(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.all"] = True
    at.run()
    next(button for button in at.button if "Season, day and Phase" in button.label).click().run()
    at.selectbox("table.season").set_value("winter")
    at.number_input("table.day").set_value(9)
    next(button for button in at.button if button.label == "Set the clock").click().run()
    assert play.history(riding)[-1].command == "clock winter 9 morning"
    assert at.subheader[0].value == "Winter, day 9"


def test_a_landmark_is_revealed_and_hidden_with_a_click(open_page, play, riding):
    mark = state_of(play, riding).realm.landmarks[0]
    play.do(riding, f"at {mark.at}")
    at = open_page("table", campaign=riding.code)
    at.session_state["table.hex"] = True
    at.run()
    at.button("table.secret.0").click().run()
    assert mark.at in state_of(play, riding).seen.features
    at.button("table.secret.0").click().run()
    assert mark.at not in state_of(play, riding).seen.features


def test_words_and_rolls_are_laid_before_the_players(open_page, play, riding):
    play.do(riding, "luck")
    at = open_page("table", campaign=riding.code)
    at.button("table.show_roll").click().run()
    assert state_of(play, riding).shared.kind == "roll"
    at.session_state["table.share"] = True
    at.run()
    at.button("table.unshare").click().run()
    assert state_of(play, riding).shared is None
    at.text_input("table.share.title").set_value("A letter")
    next(button for button in at.button if button.label == "Show players").click().run()
    assert state_of(play, riding).shared.title == "A letter"


@pytest.mark.parametrize(
    ("what", "button", "said"),
    [("Words", "Show players", "write a title or some words"), ("A picture", "Show the picture", "choose a picture")],
)
def test_nothing_to_be_shown_is_said(open_page, riding, what, button, said):
    at = open_page("table", campaign=riding.code)
    at.session_state["table.share"] = True
    at.session_state["table.share.what"] = what
    at.run()
    next(one for one in at.button if one.label == button).click().run()
    assert any(f"Nothing was shown: {said} first." in text.value for text in at.markdown)


def test_what_ends_the_phase_stays_where_it_is_however_many_buttons_stand_above():
    assert [acts._room(shown) for shown in (5, 4, 3, 2, 1, 0)] == [270, 270, 318, 318, 366, 414]


def test_a_game_night_is_begun_once_time_has_passed(open_page, play, campaign, riding):
    play.do(riding, 'goodnight weeks "They found the ford."')
    at = open_page("table", campaign=riding.code)
    assert "They found the ford" in shown(at)
    assert at.button("table.deed.0").label.startswith("Weeks pass")
    assert at.button("table.deed.1").label == "Begin game night"
    at.button("table.deed.1").click().run()
    assert len(state_of(play, riding).nights) == 2
    assert "They found the ford" not in shown(at)


def test_a_knight_is_typed_in_from_paper(open_page, play, campaign):
    at = open_page("table", campaign=campaign.code)
    at.button("table.make").click().run()
    at.button("table.paper").click().run()
    at.text_input("company.paper.name").set_value("Isolde")
    at.text_input("company.paper.numbers").set_value("11 12 7 4")
    next(button for button in at.button if button.label == "Write down").click().run()
    [knight] = state_of(play, campaign).company.knights
    assert (knight.name, knight.vig.full, knight.guard.now) == ("Isolde", 11, 4)


def test_the_map_is_drawn_once_for_what_changes_nothing_on_it(open_page, play, riding, map_data):
    at = open_page("table", campaign=riding.code)
    before = map_data(at)["pieces"]
    at.button("table.deed.0").click().run()
    play.do(riding, "luck")
    at.run()
    assert map_data(at)["pieces"] == before
    assert (map_data(at)["home"], map_data(at)["across"]) == ("0604", 7)


def test_MB_049_who_plays_nobody_any_more_comes_first(open_page, play, riding):
    play.do(riding, 'fate "Isolde" slain')
    at = open_page("table", campaign=riding.code)
    assert at.button("table.deed.0").label == f"Who goes on for {ISOLDE.player}?"


def test_a_double_click_does_a_thing_once(open_page, play, riding, monkeypatch):
    at = open_page("table", campaign=riding.code)
    number = open_myths(state_of(play, riding))[0].number
    monkeypatch.setattr(desk, "TWICE", 60.0)
    at.button(f"table.omen.{number}").click().run()
    at.button(f"table.omen.{number}").click().run()
    assert state_of(play, riding).omens == {number: 1}
    monkeypatch.setattr(desk, "TWICE", 0.0)
    at.button(f"table.omen.{number}").click().run()
    assert state_of(play, riding).omens == {number: 2}


def test_the_map_is_shown_without_asking_whether_it_is_a_table(open_page, riding, monkeypatch):
    """To find out, Streamlit loads pandas: seconds, when a page is opened first."""
    asked = []
    monkeypatch.setattr(dataframe_util, "determine_data_format", asked.append)
    open_page("table", campaign=riding.code)
    assert not asked


def test_the_campaign_played_last_is_read_before_a_browser_asks_for_it(open_page, riding, monkeypatch):
    warm_up()
    monkeypatch.setattr(screen, "map_layers", lambda *_, **__: pytest.fail("it was not drawn beforehand"))
    assert open_page("table", campaign=riding.code).get("bidi_component")


def test_a_database_without_campaigns_is_no_trouble_to_begin_with(caplog):
    warm_up()
    assert not [line for line in caplog.records if line.name.startswith("realmgen")]


def test_the_last_evening_is_told_in_short_until_the_next_begins(open_page, play, riding):
    def told():
        return "\n".join(text.value for text in open_page("table", campaign=riding.code).markdown)

    for order in ("luck", 'remark "Watched."', 'plan "Isolde" "To the Seer"', 'goodnight none "It rained."'):
        play.do(riding, order)
    first = told()
    assert "**Last time, on game night 1.** It rained." in first
    assert "To the Seer" in first
    assert "**Notes**" not in first
    assert "rolled here" not in first
    play.do(riding, "luck")
    assert "rolled here" in told()
    play.do(riding, "evening")
    assert "Last time" not in told()
