"""What the Print page offers, and what stands on every page of a campaign."""

import io
import re
import zipfile

import pytest
from company_samples import HOB, ISOLDE, PERKIN

from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.service.exports import FORMATS, Print
from realmgen.ui import printing
from realmgen.ui.dossiers import BLANK
from realmgen.ui.printing import Order
from realmgen.ui.shelf import SHELF


def test_the_preview_is_the_sheet_and_the_button_says_for_whom(open_page, make):
    campaign = make()
    at = open_page("print", campaign=campaign.code)
    assert at.get("download_button")[0].proto.label == "Download the game master’s PDF"
    at.get("button_group")[0].set_value("players").run()
    assert at.get("download_button")[0].proto.label == "Download the players’ PDF"
    [body] = [element.proto.body for element in at.get("html") if '<img class="sheet-view"' in element.proto.body]
    sheet = SHELF.get(body.split("map-pieces/")[1].split('"')[0]).data.decode()
    letters = re.findall('href="#_[a-z]([0-9a-f]+)"', sheet)
    assert f"code{campaign.code}" in "".join(chr(int(letter, 16)) for letter in letters)


def test_a_hex_size_that_cannot_be_read_is_named(open_page, make):
    at = open_page("print", campaign=make().code)
    at.text_input("print.hex_size").set_value("wide").run()
    assert "wide" in at.error[0].value
    assert not at.get("download_button")


@pytest.mark.parametrize("name", list(printing.FORMATS))
def test_every_format_is_offered_and_made(name, make, monkeypatch, play):
    monkeypatch.setattr(printing.state, "play", lambda: play)
    made = printing.make(make(width="5", height="5"), Order(name, Print(dpi=72)))
    assert made.data
    assert made.name.endswith(".zip" if name == "foundry" else f".{FORMATS[name][0]}")


def test_nothing_exportable_is_left_out():
    assert set(printing.FORMATS) == set(FORMATS)


def test_a_picture_in_parts_comes_in_one_zip(make, monkeypatch, play):
    monkeypatch.setattr(printing.state, "play", lambda: play)
    campaign = make(width="5", height="5")
    for hex_mm in (10.0, 60.0):
        made = printing.make(campaign, Order("png", Print(hex_mm=hex_mm, dpi=50)))
        assert zipfile.ZipFile(io.BytesIO(made.data)).namelist()


@pytest.mark.parametrize("name", ["journal", "print", "realm"])
def test_the_seed_stands_on_every_page(open_page, make, name):
    at = open_page(name, campaign=make(seed="a seed of mine").code)
    assert "a seed of mine" in [code.value for code in at.code]


def test_where_no_seed_made_the_realm_that_of_the_dice_is_shown(open_page, play):
    campaign = play.create("Empty", seed="for the dice")
    for name in ("journal", "realm"):
        at = open_page(name, campaign=campaign.code)
        assert at.code[0].value == "for the dice"
        assert any("Seed of the dice" in text.value for text in at.markdown)


def test_a_campaigns_name_is_text_on_every_page(open_page, make, play):
    campaign = play.rename(make(), "![x](http://example.com/x.png)")
    for name in ("journal", "print"):
        shown = [text.value for text in open_page(name, campaign=campaign.code).markdown]
        assert not [text for text in shown if "![x](" in text]


def sheets_of(at):
    bodies = [element.proto.body for element in at.get("html") if '<img class="sheet-view"' in element.proto.body]
    return [SHELF.get(body.split("map-pieces/")[1].split('"')[0]).data.decode() for body in bodies]


def with_company(play, campaign):
    for member in (ISOLDE, PERKIN, HOB):
        play.do(campaign, f"member {to_json(kept_json(member))}")


def test_sheets_and_cards_of_the_company_are_offered_shown_and_made(open_page, make, play):
    campaign = make()
    with_company(play, campaign)
    at = open_page("print", campaign=campaign.code)
    what = at.selectbox("print.what")
    labels = what.options
    assert labels[:3] == ["The Realm", "The Company’s sheets", "Cards of its followers and beasts"]
    assert "Knight’s sheet: Isolde" in labels
    assert "Squire’s sheet: Perkin" in labels
    what.set_value("company:company").run()
    [sheet] = sheets_of(at)
    assert 'width="297mm"' in sheet
    assert "Isolde · Perkin" in sheet
    assert at.get("download_button")[0].proto.label == "Download the PDF"
    at.selectbox("print.what").set_value("company:cards").run()
    [sheet] = sheets_of(at)
    assert 'width="210mm"' in sheet
    assert not at.exception


def test_blank_sheets_are_there_before_there_is_anybody(open_page, make):
    at = open_page("print", campaign=make().code)
    assert at.selectbox("print.what").options[2:] == list(BLANK.values())
    at.selectbox("print.what").set_value("company:blank-knight").run()
    assert len(sheets_of(at)) == 1
    assert not at.exception


def test_a_choice_that_is_gone_falls_back_to_the_realm(open_page, make, play):
    campaign = make()
    with_company(play, campaign)
    at = open_page("print", campaign=campaign.code)
    at.selectbox("print.what").set_value("company:member:Isolde").run()
    play.do(campaign, 'fate "Isolde" left')
    at.run()
    assert at.selectbox("print.what").value == ""
    assert not at.exception
