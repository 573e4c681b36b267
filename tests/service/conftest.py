import shutil

import pytest
from toy_game import Toy

from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger


@pytest.fixture
def table(tmp_path, blank):
    """Sits down at the table: `table()` opens the same database again, with the games given."""
    opened = []

    def sit(*, game=None, name="realmgen.db"):
        if not (tmp_path / name).exists():
            shutil.copy(blank, tmp_path / name)
        play = Play(open_ledger(tmp_path / name), {"toy": game or Toy()})
        opened.append(play.ledger)
        return play

    yield sit
    for ledger in opened:
        ledger.close()


@pytest.fixture
def play(table):
    return table()


@pytest.fixture
def campaign(play):
    return play.create("Ash", "toy", "4711")
