"""A game master's evening in a real browser."""

from pathlib import Path

import pypdf
import pytest

from realmgen.service.realms import adopt_text, draw_realm, read_options

pytestmark = pytest.mark.browser
ALPINE = Path(__file__).parents[1] / "golden" / "alpine_12x12.txt"


def test_from_nothing_to_a_players_pdf(dashboard, play, tmp_path):
    page = dashboard.open()
    page.get_by_role("button", name="New campaign").click()
    page.get_by_role("textbox", name="Name").fill("The Long Vale")
    page.get_by_role("textbox", name="Seed").fill("4711")
    page.get_by_role("button", name="Make the Realm").click()
    dashboard.wait_for_map()
    campaign = play.find("The Long Vale")
    realm = play.position(campaign).state.realm
    assert f"table?campaign={campaign.code}" in page.url
    page.get_by_role("link", name="Realm").click()
    page.locator(".st-key-hexpanel").wait_for()
    dashboard.wait_for_map()
    assert campaign.code in page.url

    holding = realm.holdings[-1]
    dashboard.click(holding.at)
    dashboard.heading(holding.name)
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Withy End")
    page.keyboard.press("Enter")
    dashboard.heading("Withy End")
    page.keyboard.press("Escape")
    dashboard.settled()
    page.keyboard.press("u")
    dashboard.heading(holding.name)
    assert play.position(campaign).state.realm == realm

    page.get_by_role("button", name="Print").click()
    page.get_by_text("Players", exact=True).click()
    button = page.get_by_role("button", name="Download the players’ PDF")
    button.wait_for()
    with page.expect_download() as download:
        button.click()
    target = tmp_path / "map.pdf"
    download.value.save_as(target)
    assert download.value.suggested_filename.endswith("-players.pdf")
    assert len(pypdf.PdfReader(target).pages) == 1
    assert not [myth.name for myth in realm.myths if myth.name.encode() in target.read_bytes()]


def test_hovering_tells_and_clicking_chooses(dashboard, campaign, play):
    realm = play.position(campaign).state.realm
    myth = realm.myths[0]
    page = dashboard.realm(campaign.code)
    page.mouse.move(*dashboard.spot(myth.at))
    assert myth.name in page.locator(".tip").inner_text()
    dashboard.click(myth.at)
    dashboard.heading(myth.name)
    assert dashboard.said().startswith(f"{myth.at} {myth.name}")
    assert f"hex={myth.at}" in page.url


def test_the_keyboard_alone_is_enough(dashboard, campaign, play):
    page = dashboard.realm(campaign.code, "0404")
    page.locator(".map").focus()
    for key, label in (("ArrowRight", "0504"), ("ArrowDown", "0505"), ("ArrowLeft", "0405"), ("ArrowUp", "0404")):
        page.keyboard.press(key)
        dashboard.heading(label)
    before = page.locator(".sheet").get_attribute("style")
    page.keyboard.press("+")
    assert page.locator(".sheet").get_attribute("style") != before
    page.keyboard.press("0")
    dashboard.tool("Paint")
    page.locator(".map").focus()
    drawn = dashboard.drawn()
    page.keyboard.press("Space")
    dashboard.redrawn(drawn)
    assert play.history(campaign)[-1].command == "paint forest 0404"


def test_a_deep_link_opens_at_its_hex_and_reload_keeps_it(dashboard, campaign):
    page = dashboard.realm(campaign.code, "0911")
    dashboard.heading("0911")
    assert dashboard.said().startswith("0911")
    page.reload()
    dashboard.wait_for_map()
    dashboard.heading("0911")


def test_a_hex_too_small_to_see_is_brought_near(dashboard, play):
    made = play.create("Wide", first=adopt_text(draw_realm(read_options({"width": "60", "height": "60"}), "wide")))
    page = dashboard.realm(made.code, "5050")
    dashboard.heading("5050")

    def width(label):
        (x, y), (_, below) = dashboard.spot(label), dashboard.spot(f"{label[:2]}{int(label[2:]) + 1}")
        box = page.locator(".stage").bounding_box()
        assert box["x"] < x < box["x"] + box["width"]
        assert box["y"] < y < box["y"] + box["height"]
        return below - y

    assert width("5050") > 20
    page.get_by_role("button", name="Whole realm").click()
    assert width("5050") < 20
    page.reload()
    dashboard.wait_for_map()
    assert width("5050") < 20
    page.get_by_role("button", name="Zoom in").click(click_count=12, delay=20)
    page.locator(".map").focus()
    for _ in range(25):
        page.keyboard.press("ArrowUp")
    dashboard.heading("5025")
    assert width("5025") > 20


