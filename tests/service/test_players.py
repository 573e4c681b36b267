"""Links to the players' screen, what they lead to, and pictures that lie before the players."""

import io
import shutil
import sqlite3
from contextlib import closing

import pytest
from fifty_realms import SEEDS, realm_of
from PIL import Image, PngImagePlugin

from realmgen.errors import Unreadable
from realmgen.service.pictures import LONGEST, prepared, share_picture
from realmgen.service.players import Screen, invite, open_screen, read_players, store_of, view_of
from realmgen.service.realms import adopt_text
from realmgen.service.registry import open_play
from realmgen.store.players import Players
from realmgen.ui.players.book import beside_map

MEMBER = (
    'member {"name":"Isolde","kind":"knight","vig":{"now":0,"full":11},"cla":{"now":9,"full":12},'
    '"spi":{"now":7,"full":7},"guard":{"now":4,"full":4},"title":"the Ledger Knight","note":"She lies"}'
)


@pytest.fixture
def play(tmp_path, blank):
    opened = open_play(shutil.copy(blank, tmp_path / "realmgen.db"))
    yield opened
    opened.ledger.close()


@pytest.fixture
def campaign(play):
    return play.create("The Vale", first=adopt_text(realm_of(SEEDS[0])))


@pytest.fixture
def screen(tmp_path, campaign):
    return open_screen(store_of(str(tmp_path / "realmgen.db")))


def stored_for_players(folder):
    return b"".join(file.read_bytes() for file in folder.iterdir() if ".players." in file.name)


def picture(size=(40, 30), colour="red", kind="PNG", **more):
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, kind, **more)
    return out.getvalue()


def test_a_link_leads_to_its_campaign_at_the_line_it_shows(play, campaign, screen):
    word = invite(play, campaign)
    assert len(word) == 22
    assert (screen.find(word).code, screen.find(word).seq) == (campaign.code, 1)
    play.do(campaign, MEMBER)
    found = screen.find(word)
    assert (found.code, found.seq) == (campaign.code, 2)
    assert [screen.find(wrong) for wrong in ("", "x", word[:-1], word + "x")] == [None] * 4
    invite(play, campaign)
    assert screen.find(word) is None


def test_a_link_is_kept_as_a_hash(play, campaign, tmp_path):
    word = invite(play, campaign)
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert word.encode() not in everything


def test_the_players_store_is_opened_to_read_alone(play, campaign, screen, tmp_path):
    writing = Players(screen._shelf._engine)
    with pytest.raises(Unreadable, match="readonly"):
        writing.forget([campaign.code])
    with pytest.raises(Unreadable, match="no players' store"):
        open_screen(str(tmp_path / "none.db"))
    assert not (tmp_path / "none.db").exists()


def test_what_the_screen_shows_of_the_company(play, campaign, screen):
    play.do(campaign, MEMBER)
    play.do(campaign, 'glory "Isolde" 3 other "for the bridge"')
    play.do(campaign, 'share words "A letter" "Come"')
    view = view_of(read_players(screen.look(campaign.code)))
    [isolde] = view.company
    assert (isolde.name, isolde.title, isolde.states) == ("Isolde", "the Ledger Knight", ("Exhausted",))
    assert isolde.scores == (("VIG", 0, 11), ("CLA", 9, 12), ("SPI", 7, 7), ("GD", 4, 4))
    assert (isolde.glory, isolde.rank) == (3, "Knight-Gallant")
    assert (view.shared.title, view.shared.text) == ("A letter", "Come")
    assert "She lies" not in repr(view)
    assert "bridge" not in repr(view)


def test_the_map_is_another_only_when_something_on_it_changed(play, campaign, screen):
    drawn = [view_of(read_players(screen.look(campaign.code))).drawn]
    for text in (MEMBER, 'note 0101 "A secret"', 'share words "" "Come"', "at 0101"):
        play.do(campaign, text)
        drawn.append(view_of(read_players(screen.look(campaign.code))).drawn)
    assert len(set(drawn[:4])) == 1
    assert drawn[4] != drawn[3]


def test_a_campaign_put_away_shows_nothing_until_it_is_taken_up(play, campaign, screen, tmp_path):
    word = invite(play, campaign)
    play.archive(campaign)
    assert screen.find(word).seq is None
    assert view_of(read_players(screen.look(campaign.code))) is None
    assert realm_of(SEEDS[0]).name.encode() not in stored_for_players(tmp_path)
    play.do(campaign, 'note 0101 "Still away"')
    assert screen.find(word).seq is None
    again = open_play(tmp_path / "realmgen.db")
    assert screen.find(word).seq is None
    again.ledger.close()
    play.restore(campaign)
    assert screen.find(word).seq == 2


