"""The dashboard's colours can be read: WCAG AA, by the theme's own values."""

import tomllib
from itertools import product
from pathlib import Path

import pytest

import realmgen.ui

CONFIG = Path(realmgen.ui.__file__).parent / "entry" / ".streamlit" / "config.toml"
THEME = tomllib.loads(CONFIG.read_text("utf-8"))["theme"]
NAMED = ("red", "orange", "yellow", "green", "blue", "violet", "gray")
AA = 4.5


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    pale, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (pale + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_text_and_links_can_be_read_on_every_ground(mode):
    theme = THEME[mode]
    inks = ["textColor", "linkColor", *(f"{name}TextColor" for name in NAMED)]
    grounds = ["backgroundColor", "secondaryBackgroundColor"]
    pairs = [(ink, ground) for ink, ground in product(inks, grounds) if ink in theme]
    assert len(pairs) > 12
    assert {pair: contrast(*map(theme.get, pair)) for pair in pairs if contrast(*map(theme.get, pair)) < AA} == {}


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_badges_and_the_primary_button_can_be_read(mode):
    theme = THEME[mode]
    assert contrast("#FFFFFF", theme["primaryColor"]) >= AA
    badges = {name: contrast(theme[f"{name}TextColor"], theme[f"{name}BackgroundColor"]) for name in NAMED}
    assert {name: ratio for name, ratio in badges.items() if ratio < AA} == {}
