"""The Library page: finding, rolling, reading, and putting what is found into the Realm."""

import json
from html import escape

import pytest

from realmgen.service import boards as tables
from realmgen.service.realms import library as our_library
from realmgen.ui.library import desk as at_desk
from realmgen.ui.library import drawn, paper


def text(at):
    return "\n".join(element.value for kind in (at.markdown, at.subheader) for element in kind) + html(at)


def html(at):
    return "\n".join(element.proto.body for element in at.get("html"))


def turn(at, part):
    at.segmented_control(at_desk.PART).set_value(part).run()
    assert not at.exception
    return at


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


def test_without_a_campaign_one_reads_and_rolls(open_page):
    at = open_page("library")
    assert "<h2>The Bell Below</h2>" in html(at)
    assert at.toggle("library.myths.here").disabled
    at.button("library.myths.roll").click().run()
    assert "d6 shows" in text(at)
    assert not at.exception


def test_a_word_of_the_text_finds_its_myth_at_once(open_page):
    at = open_page("library")
    at.text_input("library.myths.words").set_value("ferryman of thirty").run()
    assert at.radio("library.myths.chosen").options == ["The Bell Below"]
    assert "<h2>The Bell Below</h2>" in html(at)
    at.text_input("library.myths.words").set_value("xyzzy").run()
    assert "No Myth is like that." in text(at)
    at.button("library.myths.all").click().run()
    assert len(at.radio("library.myths.chosen").options) > 20
    assert not at.exception


def test_a_name_that_holds_the_word_comes_before_a_text_that_does(open_page):
    at = open_page("library")
    at.text_input("library.myths.words").set_value("ferry").run()
    assert "Ferry" in at.radio("library.myths.chosen").options[0]
    assert at.radio("library.myths.chosen").value == "the-sleeping-ferry"
    assert any("ferryman" in caption.lower() for caption in at.radio("library.myths.chosen").proto.captions)


def test_next_and_previous_go_through_what_was_found(open_page):
    at = open_page("library")
    ids = at.radio("library.myths.chosen")
    first = ids.value
    assert at.button("library.myths.chosen.left").disabled
    at.button("library.myths.chosen.right").click().run()
    assert at.radio("library.myths.chosen").value != first
    at.button("library.myths.chosen.left").click().run()
    assert at.radio("library.myths.chosen").value == first
    assert at.button("library.myths.chosen.right").proto.shortcut == "right"


def test_the_shape_and_the_realm_narrow_the_list(open_page, campaign, realm):
    at = open_page("library", campaign=campaign.code)
    at.multiselect("library.myths.ends").set_value(["flood"]).run()
    floods = at.radio("library.myths.chosen").options
    assert 0 < len(floods) < 20
    at.multiselect("library.myths.ends").set_value([]).run()
    at.toggle("library.myths.here").set_value(True).run()
    assert len(at.radio("library.myths.chosen").options) == len([myth for myth in realm.myths if myth.tale])
    at.button("library.myths.roll").click().run()
    assert len(at.radio("library.myths.chosen").options) > 20


def test_a_knight_stands_with_the_seer(open_page):
    at = turn(open_page("library"), at_desk.KNIGHTS)
    assert "<h2>The Ledger Knight</h2>" in html(at)
    assert "Seer: The Reckoner" in html(at)


def test_the_way_from_an_entry_to_its_hex(open_page, campaign, realm):
    myth = next(myth for myth in realm.myths if myth.tale)
    at = open_page("library", campaign=campaign.code)
    at.session_state["library.myths.chosen"] = myth.tale.id
    at.run()
    at.button("library.where").click().run()
    assert at.subheader[1].value == f"{myth.at} · {myth.name}"


def test_MB_325_a_myth_of_the_realm_is_swapped_and_comes_back(open_page, play, campaign, realm):
    old = realm.myths[0]
    at = open_page("library", campaign=campaign.code)
    at.session_state["library.put"] = True
    at.run()
    at.button(f"library.put.{old.at}").click().run()
    now = play.position(campaign).state.realm.myths[0]
    assert (now.tale.id, now.name, now.at) == ("the-bell-below", "The Bell Below", old.at)
    at.button("app.undo").click().run()
    assert play.position(campaign).state.realm == realm


def test_a_myth_goes_into_the_free_hex_one_chose(open_page, play, campaign, realm):
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    grid = realm.grid
    free = next(
        grid.label(cell)
        for cell, terrain in enumerate(realm.terrain)
        if terrain not in ("lake", "sea") and grid.label(cell) not in taken
    )
    at = open_page("library", campaign=campaign.code)
    at.session_state[f"realm.hex.{campaign.code}"] = free
    at.session_state["library.put"] = True
    at.run()
    before = play.position(campaign).seq
    at.button(f"library.put.{free}").click().run()
    placed = play.position(campaign).state.realm.myths[-1]
    assert (placed.at, placed.tale.id) == (free, "the-bell-below")
    assert play.position(campaign).seq == before + 1
    at.button("app.undo").click().run()
    assert play.position(campaign).state.realm == realm