def test_zoom_survives_reruns_pages_and_reload(dashboard, campaign):
    page = dashboard.realm(campaign.code)
    page.mouse.move(*dashboard.spot("0303"))
    for _ in range(3):
        page.mouse.wheel(0, -120)
    page.wait_for_timeout(400)
    scale = page.locator(".sheet").evaluate("node => node.style.transform.match(/scale\\((.*)\\)/)[1]")
    assert float(scale) > 1.5
    dashboard.click("0303")
    dashboard.heading("0303")
    page.get_by_role("link", name="Campaigns").click()
    page.get_by_role("button", name="Continue").wait_for()
    page.get_by_role("link", name="Realm").click()
    dashboard.wait_for_map()
    assert scale in page.locator(".sheet").get_attribute("style")
    dashboard.heading("0303")
    assert dashboard.said().startswith("0303")
    page.reload()
    dashboard.wait_for_map()
    assert scale in page.locator(".sheet").get_attribute("style")


def test_a_hex_can_be_chosen_again_after_the_page_left_it(dashboard, campaign):
    page = dashboard.realm(campaign.code, "0606")
    dashboard.click("0404")
    dashboard.heading("0404")
    page.get_by_role("button", name="N 0403").click()
    dashboard.heading("0403")
    dashboard.settled()
    dashboard.click("0404")
    dashboard.heading("0404")


def test_dragging_moves_the_map_and_chooses_nothing(dashboard, campaign):
    page = dashboard.realm(campaign.code, "0606")
    before = page.locator(".sheet").get_attribute("style")
    x, y = dashboard.spot("0303")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=5)
    page.mouse.up()
    assert page.locator(".sheet").get_attribute("style") != before
    assert dashboard.said().startswith("0606")


def test_a_stroke_is_one_command_and_only_changed_layers_are_sent(dashboard, campaign, play):
    page = dashboard.realm(campaign.code, "0606")
    dashboard.tool("Paint")
    drawn, sent = dashboard.drawn(), []
    page.on("response", lambda answer: sent.append(answer.url) if "map-pieces" in answer.url else None)
    page.mouse.move(*dashboard.spot("0303"))
    page.mouse.down()
    for label in ("0404", "0504", "0605"):
        page.mouse.move(*dashboard.spot(label), steps=4)
    page.mouse.up()
    dashboard.redrawn(drawn)
    command = play.history(campaign)[-1].command
    assert command.startswith("paint forest 0303")
    assert {"0404", "0504", "0605"} <= set(command.split())
    assert 0 < len(sent) < 10


