"""An evening of what befalls the Company, through the service: typed dice and rolled ones, taken back and kept."""

import pytest
from company_samples import BRAN, ISOLDE, PERKIN

from realmgen.content import load
from realmgen.errors import IllegalCommand, NeedsRoll, Unconfirmed
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.rules import Rules
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text
from realmgen.store.ledger import open_ledger

LIBRARY = Library(load("bastionland"))
RULES = Rules(LIBRARY)
EVENING = (
    ("evening", []),
    ('save "Isolde" cla "the rope snaps"', [14]),
    ('lose "Isolde" vig d6 "the fall"', [3]),
    ('luck "the ferry"', None),
    ('share words "A letter" "Come at once."', []),
    ('resolve 1 "led home" "Isolde" "Bran" "Perkin"', []),
    ('fate "Bran" slain "the way back"', []),
    ('plan "Ann" "find the heir"', []),
    ('goodnight months "They came home, but one."', []),
    ("passage", [2]),
)


@pytest.fixture
def play(tmp_path, blank):
    opened = Play(open_ledger(tmp_path / "evening.db"), {"bastionland": RULES})
    yield opened
    opened.ledger.close()


@pytest.fixture
def campaign(play):
    realm = generate(Options(6, 6, holdings=2, myths=2), "4711", LIBRARY)
    made = play.create("An evening", "bastionland", "4711", first=adopt_text(realm))
    for member in (ISOLDE, BRAN, PERKIN):
        play.do(made, str(PutMember(member)))
    return made


def state(play, campaign):
    return play.position(campaign).state


def glory(play, campaign):
    return [state(play, campaign).company.glory(name) for name in ("Isolde", "Bran", "Perkin")]


def played(play, campaign):
    for text, dice in EVENING:
        play.do(campaign, text, rolls=dice)


def test_an_evening_is_kept_and_reads_back_as_the_same_bytes(play, campaign, tmp_path):
    played(play, campaign)
    now = state(play, campaign)
    assert (glory(play, campaign), now.company.find("Isolde").vig.now) == ([1, 1, 0], ISOLDE.vig.now - 3)
    assert now.nights[0].plans == {"Ann": "find the heir"}
    assert (now.shared.title, list(now.resolved)) == ("A letter", [1])
    kept = export_campaign(play, campaign)
    other = Play(open_ledger(tmp_path / "other.db"), {"bastionland": RULES})
    again = import_campaign(other, kept)
    assert state(other, again) == now
    assert export_campaign(other, again) == kept
    other.ledger.close()


def test_what_befell_is_taken_back_step_by_step_and_done_again(play, campaign):
    before = state(play, campaign)
    played(play, campaign)
    after = state(play, campaign)
    for _ in EVENING:
        play.undo(campaign, sure=True)
    assert state(play, campaign) == before
    for _ in EVENING:
        play.redo(campaign)
    assert state(play, campaign) == after


def test_taking_back_what_players_were_shown_asks_first(play, campaign):
    play.do(campaign, 'share words "A letter"')
    with pytest.raises(Unconfirmed):
        play.undo(campaign)
    play.undo(campaign, sure=True)
    assert state(play, campaign).shared is None


def test_a_die_that_is_wanted_and_a_refusal_change_nothing(play, campaign):
    before = state(play, campaign)
    with pytest.raises(NeedsRoll, match="Isolde's CLA Save"):
        play.do(campaign, 'save "Isolde" cla', rolls=[])
    with pytest.raises(IllegalCommand, match="no Glory to stake"):
        play.do(campaign, 'duel "Isolde" "Bran"', rolls=[])
    assert state(play, campaign) == before
