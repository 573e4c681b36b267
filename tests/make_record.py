"""Keeps a campaign of each game as this version of its rules saves it: `python tests/make_record.py`.

Run it when a game's rules version has changed, and commit the new files beside the old ones, which stay for ever:
tests/records sees to it that every later program opens them.
"""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from toy_game import Toy

from realmgen.content import load
from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.rules import Rules
from realmgen.service.campaignfile import export_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm
from realmgen.store.ledger import open_ledger

RECORDS = Path(__file__).parent / "records"


def play_toy(play):
    campaign = play.create("The Toy Record", "toy", "4711", first="roll 2")
    for text in ("draw", 'hide "the heir"', "reveal", 'say "Ünï\u2028"', "undo", "undo", "redo", "draw", "undo"):
        if text in ("undo", "redo"):
            getattr(play, text)(campaign, **({"sure": True} if text == "undo" else {}))
        else:
            play.do(campaign, text)
    play.do(campaign, "roll 1", rolls=[6])
    play.undo(campaign)
    return campaign


def play_realm(play):
    realm = draw_realm(Options(6, 6, coast="coastal"), "4711")
    campaign = play.create("The Realm Record", "bastionland", "4711", first=adopt_text(realm))
    here = play.position(campaign)
    one_of_each = {type(command): str(command) for command in here.game.offers(here.state)}
    for text in one_of_each.values():
        with suppress(IllegalCommand):
            play.do(campaign, text)
    play.do(campaign, 'note 0101 "Ünï, and a longer word"')
    play.do(campaign, "roll 2d6", rolls=[3, 4])
    play.undo(campaign, sure=True)
    play.undo(campaign, sure=True)
    play.redo(campaign)
    return campaign


def main():
    games = {"toy": Toy(), "bastionland": Rules(Library(load("bastionland")))}
    with tempfile.TemporaryDirectory() as folder:
        play = Play(open_ledger(Path(folder) / "records.db"), games)
        for make in (play_toy, play_realm):
            campaign = make(play)
            version = games[campaign.game].rules_version
            with (RECORDS / f"{campaign.game}-{version}.realmgen").open("xb") as file:
                file.write(export_campaign(play, campaign))
        play.ledger.close()


if __name__ == "__main__":
    main()
