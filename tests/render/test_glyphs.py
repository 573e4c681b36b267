"""Symbols: bounded by what they claim, small, and the same on every call."""

import itertools
import math
import subprocess
import sys

import pytest

from realmgen.render import svg
from realmgen.render.drawing import Drawing, Shape, Use
from realmgen.render.glyphs import FEATURE, FOOTPRINT, HALO, VARIANTS, symbols
from realmgen.render.theme import COLOUR, SHEET, SHEET_RED, THEMES

SWATCHES = ("barrier", "river", "trail", "known", "lance", "compass")
GRACE = 0.005


def variants(style):
    return [f"{style}{n}" for n in range(VARIANTS[style])]


NAMES = [*itertools.chain.from_iterable(map(variants, VARIANTS)), *FEATURE, *SWATCHES]


def points(shapes):
    return [spot for shape in shapes for contour in shape.contours for spot in contour]


def test_every_terrain_has_its_variants():
    assert set(VARIANTS) == set(FOOTPRINT)
    assert {style for style, count in VARIANTS.items() if count != 6} == {"forest"}
    assert VARIANTS["forest"] == 12


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_symbols_are_sound_shapes(theme):
    for name, shapes in symbols(theme, NAMES).items():
        assert shapes, name
        for shape in shapes:
            assert isinstance(shape, Shape)
            assert shape.fill or shape.stroke, name
            assert all(len(contour) >= 3 for contour in shape.contours), name
        assert all(math.isfinite(value) for spot in points(shapes) for value in spot), name


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("style", VARIANTS)
def test_terrain_stays_within_its_footprint(theme, style):
    foot = FOOTPRINT[style]
    spots = [spot for shapes in symbols(theme, variants(style)).values() for spot in points(shapes)]
    wide, up, down = max(abs(x) for x, _ in spots), -min(y for _, y in spots), max(y for _, y in spots)
    assert wide <= foot.half_width + GRACE
    assert up <= foot.up + GRACE
    assert down <= foot.down + GRACE
    assert wide >= 0.75 * foot.half_width, "the footprint claims far more room than is drawn"
    assert up + down >= 0.75 * (foot.up + foot.down), "the footprint claims far more room than is drawn"


@pytest.mark.parametrize("style", FEATURE)
def test_features_stay_within_their_box_and_halo(style):
    box, spots = FEATURE[style], points(symbols(COLOUR, [style])[style])
    assert max(abs(x) for x, _ in spots) <= box.half_width + HALO + 2 * GRACE
    assert -min(y for _, y in spots) <= box.up + HALO + 2 * GRACE
    assert max(y for _, y in spots) <= box.down + HALO + 2 * GRACE


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_variants_differ_and_come_out_the_same_every_time(theme):
    drawn = symbols(theme, NAMES)
    assert symbols(theme, NAMES) == drawn
    for style in VARIANTS:
        outlines = {str([shape.contours for shape in drawn[name]]) for name in variants(style)}
        assert len(outlines) == VARIANTS[style], style


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_symbols_together_take_little_room_in_an_svg(theme):
    drawing = Drawing(100, 100, theme.paper, symbols=symbols(theme, NAMES))
    drawing.add("all", [Use(name, 0, 0, 1) for name in NAMES])
    assert len(svg.defs(drawing)) < 90_000


def test_sheets_are_without_tints():
    allowed = {"#000000", "#FFFFFF", None}
    used = {colour for s in symbols(SHEET, NAMES).values() for shape in s for colour in (shape.fill, shape.stroke)}
    assert used <= allowed
    red = {
        name
        for name, shapes in symbols(SHEET_RED, NAMES).items()
        if any({shape.fill, shape.stroke} - allowed for shape in shapes)
    }
    assert red == {
        "castle",
        "town",
        "fortress",
        "tower",
        "steading",
        "village",
        "stockade",
        "great-seal",
        "crown",
        "seal",
        "marker",
        "lance",
        "compass",
    }


def test_an_unknown_symbol_is_refused():
    with pytest.raises(KeyError, match="dragon"):
        symbols(COLOUR, ["dragon"])


def test_nothing_is_drawn_at_import():
    code = "import sys, realmgen.render.glyphs; sys.exit('shapely' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
