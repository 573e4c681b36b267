"""A battle in a real browser with typed-in dice, half of it undone; two browsers in step; everything can be read."""

import pytest
from dashboard_driver import _window
from legible import read_and_pressed
from war_samples import at_war, riding

pytestmark = pytest.mark.browser
CHOSEN = """([name, was]) => [...document.querySelectorAll('[class*=st-key-fighter-]')]
  .find(card => card.textContent.includes(name)).className.includes('fighter-chosen') !== was"""


@pytest.fixture
def peace(play, campaign):
    return riding(play, campaign)


@pytest.fixture
def war(play, campaign):
    return at_war(play, campaign)


@pytest.fixture
def other(chromium, server):
    """A second browser at the same table."""
    yield from _window(chromium, server, viewport={"width": 1280, "height": 800})


class Battle:
    """The game master's window on a fight, and what the journal says of it."""

    def __init__(self, dashboard, play, campaign):
        self.dashboard, self.play, self.campaign = dashboard, play, campaign
        self.page = dashboard.open(f"war?campaign={campaign.code}")
        self.page.locator(".st-key-between, .st-key-draft").first.wait_for()
        self.dashboard.settled()
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

    def ready(self, label):
        """Wait until there is such a button, and it can be pressed."""
        self.page.locator("button:enabled", has_text=label).first.wait_for()

    def key(self, key, label, lines=1):
        """Press the key of a button, as soon as it can be pressed."""
        self.ready(label)
        self.page.keyboard.press(key)
        self.wait(lines)

    def under(self, key):
        """The button of that key, as soon as what was drawn before is gone."""
        selector = f"[class*='st-key-{key}']"
        self.page.wait_for_function("selector => document.querySelectorAll(selector).length === 1", arg=selector)
        return self.page.locator(f"{selector} button").first

    def pick(self, name):
        """A fighter's card, somewhere on it."""
        card = self.page.locator("[class*='st-key-fighter-']", has_text=name).first
        was, box = "fighter-chosen" in card.get_attribute("class"), card.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
        self.page.wait_for_function(CHOSEN, arg=[name, was])

    def faces(self, *values):
        """Dice as they fell, one tap each; the last writes a line."""
        for number, value in enumerate(values, 1):
            self.under(f"dice-face-{value} ").click()
            if number < len(values):
                typed = " ".join(map(str, values[:number]))
                self.page.get_by_text(f"Typed in so far: {typed}", exact=True).wait_for()
                self.dashboard.settled()
        self.wait()

    def my_dice(self):
        self.page.get_by_text("My dice", exact=True).click()
        self.page.locator(".st-key-strip button[data-selected]", has_text="My dice").wait_for()
        self.dashboard.settled()


def test_a_battle_with_typed_dice_half_of_it_undone(dashboard, play, war):
    battle = Battle(dashboard, play, war)
    battle.my_dice()
    battle.pick("Sir Odo")
    battle.pick("Maud")
    battle.pick("Hob")
    battle.key("1", "Attack Sir Odo")
    battle.faces(8, 3, 2, 5)
    battle.page.get_by_text("8 − 3 Armour = 5 Damage").wait_for()
    battle.under("war-gambit-Sir-Odo-4-bolster").click()
    battle.wait()
    battle.page.get_by_text("8 + 1 − 3 Armour = 6 Damage").wait_for()
    battle.key("1", "Land the attack")
    odo = battle.state.unit("Sir Odo")
    assert (odo.guard.now, odo.vig.now) == (0, 12)
    battle.page.locator(".st-key-landed strong", has_text="Wounded").wait_for()
    half = battle.state

    battle.pick("Wolf")
    battle.key("1", "Attack Wolf")
    battle.faces(6, 3, 2)
    battle.key("1", "Land the attack")
    battle.key("n", "Next turn")
    battle.page.get_by_text("Their turn").wait_for()
    after = battle.state
    assert after.fight.side == "theirs"

    for _ in range(4):
        battle.key("u", "Undo")
    assert battle.state == half
    for _ in range(4):
        battle.key("Shift+U", "Redo")
    assert battle.state == after
    assert play.replay(war) == []


def test_a_battle_from_its_beginning_to_its_end_and_another_browser_follows(dashboard, other, play, peace):
    battle = Battle(dashboard, play, peace)
    theirs = other.open(f"war?campaign={peace.code}")
    battle.page.locator("[class*='st-key-line-war-foes'] button").first.click()
    battle.ready("Begin the fight")
    battle.key("1", "Begin the fight", 3)
    theirs.get_by_text("Our turn").wait_for()
    foe = battle.state.units[0].name
    play.do(peace, f'withdraw "{foe}" fled')
    battle.seq += 1
    battle.ready("End the fight")
    battle.page.keyboard.press("1")
    battle.under("war-peal").click()
    battle.wait()
    assert battle.state.fights[-1].outcome == "won"
    theirs.locator("p", has_text="won").wait_for()


@pytest.mark.parametrize("stage", ["before", "aimed", "declared", "rolled", "units"])
def test_text_and_targets(dashboard, play, campaign, stage):
    (riding if stage == "before" else at_war)(play, campaign)
    if stage in ("declared", "rolled"):
        play.do(campaign, 'attack "Sir Odo" "Isolde" "Bran"')
        play.do(campaign, 'finish "Wolf" slain')
    if stage == "rolled":
        play.do(campaign, "strike", rolls=[8, 3, 2, 5])
        play.do(campaign, 'gambit "Sir Odo" 4 bolster', rolls=[])
    battle = Battle(dashboard, play, campaign)
    if stage == "units":
        battle.page.get_by_text("Units", exact=True).click()
        battle.ready("Levy")
    assert read_and_pressed(dashboard) > 10


@pytest.mark.parametrize("window", ["dashboard", "tablet"])
def test_nothing_moves_or_scrolls_from_one_step_to_the_next(request, play, war, window):
    """The end of the turn stays where it is from the aim to the dice, and the page fits the screen."""
    battle = Battle(request.getfixturevalue(window), play, war)
    places = []
    for command, label in (
        ("", "Next turn"),
        ('attack "Sir Odo" "Isolde" "Bran" "Maud" "Hob"', "Roll the attack"),
        ("strike", "Land the attack"),
    ):
        if command:
            play.do(war, command)
        battle.page.get_by_role("button", name=label).first.wait_for()
        battle.dashboard.settled()
        places.append(battle.page.locator(".st-key-warfoot").bounding_box()["y"])
        height, inner = battle.page.evaluate(
            "[document.querySelector('[data-testid=stMain]').scrollHeight, innerHeight]"
        )
        assert height <= inner
    assert max(places) - min(places) < 2


def test_a_very_long_name_leaves_room_for_what_opens_on_the_card(dashboard, play, campaign):
    play.do(campaign, f'foe "{"Wolfram" * 11}" "VIG 10, CLA 12, SPI 4, 4GD, bite d8"')
    play.do(campaign, 'fight "The ford"')
    play.do(campaign, f'join theirs "{"Wolfram" * 11}"')
    page = Battle(dashboard, play, campaign).page
    card = page.locator("[class*=st-key-fighter-]", has_text="Wolfram")
    right = [box["x"] + box["width"] for box in (card.bounding_box(), card.locator("button").last.bounding_box())]
    assert right[1] <= right[0]
    assert card.get_by_text("near").bounding_box()["width"] > 20
