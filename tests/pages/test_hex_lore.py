"""What is written of a hex, in its panel: read, ticked off, met and hired."""

from html import unescape

import pytest

from realmgen.games.bastionland.folk import CUSTOMS, telling
from realmgen.games.bastionland.prompts import hints
from realmgen.service.realms import library
from realmgen.ui.realm import desk as at_desk


def html(at):
    return "\n".join(element.proto.body for element in at.get("html"))


def text(at):
    return "\n".join([*(line.value for line in (*at.markdown, *at.code)), html(at)])


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture
def told(realm):
    return next(myth for myth in realm.myths if myth.tale)


def turn(at, kind, part):
    at.segmented_control(f"realm.lore.{kind}").set_value(part).run()
    assert not at.exception
    return at


def test_MB_325_the_next_omen_is_first_and_ticking_it_off_goes_on(open_page, play, campaign, told):
    at = open_page("realm", campaign=campaign.code, hex=told.at)
    assert "Next: Omen 1 of 6" in html(at)
    at.button("lore.tick").click().run()
    assert play.position(campaign).state.omens == {told.number: 1}
    assert "Next: Omen 2 of 6" in html(at)
    assert html(at).count("✓ shown") == 1
    at.button("app.undo").click().run()
    assert "Next: Omen 1 of 6" in html(at)


def test_after_the_sixth_omen_stands_what_becomes_of_the_land(open_page, play, campaign, told):
    play.do(campaign, f"set omens.{told.number} 6")
    at = open_page("realm", campaign=campaign.code, hex=told.at)
    assert "All six are shown" in html(at)
    assert html(at).count("✓ shown") == 6
    assert at.button("lore.tick").disabled


def test_only_the_open_part_is_sent(open_page, campaign, told):
    at = open_page("realm", campaign=campaign.code, hex=told.at)
    assert "Weakness" not in html(at)
    turn(at, "myth", "Truth")
    assert "Weakness" in html(at)
    assert "Next: Omen" not in html(at)
    assert str(told.tale.cast[0].stats) in html(turn(at, "myth", "Cast"))
    assert "Seers" in html(turn(at, "myth", "Known"))


def test_the_way_from_the_panel_to_the_whole_entry(open_page, campaign, told):
    at = open_page("realm", campaign=campaign.code, hex=told.at)
    at.button("lore.library").click().run()
    assert at.radio("library.myths.chosen").value == told.tale.id


def test_MB_345_what_a_vassal_tells_is_ready_to_be_read_out(open_page, campaign, realm):
    home = realm.holdings[0]
    at = turn(open_page("realm", campaign=campaign.code, hex=home.at), "holding", "Told")
    assert at.code[0].value == "\n\n".join(telling(realm, home.at, "vassal", library().tables).lines)
    at.segmented_control("realm.lore.witness").set_value("knight").run()
    assert at.code[0].value == "\n\n".join(telling(realm, home.at, "knight", library().tables).lines)


def test_MB_227_a_holding_shows_its_ruler(open_page, campaign, realm):
    home = next(home for home in realm.holdings if home.calling)
    at = open_page("realm", campaign=campaign.code, hex=home.at)
    assert home.calling.seer.name in text(at)
    assert "Passion" in html(at)


def test_MB_229_people_are_met_and_hired_in_a_holding(open_page, play, campaign, realm):
    home = realm.holdings[0]
    at = turn(open_page("realm", campaign=campaign.code, hex=home.at), "holding", "People")
    at.selectbox("realm.lore.role").set_value("knight").run()
    at.button("realm.lore.role.do").click().run()
    assert "knight" in play.position(campaign).state.notes[home.at]
    at.button("realm.lore.service.do").click().run()
    assert "For hire" in play.position(campaign).state.notes[home.at]
    assert "Last noted" in text(at)


def test_MB_254_MB_256_a_landmark_shows_its_prompt_and_seer(open_page, campaign, realm):
    sanctum = next(mark for mark in realm.landmarks if mark.kind == "sanctum" and mark.calling)
    at = open_page("realm", campaign=campaign.code, hex=sanctum.at)
    assert "Price" in html(at)
    ruin = next(mark for mark in realm.landmarks if mark.kind == "ruin" and mark.detail)
    at = open_page("realm", campaign=campaign.code, hex=ruin.at)
    assert "Here slumbers" in text(at)
    at.button("lore.library").click().run()
    assert f"<h2>{ruin.detail}</h2>" in html(at).replace("&#x27;", "'")


def test_MB_261_a_spark_more_is_written_down(open_page, play, campaign, realm):
    home, mark = realm.holdings[0], realm.landmarks[0]
    at = open_page("realm", campaign=campaign.code, hex=home.at)
    at.button("lore.spark").click().run()
    detail = play.position(campaign).state.realm.holdings[0].detail
    assert detail
    assert detail.split()[0] in html(at)
    at = open_page("realm", campaign=campaign.code, hex=mark.at)
    at.button("lore.spark").click().run()
    assert play.position(campaign).state.notes[mark.at]


def test_MB_204_a_prompt_of_who_is_near_is_written_down(open_page, play, campaign, realm):
    mark = realm.landmarks[0]
    at = open_page("realm", campaign=campaign.code, hex=mark.at)
    at.button("lore.prompt").click().run()
    near = {hint.text for hint in hints(play.position(campaign).state, mark.at)}
    assert play.position(campaign).state.notes[mark.at] in near


def test_players_eyes_see_none_of_it(open_page, campaign, realm, told):
    for where in (told.at, realm.holdings[0].at, realm.landmarks[0].at):
        at = open_page("realm", campaign=campaign.code, hex=where)
        at.session_state[at_desk.AS_PLAYERS] = True
        at.run()
        assert not [control.key for control in at.segmented_control if "lore" in str(control.key)]
        assert "class='book lore'" not in html(at)
        assert not at.code


def test_other_tools_than_look_leave_the_panel_to_the_work(open_page, campaign, told):
    at = open_page("realm", campaign=campaign.code, hex=told.at)
    at.session_state[at_desk.TOOL] = "Barrier"
    at.run()
    assert "Next: Omen" not in html(at)


def test_MB_226_a_holding_says_what_is_expected_of_knights_at_court(open_page, campaign, realm):
    home = next(home for home in realm.holdings if home.ruler)
    shown = unescape(html(open_page("realm", campaign=campaign.code, hex=home.at)))
    assert all(custom in shown for custom in CUSTOMS)


def test_what_players_may_have_of_a_hex_is_a_page_for_them(open_page, campaign, realm, told):
    mark, home = realm.landmarks[0], realm.holdings[0]
    for spot in (told.at, mark.at):
        assert _for_players(open_page("realm", campaign=campaign.code, hex=spot)) == "handout"
    at = turn(open_page("realm", campaign=campaign.code, hex=home.at), "holding", "Told")
    assert _for_players(at) == "rumours"


def _for_players(at):
    (button,) = at.get("download_button")
    assert button.proto.label == "For players"
    return button.proto.id.rpartition(".")[2]
