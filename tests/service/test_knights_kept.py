"""Knights in a campaign's own journal: typed dice, an entry that is chosen, undo, and a copy opened elsewhere."""

import shutil

import pytest

from realmgen.errors import NeedsRoll, NotFound
from realmgen.games.bastionland.company.titles import held_titles
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.packs import library_for
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "knights.db"))


@pytest.fixture
def campaign(play):
    return play.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))


def company(play, campaign):
    return play.position(campaign).state.company


def test_a_knight_is_rolled_with_dice_from_the_table(play, campaign):
    play.do(campaign, "start wanderer")
    with pytest.raises(NeedsRoll, match="a d12 is needed for Isolde's CLA"):
        play.do(campaign, 'knight "Isolde"', rolls=[4, 9, 2])
    assert company(play, campaign).members == ()
    play.do(campaign, 'knight "Isolde"', rolls=[4, 9, 2, 12, 6, 1, 1, 5, 7])
    isolde = company(play, campaign).find("Isolde")
    assert (isolde.guard.full, isolde.vig.full, isolde.cla.full, isolde.spi.full) == (4, 11, 18, 2)
    assert (isolde.title, isolde.calling.d6, isolde.calling.d12) == ("The Angling Knight", 5, 7)
    assert company(play, campaign).find("Isolde's hound").title == "hound"
    assert play.replay(campaign) == []


def test_a_chosen_entry_asks_for_no_die_and_is_kept_like_a_drawn_one(play, campaign, tmp_path):
    held = held_titles(play.position(campaign).state)
    free = next(key for key in library_for(play, campaign).calling_ids if key not in held)
    play.do(campaign, f'knight "Bran" "Ben" {free}', rolls=[4, 9, 2, 12, 6, 1, 1])
    play.do(campaign, 'knight "Maud"')
    with pytest.raises(NotFound, match="the-bogus-knight"):
        play.do(campaign, 'knight "Cyr" "" the-bogus-knight')
    assert play.replay(campaign) == []
    kept = company(play, campaign)
    assert kept.find("Bran").calling.id == free
    play.undo(campaign)
    assert company(play, campaign).find("Maud") is None
    play.redo(campaign)
    assert company(play, campaign) == kept
    there = open_play(tmp_path / "there.db")
    came = import_campaign(there, export_campaign(play, campaign))
    assert company(there, came) == kept
    assert there.replay(came) == []


def test_every_start_opens_and_is_undone_again(play, campaign):
    before = play.position(campaign).state
    orders = ("start ruler", 'knight "Ada"', 'knight "Bea"', 'squire "Wat" "Ada"', "opening")
    for order in orders:
        play.do(campaign, order)
    assert play.position(campaign).state.company.find("Ada").office.startswith("ruler of ")
    assert play.replay(campaign) == []
    for _ in orders:
        play.undo(campaign, sure=True)
    assert play.position(campaign).state == before
