"""One commit writes a line with all that follows from it, or nothing."""

import pytest
from sqlalchemy import event, insert

from realmgen.errors import NotAllowed, NotFound, StaleCommand, Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event
from realmgen.kit.record import Header, Line
from realmgen.store import rows
from realmgen.store.engine import write
from realmgen.store.ledger import open_ledger
from realmgen.store.values import Bundle, Commit, Snapshot, Standing, now

TIME = "2026-01-01T00:00:00.000000+00:00"
HOLDINGS = [
    {"key": at, "at": at, "name": name, "kind": "castle", "seat": False, "ruler": "", "hidden": False}
    for at, name in (("0101", "Ash"), ("0202", "Birch"), ("0303", "Cedar"))
]


@pytest.fixture
def campaign(ledger):
    bundle = Bundle("Ash", "0000c0de", Header("bastionland", "4711", 1, TIME), 1, "{}", created=TIME, updated=TIME)
    return ledger.add(bundle, '{"shown":0}', {})


def line(seq, **more):
    return Line(
        seq,
        now(),
        f"command {seq}",
        (Rolled(6, 4, "luck", True),),
        ("elm",),
        (Event("e", "t", {"a": [1]}, True),),
        **more,
    )


def commit(ledger, campaign, seq, *, holdings=(), keep=False):
    at = ledger.standing(campaign.id)
    to = Standing(at.campaign, at.journal, seq, seq, (), 1, at.seed)
    return Commit(line(seq), to, seq - 1, f'{{"n":{seq}}}', f'{{"shown":{seq}}}', {"holding": list(holdings)}, keep)


def test_a_line_its_state_its_rows_and_what_players_see_are_written_together(ledger, campaign):
    made = commit(ledger, campaign, 1, holdings=HOLDINGS, keep=True)
    ledger.append(made)
    standing, state = ledger.latest(campaign.id)
    assert (standing.seq, standing.head, state) == (1, 1, '{"n":1}')
    assert ledger.lines(standing.journal) == [made.line]
    assert ledger.snapshots(standing.journal) == [Snapshot(1, 1, '{"n":1}')]
    assert ledger.rows(standing.journal, "bastionland")["holding"] == HOLDINGS
    assert ledger.players.look("0000c0de") == {"shown": 1}
    assert ledger.campaigns()[0].updated.isoformat() == made.line.time


def test_the_loser_of_a_race_is_stale_and_writes_nothing(ledger, campaign):
    first, second = commit(ledger, campaign, 1), commit(ledger, campaign, 1, holdings=HOLDINGS, keep=True)
    ledger.append(first)
    with pytest.raises(StaleCommand) as error:
        ledger.append(second)
    assert (error.value.seen, error.value.latest) == (0, 1)
    journal = ledger.standing(campaign.id).journal
    assert (len(ledger.lines(journal)), ledger.kept(journal)) == (1, set())
    assert ledger.rows(journal, "bastionland")["holding"] == []


def test_a_line_that_runs_ahead_is_refused(ledger, campaign):
    with pytest.raises(StaleCommand):
        ledger.append(commit(ledger, campaign, 2))
    assert ledger.standing(campaign.id).seq == 0


def test_the_unique_key_alone_would_stop_the_loser_too(ledger, campaign):
    made = commit(ledger, campaign, 1)
    with write(ledger.engine) as connection:
        connection.execute(insert(rows.LINE).values(rows.from_line(made.standing.journal, made.line, 0)))
    with pytest.raises(StaleCommand):
        ledger.append(made)
    assert ledger.standing(campaign.id).seq == 0


def test_a_fault_half_way_leaves_nothing(ledger, campaign):
    broken = commit(ledger, campaign, 1, holdings=[{"key": "x"}], keep=True)
    with pytest.raises(Unreadable, match="NOT NULL constraint failed"):
        ledger.append(broken)
    journal = ledger.standing(campaign.id).journal
    assert (ledger.standing(campaign.id).seq, ledger.lines(journal), ledger.kept(journal)) == (0, [], set())
    assert ledger.players.look("0000c0de") == {"shown": 0}


