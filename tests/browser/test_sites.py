"""A Site in a real browser: from a hex to its plan, dragged, changed, shown to the players and printed."""

import io

import pypdf
import pytest
from dashboard_driver import DEEP
from legible import read_and_pressed

from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.service import sites
from realmgen.service.printing import Print
from realmgen.service.siteprint import export_new_site

pytestmark = pytest.mark.browser


class SitePage:
    """The page of one Site; `site()` is the Site as the journal has it."""

    def __init__(self, dashboard, play, campaign, at):
        self.dashboard, self.play, self.campaign, self.at = dashboard, play, campaign, at
        self.page = dashboard.page

    def open(self):
        self.dashboard.open(f"site?campaign={self.campaign.code}&hex={self.at}")
        self.wait()
        return self.page

    def wait(self):
        self.page.wait_for_selector(".plan[data-drawn]")
        self.page.wait_for_function(f"{DEEP}('.plan').realmgen.marks.get('p1')")
        self.dashboard.settled()

    def site(self):
        return sites.site_in(self.play, self.campaign, self.at)

    def spot(self, mark):
        box = self.page.locator(f".plan [data-key='{mark}']").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def heading(self, text):
        self.page.locator(".st-key-sitepanel h3", has_text=text).wait_for()

    def choose(self, number):
        self.page.mouse.click(*self.spot(f"p{number}"))
        self.heading(f"{number} · ")
        self.dashboard.settled()

    def turned(self, done):
        """Wait until the page has dealt with what was done on the plan."""
        self.page.wait_for_function(f"n => {DEEP}('.plan').realmgen.data.done > n", arg=done)
        self.dashboard.settled()

    def done(self):
        return self.page.evaluate(f"{DEEP}('.plan').realmgen.done")

    def drag(self, number, dx, dy):
        done, (x, y) = self.done(), self.spot(f"p{number}")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=5)
        self.page.mouse.up()
        self.turned(done)

    def offset(self, number):
        point = self.site().point(number)
        return point.x, point.y


@pytest.fixture
def on_site(dashboard, play, campaign):
    """The page of a Site in 0606."""
    sites.draw_into(play, campaign, "0606", SiteOptions(ground="tomb"), "a site to be dragged about")
    return SitePage(dashboard, play, campaign, "0606")


def test_from_a_hex_to_its_site_and_back(dashboard, play, campaign):
    page = dashboard.realm(campaign.code, "0303")
    dashboard.heading("0303")
    page.get_by_role("button", name="Draw a Site").click()
    page.get_by_role("button", name="Draw the Site").click()
    at = SitePage(dashboard, play, campaign, "0303")
    at.wait()
    assert "hex=0303" in page.url
    at.heading(at.site().name)
    page.get_by_role("button", name="Map", exact=True).click()
    page.locator(".plan").wait_for(state="detached")
    dashboard.wait_for_map()
    dashboard.heading("0303")
    page.locator(".st-key-hexpanel").get_by_role("button", name="Site", exact=True).click()
    at.wait()
    at.heading(at.site().name)


def test_a_dragged_point_is_one_line_and_stays_after_a_reload(on_site):
    page = on_site.open()
    on_site.drag(1, 40, 22)
    assert on_site.play.history(on_site.campaign)[-1].command.startswith("shift 0606 1 ")
    x, y = on_site.offset(1)
    assert x > 0.1
    assert y > 0.05
    x = on_site.site().point(1).xy[0]
    assert on_site.play.position(on_site.campaign).seq == 3
    before = on_site.spot("p1")
    page.reload()
    on_site.wait()
    assert on_site.spot("p1") == pytest.approx(before, abs=1.5)
    page.keyboard.press("u")
    page.wait_for_function(f"x => Math.abs({DEEP}('.plan').realmgen.data.spots[0][1] - x) > 0.1", arg=x)
    assert on_site.offset(1) == (0, 0)


