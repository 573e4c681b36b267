"""The black-and-white sheet is kind to printers."""

import io

import pytest
from PIL import Image

from realmgen.games.bastionland.model import Options, State
from realmgen.service.exports import Print, export_state
from realmgen.service.realms import draw_realm

CROWDED = Options(holdings=8, myths=10, landmarks=6, barriers=60, holding_gap=2, rivers=2)
WOODED = Options(weights={"forest": 5})


def printed(options, theme):
    file = export_state(State(draw_realm(options, "4711")), "c0dec0de", "png", Print(theme=theme, dpi=75))
    return Image.open(io.BytesIO(file.data)).convert("RGB")


def cover(image):
    """The share of the paper that is black."""
    shades = image.convert("L").histogram()
    return sum((255 - shade) * count for shade, count in enumerate(shades)) / 255 / sum(shades)


@pytest.mark.parametrize("options", [Options(), CROWDED, WOODED, Options(coast="islands")])
def test_a_sheet_covers_little_paper_and_is_no_colour(options):
    image = printed(options, "sheet")
    assert 0.02 < cover(image) < 0.11
    assert max(high - low for low, high in (band.getextrema() for band in image.split())) == 255
    assert all(red == green == blue for _, (red, green, blue) in image.getcolors(1 << 24))


def test_the_colour_plate_is_no_sheet():
    assert cover(printed(Options(), "colour")) > 0.11
