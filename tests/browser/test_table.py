"""A day on the road at the table in a real browser, and what the players' screen shows of it at each step."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD
from dashboard_driver import DEEP
from leak_search import found_in
from player_screen import Watcher, opened

from realmgen.games.bastionland.model import WATER
from realmgen.games.bastionland.places import nearest
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.service.table import deeds

pytestmark = pytest.mark.browser


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture
def spots(realm):
    """A monument or dwelling, to which one Myth is nearest, and a free hex beside it with no barrier between."""
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    walls = {barrier.between for barrier in realm.barriers}
    for mark in realm.landmarks:
        cell = realm.grid.find(mark.at)
        if mark.kind not in ("monument", "dwelling") or len(nearest(realm, mark.at, realm.myths)[1]) > 1:
            continue
        for other in realm.grid.neighbours[cell]:
            free = other >= 0 and realm.terrain[other] not in WATER and realm.grid.label(other) not in taken
            edge = tuple(sorted((mark.at, realm.grid.label(other)))) if free else ()
            if free and edge not in walls:
                return mark, realm.grid.label(other)
    raise AssertionError("no such landmark in this Realm")


@pytest.fixture
def riding(play, campaign, spots):
    """Three Knights beside a landmark, on a game night."""
    for member in (ISOLDE, BRAN, MAUD):
        play.do(campaign, f"member {to_json(kept_json(replace(member, remedy=None)))}")
    play.do(campaign, f"at {spots[1]}")
    play.do(campaign, "evening")
    return campaign


@pytest.fixture
def watcher(chromium, database, play, riding):
    with opened(database, play, riding) as link:
        context = chromium.new_context(viewport={"width": 820, "height": 1180}, has_touch=True)
        heard = Watcher(context.new_page())
        heard.page.goto(link)
        heard.shows("Spring, day 1")
        heard.page.locator(".map[data-drawn]").first.wait_for()
        yield heard
        context.close()


def hidden(realm):
    """All that players may not read of a Realm of which they were shown nothing."""
    tales = [myth.tale for myth in realm.myths if myth.tale]
    told = [text for mark in realm.landmarks for text in (mark.prompt, mark.detail)]
    told += [text for tale in tales for text in (tale.truth, *tale.omens)]
    told += [place.calling.passion for place in (*realm.holdings, *realm.landmarks) if place.calling]
    return [realm.seed, *(thing.name for thing in (*realm.myths, *realm.landmarks)), *filter(None, told)]


class Evening:
    """The game master's window and the players' screen side by side."""

    def __init__(self, dashboard, watcher, play, campaign):
        self.dashboard, self.watcher, self.play, self.campaign = dashboard, watcher, play, campaign
        self.page = dashboard.table(campaign.code)
        self.realm = self.state.realm
        self.seq = play.seq(campaign)

    @property
    def state(self):
        return self.play.position(self.campaign).state

    def wait(self, lines=1):
        """Wait until so many lines more were written, and the page has settled."""
        self.seq += lines
        for _ in range(1200):
            if self.play.seq(self.campaign) >= self.seq:
                break
            self.page.wait_for_timeout(50)
        assert self.play.seq(self.campaign) == self.seq
        self.dashboard.settled()

    def end(self):
        """End the Phase by its key, once the page lets it."""
        self.page.get_by_role("button", name="End the Phase", disabled=False).first.wait_for()
        self.page.keyboard.press("n")
        self.wait()

    def shown_last(self):
        """Whether the command that Undo takes back showed something hidden."""
        command = self.play.position(self.campaign).can_undo
        return command == "roam"

    def press(self, name):
        self.page.get_by_role("button", name=name).first.click()

    def do(self, command):
        """Press the button of a command, by whatever name it goes."""
        self.press(next(deed.label for deed in deeds(self.state, "") if deed.command == command))

    def face(self, value):
        self.page.locator(f"[class*='st-key-dice-face-{value}'] button").click()

    def players_see(self, day, phase, *known):
        """The clock, everyone of the Company, and of all landmarks and Myths those alone that they know."""
        page = self.watcher.page
        self.watcher.shows(day)
        page.locator("[aria-current=time]", has_text=phase).wait_for()
        for name in ("Isolde", "Bran", "Maud"):
            assert page.get_by_text(name, exact=True).count()
        names = {thing.name for thing in (*self.realm.myths, *self.realm.landmarks)}
        page.wait_for_function(
            f"([names, known]) => {{ const told = Object.values({DEEP}('.map').realmgen.tips).join('\\n');"
            " return names.every(name => told.includes(name) === known.includes(name)) }",
            arg=[sorted(names), list(known)],
        )


def ride_to(evening, mark):
    """The Morning: to a neighbour that was chosen on the map, and its landmark is found."""
    evening.page.get_by_text("My dice", exact=True).click()
    evening.dashboard.settled()
    evening.dashboard.click(mark.at)
    evening.page.get_by_role("button", name=f"Trek to {mark.at}").wait_for()
    evening.page.keyboard.press("1")
    evening.wait()
    assert evening.state.company.at == mark.at
    evening.players_see("Spring, day 1", "Morning")
    evening.press("Wilderness Roll")
    evening.face(5)
    evening.wait()
    assert evening.state.seen.features == (mark.at,)
    evening.players_see("Spring, day 1", "Morning", mark.name)
    evening.end()


def explore(evening):
    """The Afternoon: some Myth's first Omen, by two dice."""
    evening.do("explore sweep")
    evening.wait()
    evening.press("Wilderness Roll")
    evening.face(1)
    evening.face(1)
    evening.wait()
    assert sum(evening.state.omens.values()) == 1
    evening.end()