def test_a_point_is_dragged_by_keys_as_one_line(on_site):
    page = on_site.open()
    done = on_site.done()
    page.locator(".plan .spot[data-key=p2]").focus()
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    on_site.turned(done)
    assert on_site.offset(2) == pytest.approx((0.05, 0.2), abs=0.011)
    assert on_site.play.position(on_site.campaign).seq == 3
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    page.wait_for_timeout(800)
    assert on_site.play.position(on_site.campaign).seq == 3
    page.keyboard.press("Enter")
    on_site.heading("2 · ")


def test_a_point_stays_on_the_plan_however_far_it_is_dragged(on_site):
    on_site.open()
    on_site.drag(3, 900, 0)
    assert on_site.play.position(on_site.campaign).seq == 3
    x, y = on_site.site().point(3).xy
    assert 1.3 < (x * x + y * y) ** 0.5 <= 1.4


def test_dragging_beside_a_point_moves_the_plan(on_site):
    page = on_site.open()
    before = page.locator(".plan .sheet").get_attribute("style")
    box = page.locator(".plan .stage").bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
    page.mouse.up()
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(400)
    moved = page.locator(".plan .sheet").get_attribute("style")
    assert moved != before
    assert on_site.play.position(on_site.campaign).seq == 2
    page.reload()
    on_site.wait()
    assert page.locator(".plan .sheet").get_attribute("style") == moved


def test_two_points_are_joined_and_their_route_changed(on_site):
    page, site = on_site.open(), on_site.site()
    ends = [{*route.between} for route in site.routes]
    a, b = next(
        (m.number, n.number)
        for m in site.points
        for n in site.points
        if {m.number, n.number} not in ends and m.number < n.number
    )
    page.locator(".st-key-toolrow").get_by_text("Join", exact=True).click()
    page.wait_for_function(f"{DEEP}('.plan').realmgen.data.tool === 'join'")
    done = on_site.done()
    page.mouse.click(*on_site.spot(f"p{b}"))
    assert "now the other end" in page.locator(".say").inner_text()
    page.mouse.click(*on_site.spot(f"p{a}"))
    on_site.turned(done)
    on_site.heading(f"Route {a}-{b}")
    page.locator(".st-key-sitepanel").get_by_text("Closed", exact=True).click()
    page.locator(f".plan [data-key='r{a}-{b}']").wait_for(state="attached")
    on_site.dashboard.settled()
    route = on_site.site().route((a, b))
    assert route.way == "closed"
    assert route.text
    page.get_by_text(route.text[:30]).first.wait_for()


def test_a_route_is_chosen_on_the_plan(on_site):
    page, site = on_site.open(), on_site.site()
    route = site.routes[0]
    name = f"{route.between[0]}-{route.between[1]}"
    x, y = page.evaluate(
        f"key => {{ const plan = {DEEP}('.plan'), at = plan.querySelector('.stage').getBoundingClientRect(),"
        " path = plan.querySelector(`.lines [data-key='${key}']`),"
        " half = path.getPointAtLength(path.getTotalLength() / 2),"
        " [x, y] = plan.realmgen.view.onStage([half.x, half.y]); return [at.x + x, at.y + y] }",
        f"r{name}",
    )
    page.mouse.click(x, y)
    on_site.heading(f"Route {name}")
    page.get_by_role("button", name=site.name).first.click()
    on_site.heading(f"0606 · {site.name}")


def test_a_key_is_rewritten_and_undone(on_site):
    page, site = on_site.open(), on_site.site()
    on_site.choose(4)
    page.get_by_role("button", name="Rewrite").click()
    page.get_by_role("textbox", name="Name").fill("The Sunken Choir")
    page.get_by_role("button", name="Keep").click()
    on_site.heading("4 · The Sunken Choir")
    on_site.dashboard.settled()
    assert on_site.site().point(4).name == "The Sunken Choir"
    page.keyboard.press("u")
    on_site.heading(f"4 · {site.point(4).name}")
    assert on_site.site() == site