def test_barriers_rivers_and_places(dashboard, campaign, play):
    page = dashboard.realm(campaign.code, "0606")
    realm = play.position(campaign).state.realm
    dashboard.tool("Barrier")
    a, b = realm.barriers[0].between
    (ax, ay), (bx, by) = dashboard.spot(a), dashboard.spot(b)
    drawn = dashboard.drawn()
    page.mouse.click(ax + (bx - ax) * 0.45, ay + (by - ay) * 0.45)
    dashboard.redrawn(drawn)
    assert realm.barriers[0] not in play.position(campaign).state.realm.barriers

    dashboard.tool("River")
    page.get_by_role("textbox", name="Name of the river").fill("The Withy")
    page.get_by_role("textbox", name="Name of the river").press("Enter")
    drawn = dashboard.drawn()
    for label in ("0101", "0102", "0103"):
        dashboard.click(label)
    page.get_by_role("button", name="Finish").click()
    dashboard.redrawn(drawn)
    assert play.history(campaign)[-1].command == 'river "The Withy" 0101 0102 0103'

    free = next(
        label
        for label in map(realm.grid.label, range(realm.grid.size))
        if realm.terrain[realm.grid.find(label)] not in ("lake", "sea")
        and label not in {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    )
    dashboard.tool("Place")
    dashboard.click(free)
    dashboard.heading(free)
    page.get_by_role("button", name="Move").wait_for()
    assert play.history(campaign)[-1].command.startswith(f"place castle {free}")


def test_layers_go_without_being_sent_again(dashboard, campaign):
    page = dashboard.realm(campaign.code)
    sent = []
    page.on("response", lambda answer: sent.append(answer.url) if "map-pieces" in answer.url else None)
    page.get_by_role("button", name="Layers", exact=True).click()
    page.get_by_role("button", name="Myths").click()
    page.locator(".layer.off[data-layer=seals]").wait_for(state="attached")
    assert sent == []


def test_as_the_players_see_it(dashboard, campaign, play):
    myth = play.position(campaign).state.realm.myths[0]
    page = dashboard.realm(campaign.code, myth.at)
    dashboard.heading(myth.name)
    drawn = dashboard.drawn()
    page.get_by_role("button", name="Layers", exact=True).click()
    page.get_by_text("As the players see it").click()
    dashboard.redrawn(drawn)
    assert page.locator("[data-layer=seals] use").count() == 0
    assert myth.name not in page.locator("body").inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to yours").click()
    page.locator("[data-layer=seals] use").first.wait_for(state="attached")
    dashboard.click("0707")
    dashboard.heading("0707")
    dashboard.settled()
    page.get_by_role("button", name="Back to yours").wait_for(state="hidden")
    assert page.locator("[data-layer=seals] use").count() > 0


def test_a_page_left_behind_does_nothing(dashboard, campaign, play):
    page = dashboard.realm(campaign.code)
    dashboard.settled()
    play.do(campaign, 'note 0101 "meanwhile"')
    page.get_by_role("button", name="Hide", exact=True).click()
    page.get_by_text("Nothing was done.").wait_for()
    dashboard.settled()
    assert page.get_by_text("Nothing was done.").is_visible()
    assert play.position(campaign).seq == 2


@pytest.mark.parametrize("path", ["", "realm", "journal", "print"])
@pytest.mark.parametrize("width", [1280, 820, 640])
def test_nothing_scrolls_sideways(dashboard, campaign, path, width):
    page = dashboard.page
    page.set_viewport_size({"width": width, "height": 1000})
    dashboard.open(f"{path}?campaign={campaign.code}" if path else "")
    page.locator("[data-testid=stMain] h3").first.wait_for()
    dashboard.still()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_fingers_zoom_and_one_finger_chooses(tablet, campaign):
    page = tablet.realm(campaign.code, "0606")
    page.touchscreen.tap(*tablet.spot("0404"))
    tablet.heading("0404")
    (x, y), fingers = tablet.spot("0606"), page.context.new_cdp_session(page)

    def touch(kind, spread):
        points = [{"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}] if spread else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for spread in (45, 60, 90):
        touch("touchMove", spread)
    touch("touchEnd", 0)
    page.wait_for_timeout(400)
    scale = page.locator(".sheet").evaluate("node => node.style.transform.match(/scale\\((.*)\\)/)[1]")
    assert 2 < float(scale) < 4
    assert tablet.said().startswith("0404")


def test_a_link_to_no_campaign_says_so_without_inner_workings(dashboard):
    page = dashboard.open("realm?campaign=deadbeef")
    page.get_by_text("deadbeef").wait_for()
    page.locator("[data-testid=stMain]").get_by_role("button", name="Campaigns").wait_for()
    assert "Traceback" not in page.locator("body").inner_text()


def test_a_map_and_a_campaign_come_in_and_go_out(dashboard, play, tmp_path):
    page = dashboard.open()
    page.get_by_role("button", name="Import", exact=True).click()
    page.locator("input[type=file]").set_input_files(ALPINE)
    take = page.get_by_role("dialog").get_by_role("button", name="Import", exact=True)
    take.click()
    dashboard.wait_for_map()
    campaign = play.campaigns()[0]
    assert play.position(campaign).state.realm.grid.size == 144

    page = dashboard.open()
    page.locator("[data-testid=stMenuButtonButton]:visible").first.click()
    page.get_by_role("menuitem", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the campaign").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()

    before = len(play.campaigns())
    page.get_by_role("button", name="Import", exact=True).click()
    page.locator("input[type=file]").set_input_files(saved)
    take.click()
    dashboard.wait_for_map()
    assert len(play.campaigns()) == before + 1
    assert play.position(play.campaigns()[0]).state == play.position(campaign).state


def test_what_was_not_understood_is_shown_until_read(dashboard):
    page = dashboard.open()
    page.get_by_role("button", name="Import", exact=True).click()
    text = (
        "0101 forest\n0102 zorb\n0103 hills\n0201 hills\n0202 forest\n0203 hills\n0301 hills\n0302 hills\n0303 hills\n"
    )
    page.locator("input[type=file]").set_input_files(
        {"name": "odd.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.get_by_role("dialog").get_by_role("button", name="Import", exact=True).click()
    dashboard.wait_for_map()
    told = page.locator(".st-key-learnt")
    assert "no word tells the terrain of 0102" in told.inner_text()
    told.get_by_role("button", name="I have read it").click()
    told.wait_for(state="detached")


def test_a_damaged_file_is_refused_with_every_fault(dashboard, play):
    page = dashboard.open()
    before = len(play.campaigns())
    page.get_by_role("button", name="Import", exact=True).click()
    bad = {"name": "bad.json", "mimeType": "application/json", "buffer": b'{"schema": 3}'}
    page.locator("input[type=file]").set_input_files(bad)
    page.get_by_role("dialog").get_by_role("button", name="Import", exact=True).click()
    page.get_by_text("Nothing was written.").wait_for()
    assert page.get_by_role("dialog").get_by_role("listitem").count() >= 2
    page.get_by_role("button", name="Cancel").click()
    assert len(play.campaigns()) == before