def test_a_picture_lies_before_the_players_while_it_is_shown_and_leaves_no_trace(play, campaign, screen, tmp_path):
    share_picture(play, campaign, "The widow", "widow.png", picture())
    name = play.position(campaign).state.shared.picture
    mime, data = screen.picture(campaign.code, name)
    assert (mime, Image.open(io.BytesIO(data)).size) == ("image/webp", (40, 30))
    assert data in stored_for_players(tmp_path)
    play.do(campaign, "unshare")
    assert screen.picture(campaign.code, name) is None
    assert data not in stored_for_players(tmp_path)
    play.undo(campaign, sure=True)
    assert screen.picture(campaign.code, name) == (mime, data)
    play.undo(campaign, sure=True)
    assert screen.picture(campaign.code, name) is None
    assert data not in stored_for_players(tmp_path)
    play.redo(campaign)
    assert screen.picture(campaign.code, name) == (mime, data)
    share_picture(play, campaign, "Another", "a.png", picture(colour="blue"))
    assert screen.picture(campaign.code, name) is None
    assert data not in stored_for_players(tmp_path)


def test_the_picture_of_one_campaign_is_none_of_anothers(play, campaign, screen):
    other = play.create("Other", first=adopt_text(realm_of(SEEDS[1])))
    share_picture(play, campaign, "The widow", "widow.png", picture())
    name = play.position(campaign).state.shared.picture
    assert screen.picture(other.code, name) is None


def test_a_picture_that_is_named_but_not_here_is_not_shown(play, campaign, screen):
    play.do(campaign, 'share picture "Lost" "" "00000000000000000000000000000000"')
    assert screen.picture(campaign.code, "0" * 32) is None
    assert view_of(read_players(screen.look(campaign.code))).shared.title == "Lost"


def test_a_picture_is_made_small_and_freed_of_what_it_says_beside():
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", "The Salt Widow")
    exif = Image.Exif()
    exif[0x010E], exif[0x0112] = "The Salt Widow", 6
    large = picture((4000, 2000), pnginfo=info)
    turned = picture((300, 100), kind="JPEG", exif=exif)
    for data, size in ((large, (LONGEST, 800)), (turned, (100, 300))):
        kept = prepared("x", data)
        assert Image.open(io.BytesIO(kept.data)).size == size
        assert b"Salt" in data
        assert b"Salt" not in kept.data
        assert b"EXIF" not in kept.data
    assert prepared("x", large).name == prepared("y", large).name


@pytest.mark.parametrize(
    "data",
    [b"", b"no picture", picture()[:60], picture(kind="GIF"), picture(kind="TIFF"), b"<svg/>"],
)
def test_what_is_no_picture_is_refused_by_its_name(data):
    with pytest.raises(Unreadable, match=r"widow\.png"):
        prepared("widow.png", data)


def test_a_store_of_an_older_program_is_used_as_it_is(tmp_path, play, campaign):
    path = tmp_path / "realmgen.players.db"
    with closing(sqlite3.connect(path)) as connection:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        connection.execute("DROP TABLE link")
        connection.execute("DROP TABLE picture")
    assert tables == {"projection", "link", "picture"}
    again = open_play(tmp_path / "realmgen.db")
    word = invite(again, campaign)
    assert isinstance(open_screen(str(path)), Screen)
    assert open_screen(str(path)).find(word).code == campaign.code
    again.ledger.close()


def test_players_see_the_fight_and_announced_crises_and_nothing_cloaked(play, campaign, screen):
    play.do(campaign, MEMBER)
    at = realm_of(SEEDS[0]).holdings[0].at
    band = 'unit {"name":"The Millers","kind":"warband","vig":{"now":8,"full":10}}'
    spy = 'foe "The Spy" "VIG 9, CLA 9, SPI 9, 1GD"'
    crises = [
        f'domain {at} "Odo"',
        f'crisis {at} famine "Rats."',
        f'crisis {at} doubt "A plot."',
        f"announce {at} 1 on",
    ]
    fight = ['fight "At the ford"', 'join theirs "The Millers"', 'join theirs "The Spy"']
    for text in (band, spy, *crises, *fight, 'cloak "The Spy" on'):
        play.do(campaign, text)
    view = view_of(read_players(screen.look(campaign.code)))
    name = realm_of(SEEDS[0]).holdings[0].name
    assert [(trouble.where, trouble.kind, trouble.face) for trouble in view.troubles] == [(name, "Famine", "Rats.")]
    ours, theirs = view.ranks
    assert (view.fight, ours.acts, theirs.acts) == ("At the ford", True, False)
    assert [who for who, _ in ours.stand] == ["Isolde"]
    assert [who for who, _ in theirs.stand] == ["The Millers"]
    shown = beside_map(view)
    assert all(words in shown for words in ("At the ford", "The Millers", f"Famine in {name}", "Rats."))
    assert [word for word in ("Spy", "plot", "8/10") if word in play.ledger.players.text(campaign.code)] == []
    play.do(campaign, 'finish "The Millers" fled')
    assert view_of(read_players(screen.look(campaign.code))).ranks[1].out == ("The Millers (fled)",)
