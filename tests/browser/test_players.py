"""The players' screen in a real browser, while the game master plays: what it shows, and what never reaches it."""

import pytest
from leak_search import found_in
from player_screen import PATIENCE, Watcher, link_to, opened, process

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.company.model import GuardScore, Member, Score
from realmgen.service.players import invite
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.ui.players.page import EVERY

DRAWN = ("at", "unveil", "unbar", "fog", "veil")
"""Commands that change the players' map."""
pytestmark = pytest.mark.browser
SECRETS = {"note": "The steward lies", "member": "She owes the widow", "plan": "Burn the mill"}


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture(scope="module")
def screen(database):
    """A players' server for all of these tests."""
    with process(database) as running:
        yield running


@pytest.fixture
def link(screen, play, campaign):
    return link_to(screen, play, campaign)


@pytest.fixture(params=[(820, 1180)], ids=["tablet"])
def watcher(request, chromium, link):
    width, height = request.param
    context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=True)
    heard = Watcher(context.new_page())
    heard.page.goto(link, timeout=PATIENCE)
    heard.page.locator("[data-testid=stMain]").wait_for()
    yield heard
    context.close()


def hidden(realm):
    """All that players may not read of a Realm of which they were shown nothing."""
    things = [*realm.myths, *realm.landmarks]
    tales = [myth.tale for myth in realm.myths if myth.tale]
    omens = [omen for tale in tales for omen in tale.omens]
    callings = [thing.calling for thing in (*realm.holdings, *realm.landmarks) if thing.calling]
    told = [mark.prompt for mark in realm.landmarks] + [mark.detail for mark in realm.landmarks]
    told += [tale.truth for tale in tales] + [calling.passion for calling in callings]
    return [realm.seed, *(thing.name for thing in things), *omens, *filter(None, told)]


def isolde(**more):
    scores = Score(11, 11), Score(9, 12), Score(7, 7)
    return str(PutMember(Member("Isolde", "knight", *scores, GuardScore(4, 4), note=SECRETS["member"], **more)))


def test_the_screen_follows_play_and_hears_nothing_hidden(play, campaign, realm, watcher):
    assert EVERY < 2
    mark, myth = realm.landmarks[0], realm.myths[0]
    wall = realm.barriers[0]
    watcher.shows("Spring, day 1")
    plays = [
        (isolde(title="the Ledger Knight"), "Isolde"),
        (f'note {realm.holdings[0].at} "{SECRETS["note"]}"', None),
        (f"at {realm.holdings[0].at}", None),
        (f"unveil {mark.at} landmark", None),
        (f"unbar {' '.join(wall.between)}", None),
        ('share words "A letter" "Come before the thaw"', "Come before the thaw"),
        ("unshare", None),
        ("fog on", None),
        ("fog off", None),
        (f"veil {mark.at} landmark", None),
    ]
    for text, shown in plays:
        drawn = watcher.drawn()
        play.do(campaign, text)
        if shown:
            watcher.shows(shown)
        elif text.startswith(DRAWN):
            watcher.redrawn(drawn)
        assert not watcher.page.get_by_text("could not be drawn").count(), text
    play.undo(campaign, sure=True)
    heard = watcher.heard()
    assert found_in(heard, [mark.name]) == [mark.name]
    assert found_in(heard, [word for word in hidden(realm) if word != mark.name]) == []
    assert found_in(heard, list(SECRETS.values())) == []
    assert myth.name not in heard.decode("utf-8", "replace")
    assert found_in(heard, ["Isolde", "Come before the thaw", realm.holdings[0].name]) != []


def test_a_very_long_name_stays_on_the_screen(play, campaign, watcher):
    name = "N" * 80
    play.do(campaign, f'foe "{name}" "VIG 10, CLA 12, SPI 4, 4GD, bite d8"')
    play.do(campaign, 'fight "The ford"')
    play.do(campaign, f'join theirs "{name}"')
    watcher.shows(name)
    assert watcher.page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth")
    wide = "[...document.querySelectorAll('.table p')].every(one => one.scrollWidth <= one.clientWidth)"
    assert watcher.page.evaluate(wide)


def test_a_secret_planted_on_purpose_is_found(play, campaign, realm, watcher):
    """What is shown in words, and what is drawn letter by letter on the map."""
    watcher.shows("Spring, day 1")
    play.do(campaign, f'share words "" "{SECRETS["plan"]}"')
    watcher.shows(SECRETS["plan"])
    drawn = watcher.drawn()
    play.do(campaign, f'rename {realm.holdings[0].at} "Zanzibarfold"')
    watcher.redrawn(drawn)
    assert found_in(watcher.heard(), [SECRETS["plan"], "Zanzibarfold"]) == [SECRETS["plan"], "Zanzibarfold"]


def test_nothing_is_sent_as_long_as_nothing_changes(watcher):
    watcher.shows("Spring, day 1")
    watcher.page.wait_for_timeout(2500)
    frames, drawn, answers = watcher.frames, watcher.drawn(), len(watcher._answers)
    watcher.page.wait_for_timeout(4000)
    assert watcher.frames - frames < 30
    assert (watcher.drawn(), len(watcher._answers)) == (drawn, answers)


def test_a_campaign_that_is_put_away_or_has_no_realm_says_so(screen, play, chromium):
    empty = play.create("Nothing yet")
    page = chromium.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(link_to(screen, play, empty))
    page.get_by_text("There is no Realm yet.").wait_for()
    play.do(empty, adopt_text(draw_realm(read_options({}), "late")))
    page.get_by_text("Spring, day 1").wait_for()
    play.archive(empty)
    page.get_by_text("This campaign has been put away.").wait_for()
    play.restore(empty)
    page.get_by_text("Spring, day 1").wait_for()
    invite(play, empty)
    page.get_by_text("This link is no longer in use.").wait_for()
    page.context.close()


def test_without_a_server_the_screen_says_that_it_is_old(database, play, campaign, chromium):
    page = chromium.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    with opened(database, play, campaign) as link:
        page.goto(link)
        page.get_by_text("Spring, day 1").wait_for()
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('[data-test-connection-state]'), '::before').content"
        ".includes('No connection')"
    )
    page.get_by_text("Spring, day 1").wait_for()
    page.context.close()
