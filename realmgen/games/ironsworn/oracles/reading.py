"""A file of oracles, which may hold several:

id: moves
source: ...                 and the rest of a header
group: Moves                the heading they stand under
oracles:
  pay-the-price:            an id; `settlement-name/creature` belongs to `settlement-name`
    title: Pay the Price
    number: 7               its place among the nineteen, if it has one
    ask: what does it cost?
    die: 100                which is usual
    rows:
      - "3-5: text"         results of the die in rising order; 00 is 100
      - row: "60-68: text"
        move: Endure Harm   a move that is suggested
        grade: worse        what becomes of the results it asks for
        then:               what it asks to be rolled: `times` on an `oracle`, without one on the same
          - times: 2
            repeat: reroll  keep, reroll, worse or dramatic: what a row does that comes up again
            auto: no        offered, and not rolled by itself
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast, get_args

from realmgen.games.ironsworn.model import Grade, Repeat
from realmgen.games.ironsworn.oracles.own import span
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then
from realmgen.kit.written import Form, Record, Written, text_fault

LARGEST, LONGEST, MOST_TIMES = 1000, 400, 5
"""Sides of a die, characters of a row, and rolls that a row may ask for."""
ID = re.compile(r"[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)?")
_ROW = re.compile(r"(\d{1,4})(?: ?[-–] ?(\d{1,4}))?: (.+)", re.DOTALL)
_REPEATS = get_args(Repeat)
_GRADES = tuple(filter(None, get_args(Grade)))


def read_oracles(record: Record) -> tuple[dict[str, Oracle], list[str]]:
    """The oracles of a file by id, and every fault: a table that does not cover its die exactly once is one, by
    file, line and range (IS-617)."""
    form = Form.of(record, LONGEST)
    if not form.sound:
        return {}, form.faults
    credit = form.header(record)
    group = form.text("group", needed=False, most=60)
    part = form.part("oracles")
    if part.sound and not part.left:
        form.fault(part.line, "`oracles` holds no oracle")
    found: dict[str, Oracle] = {}
    for key in part.left:
        if not ID.fullmatch(key):
            part.fault(part.line_of(key), f"oracle {key[:40]!r} must be named in small letters, digits and hyphens")
        found[key] = _oracle(key, part.part(key), group, record.pack, credit)
    form.finish()
    return found, form.faults


def _oracle(key: str, form: Form, group: str, pack: str, credit: dict[str, str]) -> Oracle:
    die = form.number("die", 2, LARGEST) if form.has("die") else 100
    title, ask = form.text("title", most=80), form.text("ask", needed=False, most=120)
    number = form.number("number", 1, 99, needed=False)
    rows = tuple(_rows(form, die)) if form.sound else ()
    form.finish()
    return Oracle(key, title, rows, die, number, group, ask, pack, credit=credit)


def _rows(form: Form, die: int) -> Iterator[Row]:
    """The rows of a table; what its die may show and no row answers is a fault, and what two answer. A die of 0 sides
    is one that could not be read."""
    line = form.line_of("rows")
    written = form.take("rows")
    parts = written.value if written and isinstance(written.value, tuple) else ()
    if written and not parts:
        form.fault(line, '`rows` must be a list of rows, such as "1-4: text"')
    want = 1
    for part in parts:
        row = _row(part, form)
        if row is None:
            continue
        line = part.line
        form.faults += (f"{form.file}:{line}: {fault}" for fault in _misfit(row, want, die))
        want = max(want, row.high + 1)
        yield row
    if parts and want <= die:
        form.fault(line, f"`{form.path}`: no row answers {span(want, die)} of its d{die}")


def _misfit(row: Row, want: int, die: int) -> Iterator[str]:
    at = span(row.low, row.high)
    if row.low > row.high:
        yield f"{at} goes backwards: the lower result stands first"
    elif row.low > want:
        yield f"no row answers {span(want, row.low - 1)}: this one begins at {row.low}"
    elif row.low < want:
        yield f"{span(row.low, min(row.high, want - 1))} is answered twice: here the next result is {want}"
    if die and max(row.low, row.high) > die:
        yield f"{at} is more than its d{die} shows"


def _row(written: Written, form: Form) -> Row | None:
    """A row, text alone or with what it asks for; None, with a fault, where no results stand before it."""
    if not written.fields:
        return _plain(written, form)
    block = Form(written, form.file, form.faults, "row", form.most)
    row = _plain(block.take("row") or Written("", written.line), form)
    grade = block.word("grade", _GRADES) if block.has("grade") else ""
    move = block.text("move", needed=False, most=80)
    then = tuple(map(_then, block.forms("then"))) if block.has("then") else ()
    block.finish()
    return row._replace(then=then, grade=cast(Grade, grade), move=move) if row else None


def _plain(written: Written, form: Form) -> Row | None:
    text = written.value.strip() if isinstance(written.value, str) else ""
    if fault := text_fault(written, form.most):
        form.fault(written.line, f"a row {fault}")
        return None
    found = _ROW.fullmatch(text)
    if not found:
        form.fault(written.line, f'row {text[:40]!r} must begin with its results, such as "1-4: text"')
        return None
    low, high = (int(part) or 100 for part in (found[1], found[2] or found[1]))
    return Row(low, high, found[3].strip())


def _then(form: Form) -> Then:
    oracle = form.text("oracle", needed=False)
    times = form.number("times", 1, MOST_TIMES) if form.has("times") else 1
    repeat = form.word("repeat", _REPEATS) if form.has("repeat") else "keep"
    auto = form.word("auto", ("yes", "no")) != "no" if form.has("auto") else True
    form.finish()
    return Then(oracle, times or 1, cast(Repeat, repeat or "keep"), auto)
