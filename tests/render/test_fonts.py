"""The faces: complete for Latin, small, licensed, true to the fonts they were cut from."""

import json
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from realmgen.errors import Unreadable
from realmgen.render import fonts
from realmgen.render.fonts import FACES, PER_EM, font_file, glyph, kern
from realmgen.render.fonts.paths import contours, steps

FOLDER = Path(fonts.__file__).parent
LATIN = "".join(chr(c) for c in range(0x20, 0x180) if chr(c).isprintable() and c not in (0xAD, 0x149, 0x17F))


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_latin_is_drawn_by_its_own_face(face):
    foreign = [c for c in LATIN if glyph(c, face).source != face]
    assert not [c for c in foreign if unicodedata.category(c)[0] == "L" and ord(c) < 0x100 and c not in "ªº"]
    assert len(foreign) < 40


@pytest.mark.parametrize("face", FACES)
def test_data_files_say_what_the_fonts_say(face):
    font = TTFont(font_file(face))
    cmap, metrics, per_em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    for char in LATIN:
        if glyph(char, face).source == face:
            assert glyph(char, face).advance == round(metrics[cmap[ord(char)]][0] * PER_EM / per_em), char


def test_kerning_draws_pairs_together():
    assert all(kern("A", "V", face) < -30 for face in FACES)
    assert kern("H", "H", "regular") == 0
    assert kern("中", "A", "regular") == 0


def test_rare_letters_come_from_relatives_and_the_rest_is_a_box():
    assert glyph("Ж", "regular").source == "regular"
    assert glyph("Ж", "capitals").source == "regular"
    assert glyph("Ж", "display").source == "bold"
    assert glyph("⚔", "italic").source == "signs"
    assert glyph("中", "italic") == fonts.BOX
    assert glyph("中", "italic").path


def test_without_the_signs_their_letters_are_boxes(monkeypatch):
    monkeypatch.setattr(fonts, "find_spec", lambda name: None)
    fonts.font_file.cache_clear()
    fonts.glyph.cache_clear()
    assert glyph("⚔", "regular").source == "box"
    fonts.font_file.cache_clear()
    fonts.glyph.cache_clear()


def test_an_unknown_face_is_named():
    with pytest.raises(Unreadable, match="gothic"):
        glyph("a", "gothic")


def test_paths_read_back():
    assert list(steps("m10 20l5-5h-15v5q1 2 3 4z")) == [
        ("m", (0.01, 0.02)),
        ("l", (0.015, 0.015)),
        ("l", (0.0, 0.015)),
        ("l", (0.0, 0.02)),
        ("q", (0.001, 0.022, 0.003, 0.024)),
        ("z", ()),
    ]
    assert [len(line) for line in contours(fonts.BOX.path)] == [4, 4]
    assert all(len(contours(glyph(c, "regular").path)) == 2 for c in "AaDdo")


def test_fonts_are_small_and_carry_their_licence():
    assert sum(file.stat().st_size for file in FOLDER.glob("*.ttf")) < 600_000
    for name in ("OFL-EBGaramond.txt", "OFL-Cinzel.txt"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        assert "SIL Open Font License, Version 1.1" in text
        assert "with Reserved Font Name" not in text
    for face in FACES:
        assert "SIL Open Font License" in TTFont(font_file(face))["name"].getDebugName(13)


def test_latin_lettering_needs_no_font_library():
    program = (
        "import sys; from realmgen.render.lettering import width; from realmgen.render import svg;"
        "width('Łódź Âme', 3, 'italic');"
        "print([m for m in ('fontTools', 'PIL', 'numpy', 'reportlab') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.replace("'", '"')) == []