def test_a_point_is_shown_and_the_players_pdf_holds_no_other(on_site):
    page, site = on_site.open(), on_site.site()
    door = next(door for door in site.entrances if not door.hidden)
    page.get_by_role("button", name=f"Show the way in, {door.at}").click()
    page.get_by_text("1 of 6 points shown").wait_for()
    on_site.dashboard.settled()
    page.get_by_role("button", name="Print", exact=True).click()
    button = page.get_by_role("button", name="PDF: The players’")
    button.wait_for()
    with page.expect_download() as download:
        button.click()
    data = download.value.path().read_bytes()
    text = " ".join(pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text().split())
    shown = site.point(door.at)
    assert shown.name.upper() in text.upper()
    hidden = [p.name for p in site.points if p is not shown] + [p.secret for p in site.points] + [site.seed]
    assert not [word for word in hidden if word.upper() in text.upper() or word.encode() in data]


def test_a_point_can_be_chosen_again_after_the_page_left_it(on_site):
    page = on_site.open()
    on_site.choose(2)
    page.locator(".st-key-sitepanel").get_by_role("button", name=on_site.site().name).first.click()
    on_site.heading("0606 · ")
    page.wait_for_function(f"{DEEP}('.plan').realmgen.chosen === ''")
    on_site.dashboard.settled()
    on_site.choose(2)


def test_a_site_comes_from_a_file(dashboard, play, campaign):
    site = sites.draw_site(SiteOptions("old-mine"), "a site from elsewhere")
    page = dashboard.open(f"site?campaign={campaign.code}&hex=0202")
    page.get_by_role("button", name="From a file").click()
    data = export_new_site(site, "json", Print()).data
    page.locator("input[type=file]").set_input_files({"name": "s.json", "mimeType": "text/plain", "buffer": b"{}"})
    page.get_by_text("Nothing was written.").wait_for()
    page.locator("input[type=file]").set_input_files({"name": "s.json", "mimeType": "text/plain", "buffer": data})
    page.get_by_role("button", name=f"Put {site.name} here").click()
    page.locator(".st-key-sitepanel h3", has_text=f"0202 · {site.name}").wait_for()
    dashboard.settled()
    assert sites.site_in(play, campaign, "0202").points == site.points


def test_back_from_the_players_plan_stays_back(on_site):
    """The browser is not asked later what its toggle showed when the page was another one."""
    page = on_site.open()
    players = page.get_by_test_id("stPopoverBody").get_by_text("As the players see it")
    page.get_by_role("button", name="View").click()
    players.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to yours").click()
    on_site.wait()
    page.get_by_role("button", name="Show the way in").click()
    page.get_by_text("of 6 points shown").wait_for()
    on_site.dashboard.settled()
    assert page.get_by_role("button", name="Back to yours").count() == 0
    page.get_by_role("button", name="View").click()
    players.click()
    page.get_by_role("button", name="Back to yours").wait_for()


def test_undoing_what_was_shown_asks(on_site):
    page = on_site.open()
    on_site.choose(1)
    page.get_by_role("button", name="Only it").click()
    page.get_by_text("players know it").first.wait_for()
    on_site.dashboard.settled()
    page.keyboard.press("u")
    page.get_by_role("button", name="Undo all the same").click()
    page.get_by_text("hidden from players").first.wait_for()
    on_site.dashboard.settled()
    assert not on_site.site().point(1).known


def test_a_finger_drags_a_point(tablet, play, campaign):
    sites.draw_into(play, campaign, "0606", SiteOptions(ground="wood"), "a site to be touched")
    on_site = SitePage(tablet, play, campaign, "0606")
    page = on_site.open()
    done, (x, y) = on_site.done(), on_site.spot("p5")
    fingers = page.context.new_cdp_session(page)
    for kind, by in (("touchStart", 0), ("touchMove", 10), ("touchMove", 25), ("touchMove", 40)):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x - by, "y": y, "id": 0}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    on_site.turned(done)
    assert on_site.offset(5)[0] < -0.1
    page.touchscreen.tap(*on_site.spot("p5"))
    on_site.heading("5 · ")


@pytest.mark.parametrize("width", [1280, 820, 640])
def test_nothing_scrolls_sideways(on_site, width):
    on_site.page.set_viewport_size({"width": width, "height": 1000})
    page = on_site.open()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    on_site.choose(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_text_and_targets(on_site):
    on_site.open()
    for mark in (None, 3):
        if mark:
            on_site.choose(mark)
        assert read_and_pressed(on_site.dashboard) > 20