def statements(ledger, work):
    seen = []

    def note(_connection, _cursor, statement, *_):
        if "bastionland_holding" in statement and not statement.lstrip().startswith("SELECT"):
            seen.append(statement.split()[0])

    event.listen(ledger.engine, "before_cursor_execute", note)
    work()
    event.remove(ledger.engine, "before_cursor_execute", note)
    return seen


def test_the_read_model_is_written_only_where_it_differs(ledger, campaign):
    ledger.append(commit(ledger, campaign, 1, holdings=HOLDINGS))
    assert statements(ledger, lambda: ledger.append(commit(ledger, campaign, 2, holdings=HOLDINGS))) == []
    changed = [HOLDINGS[0], HOLDINGS[1] | {"name": "Elm", "hidden": True}, HOLDINGS[2] | {"key": "0404", "at": "0404"}]
    assert statements(ledger, lambda: ledger.append(commit(ledger, campaign, 3, holdings=changed))) == [
        "DELETE",
        "UPDATE",
        "INSERT",
    ]
    assert ledger.rows(ledger.standing(campaign.id).journal, "bastionland")["holding"] == changed


def test_rows_that_another_program_wrote_in_between_are_not_taken_for_ours(path, ledger, campaign):
    other = open_ledger(path)
    ledger.append(commit(ledger, campaign, 1, holdings=HOLDINGS))
    other.append(commit(other, campaign, 2, holdings=HOLDINGS[:1]))
    ledger.append(commit(ledger, campaign, 3, holdings=HOLDINGS))
    assert ledger.rows(ledger.standing(campaign.id).journal, "bastionland")["holding"] == HOLDINGS
    other.close()


def test_a_line_that_failed_leaves_what_is_known_of_the_rows(ledger, campaign):
    ledger.append(commit(ledger, campaign, 1, holdings=HOLDINGS))
    with pytest.raises(Unreadable):
        ledger.append(commit(ledger, campaign, 2, holdings=[{"key": "x"}]))
    ledger.append(commit(ledger, campaign, 2, holdings=HOLDINGS[:2]))
    assert ledger.rows(ledger.standing(campaign.id).journal, "bastionland")["holding"] == HOLDINGS[:2]


def test_the_last_line_alone_is_told(ledger, campaign):
    ledger.append(commit(ledger, campaign, 1))
    assert ledger.seq(campaign.id) == 1
    with pytest.raises(NotFound, match="number 99"):
        ledger.seq(99)


def test_two_things_in_one_place_are_both_there(ledger, campaign):
    twice = [HOLDINGS[0], HOLDINGS[0] | {"name": "Elm"}, HOLDINGS[0] | {"name": "Oak"}]
    ledger.append(commit(ledger, campaign, 1, holdings=twice))
    found = ledger.rows(ledger.standing(campaign.id).journal, "bastionland")["holding"]
    assert [(row["key"], row["name"]) for row in found] == [("0101", "Ash"), ("0101 (2)", "Elm"), ("0101 (3)", "Oak")]
    assert statements(ledger, lambda: ledger.append(commit(ledger, campaign, 2, holdings=twice))) == []


def test_one_campaigns_rows_leave_anothers_alone(ledger, campaign):
    bundle = Bundle("Elm", "1111c0de", Header("bastionland", "4712", 1, TIME), 1, "{}", created=TIME, updated=TIME)
    other = ledger.add(bundle, "{}", {"holding": HOLDINGS})
    ledger.append(commit(ledger, campaign, 1, holdings=HOLDINGS[:1]))
    assert ledger.rows(ledger.standing(other.id).journal, "bastionland")["holding"] == HOLDINGS


def test_a_campaign_that_does_not_exist_is_not_found(ledger):
    for ask in (ledger.standing, ledger.latest, lambda number: ledger.change(number, name="x")):
        with pytest.raises(NotFound, match="number 99"):
            ask(99)


def test_players_who_cannot_be_shown_a_line_do_not_undo_it(ledger, campaign, caplog, monkeypatch):
    def busy(*_, **__):
        raise NotAllowed("busy")

    monkeypatch.setattr(ledger.players, "put", busy)
    ledger.append(commit(ledger, campaign, 1))
    assert ledger.standing(campaign.id).seq == 1
    assert "line 1 of 0000c0de is saved, but the players do not see it yet" in caplog.text
