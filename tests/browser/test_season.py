"""A whole Season's turn in a real browser, with the dice of the table, and half of it taken back."""

import pytest
from company_samples import BRAN, ISOLDE, MAUD
from legible import read_and_pressed

from realmgen.games.bastionland.commands.company import PutMember

pytestmark = pytest.mark.browser
CHANGED = (
    "asked => { const card = document.querySelector('.st-key-rollcard'), text = card && card.innerText;"
    " return text && text !== asked && text.includes('what does the') }"
)
"""Whether the card asks for another die than before."""
SITUATION = "Deserters hold the bridge at Withy"


@pytest.fixture
def seat(play, campaign):
    """Three Knights, one of whom rules the Seat."""
    for member in (ISOLDE, BRAN, MAUD):
        play.do(campaign, str(PutMember(member)))
    at = next(home.at for home in play.position(campaign).state.realm.holdings if home.seat)
    play.do(campaign, f'domain {at} "Isolde"')
    return at


class Turn:
    """The game master's window, line by line."""

    def __init__(self, dashboard, play, campaign):
        self.dashboard, self.play, self.campaign = dashboard, play, campaign
        self.page = dashboard.open(f"calendar?campaign={campaign.code}")
        self.seq = play.seq(campaign)

    @property
    def state(self):
        return self.play.position(self.campaign).state

    @property
    def step(self):
        turning = self.state.calendar.turning
        return turning.step if turning else None

    def wait(self, lines=1):
        """Wait until so many lines more were written, and the page has settled."""
        self.seq += lines
        for _ in range(1200):
            if self.play.seq(self.campaign) >= self.seq:
                break
            self.page.wait_for_timeout(50)
        assert self.play.seq(self.campaign) == self.seq
        self.dashboard.settled()

    def press(self, name):
        self.page.get_by_role("button", name=name).first.click()

    def key(self, key):
        """A key of the page; nothing is being typed."""
        self.page.locator("h3").first.click()
        self.page.keyboard.press(key)

    def dice(self, *values):
        """Tell what each die shows, as it is asked for: by its face, or typed in."""
        card, asked = self.page.locator(".st-key-rollcard"), ""
        for value in values:
            self.page.wait_for_function(CHANGED, arg=asked)
            asked, field = card.inner_text(), card.locator("input")
            if field.count():
                field.fill(str(value))
                field.press("Enter")
            else:
                self.page.locator(".st-key-faces").get_by_role("button", name=str(value), exact=True).click()
        self.wait()

    def knight(self, name, pursuit, words):
        """What a Knight did: a choice and a few words."""
        frame = self.page.locator(f"[class*='st-key-calendar-kind'][class*='-{name}']")
        frame.get_by_text(pursuit, exact=True).click()
        self.dashboard.settled()
        field = self.page.locator(f"[class*='st-key-calendar-{pursuit.lower()}'][class*='-{name}'] input")
        field.fill(words)
        field.press("Enter")
        self.dashboard.settled()


def old_season(turn):
    """What is left open, the collection, misrule, and time passes."""
    turn.press("Turn the Season")
    turn.wait()
    field = turn.page.get_by_label("An important situation")
    field.fill(SITUATION)
    field.press("Enter")
    turn.dice(3)
    turn.key("g")
    turn.wait()
    assert turn.step == "collection"
    turn.press("Increased")
    turn.dice(5)
    turn.key("g")
    turn.wait()
    turn.key("g")
    turn.wait()
    assert turn.step == "pursuits"


def new_season(turn):
    """Pursuits, the feast, a Dilemma and the drama."""
    turn.knight("Isolde", "Courtesy", "The miller owes her a favour.")
    turn.knight("Bran", "Service", "A new bell for the ferry.")
    turn.knight("Maud", "Pilgrimage", "0101")
    turn.press("Write the pursuits down")
    turn.wait(3)
    field = turn.page.get_by_label("How it is kept")
    field.fill("In the barn, with everybody")
    field.press("Enter")
    turn.wait()
    turn.key("g")
    turn.dice(2, 3, 6)
    turn.press("Doubt")
    turn.dice(1)
    turn.key("g")
    turn.dice(4, 1, 1, 1, 2)


def undo(turn, times):
    """Take back so much; what showed something asks once more."""
    for _ in range(times):
        surely = turn.play.position(turn.campaign).can_undo.startswith('pursuit "Maud"')
        turn.key("u")
        if surely:
            turn.press("Undo all the same")
        turn.wait()


