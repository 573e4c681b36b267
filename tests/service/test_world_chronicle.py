"""A world's journal as Markdown: the story with dice and commands, or without."""

import re
import shutil

import pytest
from world_samples import WORLD

from realmgen.errors import RealmgenError
from realmgen.service.registry import open_play
from realmgen.service.worlds.chronicle import export_chronicle
from realmgen.service.worlds.games import start


@pytest.fixture(scope="module")
def played(tmp_path_factory, blank):
    path = tmp_path_factory.mktemp("chronicle") / "realmgen.db"
    shutil.copy(blank, path)
    play = open_play(path)
    campaign = start(play, WORLD, name="The Grey Reach")
    play.do(campaign, 'write "The gate stood open, and *nobody* kept it."')
    play.do(campaign, 'roll action theme {"question":"What is here?"}', rolls=[37, 73])
    play.do(campaign, 'note 1 "A grave robber."')
    play.do(campaign, 'ask likely "Is she alive?"', rolls=[44])
    play.do(campaign, "pin action")
    play.do(campaign, 'write "This was never so."')
    play.undo(campaign)
    yield play, campaign
    play.ledger.close()


def told(played, **how):
    play, campaign = played
    return export_chronicle(play, campaign, **how).data.decode()


def test_IS_559_a_session_is_told_as_text(played):
    text = told(played)
    assert text.startswith("# The Grey Reach\n\n## ")
    assert "The gate stood open, and \\*nobody\\* kept it." in text
    assert "> What is here? Action: " in text
    assert "*Noted: A grave robber.*" in text
    assert "Is she alive? Yes. A match" in text
    assert "never so" not in text
    assert "favourite" not in text


def test_mechanics_are_shown_or_hidden(played):
    plain, full = told(played), told(played, mechanics=True)
    assert not re.search(r"\(\d", plain)
    assert "d100: 37, typed in" in full
    assert "(likely, 44)" in full
    assert "favourite" in full
    for command in ("roll action theme", "ask likely"):
        assert command in full
        assert command not in plain


def test_what_was_taken_back_is_told_when_it_is_asked_for(played):
    text = told(played, undone=True)
    assert "~~This was never so.~~ (undone)" in text


def test_IS_001_the_journal_says_whose_game_it_is(played):
    play, campaign = played
    file = export_chronicle(play, campaign)
    assert file.name == "the-grey-reach-journal.md"
    for part in ("Ironsworn", "Shawn Tomkin", "CC BY-NC-SA 4.0"):
        assert part in file.data.decode()


def test_a_world_written_as_json_is_read_again(played):
    from realmgen.service.imports import import_file
    from realmgen.service.printing import Print
    from realmgen.service.worlds.exports import export_world

    play, campaign = played
    file = export_world(play, campaign, "json", Print())
    again = import_file(play, "world.json", file.data)
    assert play.position(again).state.world == WORLD
    for spoilt, fault in ((b'"version":1', "version 7"), (b'"grid"', "grid")):
        wrong = file.data.replace(spoilt, {b'"version":1': b'"version":7', b'"grid"': b'"gird"'}[spoilt], 1)
        with pytest.raises(RealmgenError, match=fault):
            import_file(play, "world.json", wrong)
