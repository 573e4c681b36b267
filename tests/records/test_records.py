"""A campaign saved by any version opens in every later one."""

import json
import shutil
from pathlib import Path

import pytest
from toy_game import Toy

from realmgen.content import load
from realmgen.games.bastionland.commands import FORMS
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.rules import Rules
from realmgen.games.ironsworn.deeds import DEEDS
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.games.torchfall.model import VERBS
from realmgen.games.torchfall.table import Torchfall
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.worlds.lore import library as lore
from realmgen.store.ledger import open_ledger

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.realmgen"))
GAMES = {
    "toy": Toy(),
    "bastionland": Rules(Library(load("bastionland"))),
    "torchfall": Torchfall(),
    "ironsworn": Ironsworn(lore()),
}


@pytest.fixture
def play(tmp_path, blank):
    opened = Play(open_ledger(shutil.copy(blank, tmp_path / "realmgen.db")), GAMES)
    yield opened
    opened.ledger.close()


def test_there_is_a_record_of_every_game_under_todays_rules():
    assert {f"{key}-{game.rules_version}" for key, game in GAMES.items()} <= {record.stem for record in RECORDS}


@pytest.mark.parametrize(
    ("game", "verbs"), [("bastionland", FORMS), ("torchfall", ("begin", "seat", *VERBS)), ("ironsworn", DEEDS)]
)
def test_todays_record_has_a_line_of_every_command(game, verbs):
    record = HERE / f"{game}-{GAMES[game].rules_version}.realmgen"
    rows = map(json.loads, record.read_text("utf-8").removesuffix("\n").split("\n"))
    given = {row["command"].removeprefix("0: ").removeprefix("1: ").split()[0] for row in rows if "command" in row}
    assert given >= set(verbs)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_opens_with_every_line_and_can_be_played_on(play, record):
    rows = [json.loads(row) for row in record.read_text("utf-8").removesuffix("\n").split("\n")]
    lines = [row for row in rows if "seq" in row]
    campaign = import_campaign(play, record.read_bytes())
    assert (campaign.name, campaign.code) == (rows[0]["name"], rows[0]["code"])
    assert [(entry.seq, len(entry.rolls)) for entry in play.history(campaign)] == [
        (line["seq"], len(line.get("rolls", []))) for line in lines
    ]
    again = export_campaign(play, campaign).split(b"\n")
    assert again[1 : 2 + len(lines)] == record.read_bytes().split(b"\n")[1 : 2 + len(lines)]
    assert play.replay(campaign) == []
    todays = record.stem.endswith(f"-{GAMES[campaign.game].rules_version}")
    assert (play.position(campaign).can_redo is not None) == todays
    if todays:
        play.redo(campaign)
    while play.position(campaign).can_undo:
        play.undo(campaign, sure=True)
    assert play.replay(campaign) == []


def test_the_toy_record_is_what_it_was(play):
    campaign = import_campaign(play, (HERE / "toy-1.realmgen").read_bytes())
    assert play.look(campaign) == {"count": 10, "words": ["birch"], "secret": "", "told": "the heir"}
