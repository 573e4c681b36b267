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
from realmgen.games.bastionland.commands import SetCalling, SetTale
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.service.campaignfile import export_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm
from realmgen.service.sites import draw_into
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
    for text in lore_commands(play.position(campaign).state.realm):
        play.do(campaign, text)
    draw_into(play, campaign, realm.holdings[0].at, SiteOptions(), "4711")
    play.do(campaign, f"reveal {realm.holdings[0].at} all")
    play.do(campaign, 'note 0101 "Ünï, and a longer word"')
    play.do(campaign, "roll 2d6", rolls=[3, 4])
    play.undo(campaign, sure=True)
    play.undo(campaign, sure=True)
    play.redo(campaign)
    return campaign


def lore_commands(realm):
    """Every command on tales, sparks and people, once."""
    library = Library(load("bastionland"))
    home = next(holding.at for holding in realm.holdings if holding.seat)
    shrine = next((mark.at for mark in realm.landmarks if mark.kind == "sanctum"), None)
    if shrine is None:
        shrine = realm.landmarks[0].at
        yield f'set landmarks.{shrine}.kind "sanctum"'
    tale, calling = library.tale(library.tale_ids[-1]), library.calling(library.calling_ids[-1])
    yield str(SetTale(realm.myths[0].at, tale))
    yield str(SetCalling(shrine, calling))
    yield f'prompt {shrine} "A door, painted on."'
    yield f"spark {home} holding"
    yield from (f"person {home}", f"hire {home} guide", f'favour {home} "Wenna"', f'favour {home} "Edda"')
    yield from (f'repay {home} "Wenna"', f"ask {home} vagabond", f'counsel {shrine} {realm.myths[0].number} "Go."')
    yield from (f'approve {shrine} "Wat" knighting', 'journey "The Far Vale" winter')


def main():
    games = {"toy": Toy(), "bastionland": Rules(Library(load("bastionland")))}
    with tempfile.TemporaryDirectory() as folder:
        play = Play(open_ledger(Path(folder) / "records.db"), games)
        for make in (play_toy, play_realm):
            campaign = make(play)
            version = games[campaign.game].rules_version
            file = RECORDS / f"{campaign.game}-{version}.realmgen"
            if not file.exists():
                file.write_bytes(export_campaign(play, campaign))
        play.ledger.close()


if __name__ == "__main__":
    main()