def test_a_season_turns_with_the_dice_of_the_table_and_half_of_it_is_taken_back(dashboard, play, campaign, seat):
    turn = Turn(dashboard, play, campaign)
    turn.page.get_by_text("My dice", exact=True).click()
    dashboard.settled()
    old_season(turn)
    between = turn.state
    assert between.day.now.season == "harvest"
    assert between.domain(seat).coffers
    assert (between.company.find("Isolde").vig.now, between.company.find("Isolde").vig.full) == (11, 11)

    new_season(turn)
    after = turn.state
    assert turn.step is None
    assert [crisis.kind for crisis in after.domain(seat).open_crises] == ["doubt"]
    assert "0101" in after.seen.hexes
    assert all(die.typed for line in play.history(campaign) for die in line.rolls)
    told = turn.page.locator(".st-key-turned").inner_text()
    for words in (SITUATION, "The miller owes her a favour", "In the barn", "Doubt"):
        assert words in told

    undo(turn, 7)
    assert turn.state == between
    assert turn.step == "pursuits"
    turn.page.locator(".stages .now", has_text="Pursuits").wait_for()
    turn.key("Shift+U")
    turn.wait()
    assert turn.state.calendar.turning.pursued == {"Isolde": "courtesy"}


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180)])
def test_nothing_moves_sideways_and_the_next_step_is_in_view(dashboard, play, campaign, seat, size):
    dashboard.page.set_viewport_size({"width": size[0], "height": size[1]})
    play.do(campaign, "turn age")
    turn = Turn(dashboard, play, campaign)
    while turn.step:
        page = turn.page
        assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth") == size[0]
        for button in page.locator("button[kind=primary], button[kind=primaryFormSubmit]").all():
            box = button.bounding_box()
            assert box["y"] + box["height"] <= size[1]
        commands = {"collection": f"collect {seat}", "crises": f"crises {seat}", "drama": f"drama {seat}"}
        order = {"misrule": "reckon", "passing": "onward", "ageing": "ripen", "glory": "acclaim"} | commands
        turn.play.do(campaign, order.get(turn.step, "leave"), rolls=[6] if turn.step == "crises" else None)
        page.reload()
        page.locator("[data-testid=stMain] h3").first.wait_for()
        dashboard.settled()


def test_calendar_turn_and_domain_can_be_read_and_pressed(dashboard, play, campaign, seat):
    orders = (
        'council {} steward "Maud"',
        "crisis {} famine",
        'task {} "Maud" week "Fill the granary"',
        "court {} seer",
    )
    for order in (*orders, 'design {} grand "A dam"', "standing {} misrule on", "standing {} turmoil on"):
        play.do(campaign, order.format(seat))
    paths = [f"domain?campaign={campaign.code}", f"calendar?campaign={campaign.code}"]
    for path in paths:
        can_be_read(dashboard, path)
    for order in ("turn season", "leave", "leave", "reckon", "onward"):
        play.do(campaign, order)
    can_be_read(dashboard, paths[1])


def can_be_read(dashboard, path):
    page = dashboard.open(path)
    page.locator("[data-testid=stMain] h3").first.wait_for()
    assert read_and_pressed(dashboard) > 10


def test_whoever_is_chosen_to_follow_rules_at_one_press(dashboard, play, campaign, seat):
    page = dashboard.open(f"domain?campaign={campaign.code}")
    page.get_by_role("button", name="Succession").first.click()
    page.get_by_role("combobox", name="Who follows").click()
    page.get_by_role("option", name="Maud").click()
    page.get_by_role("button", name="Whoever is chosen above rules now").click()
    page.get_by_text("Maud follows Isolde as ruler").first.wait_for()
    assert play.position(campaign).state.domain(seat).ruler == "Maud"


def test_a_form_low_on_the_page_opens_where_there_is_room(dashboard, play, campaign, seat):
    play.do(campaign, f'council {seat} steward "Bran"')
    for number in range(2):
        play.do(campaign, f'task {seat} "Bran" week "Task {number}"')
    page = dashboard.open(f"domain?campaign={campaign.code}")
    button = page.get_by_role("button", name="Outcome").last
    page.set_viewport_size({"width": 1280, "height": int(button.bounding_box()["y"]) + 130})
    button.click()
    page.get_by_role("button", name="Failed mildly").wait_for()
    dashboard.settled()
    form = page.locator("[data-testid=stPopoverBody]")
    assert form.evaluate("form => form.scrollHeight <= form.clientHeight + 1")
