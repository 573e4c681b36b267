"""The Company, its Glory, Omens, hexes seen, days and nights in plain columns, and the journal in words."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_BEFORE = {"night": 0, "age": 1, "year": 1, "season": "spring", "day": 1, "phase": "morning"}
"""When it was in the Realm before there was a clock."""
_DATED = {"age": int, "year": int, "season": str, "day": int, "phase": str}
_SCORES = [f"{measure}{full}" for measure in ("vig", "cla", "spi", "guard") for full in ("", "_full")]
_TABLES: dict[str, dict[str, type]] = {
    "award": {"key": str, **_DATED, "knight": str, "amount": int, "reason": str, "why": str},
    "day": {"key": str, **_DATED, "at": str, "deed": str, "weather": str},
    "hexseen": {"key": str, "at": str, "how": str, "feature": bool},
    "journal": {
        "seq": int,
        "time": str,
        "night": int,
        **_DATED,
        "verb": str,
        "text": str,
        "dice": str,
        "typed": bool,
        "undone": bool,
    },
    "knight": {
        **dict.fromkeys(("key", "name", "kind", "player", "title", "age", "office", "fate"), str),
        "away": bool,
        **dict.fromkeys(_SCORES, int),
        "glory": int,
        "rank": str,
        "remedy": str,
    },
    "night": {"key": str, **_DATED, "number": int, "passes": str, "summary": str, "plans": str},
    "omen": {"key": str, "myth": int, "omen": int, "words": str, "shown": bool},
}
_KINDS = {str: AutoString, int: sa.Integer, bool: sa.Boolean}


def upgrade() -> None:
    """To this version."""
    for name, columns in _TABLES.items():
        _create(f"bastionland_{name}", columns)
    with op.batch_alter_table("bastionland_myth") as batch:
        batch.add_column(sa.Column("resolved", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("how", AutoString(), nullable=False, server_default=""))
    with op.batch_alter_table("bastionland_myth") as batch:
        batch.alter_column("resolved", server_default=None)
        batch.alter_column("how", server_default=None)
    rows = list(_told(op.get_bind()))
    if rows:
        op.bulk_insert(sa.table("bastionland_journal", *map(sa.column, rows[0])), rows)


def downgrade() -> None:
    """Back to the version before."""
    with op.batch_alter_table("bastionland_myth") as batch:
        batch.drop_column("how")
        batch.drop_column("resolved")
    for name in reversed(_TABLES):
        op.drop_table(f"bastionland_{name}")


def _create(name: str, columns: dict[str, type]) -> None:
    op.create_table(
        name,
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        *(sa.Column(key, _KINDS[kind](), nullable=False) for key, kind in columns.items()),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f(f"fk_{name}_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{name}")),
        sa.UniqueConstraint("journal_id", next(iter(columns)), name=op.f(f"uq_{name}_journal_id")),
    )


def _told(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """Every command there is in words."""
    journals = "SELECT j.id, l.head FROM journal j JOIN latest l ON l.journal_id = j.id WHERE j.game = 'bastionland'"
    lines = "SELECT seq, time, command, rolls, events, after FROM line WHERE journal_id = :id AND after IS NOT NULL"
    for journal, head in connection.execute(sa.text(journals)).all():
        found = connection.execute(sa.text(f"{lines} ORDER BY seq"), {"id": journal}).all()
        stands = _standing(head, {line.seq: line.after for line in found})
        yield from ({"journal_id": journal, **_row(line), "undone": line.seq not in stands} for line in found)


def _standing(at: int, after: dict[int, int]) -> set[int]:
    found: set[int] = set()
    while at:
        found.add(at)
        at = after[at]
    return found


def _row(line: sa.Row[Any]) -> dict[str, Any]:
    rolls = json.loads(line.rolls)
    dice = " ".join(f"d{sides}:{value}{'*' if typed else ''}" for sides, value, _, typed in rolls)
    text = " ".join(event["text"] for event in json.loads(line.events))
    words = {"verb": line.command.partition(" ")[0], "text": text, "dice": dice}
    return {"seq": line.seq, "time": line.time, **_BEFORE, **words, "typed": any(die[3] for die in rolls)}
