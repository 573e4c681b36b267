"""Tables that hold the latest state in plain columns, so that the database can be queried.

Each game has a module with its tables; a game's pure `rows(state)` says what they hold. They are written in
the transaction of the journal's line, only where they differ, and can be rebuilt from the state at any time.
Beside them stands the journal in words, a row for each command.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update

from realmgen.kit.game import Rows
from realmgen.store.readmodel.bastionland import BASTIONLAND, Told
from realmgen.store.readmodel.ironsworn import IRONSWORN
from realmgen.store.readmodel.ironsworn import Told as WorldTold
from realmgen.store.readmodel.torchfall import TORCHFALL
from realmgen.store.tables import table
from realmgen.store.values import Commit

TABLES = {
    game: {name: table(model) for name, model in models.items()}
    for game, models in (("bastionland", BASTIONLAND), ("ironsworn", IRONSWORN), ("torchfall", TORCHFALL))
}
TOLD = {"bastionland": table(Told), "ironsworn": table(WorldTold)}
Row = dict[str, Any]
Held = dict[str, dict[str, Row]]
"""By table and key: rows of a journal."""


def write_rows(connection: Connection, journal: int, game: str, rows: Rows, held: Held | None = None) -> Held:
    """Make the read model of a journal hold exactly `rows`, and return them by table and key; a game without tables
    has none. `held` is what it holds, where that is known: else it is read."""
    wanted = {name: _by_key(rows.get(name, ())) for name in TABLES.get(game, {})}
    for name, new in wanted.items():
        where = TABLES[game][name]
        old = _read(connection, where, journal) if held is None else held[name]
        if old != new:
            _write(connection, where, journal, old, new)
    return wanted


def read_rows(connection: Connection, journal: int, game: str) -> dict[str, list[Row]]:
    """What the read model holds of a journal, in the order of the keys."""
    tables = TABLES.get(game, {})
    return {
        name: sorted(_read(connection, t, journal).values(), key=lambda r: str(r["key"])) for name, t in tables.items()
    }


def tell(connection: Connection, commit: Commit) -> None:
    """Write a command in words; what an undo or redo concerns stands no longer, or again."""
    where, line = TOLD.get(commit.standing.campaign.game), commit.line
    if where is None:
        return
    if commit.told is not None:
        connection.execute(insert(where).values(journal_id=commit.standing.journal, **commit.told))
    concerned = line.cancels or line.redoes
    if concerned:
        mine = (where.c.journal_id == commit.standing.journal, where.c.seq == concerned)
        connection.execute(update(where).where(*mine).values(undone=line.cancels is not None))


def tell_all(connection: Connection, journal: int, game: str, rows: Iterable[Row]) -> None:
    """Write a whole journal in words."""
    new = [{"journal_id": journal, **row} for row in rows]
    if new and game in TOLD:
        connection.execute(insert(TOLD[game]), new)


def read_told(connection: Connection, journal: int, game: str) -> list[Row]:
    """A journal in words, in order."""
    where = TOLD.get(game)
    if where is None:
        return []
    columns = [column for column in where.columns if column.name not in ("id", "journal_id")]
    found = connection.execute(select(*columns).where(where.c.journal_id == journal).order_by(where.c.seq))
    return [dict(row._mapping) for row in found]


def _by_key(rows: Iterable[Row]) -> dict[str, Row]:
    """Rows by key. A game master may overrule what makes keys unique: then later ones are numbered."""
    found: dict[str, Row] = {}
    for row in rows:
        key = row["key"]
        if key in found:
            key = next(key for n in count(2) if (key := f"{row['key']} ({n})") not in found)
            row = {**row, "key": key}
        found[key] = row
    return found


def _read(connection: Connection, where: Table, journal: int) -> dict[str, Row]:
    columns = [column for column in where.columns if column.name not in ("id", "journal_id")]
    found = connection.execute(select(*columns).where(where.c.journal_id == journal))
    return {row.key: dict(row._mapping) for row in found}


def _write(connection: Connection, where: Table, journal: int, held: dict[str, Row], wanted: dict[str, Row]) -> None:
    mine = where.c.journal_id == journal
    gone = [key for key in held if key not in wanted]
    if gone:
        connection.execute(delete(where).where(mine, where.c.key.in_(gone)))
    for key in (key for key in wanted if key in held and wanted[key] != held[key]):
        connection.execute(update(where).where(mine, where.c.key == key).values(wanted[key]))
    new = [{"journal_id": journal, **row} for key, row in wanted.items() if key not in held]
    if new:
        connection.execute(insert(where), new)
