"""The journal in words: a row for each command, and what was played before there was such a table."""

import json

import pytest
from alembic import command
from sqlalchemy import text

from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event
from realmgen.kit.record import Header, Line
from realmgen.store.engine import find_url, make_engine, prepare, write
from realmgen.store.ledger import open_ledger
from realmgen.store.migrations import bring_up_to_date, config
from realmgen.store.values import Bundle, Commit, Standing

TIME = "2026-01-01T00:00:00.000000+00:00"
MOMENT = {"night": 2, "age": 1, "year": 3, "season": "harvest", "day": 4, "phase": "night"}


def row(seq, **more):
    told = {"seq": seq, "time": TIME, "verb": "say", "text": f"{seq}", "dice": "", "typed": False, "undone": False}
    return MOMENT | told | more


@pytest.fixture
def campaign(ledger):
    bundle = Bundle("Ash", "0000c0de", Header("bastionland", "4711", 3, TIME), 3, "{}", created=TIME, updated=TIME)
    return ledger.add(bundle, "{}", {})


def append(ledger, campaign, line, told=None):
    at = ledger.standing(campaign.id)
    to = Standing(at.campaign, at.journal, line.seq, line.seq, (), 3, at.seed)
    ledger.append(Commit(line, to, 0, "{}", "{}", {}, told=told))
    return at.journal


def test_a_command_is_told_and_an_undo_and_a_redo_say_whether_it_stands(ledger, campaign):
    journal = append(ledger, campaign, Line(1, TIME, 'say "a"'), row(1))
    assert ledger.told(journal, "bastionland") == [row(1)]
    append(ledger, campaign, Line(2, TIME, "undo", cancels=1))
    assert ledger.told(journal, "bastionland") == [row(1, undone=True)]
    append(ledger, campaign, Line(3, TIME, "redo", redoes=1))
    assert ledger.told(journal, "bastionland") == [row(1)]


def test_another_campaigns_lines_are_left_alone(ledger, campaign):
    bundle = Bundle("Elm", "1111c0de", Header("bastionland", "1", 3, TIME), 3, "{}", created=TIME, updated=TIME)
    other = ledger.standing(ledger.add(bundle, "{}", {}, [row(1)]).id).journal
    append(ledger, campaign, Line(1, TIME, 'say "a"'), row(1))
    append(ledger, campaign, Line(2, TIME, "undo", cancels=1))
    assert ledger.told(other, "bastionland") == [row(1)]


def test_a_game_without_such_a_table_is_not_told(ledger):
    bundle = Bundle("Toy", "2222c0de", Header("toy", "1", 1, TIME), 1, "{}", created=TIME, updated=TIME)
    assert ledger.told(ledger.standing(ledger.add(bundle, "{}", {}, [row(1)]).id).journal, "toy") == []


LINES = [
    (1, 0, None, "note 0101 \"x\"", [], ["A note."]),
    (2, 1, None, "roll 2d6", [Rolled(6, 3, "luck", False), Rolled(6, 4, "luck", True)], ["Rolled.", "Seven."]),
    (3, None, 2, "undo", [], ["Undone: Rolled."]),
    (4, 1, None, "note 0101 \"y\"", [], ["Another."]),
]  # fmt: skip


def test_a_campaign_from_before_is_told_as_far_as_its_lines_know(path, ask):
    prepare(path)
    engine = make_engine(find_url(path))
    with write(engine) as connection:
        command.upgrade(config(connection), "0003")
        for sql in (
            "INSERT INTO campaign (id, code, name, archived, created, updated) VALUES (1, 'a', 'Ash', false, '', '')",
            "INSERT INTO journal (id, campaign_id, game, seed, rules_version, format, created)"
            " VALUES (1, 1, 'bastionland', '', 2, 1, '')",
            "INSERT INTO latest (journal_id, seq, head, rules_version, undone, state) VALUES (1, 4, 4, 2, '[]', '{}')",
            "INSERT INTO bastionland_myth (journal_id, key, number, at, name, mark, omens)"
            " VALUES (1, '1', 1, '0101', 'The Myth', '', 0)",
        ):
            connection.execute(text(sql))
        for seq, after, cancels, words, rolls, told in LINES:
            connection.execute(
                text(
                    "INSERT INTO line (journal_id, seq, time, after, cancels, rolls, drawn, events, command)"
                    " VALUES (1, :seq, '', :after, :cancels, :rolls, '[]', :events, :words)"
                ),
                {
                    "seq": seq,
                    "after": after,
                    "cancels": cancels,
                    "words": words,
                    "rolls": json.dumps([[d.sides, d.value, d.purpose, d.typed] for d in rolls]),
                    "events": json.dumps([{"kind": "e", "text": one} for one in told]),
                },
            )
    bring_up_to_date(engine)
    engine.dispose()
    assert ask(path, "SELECT seq, verb, text, dice, typed, undone, night, season FROM bastionland_journal") == [
        (1, "note", "A note.", "", 0, 0, 0, "spring"),
        (2, "roll", "Rolled. Seven.", "d6:3 d6:4*", 1, 1, 0, "spring"),
        (4, "note", "Another.", "", 0, 0, 0, "spring"),
    ]
    assert ask(path, "SELECT name, resolved, how FROM bastionland_myth") == [("The Myth", 0, "")]
    open_ledger(path).close()


def test_events_are_told_in_order():
    from realmgen.service.story import dated, given_in, tell_all

    a, b = MOMENT | {"night": 0}, MOMENT | {"night": 0, "phase": "morning", "day": 5}
    first = Line(1, TIME, "end", events=dated([Event("ended", "The day ends.", {"x": 1})], a, b))
    second = Line(2, TIME, "evening", events=dated([Event("begun", "An evening.", {})], b, b | {"night": 3}))
    third = Line(3, TIME, "undo", cancels=2)
    rows = tell_all([first, second, third], a)
    assert [(r["seq"], r["phase"], r["night"], r["undone"]) for r in rows] == [
        (1, "night", 0, False),
        (2, "morning", 3, True),
    ]
    assert first.events[0].data == {"x": 1, "moment": b}
    assert given_in({}, {}) == {}
