"""A campaign as a file: nothing is lost, and what is damaged or foreign is refused whole."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_game import Toy

from realmgen.errors import Unreadable
from realmgen.kit.record import to_json
from realmgen.service import campaignfile
from realmgen.service.campaignfile import check_file, export_campaign, import_campaign, is_campaign

GAMES = {"toy": Toy()}


@pytest.fixture
def data(play, campaign):
    """A campaign with dice of both sorts, draws, a secret, undos and redos, still open to redo."""
    for text in ("roll 2", "draw", 'hide "the heir"', "reveal", 'say "\u2028 Ünï"', "add 1"):
        play.do(campaign, text)
    play.do(campaign, "roll 1", rolls=[6])
    for _ in range(3):
        play.undo(campaign)
    play.redo(campaign)
    return export_campaign(play, campaign)


def sealed(rows):
    """Rows as a file with a true seal, so that only what they say can be at fault."""
    body = "".join(to_json(row) + "\n" for row in rows).encode()
    return body + (to_json({"rows": len(rows), "sha256": campaignfile._sum(body)}) + "\n").encode()


def rows_of(data):
    return [json.loads(row) for row in data.decode().removesuffix("\n").split("\n")][:-1]


def faults(data):
    with pytest.raises(Unreadable) as error:
        check_file(data, GAMES)
    return error.value.faults


def test_nothing_is_lost_on_the_way(table, play, campaign, data):
    there = table(name="there.db")
    moved = import_campaign(there, data)
    here = play.find("Ash")
    assert (moved.code, moved.name, moved.created, moved.updated) == (here.code, here.name, here.created, here.updated)
    assert there.history(moved) == play.history(campaign)
    assert there.ledger.lines(there.position(moved).standing.journal) == play.ledger.lines(
        play.position(campaign).standing.journal
    )
    assert there.look(moved) == play.look(campaign)
    assert there.position(moved).seed == "4711"
    assert there.position(moved).can_redo == play.position(campaign).can_redo == "add 1"
    assert there.ledger.players.look(moved.code) == play.look(campaign, as_player=True)
    assert export_campaign(there, moved) == data


def test_both_go_on_alike(table, play, campaign, data):
    there = table(name="there.db")
    moved = import_campaign(there, data)
    for act in ("redo", "redo", "roll 3", "undo", "undo", "draw"):
        for at, which in ((play, campaign), (there, moved)):
            getattr(at, act)(which) if act in ("undo", "redo") else at.do(which, act)
        assert there.look(moved) == play.look(campaign)
    assert there.replay(moved) == []


def test_a_code_that_is_taken_is_not_taken_twice(play, campaign, data):
    moved = import_campaign(play, data)
    assert moved.code != campaign.code
    assert moved.id != campaign.id
    assert play.look(moved) == play.look(campaign)


def test_a_campaign_put_away_comes_back_put_away(table, play, campaign):
    play.archive(campaign)
    assert import_campaign(table(name="there.db"), export_campaign(play, campaign)).archived


def test_an_empty_campaign_travels_too(table, play, campaign):
    data = export_campaign(play, campaign)
    assert check_file(data, GAMES) == 0
    assert import_campaign(table(name="there.db"), data).seq == 0


def test_a_long_campaign_comes_with_snapshots_of_its_own(table, play, campaign):
    for _ in range(52):
        play.do(campaign, "roll 1")
    game = Toy()
    there = table(name="there.db", game=game)
    moved = import_campaign(there, export_campaign(play, campaign))
    game.applied = 0
    there.undo(moved)
    assert game.applied < 10


def test_a_file_tells_what_it_is(data):
    assert is_campaign(data)
    assert check_file(data, GAMES) == 11
    assert not is_campaign(b'{"schema": "realm"}')


@pytest.mark.parametrize("junk", [b"", b"{}", b"PK\x03\x04", b"Dear diary", b"\xff\xfe\x00", b'{"realmgen":"realm"}'])
def test_a_foreign_file_is_refused(play, junk):
    with pytest.raises(Unreadable, match="no campaign file of realmgen"):
        import_campaign(play, junk)
    assert play.campaigns() == []


def test_a_file_too_big_is_refused_unread(monkeypatch, data):
    monkeypatch.setattr(campaignfile, "BIGGEST", 1000)
    assert faults(data) == (f"the file is too big: {len(data):,} bytes, where 1,000 are the most",)


def test_any_changed_byte_is_noticed(play, campaign, data):
    dice = random.Random(4711)
    before = len(play.campaigns())
    for at in [*range(60), *dice.sample(range(len(data)), 60), *range(len(data) - 60, len(data))]:
        spoilt = bytearray(data)
        spoilt[at] ^= 1 << dice.randrange(8)
        with pytest.raises(Unreadable):
            import_campaign(play, bytes(spoilt))
    assert len(play.campaigns()) == before


def test_a_file_cut_short_anywhere_is_noticed(data):
    for end in [0, 1, 30, len(data) // 2, len(data) - 80, len(data) - 2, len(data) - 1]:
        assert faults(data[:end])
    assert "ends too early" in faults(data[: len(data) // 2])[0]


def test_every_fault_is_told(data):
    rows = rows_of(data)
    rows[0] |= {"name": "a\nb", "code": "xyz", "colour": "red"}
    rows[1] |= {"game": "chess"}
    rows[3] |= {"time": "yesterday", "rolls": [[6, 9, "", False]]}
    rows[4].pop("command")
    told = faults(sealed(rows)[:-2])
    words = (
        "ends too early",
        "'colour' is not known",
        "'game' is not known",
        "roll [6, 9",
        "command is missing",
        "name 'a",
    )
    for word in words:
        assert any(word in fault for fault in told), word
    assert any(fault.startswith("row 4:") for fault in told)


def edit(rows, number, **change):
    rows[number] = {**rows[number], **change}
    return rows


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda r: edit(r, 1, journal="chess"), "game 'chess' is not known: one of toy"),
        (lambda r: edit(r, 1, rules_version=2), "the latest state is of line 11, rules 1"),
        (lambda r: edit(r, 1, seed="\n"), "seed '\\n' cannot be used"),
        (lambda r: edit(r, 0, format=2), "row 1: format 2 is newer than this program"),
        (lambda r: edit(r, 0, created="2026-01-01"), "'2026-01-01' is no time in UTC"),
        (lambda r: edit(r, 2, seq=7), "line 1 is missing"),
        (lambda r: edit(r, 2, command="sing"), "line 1: command 'sing' is not known"),
        (lambda r: edit(r, 2, command="add -1"), "line 1: the count is 0: it cannot fall below 0"),
        (lambda r: edit(r, 2, rolls=[]), "line 1: the record holds no more dice"),
        (lambda r: edit(r, 2, events=[]), "line 1: the rules tell of it otherwise"),
        (lambda r: edit(r, 3, drawn=["ash", "elm"]), "line 2: the record holds 0 dice and 1 entries too many"),
        (lambda r: edit(r, 3, drawn=["yew"]), "the stored state differs from what the journal tells, in words"),
        (lambda r: edit(r, -1, state=r[-1]["state"] | {"count": 999}), "differs from what the journal tells, in count"),
        (lambda r: edit(r, -1, state={}), "secret is missing"),
        (lambda r: edit(r, -1, state=[]), "state is [], but should be an object"),
        (lambda r: edit(r, -1, latest=9), "the latest state is of line 9"),
        (lambda r: edit(r, -1, rules_version=3), "rules 3"),
        (lambda r: r[:-1], "the latest state is missing"),
        (lambda r: [*r, {"at": 3, "rules_version": 1, "state": {}}], "the state at line 3 is missing or too much"),
        (lambda r: edit(r, 7, command='say "spoilt'), "line 6: command"),
        (lambda r: r[:1], "the header of the journal is missing"),
    ],
)
def test_a_file_whose_seal_is_true_but_whose_words_are_not(data, spoil, fault):
    told = faults(sealed(spoil(rows_of(data))))
    assert any(fault in line for line in told), told


@given(st.binary(max_size=200))
def test_no_bytes_whatever_bring_it_down(junk):
    for start in (b"", b'{"realmgen":"campaign"', b'{"realmgen":"campaign"}\n'):
        with pytest.raises(Unreadable):
            check_file(start + junk, GAMES)


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=3),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["seq", "at", "latest", "events", "rolls", "state"]), inner, max_size=3)
        ),
    )
)
def test_no_row_whatever_brings_it_down(row):
    rows = [{"realmgen": "campaign", "format": 1, "name": "x", "code": "0000c0de", "archived": False}, row, row]
    try:
        data = sealed(rows)
    except Unreadable:
        return
    with pytest.raises(Unreadable):
        check_file(data, GAMES)
