"""Worlds of Ironsworn in plain columns, and their journals in words."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_TABLES: dict[str, dict[str, type]] = {
    "world": {"name": str, "mode": str, **dict.fromkeys(("places", "people", "home", "answers"), int), "started": bool},
    "truth": dict.fromkeys(("options", "own", "believed"), str),
    "place": {
        **dict.fromkeys(("kind", "name", "region", "at", "location", "size", "troubles"), str),
        **dict.fromkeys(("bond", "known"), bool),
    },
    "person": {
        **dict.fromkeys(("name", "people", "role", "goals", "descriptors", "rank"), str),
        "home": int,
        **dict.fromkeys(("bond", "enemy", "known"), bool),
    },
    "foe": {"status": str, "shift": int, "note": str},
    "vow": {**dict.fromkeys(("kind", "text", "rank", "state"), str), **dict.fromkeys(("ticks", "boxes", "giver"), int)},
    "journey": {**dict.fromkeys(("rank", "state"), str), **dict.fromkeys(("origin", "target", "ticks"), int)},
    "fight": {
        **dict.fromkeys(("foe", "name", "rank", "state"), str),
        **dict.fromkeys(("harm", "pack", "ticks"), int),
    },
    "bond": {"name": str, "person": int, "place": int},
    "journal": {
        "seq": int,
        **dict.fromkeys(("time", "verb", "text", "dice"), str),
        **dict.fromkeys(("typed", "undone"), bool),
    },
}
_KINDS = {str: AutoString, int: sa.Integer, bool: sa.Boolean}


def upgrade() -> None:
    """To this version."""
    for table, columns in _TABLES.items():
        name = f"ironsworn_{table}"
        key: list[sa.Column[str]] = [] if table == "journal" else [sa.Column("key", AutoString(), nullable=False)]
        op.create_table(
            name,
            sa.Column("id", sa.Integer(), nullable=False),
            sa.Column("journal_id", sa.Integer(), nullable=False),
            *key,
            *(sa.Column(column, _KINDS[kind](), nullable=False) for column, kind in columns.items()),
            sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f(f"fk_{name}_journal_id_journal")),
            sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{name}")),
            sa.UniqueConstraint("journal_id", "key" if key else "seq", name=op.f(f"uq_{name}_journal_id")),
        )


def downgrade() -> None:
    """Back to the version before."""
    for table in reversed(_TABLES):
        op.drop_table(f"ironsworn_{table}")
