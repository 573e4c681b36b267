"""The Site page: drawing one, its plan, every change by hand, and what players are shown."""

import pytest

from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.service import sites
from realmgen.ui.site import plate


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def heading(at):
    return [line.value for line in at.subheader]


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture
def myth(realm):
    return realm.myths[0]


@pytest.fixture
def site(play, campaign, myth):
    """A Site in the hex of the first Myth."""
    sites.draw_into(play, campaign, myth.at, SiteOptions(), "a site of the vale")
    return sites.site_in(play, campaign, myth.at)


@pytest.fixture
def now(play, campaign, site):
    return lambda: sites.site_in(play, campaign, site.at)


@pytest.fixture
def opened(open_page, campaign, site):
    return open_page("site", campaign=campaign.code, hex=site.at)


@pytest.fixture
def act(opened, map_data):
    """A gesture on the plan ends, as the component tells it."""

    def acted(**act):
        opened.session_state[plate.PLAN] = {"act": act}

    return acted


def choose(at, campaign, site, mark):
    at.session_state[f"site.pick.{campaign.code}.{site.at}"] = mark
    at.run()
    assert not at.exception
    return at


def test_a_hex_without_a_site_offers_one_and_one_press_draws_it(open_page, play, campaign, myth):
    at = open_page("site", campaign=campaign.code, hex=myth.at)
    assert f"No Site in {myth.at} · {myth.name} yet" in heading(at)
    at.button("site.draw").click().run()
    assert not at.exception
    site = sites.site_in(play, campaign, myth.at)
    assert site.origin == myth.name
    assert heading(at) == [site.name, f"{myth.at} · {site.name}"]
