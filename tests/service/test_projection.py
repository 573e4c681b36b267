"""What is stored for the players of a Realm, and the Realm's rules through the whole of play and store."""

import json
import shutil
from dataclasses import replace

import pytest
from fifty_realms import SEEDS, hidden_words, realm_of

from realmgen.content import load
from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import PutSite
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.kit.chance import public_code
from realmgen.kit.record import to_json
from realmgen.service import campaignfile
from realmgen.service.campaignfile import check_file, export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm
from realmgen.service.sites import draw_site
from realmgen.store.ledger import open_ledger


@pytest.fixture
def realms(tmp_path, blank):
    """Play with the rules of Realms; `realms(rules)` with others in their place."""
    opened = []

    def sit(rules=None, name="realms.db"):
        if not (tmp_path / name).exists():
            shutil.copy(blank, tmp_path / name)
        play = Play(open_ledger(tmp_path / name), {"bastionland": rules or Rules(Library(load("bastionland")))})
        opened.append(play.ledger)
        return play

    yield sit
    for ledger in opened:
        ledger.close()


def stored_for_players(folder):
    return b"".join(file.read_bytes() for file in folder.iterdir() if ".players." in file.name)


def banned(realm):
    return [*hidden_words(realm), public_code(realm.seed), "barrier", "between"]


def leaks(text, words):
    return [word for word in words if word in text or json.dumps(word)[1:-1] in text]


def test_MB_243_the_stored_projection_of_fifty_realms_holds_nothing_hidden(realms, tmp_path):
    play = realms()
    for seed in SEEDS:
        campaign = play.create("Secret", seed=f"campaign-{seed}", first=adopt_text(realm_of(seed)))
        seen = play.ledger.players.text(campaign.code)
        assert leaks(seen, banned(realm_of(seed))) == []
        assert json.loads(seen)["code"] == campaign.code
        assert realm_of(seed).holdings[0].name in seen
    stored = stored_for_players(tmp_path)
    assert [seed for seed in SEEDS if seed.encode() in stored] == []
    assert b"Secret" not in stored


def test_MB_243_a_rule_that_forgets_to_hide_is_found(realms):
    class Careless(Rules):
        def redact(self, state):
            return self.dump(state)

    play = realms(Careless(Library(load("bastionland"))))
    campaign = play.create("Secret", first=adopt_text(realm_of(SEEDS[0])))
    assert len(leaks(play.ledger.players.text(campaign.code), banned(realm_of(SEEDS[0])))) > 30


def test_MB_243_what_is_hidden_again_leaves_no_trace(realms, tmp_path):
    play = realms()
    realm = realm_of(SEEDS[1])
    campaign = play.create("Secret", first=adopt_text(realm))
    at = next(holding.at for holding in realm.holdings if not holding.seat)
    play.do(campaign, f'rename {at} "Quillonmere"')
    play.do(campaign, f'note {at} "The steward lies"')
    assert b"Quillonmere" in stored_for_players(tmp_path)
    play.do(campaign, f"hide {at}")
    assert b"Quillonmere" not in stored_for_players(tmp_path)
    assert b"steward" not in stored_for_players(tmp_path)
    play.undo(campaign)
    assert b"Quillonmere" in stored_for_players(tmp_path)
    play.undo(campaign)
    play.undo(campaign)
    assert b"Quillonmere" not in stored_for_players(tmp_path)


def test_the_read_model_follows_every_command_and_undo(realms):
    play = realms()
    realm = realm_of(SEEDS[2])
    campaign = play.create("Ash", first=adopt_text(realm))
    journal = play.position(campaign).standing.journal

    def agree():
        here = play.position(campaign)
        wanted = {table: sorted(rows, key=lambda r: r["key"]) for table, rows in here.game.rows(here.state).items()}
        assert play.ledger.rows(journal, "bastionland") == wanted

    agree()
    for text in (
        f"remove {realm.landmarks[0].at}",
        f'rename {realm.myths[0].at} "X"',
        'note 0101 "a"',
        'note 0101 "b"',
        str(PutSite(replace(draw_site(SiteOptions(), "rows"), at="0101"))),
        "reveal 0101 point 2",
        "unpoint 0101 1",
        "sitemove 0101 0202",
        "unsite 0202",
    ):
        play.do(campaign, text)
        agree()
    for _ in range(6):
        play.undo(campaign, sure=True)
        agree()
    play.redo(campaign)
    agree()
    copy = play.duplicate(campaign)
    journal = play.position(copy).standing.journal
    agree()


def test_a_realm_travels_as_a_file(realms):
    play = realms()
    campaign = play.create("Ash", first=adopt_text(realm_of(SEEDS[3])))
    play.do(campaign, 'note 0101 "é"')
    play.do(campaign, "roll 2d6", rolls=[3, 4])
    play.undo(campaign)
    data = export_campaign(play, campaign)
    there = realms(name="there.db")
    moved = import_campaign(there, data)
    assert there.look(moved) == play.look(campaign)
    assert there.history(moved) == play.history(campaign)
    assert there.problems(moved) == play.problems(campaign)
    assert export_campaign(there, moved) == data


def spoilt(value):
    """One value after the other in a nested one, each replaced by things it should not be."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {k: v for k, v in value.items() if k != key}
            yield from ({**value, key: other} for other in (None, -1, "\0", [], {}, [[]], {"x": 1}))
            yield from ({**value, key: other} for other in spoilt(inner))
    elif isinstance(value, list) and value:
        yield [*value, value[0]]
        for at in {0, len(value) - 1}:
            yield from ([*value[:at], other, *value[at + 1 :]] for other in (None, -1, "\0", [], {}))
            yield from ([*value[:at], other, *value[at + 1 :]] for other in spoilt(value[at]))


def test_a_realms_file_spoilt_in_any_place_is_refused_or_sound_but_never_brings_it_down(realms):
    play = realms()
    campaign = play.create("Ash", first=adopt_text(draw_realm(Options(4, 4), "4711")))
    rows = [json.loads(row) for row in export_campaign(play, campaign).decode().splitlines()[:-1]]
    command = rows[2]["command"].removeprefix("adopt ")
    refused = 0
    for row, change in [
        *((-1, {"state": other}) for other in spoilt(rows[-1]["state"])),
        *((2, {"command": f"adopt {to_json(other)}"}) for other in spoilt(json.loads(command))),
    ]:
        bad = list(rows)
        bad[row] = bad[row] | change
        body = "".join(to_json(part) + "\n" for part in bad).encode()
        seal = to_json({"rows": len(bad), "sha256": campaignfile._sum(body)}) + "\n"
        try:
            check_file(body + seal.encode(), play.games)
        except Unreadable:
            refused += 1
    assert refused > 1000