def camp(evening):
    """The Night: the nearest Myth's Omen in their sleep."""
    evening.do("camp")
    evening.wait()
    evening.press("Wilderness Roll")
    evening.face(2)
    evening.wait()
    assert sum(evening.state.omens.values()) == 2
    evening.end()


def undo(evening, times):
    """Take back so much; what showed something asks once more."""
    for _ in range(times):
        surely = evening.shown_last()
        evening.page.keyboard.press("u")
        if surely:
            evening.press("Undo all the same")
        evening.wait()


def test_a_day_of_travel_half_undone_and_the_players_see_no_more_than_they_may(
    dashboard, watcher, play, riding, realm, spots
):
    mark, _ = spots
    other = next(one for one in realm.landmarks if one.kind not in ("hazard", "curse") and one.at != mark.at)
    evening = Evening(dashboard, watcher, play, riding)
    evening.players_see("Spring, day 1", "Morning")
    ride_to(evening, mark)
    noon = evening.state
    evening.players_see("Spring, day 1", "Afternoon", mark.name)
    explore(evening)
    camp(evening)
    assert evening.state.day.now.day == 2
    evening.players_see("Spring, day 2", "Morning", mark.name)

    undo(evening, 6)
    assert evening.state == noon
    evening.players_see("Spring, day 1", "Afternoon", mark.name)

    evening.page.get_by_role("button", name="Whole realm").click()
    dashboard.click(other.at)
    evening.press(f"Hex {other.at}")
    evening.press(f"Reveal {other.name}")
    evening.wait()
    evening.players_see("Spring, day 1", "Afternoon", mark.name, other.name)

    may_know = sorted((mark.name, other.name))
    secrets = [word for word in hidden(realm) if word not in may_know]
    assert found_in(watcher.heard(), may_know) == may_know
    assert found_in(watcher.heard(), secrets) == []

    myth = next(myth for myth in realm.myths if myth.tale)
    play.do(riding, f"share words {to_json(myth.name)} {to_json(myth.tale.omens[5])}")
    watcher.shows(myth.name)
    assert set(found_in(watcher.heard(), secrets)) == {myth.name, myth.tale.omens[5]}


@pytest.mark.timed
def test_a_double_click_rolls_once_and_another_browser_follows(dashboard, chromium, play, riding):
    page = dashboard.table(riding.code)
    other = chromium.new_context(viewport={"width": 1280, "height": 800}).new_page()
    other.goto(page.url)
    other.locator(".map[data-drawn]").first.wait_for()
    page.get_by_role("tab", name="Dice").click()
    dashboard.settled()
    seq = play.seq(riding)
    box = page.locator("[class*='st-key-table-luck'] button").first.bounding_box()
    for _ in range(2):
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        page.wait_for_timeout(120)
    other.locator(".st-key-rollcard", has_text="Luck").wait_for(timeout=2_500)
    dashboard.settled()
    assert play.seq(riding) == seq + 1
    assert not page.get_by_text("Nothing was done").count()
    other.context.close()


def test_the_way_to_the_players_screen_can_be_scanned(dashboard, riding):
    """What Chromium drew is a picture, not what was left of one."""
    page = dashboard.table(riding.code)
    dashboard.settled()
    page.get_by_role("button", name="Share").click()
    page.get_by_text("Their screen").click()
    page.get_by_role("button", name="Open it").click()
    code = page.get_by_test_id("stImage").locator("img")
    page.get_by_text("The players' screen is open.").wait_for()
    code.wait_for()
    assert code.evaluate("image => image.naturalWidth") > 150
    page.get_by_role("button", name="Close it").click()
    page.get_by_text("The players' screen is closed.").wait_for()


def test_what_stands_beside_the_weather_moves_nothing_below_it(dashboard, play, riding):
    page = dashboard.table(riding.code)
    before = page.locator(".st-key-rollcard").bounding_box()
    for order in ("sky dire", "road mist on", "road deprived on"):
        play.do(riding, order)
    page.locator(".st-key-placerow", has_text="In want").wait_for()
    dashboard.settled()
    assert abs(page.locator(".st-key-rollcard").bounding_box()["y"] - before["y"]) < 2
