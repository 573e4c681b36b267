"""What the README says of the database is so: every table and column, and its queries find something."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from company_samples import COMPANY
from sqlalchemy import inspect

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.places import seat
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.store.engine import read

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SECTION = README[README.index("## The database") : README.index("## Gallery")]
MOMENT = ["age", "year", "season", "day", "phase"]
ROWS = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", SECTION, re.MULTILINE)
QUERIES = re.findall(r"```sql\n(.*?)```", SECTION, re.DOTALL)


def columns(words):
    return [
        name
        for part in re.findall(r"`\w+`|moment", words)
        for name in (MOMENT if part == "moment" else [part.strip("`")])
    ]


def test_every_table_and_column_is_described(ledger):
    with read(ledger.engine) as connection:
        look = inspect(connection)
        there = {name: {column["name"] for column in look.get_columns(name)} for name in look.get_table_names()}
    told = {name: set(columns(words)) for name, words in ROWS}
    own = set(re.findall(r"`(\w+)`", SECTION[SECTION.index("`line`") : SECTION.index("are the program's own")]))
    assert set(told) | own == set(there)
    for name, described in told.items():
        kept = {"id", "journal_id"} if name.startswith(("bastionland", "ironsworn", "torchfall")) else set()
        assert described == there[name] - kept, name


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("readme") / "realmgen.db"
    play = open_play(path)
    campaign = play.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))
    for member in COMPANY.members:
        play.do(campaign, str(PutMember(member)))
    home = seat(play.position(campaign).state.realm).at
    for command in (
        f"at {home}",
        "evening",
        "omen 1",
        'glory "Isolde" 1 other "a good deed"',
        'resolve 2 "it sleeps" "Isolde"',
    ):
        play.do(campaign, command)
    play.ledger.close()
    return path


@pytest.mark.parametrize("query", QUERIES, ids=range(len(QUERIES)))
def test_a_query_of_the_readme_finds_something(played, query):
    with closing(sqlite3.connect(played)) as connection:
        assert connection.execute(query).fetchall()


def test_there_are_queries():
    assert len(QUERIES) == 3
