"""The journal as a page: the story, what one looks for in it, notes, and the game night."""

import re

import pytest


def story_of(at):
    [body] = [element.proto.body for element in at.get("html") if "<article class=story>" in element.proto.body]
    return body


def lines_of(at):
    return [int(seq) for seq in re.findall(r'id="line-(\d+)"', story_of(at))]


@pytest.fixture
def played(make, play):
    """A campaign with a game night, a note to a line, and something undone."""
    campaign = make()
    for command in ("evening", 'note 0101 "A | pipe <b>"', 'remark "The bells & all" 3', 'remark "By itself"'):
        play.do(campaign, command)
    play.do(campaign, 'roll 2d6 "the weather"', rolls=[3, 4])
    play.undo(campaign)
    return campaign


def test_the_story_stands_under_its_night_and_what_was_undone_does_not(open_page, played):
    at = open_page("journal", campaign=played.code)
    assert re.findall(r"<h2>(.*?) <small>", story_of(at)) == ["Before the first game night", "Game night 1"]
    assert lines_of(at) == [1, 2, 3, 4, 5]
    assert "the weather" not in story_of(at)
    assert '<p class="line remark" id="line-4">' in story_of(at)
    assert "The bells &amp; all" in story_of(at)


def test_undone_lines_are_struck_and_mechanics_tell_where_dice_fell(open_page, played):
    at = open_page("journal", campaign=played.code)
    at.toggle("journal.undone").set_value(True).run()
    assert lines_of(at) == [1, 2, 3, 4, 5, 6, 7]
    assert '<p class="line undone" id="line-6">' in story_of(at)
    assert "<s>Rolled 2d6 for the weather: 7 (3, 4).</s> <i>undone</i>" in story_of(at)
    assert "typed in" not in story_of(at)
    at.toggle("journal.mechanics").set_value(True).run()
    assert "d6 shows 3, typed in" in story_of(at)
    assert "<code>roll 2d6 &quot;the weather&quot;</code>" in story_of(at)


def test_words_and_kinds_are_looked_for(open_page, played):
    at = open_page("journal", campaign=played.code)
    at.text_input("journal.words").set_value("itself by").run()
    assert lines_of(at) == [5]
    at.text_input("journal.words").set_value("nowhere").run()
    assert any("No line of the journal is like that" in text.value for text in at.markdown)
    at.text_input("journal.words").set_value("").run()
    at.get("button_group")[0].set_value(["notes"]).run()
    assert lines_of(at) == [3, 4, 5]
    at.button("journal.all").click().run()
    assert lines_of(at) == [1, 2, 3, 4, 5]
    at.text_input("journal.hex").set_value("0101").run()
    assert lines_of(at) == [3, 4]


def test_a_long_journal_is_read_in_parts_and_a_line_is_found_by_its_address(open_page, make, play):
    campaign = make()
    for n in range(148):
        play.do(campaign, f'note 0101 "{n}"')
    at = open_page("journal", campaign=campaign.code)
    assert lines_of(at) == list(range(61, 150))
    at.button("journal.above.earlier").click().run()
    assert lines_of(at) == list(range(1, 61))
    at = open_page("journal", campaign=campaign.code, line="7")
    assert '<p class="line chosen" id="line-7">' in story_of(at)
    at.button("journal.below.latest").click().run()
    assert lines_of(at)[-1] == 149
    assert "chosen" not in story_of(at)


def test_a_note_is_written_between_the_lines_or_to_one(open_page, make, play):
    campaign = make()
    at = open_page("journal", campaign=campaign.code)
    at.text_input("journal.note").set_value('They said "no".')
    at.text_input("journal.note_to.0").set_value("1")
    at.button("FormSubmitter:journal.write-Write").click().run()
    assert play.history(campaign)[-1].command == 'remark "They said \\"no\\"." 1'
    at.text_input("journal.note").set_value("x")
    at.text_input("journal.note_to.0").set_value("9")
    at.button("FormSubmitter:journal.write-Write").click().run()
    assert "here is no line '9'" in at.error[0].value.replace("\\", "")
    assert play.position(campaign).seq == 2


def test_the_way_back_and_an_empty_journal(open_page, make, play):
    campaign = make()
    play.do(campaign, 'note 0101 "x"')
    at = open_page("journal", campaign=campaign.code)
    at.button("app.undo").click().run()
    assert play.position(campaign).state.notes == {}
    at = open_page("journal", campaign=play.create("Empty").code)
    assert any("Nothing has been written yet" in text.value for text in at.markdown)


def test_a_reload_of_an_odd_address_shows_the_latest(open_page, played):
    for line in ("x", "-1", "99999999999", "²", "0"):
        assert lines_of(open_page("journal", campaign=played.code, line=line)) == [1, 2, 3, 4, 5]


def test_the_line_that_is_written_to_is_quoted_beside_the_field(open_page, make, play):
    campaign = make()
    play.do(campaign, 'remark "The ford is watched."')
    line = play.history(campaign)[-1]
    at = open_page("journal", campaign=campaign.code, line=str(line.seq))
    assert at.text_input("journal.note").label.replace("\\", "") == f"To line {line.seq}: {line.text}"
    assert open_page("journal", campaign=campaign.code).text_input("journal.note").label == "Write into the journal"
