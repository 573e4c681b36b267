"""Seasons, Ages, Domains, Crises, Councils, tasks, designs, units and fights in plain columns."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_DATED = {"age": int, "year": int, "season": str, "day": int, "phase": str}
_SCORES = [f"{measure}{full}" for measure in ("vig", "cla", "spi", "guard") for full in ("", "_full")]
_TABLES: dict[str, dict[str, type]] = {
    "age": {"number": int, "began": int, "years": int, "now": bool, "happened": int},
    "battle": {**_DATED, "name": str, "outcome": str, "rounds": int, "how": str, "ours": str, "theirs": str},
    "council": {"at": str, "seat": str, "holder": str},
    "crisis": {**_DATED, "at": str, "kind": str, "face": str, "announced": bool, "resolved": bool, "how": str},
    "design": {**_DATED, "at": str, "what": str, "size": str, "done": bool},
    "domain": {
        **_DATED,
        **dict.fromkeys(("at", "name", "ruler", "law", "successor"), str),
        "crises": int,
        **dict.fromkeys(("misrule", "turmoil", "coffers", "away", "ended"), bool),
    },
    "happened": {**_DATED, "kind": str, "text": str, "at": str, "who": str, "secret": bool},
    "season": {"age": int, "year": int, "season": str, "event": str, "now": bool, "happened": int},
    "task": {**_DATED, **dict.fromkeys(("at", "given", "what", "span", "outcome", "how"), str)},
    "warband": {
        **dict.fromkeys(("name", "kind", "make", "home", "serves"), str),
        **dict.fromkeys((*_SCORES, "armour", "number", "down"), int),
        "strained": bool,
        "secret": bool,
        "fate": str,
    },
}
_KINDS = {str: AutoString, int: sa.Integer, bool: sa.Boolean}


def upgrade() -> None:
    """To this version."""
    for table, columns in _TABLES.items():
        name = f"bastionland_{table}"
        op.create_table(
            name,
            sa.Column("id", sa.Integer(), nullable=False),
            sa.Column("journal_id", sa.Integer(), nullable=False),
            sa.Column("key", AutoString(), nullable=False),
            *(sa.Column(key, _KINDS[kind](), nullable=False) for key, kind in columns.items()),
            sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f(f"fk_{name}_journal_id_journal")),
            sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{name}")),
            sa.UniqueConstraint("journal_id", "key", name=op.f(f"uq_{name}_journal_id")),
        )


def downgrade() -> None:
    """Back to the version before."""
    for table in reversed(_TABLES):
        op.drop_table(f"bastionland_{table}")
