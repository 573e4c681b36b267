from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.render.lettering import width
from realmgen.render.prose.flow import Strip, columns, dropped, paragraph, poured
from realmgen.render.prose.lines import Run, Setting, broken, set_words

PLAIN = Setting(3.0, 3.7, "#000000")
JUSTIFIED = Setting(3.0, 3.7, "#000000", justified=True)
WORDS = "the water stands to the knee and is warm and whoever counts its breaths aloud is answered " * 4
SHORT = st.text(alphabet="abc defgh ijk", max_size=200)


def said(lines):
    return " ".join(word.text for line in lines for word in line)


def long(line):
    return sum(word.wide + word.blank for word in line) - line[-1].blank


def strips(count, tied=()):
    return [Strip(4.0, lambda x, y: (), 1.0, k in tied) for k in range(count)]


@given(SHORT, st.floats(12, 120))
def test_no_word_is_lost_and_no_line_is_too_long(text, measure):
    lines = broken([Run(text)], PLAIN, measure)
    assert said(lines).replace(" ", "") == "".join(text.split())
    assert all(long(line) <= measure + 1e-6 for line in lines)


def test_lines_are_more_alike_than_when_each_is_filled():
    lines = broken([Run(WORDS)], PLAIN, 60.0)
    lengths = [long(line) for line in lines[:-1]]
    assert min(lengths) > 0.8 * 60
    assert len(lines[-1]) > 1


def test_a_word_longer_than_its_line_is_cut():
    lines = broken([Run("W" * 60)], PLAIN, 30.0)
    assert said(lines).replace(" ", "") == "W" * 60
    assert all(long(line) <= 30.0 for line in lines)


def test_a_word_of_thousands_of_letters_is_cut_in_no_time():
    letters: set[str] = set()

    def counted(text, size, face):
        letters.add(text)
        return width(text, size, face)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("realmgen.render.prose.lines.width", counted)
        lines = broken([Run("abcdefghij" * 400)], PLAIN, 60.0)
    assert said(lines).replace(" ", "") == "abcdefghij" * 400
    assert len(letters) < 1500


def test_the_first_line_may_stand_in_and_the_others_hang():
    setting = Setting(3.0, 3.7, "#000000", first=10.0, hang=4.0)
    lines = broken([Run(WORDS)], setting, 60.0)
    assert long(lines[0]) <= 50.0
    assert all(long(line) <= 56.0 for line in lines[1:])


def test_justified_lines_end_at_the_edge_and_the_last_does_not():
    lines = broken([Run(WORDS)], JUSTIFIED, 90.0)
    ends = []
    for k, line in enumerate(lines):
        last = set_words(line, 5.0, 10.0, JUSTIFIED, 90.0, last=k == len(lines) - 1)[-1].letters[-1]
        ends.append(last.x + width(last.char, 3.0, "regular"))
    assert ends[:-1] == pytest.approx([95.0] * (len(lines) - 1), abs=0.05)
    assert ends[-1] < 90


def test_a_run_in_term_and_what_follows_are_two_texts_with_blanks_within():
    (line,) = broken([Run("Grey Brothers.", "bold"), Run("iron only")], PLAIN, 90.0)
    bold, plain = set_words(line, 0.0, 10.0, PLAIN, 90.0, last=True)
    assert (bold.content, bold.face, plain.content, plain.face) == ("Grey Brothers.", "bold", "iron only", "regular")
    assert plain.letters[0].x > bold.letters[-1].x + 1
    assert [letter.char for letter in plain.letters] == list("iron only")


def test_no_line_of_a_paragraph_stands_alone():
    found = paragraph([Run(WORDS)], PLAIN, 60.0)
    assert found[0].tied
    assert found[-2].tied
    assert not found[-1].tied
    column, left = poured(found, found[0].height * (len(found) - 1))
    assert len(left) == 2
    assert len(column.strips) == len(found) - 2


def test_a_heading_is_not_left_at_the_foot():
    column, left = poured(strips(4, tied={2}), 15.0)
    assert len(column.strips) == 2
    assert len(left) == 2


def test_even_what_is_all_tied_goes_on():
    column, left = poured(strips(4, tied={0, 1, 2}), 9.5)
    assert len(column.strips) == 2
    assert len(left) == 2


def test_room_above_is_dropped_at_the_head_of_a_column():
    column, _ = poured(strips(3), 100.0)
    assert [down for down, _ in column.strips] == [0.0, 5.0, 10.0]
    assert column.height == 14.0


@given(st.integers(1, 40), st.integers(1, 3), st.sets(st.integers(0, 39)))
def test_columns_lose_nothing_and_keep_to_their_height(count, number, tied):
    everything = strips(count, tied)
    found, left = columns(everything, number, 40.0)
    assert [s for column in found for _, s in column.strips] + left == everything
    assert all(column.height <= 40.0 + 1e-6 for column in found)
    assert len(found) <= number


def test_columns_are_about_even():
    found, left = columns(strips(20), 2, 400.0)
    assert left == []
    assert max(abs(a.height - b.height) for a, b in pairwise(found)) <= 5.0


def test_an_initial_stands_two_lines_high_and_its_word_goes_on():
    found = dropped(WORDS, PLAIN, 60.0, 2, "#FF0000")
    initial, line = found[0].draw(0.0, 0.0)
    assert ([at.char for at in initial.letters], initial.content) == (["t"], "")
    assert initial.fill == "#FF0000"
    assert line.content.startswith("the water")
    assert line.letters[0].char == "h"
    assert line.letters[0].x > initial.letters[0].x + 2
    words = " ".join(text.content for strip in found for text in strip.draw(0.0, 0.0))
    assert words.replace(" ", "") == "".join(WORDS.split())


def test_a_short_paragraph_has_no_initial():
    found = dropped("Only this.", PLAIN, 60.0, 2, "#FF0000")
    assert [text.content for strip in found for text in strip.draw(0.0, 0.0)] == ["Only this."]
