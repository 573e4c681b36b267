"""Files of oracles: what is read, and what is refused by file, line and range."""

import pytest

from realmgen.content import read_record
from realmgen.games.ironsworn.oracles.reading import read_oracles
from realmgen.games.ironsworn.oracles.table import Row, Then

HEAD = "id: mine\nsource: me\nlicence: none\nauthor: me\ngroup: Mine\noracles:\n"


def read(body, head=HEAD):
    return read_oracles(read_record("mine.yaml", (head + body).encode()))


def oracle(*rows, more=""):
    lines = "".join(f"      - {row}\n" for row in rows)
    return f"  wolves:\n    title: Wolves\n{more}    rows:\n{lines}"


def faults(*rows, more=""):
    return read(oracle(*rows, more=more))[1]


def test_a_whole_file():
    found, wrong = read(
        oracle('"1-40: one"', '"41-00: all"')
        + "  den/sign:\n    title: Signs\n    die: 6\n    number: 3\n    ask: what?\n    rows:\n"
        + '      - "1-5: a track"\n      - row: "6: two things"\n        grade: worse\n        move: Flee\n'
        + "        then:\n          - times: 2\n            repeat: reroll\n          - oracle: wolves\n"
        + "            auto: no\n"
    )
    assert wrong == []
    assert list(found) == ["wolves", "den/sign"]
    assert found["wolves"].rows == (Row(1, 40, "one"), Row(41, 100, "all"))
    sign = found["den/sign"]
    assert (sign.die, sign.number, sign.ask, sign.group, sign.title) == (6, 3, "what?", "Mine", "Signs")
    assert sign.rows[1] == Row(6, 6, "two things", (Then("", 2, "reroll"), Then("wolves", auto=False)), "worse", "Flee")
    assert sign.credit == {"source": "me", "licence": "none", "author": "me"}


@pytest.mark.parametrize(
    ("rows", "line", "fault"),
    [
        (('"1-39: a"', '"41-100: b"'), 11, "no row answers 40: this one begins at 41"),
        (('"2-100: a"',), 10, "no row answers 1: this one begins at 2"),
        (('"1-30: a"', '"41-100: b"'), 11, "no row answers 31-40: this one begins at 41"),
        (('"1-40: a"', '"40-100: b"'), 11, "40 is answered twice: here the next result is 41"),
        (('"1-40: a"', '"31-35: b"', '"41-100: c"'), 11, "31-35 is answered twice: here the next result is 41"),
        (('"1-99: a"',), 10, "`oracles.wolves`: no row answers 100 of its d100"),
        (('"1-90: a"',), 10, "`oracles.wolves`: no row answers 91-100 of its d100"),
        (('"1-101: a"',), 10, "1-101 is more than its d100 shows"),
        (('"40-1: a"', '"1-100: b"'), 10, "40-1 goes backwards: the lower result stands first"),
        (("no results",), 10, "row 'no results' must begin with its results"),
    ],
)
def test_IS_617_a_table_that_does_not_cover_its_die_once_is_refused_by_line_and_range(rows, line, fault):
    assert any(one.startswith(f"mine.yaml:{line}: ") and fault in one for one in faults(*rows)), faults(*rows)


def test_every_fault_of_a_file_is_found():
    wrong = faults(
        '"1-50: a"', '{row: "52-100: b", grade: bad, then: [{times: 9}], colour: red}', more="    die: 1001\n"
    )
    assert len(wrong) == 5
    told = "\n".join(wrong)
    for part in ("`oracles.wolves.die`", "no row answers 51", "`row.grade` 'bad'", "times", "`row.colour` is unknown"):
        assert part in told


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("  Wolves:\n    title: W\n    rows: ['1-100: a']\n", "must be named in small letters"),
        ("  wolves:\n    rows: ['1-100: a']\n", "`oracles.wolves.title` is missing"),
        ("  wolves:\n    title: W\n", "`oracles.wolves.rows` is missing"),
        ("  wolves:\n    title: W\n    rows: many\n", "must be a list of rows"),
        ("  wolves: howling\n", "must be `name: value` lines"),
        ("", "`oracles` must be `name: value` lines"),
        ("  {}\n", "`oracles` holds no oracle"),
    ],
)
def test_what_is_no_oracle_is_refused(body, fault):
    assert any(fault in one for one in read(body)[1]), read(body)[1]


def test_a_file_must_say_where_it_is_from():
    _, wrong = read(oracle('"1-100: a"'), "id: mine\noracles:\n")
    assert [one.partition("`")[2].partition("`")[0] for one in wrong] == ["source", "licence", "author"]
