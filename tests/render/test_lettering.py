"""Setting type: widths, anchors, kerning, curves, and text nobody foresaw."""

import math
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from render_samples import HOSTILE

from realmgen.render.fonts import FACES, PER_EM, glyph, kern
from realmgen.render.lettering import clean, set_along, set_line, visual, width

INK = "#000000"
faces = st.sampled_from(FACES)


def test_width_is_advances_and_kerns():
    advances = sum(glyph(c, "regular").advance for c in "AVA")
    kerns = kern("A", "V", "regular") + kern("V", "A", "regular")
    assert width("AVA", 10, "regular") == pytest.approx((advances + kerns) / PER_EM * 10)
    assert width("AVA", 10, "regular", tracking=0.5) == pytest.approx(width("AVA", 10, "regular") + 1.0)
    assert width("", 10, "regular", tracking=3) == 0
    assert width("0304", 2.55, "regular") == pytest.approx(width("1212", 2.55, "regular"), rel=0.15)


@pytest.mark.parametrize(("anchor", "left"), [("start", 50.0), ("middle", 50.0 - 0.5), ("end", 50.0 - 1.0)])
def test_anchors(anchor, left):
    length = width("Amberwick", 4, "display", 0.3)
    text = set_line("Amberwick", 50.0, 7.0, 4, "display", INK, anchor=anchor, tracking=0.3)
    assert text.letters[0].x == pytest.approx(50.0 + (left - 50.0) * length)
    assert {(at.y, at.angle) for at in text.letters} == {(7.0, 0.0)}
    assert "".join(at.char for at in text.letters) == text.content == "Amberwick"


@given(st.text(max_size=40), faces, st.floats(0.5, 30), st.floats(0, 5))
def test_any_text_sets_and_is_as_wide_as_it_says(text, face, size, tracking):
    line = set_line(text, 0, 0, size, face, INK, anchor="start", tracking=tracking)
    if line.letters:
        last = line.letters[-1]
        end = last.x + glyph(last.char, face).advance * size / PER_EM
        assert end == pytest.approx(width(text, size, face, tracking), abs=1e-6)
    else:
        assert width(text, size, face, tracking) == 0


@given(st.text(max_size=30))
def test_clean_text_stays_clean_and_on_one_line(text):
    once = clean(text)
    assert clean(once) == once
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Cf") for c in once)
    assert sorted(visual(once)) == sorted(once)


def test_cleaning_keeps_what_can_be_read():
    assert clean("Lo\u0301dz\u0301") == "Lódź"
    assert clean("a\x00b\u200bc\ud800d") == "abcd"
    assert clean("line\nbreak") == "line break"


def test_right_to_left_words_stand_reversed():
    assert visual("ab שלום cd") == "ab םולש cd"
    assert visual("שלום עולם") == "םלוע םולש"


@given(st.sampled_from(HOSTILE), faces)
def test_a_straight_line_carries_letters_as_a_level_one_does(text, face):
    level = set_line(text, 3, 9, 4, face, INK, anchor="start", tracking=0.2)
    along = set_along(text, [(0, 9), (60, 9), (100, 9)], 3, 4, face, INK, tracking=0.2)
    for a, b in zip(level.letters, along.letters, strict=True):
        assert (a.char, b.angle) == (b.char, 0.0)
        assert (a.x, a.y) == pytest.approx((b.x, b.y))


def arc(radius, upwards=True):
    sign = -1 if upwards else 1
    return [
        (radius * math.cos(math.pi * (1 + i / 90)), -sign * radius * math.sin(math.pi * (1 + i / 90)))
        for i in range(91)
    ]


@pytest.mark.parametrize("lift", [0.0, 1.6, -2.0])
@pytest.mark.parametrize("upwards", [True, False])
def test_letters_on_a_bend_keep_their_distances_and_turn_evenly(lift, upwards):
    text = set_along("nnnnnnnnnn", arc(20, upwards), 20, 4, "regular", INK, lift=lift)
    advance = glyph("n", "regular").advance * 4 / PER_EM
    mids = [(a.x + math.cos(a.angle) * advance / 2, a.y + math.sin(a.angle) * advance / 2) for a in text.letters]
    for a, b in pairwise(mids):
        assert math.dist(a, b) == pytest.approx(advance, rel=0.03)
    outer = 20 + (lift if upwards else -lift)
    assert all(math.hypot(*mid) == pytest.approx(outer, abs=0.12) for mid in mids)
    turns = [b.angle - a.angle for a, b in pairwise(text.letters)]
    assert max(turns) - min(turns) < 0.06


@pytest.mark.parametrize("line", [[], [(5, 5)], [(5, 5), (5, 5)], [(0, 0), (1, 0)]])
def test_short_lines_run_on(line):
    text = set_along("Withy", line, 0, 4, "italic", INK, lift=1)
    assert len(text.letters) == 5
    assert all(math.isfinite(at.x + at.y + at.angle) for at in text.letters)
