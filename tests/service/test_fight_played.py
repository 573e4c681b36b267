"""A fight through the one door to campaigns: dice typed in, half of it taken back, done again, and told the same."""

import shutil

import pytest
from company_samples import BRAN, ISOLDE

from realmgen.errors import IllegalCommand, NeedsRoll
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play

FIGHT = (
    ('foe "Wolves" "VIG 6, CLA 10, SPI 5, 3GD, bite d6" 4',),
    ('fight "The ford" "Wolves"',),
    ('join theirs "Wolves"',),
    ('attack "Wolves" "Isolde" "Bran"',),
    ("strike", 8, 5, 2, 7),
    ('gambit "Wolves" 2 bolster',),
    ("land",),
    ("next",),
    ('attack "Isolde" "Wolves" "Wolves" "Wolves"',),
    ("strike", 6, 3, 1),
    ('deny "Isolde" "Isolde" 1', 7),
    ("land",),
    ("next",),
    ('fall "Wolves" 1',),
    ('morale "Wolves"', 6, 5),
    ('peal won "they ran into the reeds"',),
)


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "realmgen.db"))


@pytest.fixture
def campaign(play):
    made = play.create("The Vale")
    play.do(made, adopt_text(draw_realm(read_options({}), "vale")))
    for member in (ISOLDE, BRAN):
        play.do(made, str(PutMember(member)))
    return made


def fought(play, campaign):
    """What the game keeps after each line of the fight."""
    found = []
    for text, *dice in FIGHT:
        play.do(campaign, text, rolls=dice or None)
        found.append(kept(play, campaign))
    return found


def kept(play, campaign):
    at = play.position(campaign)
    return at.game.dump(at.state)


def test_half_of_a_fight_is_taken_back_and_done_again(play, campaign):
    before = fought(play, campaign)
    half = len(FIGHT) // 2
    for _ in range(half):
        play.undo(campaign)
    assert kept(play, campaign) == before[len(FIGHT) - half - 1]
    for _ in range(half):
        play.redo(campaign)
    assert kept(play, campaign) == before[-1]


def test_another_campaign_with_the_same_dice_tells_the_same(play, campaign):
    fought(play, campaign)
    other = play.create("The Vale again")
    play.do(other, adopt_text(draw_realm(read_options({}), "vale")))
    for member in (ISOLDE, BRAN):
        play.do(other, str(PutMember(member)))
    fought(play, other)
    assert kept(play, other) == kept(play, campaign)


def test_what_a_fight_comes_to(play, campaign):
    fought(play, campaign)
    state = play.position(campaign).state
    wolves = state.unit("Wolves")
    assert (wolves.down, wolves.end, state.fight) == (3, "", None)
    isolde = state.company.find("Isolde")
    assert (isolde.guard.now, isolde.fatigued) == (isolde.guard.full, False)
    assert [past.how for past in state.fights] == ["they ran into the reeds"]


def test_too_few_dice_ask_for_the_next_by_what_it_is_for(play, campaign):
    for text, *dice in FIGHT[:4]:
        play.do(campaign, text, rolls=dice or None)
    with pytest.raises(NeedsRoll, match="Isolde: longsword against Wolves"):
        play.do(campaign, "strike", rolls=[])
    with pytest.raises(IllegalCommand, match="the dice of the attack are not rolled yet"):
        play.do(campaign, "land")
    assert play.position(campaign).state.fight.assault.stage == "declared"