def test_MB_227_MB_256_a_knight_rules_a_holding_or_lends_a_seer(open_page, play, campaign, realm):
    sanctum = next(mark for mark in realm.landmarks if mark.kind == "sanctum")
    at = turn(open_page("library", campaign=campaign.code), at_desk.KNIGHTS)
    for where in (realm.holdings[0].at, sanctum.at):
        at.session_state["library.put"] = True
        at.run()
        buttons = [button.key for button in at.button]
        if f"library.put.{where}" in buttons:
            at.button(f"library.put.{where}").click().run()
    now = play.position(campaign).state.realm
    assert now.holdings[0].calling.id == "the-ledger-knight"
    assert next(mark for mark in now.landmarks if mark.at == sanctum.at).calling.id == "the-ledger-knight"


def test_MB_254_a_prompt_goes_to_a_landmark(open_page, play, campaign, realm):
    at = open_page("library", campaign=campaign.code)
    at.session_state["library.put"] = True
    at.run()
    where = at.selectbox("library.mark").value
    at.button("library.prompt.0").click().run()
    mark = next(mark for mark in play.position(campaign).state.realm.landmarks if mark.at == where)
    assert mark.prompt == our_library().tale("the-bell-below").prompts[mark.kind]


def test_a_stale_page_puts_nothing(open_page, play, campaign, realm):
    at = open_page("library", campaign=campaign.code)
    at.session_state["library.put"] = True
    at.run()
    play.do(campaign, 'note 0101 "meanwhile"')
    at.button(f"library.put.{realm.myths[0].at}").click().run()
    assert "Nothing was done." in at.warning[0].value
    assert play.position(campaign).state.realm == realm


def test_a_spark_is_read_and_kept_below_the_note(open_page, play, campaign):
    play.do(campaign, 'note 0304 "Three crows."')
    at = turn(open_page("library", campaign=campaign.code), at_desk.SPARKS)
    at.button("library.sparks.land").click().run()
    [roll] = at.session_state[drawn.SHOWN]
    assert escape(roll.line) in html(at)
    assert len(roll.dice) == 2
    at.text_input(drawn.HEX).set_value("0304").run()
    at.button("library.note.0").click().run()
    assert play.position(campaign).state.notes["0304"] == f"Three crows.\n{roll.line}"
    at.button("app.undo").click().run()
    assert play.position(campaign).state.notes["0304"] == "Three crows."


def test_a_note_off_the_map_is_refused(open_page, play, campaign):
    at = turn(open_page("library", campaign=campaign.code), at_desk.SPARKS)
    at.button("library.sparks.land").click().run()
    at.text_input(drawn.HEX).set_value("99").run()
    at.button("library.note.0").click().run()
    assert "Nothing was written." in at.error[0].value
    assert play.position(campaign).seq == 1


def test_several_are_rolled_at_once_and_the_last_ten_kept(open_page):
    at = turn(open_page("library"), at_desk.SPARKS)
    assert at.button("library.together").disabled
    at.button("library.sparks.quest").click().run()
    at.button("library.together").click().run()
    assert [roll.board for roll in at.session_state[drawn.SHOWN]] == ["sparks.quest", "sparks.quest"]
    at.multiselect("library.several").set_value(["sparks.land", "sparks.sky", "sparks.person"]).run()
    for _ in range(4):
        at.button("library.together").click().run()
    rolls = at.session_state[drawn.SHOWN]
    assert len(rolls) == drawn.KEPT
    assert [roll.board for roll in rolls[:3]] == ["sparks.land", "sparks.sky", "sparks.person"]
    assert html(at).count("class=drawn") == 3


def test_every_table_is_found_read_and_rolled_on(open_page):
    at = turn(open_page("library"), at_desk.TABLES)
    at.segmented_control("library.tables.kind").set_value("All").run()
    assert len(at.radio("library.tables.chosen").options) > 100
    at.text_input("library.tables.words").set_value("rumours vassal").run()
    assert at.radio("library.tables.chosen").options[0] == r"Rumours\: vassal"
    at.button("library.tables.roll").click().run()
    assert html(at).count("class=fell") == 1
    assert escape(at.session_state[drawn.SHOWN][0].line) in html(at)


def test_an_entry_fits_one_sheet_of_its_own(open_page):
    at = open_page("library")
    at.session_state["library.paper"] = True
    at.run()
    assert {button.proto.label for button in at.get("download_button")} == set(paper.PICTURES.values())


def test_what_an_entry_says_takes_no_effect_as_html():
    from dataclasses import replace

    from realmgen.ui.book import tale_page

    tale = replace(our_library().tale("the-bell-below"), name="<b>Bell</b>", truth="<script>alert(1)</script>")
    page = tale_page(tale)
    assert "<script>" not in page
    assert "<b>Bell" not in page


def test_phrases_are_sentences_and_names_are_not():
    library = our_library()
    boards = {board.id: board for board in tables.sparks(library).boards}
    assert tables.draw(boards["sparks.land"]).line.endswith(".")
    assert not tables.draw(boards["sparks.name-holding"]).line.endswith(".")
    assert json.dumps([board.title for board in boards.values()])
