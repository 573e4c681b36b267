"""Pictures of every page: `python tests/shots.py FOLDER` serves a made-up evening and takes them.

Both themes, laptop and tablet; the players' screen on a phone too. In the README the light laptop ones of Realm, Table,
War, Site, Library, Torchfall, Oracles and Worlds stand as `exports/gallery/dashboard.png`, `dashboard-table.png`,
`dashboard-war.png`, `dashboard-site.png`, `dashboard-library.png`, `dashboard-torchfall.png`, `dashboard-oracles.png`
and `dashboard-worlds.png`, and the players' screen on a tablet as `players.png`.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from company_samples import BRAN, HOB, ISOLDE, MAUD
from player_screen import opened
from playwright.sync_api import Browser, Page, sync_playwright

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.ironsworn.model import WorldOptions
from realmgen.games.torchfall.model import Setup
from realmgen.service.play import Campaign, Play
from realmgen.service.registry import open_play
from realmgen.service.torchfall import games
from realmgen.service.worlds import games as worlds
from realmgen.service.worlds.making import draw_world

REALMGEN = [sys.executable, "-m", "realmgen"]
SIZES = ((1280, 800), (820, 1180))
PHONE = (400, 860)
CAMPAIGNS = (
    ("Tuesday at the library", ["--coast", "islands"]),
    ("The Salt Road", ["--coast", "coastal"]),
    ("Amberwick nights", []),
)
DAYS = 4
LETTER = 'share words "A letter" "Come before the thaw, and bring what you owe the miller at Withy bank."'
RULE = (
    'domain {} "Isolde"',
    'council {} marshal "Bran"',
    'council {} steward "Dame Wenna Rooke"',
    'crisis {} famine "Rats cross the threshing floor by daylight, in files. The cats left together."',
    'crisis {} doubt "Somebody issues laws with your title and better spelling. They are popular."',
    "announce {} 1 on",
    'task {} "Bran" season "drill the levy until they can hold a line"',
    'design {} building "a granary of stone by the river"',
    'court {} courtier "Alard Pym" "Keeper of the Stairs, would have the doors put under him too."',
    'levy knights "The Grey Lances" knights',
    'levy militia "The Millers of Withy" vassals',
)
FIGHT = (
    'foe "Reed brigands" "VIG 8, CLA 9, SPI 6, 2GD, A1, spear d8 hefty" 8',
    'fight "At the ford" "Brigands"',
    'join theirs "Reed brigands"',
    'join ours "The Grey Lances"',
    'attack "Reed brigands" "Isolde" "Bran"',
)
GAME = (
    "lay ashspire-blackpine, march ashspire, lay redwall-dawnmere, march dawnmere, light, lay ashspire-greyfen, light,"
    " lay dawnmere-frostgate, march greyfen"
)
WORLD_SEED = "evening"
ASKED: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("pin pay-the-price", ()),
    ("pin settlement-trouble", ()),
    ('write "Rain since noon. At the ford somebody has lit a fire and gone from it."', ()),
    ('ask likely "Does anybody keep watch on the road?"', (64,)),
    ("roll ironlander-names-a character-role character-descriptor character-goal", (48, 8, 71, 40)),
    ('note 2 "She was to meet somebody here, and it was not me."', ()),
    ('ask unlikely "Does she know whose arrows these are?"', (88,)),
    ("roll location-descriptor location", (27, 55)),
    ('write "She will not say the name. She points upstream."', ()),
    ("roll action theme", (47, 34)),
    ('note 5 "The mill is not what burnt: it was lit to be seen."', ()),
    ("share 5", ()),
)
"""An evening with the oracles: each command and its dice."""


class Codes(NamedTuple):
    """The campaign that is fought in, the game of Torchfall and the world of Ironsworn."""

    fought: str
    game: str
    world: str


CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def travel(play: Play, campaign: Campaign) -> None:
    """A Company sets out from the Seat and is some days on its way, with a letter before the players."""
    for member in (ISOLDE, BRAN, MAUD, HOB):
        play.do(campaign, str(PutMember(member)))
    realm = play.position(campaign).state.realm
    for command in ("start wanderer", "scope saga", "evening", f"at {realm.holdings[0].at}", LETTER):
        play.do(campaign, command)
    been = [realm.holdings[0].at]
    while (day := play.position(campaign).state.day).now.day < DAYS or day.stage != "end":
        onwards(play, campaign, been)


def onwards(play: Play, campaign: Campaign, been: list[str]) -> None:
    """What the Phase wants next: by day a Trek to where they have not been, by night to make camp."""
    state = play.position(campaign).state
    grid, day = state.realm.grid, state.day
    middle = grid.cell(grid.width // 2, grid.height // 2)
    near = [cell for cell in grid.neighbours[grid.find(state.company.at)] if cell >= 0]
    near.sort(key=lambda cell: (been.count(grid.label(cell)), grid.distance(cell, middle)))
    treks = [f"trek {grid.label(cell)}" for cell in near] if day.now.phase != "night" else []
    acts = ["hazard force"] if day.hazard else [*treks, "camp", 'spend "waiting"']
    for command in {"roll": ["roam"], "act": acts}.get(day.stage, [day.stage]):
        try:
            play.do(campaign, command)
        except IllegalCommand:
            continue
        been.append(play.position(campaign).state.company.at)
        return
    raise AssertionError(f"nothing can be done on {day}")


def war(play: Play, campaign: Campaign) -> None:
    """A ruler with Crises, Council and Warbands, and a fight with an attack that has been rolled."""
    home = play.position(campaign).state.realm.holdings[0].at
    for member in (ISOLDE, BRAN, MAUD, HOB):
        play.do(campaign, str(PutMember(member)))
    for command in (f"at {home}", *(order.format(home) for order in RULE), *FIGHT):
        play.do(campaign, command)
    play.do(campaign, "strike", rolls=[4, 6, 3, 9])


def torchfall(play: Play, campaign: Campaign) -> None:
    """A game in its third round."""
    setup = Setup(powers=(("greyfen", "ruined_chapel"),), extra_road=("frostgate", "redwall"))
    game = games.start(play, setup, (games.Seat("Isolde"), games.Seat("Bran")), within=campaign)
    for command in GAME.split(", "):
        play.do(game, command)


def ironsworn(play: Play) -> None:
    """A world with an evening behind it: what happens at home is sworn, a journey and a fight are under way."""
    world = draw_world(WorldOptions(), WORLD_SEED)
    game = worlds.start(play, world)
    home, people = world.place(world.home), [one for one in world.people if one.home == world.home]
    far = next(place for place in world.places if world.region_of(place.cell) != world.region_of(home.cell))
    for command in (
        f'take "{world.incident.source}"',
        f'bond {{"person":{people[0].number}}}',
        f"journey {home.number} {far.number}",
        'meet wolf {"pack":4}',
    ):
        play.do(game, command)
    for command, dice in ASKED:
        play.do(game, command, rolls=dice)


def serve(database: Path, port: int) -> subprocess.Popen[bytes]:
    env = {**os.environ, "REALMGEN_DATABASE_URL": f"sqlite:///{database}"}
    for number, (name, options) in enumerate(CAMPAIGNS, 1):
        subprocess.run([*REALMGEN, "new", name, "--seed", f"evening-{number}", *options], env=env, check=True)
    play = open_play(database)
    campaigns = [play.find(name) for name, _ in reversed(CAMPAIGNS)]
    war(play, campaigns[1])
    torchfall(play, campaigns[1])
    ironsworn(play)
    travel(play, campaigns[0])
    server = subprocess.Popen([*REALMGEN, "serve", "--port", str(port), "--no-browser"], env=env)
    for _ in range(100):
        try:
            urlopen(f"http://127.0.0.1:{port}/_stcore/health").close()
            break
        except OSError:
            time.sleep(0.2)
    return server


def shoot(page: Page, home: str, folder: Path, suffix: str, codes: Codes) -> None:
    page.goto(home)
    page.get_by_role("button", name="Continue").wait_for(timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"campaigns-{suffix}.png")
    page.get_by_role("button", name="Continue").click()
    page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"table-{suffix}.png")
    page.get_by_test_id("stTopNavLink").filter(has_text="Realm").click()
    page.locator(".st-key-hexpanel").wait_for(timeout=30_000)
    page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"realm-{suffix}.png")
    page.get_by_test_id("stTopNavLink").filter(has_text="Sites").click()
    drawing = page.get_by_role("button", name="Draw the Site")
    drawing.or_(page.get_by_role("button", name="Show all")).first.wait_for(timeout=30_000)
    if drawing.count():
        drawing.click()
    page.locator(".plan .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"site-{suffix}.png")
    page.get_by_role("link", name="Library").click()
    page.locator(".book h2").wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"library-{suffix}.png")
    for title in ("Company", "Myths", "Print", "Packs", "Journal"):
        page.get_by_test_id("stTopNavSection").filter(has_text="More").click()
        page.get_by_test_id("stTopNavDropdownLink").filter(has_text=title).click()
        page.wait_for_timeout(4000)
        page.screenshot(path=folder / f"{title.lower()}-{suffix}.png", full_page=True)
    for name in ("war", "domain", "calendar"):
        page.goto(f"{home}/{name}?campaign={codes.fought}")
        page.get_by_test_id("stTopNavLink").first.wait_for(timeout=30_000)
        page.wait_for_timeout(4000)
        page.screenshot(path=folder / f"{name}-{suffix}.png")
    beside(page, home, folder, suffix, codes)


def beside(page: Page, home: str, folder: Path, suffix: str, codes: Codes) -> None:
    """The pages of games beside a Realm."""
    addresses = {"torchfall": f"torchfall?game={codes.game}", "torchfall-lab": "torchfall_lab"}
    addresses |= {name: f"{name}?world={codes.world}" for name in ("worlds", "oracles", "truths", "people", "quests")}
    addresses |= {"foes": f"people?world={codes.world}&foe=wolf"}
    for name, address in addresses.items():
        page.goto(f"{home}/{address}")
        page.get_by_test_id("stTopNavLink").first.wait_for(timeout=30_000)
        if name == "worlds":
            page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
        page.wait_for_timeout(4000)
        page.screenshot(path=folder / f"{name}-{suffix}.png")


def every_look(browser: Browser, home: str, folder: Path, codes: Codes) -> None:
    for scheme in ("light", "dark"):
        for width, height in SIZES:
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
            shoot(context.new_page(), home, folder, f"{scheme}-{width}", codes)
            context.close()


def players(browser: Browser, database: Path, folder: Path) -> None:
    """The players' screen on a laptop, a tablet and a phone."""
    play = open_play(database)
    with opened(database, play, play.campaigns("bastionland")[0]) as link:
        for width, height in (*SIZES, PHONE):
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(link)
            page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
            page.wait_for_timeout(1500)
            page.screenshot(path=folder / f"players-{width}.png")
            page.close()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        port = free_port()
        server = serve(Path(scratch) / "evening.db", port)
        try:
            with sync_playwright() as driver:
                chromium = driver.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
                play = open_play(Path(scratch) / "evening.db")
                fought = next(c.code for c in play.campaigns() if c.name == CAMPAIGNS[1][0])
                [game], [world] = play.campaigns("torchfall"), play.campaigns("ironsworn")
                codes = Codes(fought, game.code, world.code)
                every_look(chromium, f"http://127.0.0.1:{port}", target, codes)
                players(chromium, Path(scratch) / "evening.db", target)
                chromium.close()
        finally:
            server.terminate()
            server.wait()
