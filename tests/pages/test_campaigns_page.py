"""The Campaigns page: the list, and the dialogs."""

import pytest
from pack_samples import TEMPLATE
from streamlit.testing.v1 import AppTest

from realmgen.service import packs
from realmgen.ui import paths
from realmgen.ui.campaigns import cards


def labels(at):
    return [button.label for button in at.button]


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def test_without_campaigns_it_offers_the_first(open_page):
    at = open_page()
    assert [line.value for line in at.subheader] == ["No campaign yet"]
    assert {"Make the first Realm", "Import a file", "New campaign", "Import"} <= set(labels(at))


def test_it_leads_to_the_games_that_have_no_realm(open_page, play):
    assert {"Ironsworn worlds", "Torchfall"} <= set(labels(open_page()))
    world = play.create("The Ironlands of Woodford", "ironsworn")
    at = open_page()
    assert {"The Ironlands of Woodford", "All Ironsworn worlds"} <= set(labels(at))
    play.archive(world)
    assert "The Ironlands of Woodford" not in labels(open_page())


@pytest.fixture
def dialog():
    """A dialog's inside as a page of its own: AppTest runs the whole page where a browser runs the dialog alone."""

    def opened(name):
        at = AppTest.from_function(DIALOG, kwargs={"name": name}, default_timeout=30)
        at.run()
        assert not at.exception
        return at

    return opened


def DIALOG(name):
    import streamlit as st

    from realmgen.ui.campaigns import dialogs

    dialogs.go = lambda page: st.text(f"went to {page}")
    getattr(dialogs, name).__wrapped__()


def test_a_new_campaign_has_a_realm_and_opens(dialog, play):
    at = dialog("new_campaign")
    at.text_input("campaigns.name").set_value("The Long Vale")
    at.text_input("new.seed").set_value("4711")
    press(at, "Make the Realm")
    [campaign] = play.campaigns()
    assert campaign.name == "The Long Vale"
    assert play.position(campaign).state.realm.seed == "4711"
    assert at.text[0].value == "went to table"


def test_a_campaign_without_a_name_is_called_after_its_realm(dialog, play):
    press(dialog("new_campaign"), "Make the Realm")
    [campaign] = play.campaigns()
    assert campaign.name == f"The Realm of {play.position(campaign).state.realm.name}"


def test_a_new_campaign_may_begin_with_packs(dialog, play):
    assert "Packs" not in [choice.label for choice in dialog("new_campaign").multiselect]
    packs.add(play, TEMPLATE)
    at = dialog("new_campaign")
    at.multiselect("new.packs").select("my-pack")
    press(at, "Make the Realm")
    [campaign] = play.campaigns()
    assert packs.switched_on(play, campaign) == ("my-pack",)


def test_wrong_options_are_all_named_and_nothing_is_written(dialog, play):
    at = dialog("new_campaign")
    at.get("button_group")[0].set_value("Other")
    at.text_input("new.width").set_value("wide")
    at.text_input("new.height").set_value("two")
    press(at, "Make the Realm")
    assert said(at)[0].startswith("**Nothing was written.** 2 faults")
    assert "two" in said(at)[0]
    assert play.campaigns() == []


def test_the_latest_campaign_stands_first_with_its_map(open_page, make):
    make("Older")
    make("Newer", seed="new", coast="islands")
    at = open_page()
    assert at.subheader[0].value == "Newer"
    assert [line.value for line in at.markdown if "Older" in line.value]
    assert any("map-pieces/" in element.proto.body for element in at.get("html"))


def test_a_name_with_markup_stays_text(open_page, make, play):
    play.rename(make(), "![x](http://example.com/x.png) <img src=y> :red[z]")
    at = open_page()
    assert at.subheader[0].value.startswith("\\!\\[x\\]\\(")
    assert "\\:red\\[" in at.subheader[0].value


@pytest.mark.parametrize(("choice", "names"), [("Duplicate", {"The Vale", "The Vale (copy)"}), ("Archive", set())])
def test_the_menu_duplicates_and_archives(make, play, choice, names, monkeypatch):
    make()
    monkeypatch.setattr(cards.st, "rerun", lambda: None)
    monkeypatch.setattr(cards.state, "play", lambda: play)
    cards._do(play.campaigns()[0], choice)
    assert {kept.name for kept in play.campaigns()} == names


def test_what_is_archived_can_be_brought_back(open_page, make, play):
    play.archive(make())
    at = open_page()
    press(at, "Bring back")
    assert [campaign.name for campaign in play.campaigns()] == ["The Vale"]


def test_opening_another_campaign_leads_to_its_table(open_page, make, play):
    older = make("Older")
    make("Newer", seed="new")
    at = open_page()
    at.button(f"campaigns.open.{older.code}").click().run()
    assert at.session_state["app.campaign"] == older.code


def test_campaigns_of_one_name_can_be_told_apart(open_page, make):
    first, second = make("Twins"), make("Twins", seed="other")
    shown = " ".join(text.value for text in open_page().markdown)
    assert f"code {first.code}" in shown
    assert f"1 line · code {second.code}" in shown


def test_a_new_campaign_that_cannot_be_written_leaves_nothing(dialog, play, monkeypatch):
    monkeypatch.setattr("realmgen.service.packs.adopt_text", lambda realm: "adopt nothing")
    at = dialog("new_campaign")
    press(at, "Make the Realm")
    assert said(at)
    assert play.campaigns() == []


def test_the_card_tells_the_seed(open_page, make):
    make(seed="A seed of *mine*")
    assert any("A seed of \\*mine\\*" in text.value for text in open_page().markdown)


@pytest.mark.parametrize("page", ["table", "company", "myths", "journal", "print"])
def test_the_address_names_the_campaign_for_a_page_that_is_loaded_anew(open_page, make, page):
    campaign = make()
    at = open_page("campaigns")
    at.session_state["app.campaign"] = campaign.code
    at.switch_page(str(paths.page(page)))
    at.run()
    assert at.query_params["campaign"] in (campaign.code, [campaign.code])
