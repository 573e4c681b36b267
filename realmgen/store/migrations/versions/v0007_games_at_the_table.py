"""Games at the table: which campaign one belongs to, and Torchfall in plain columns."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_TABLES: dict[str, dict[str, type]] = {
    "match": {
        **dict.fromkeys(("players", "target", "timed_rounds", "round", "to_move", "commands"), int),
        "over": bool,
        "how": str,
    },
    "seat": {
        **dict.fromkeys(("colour", "name", "bot", "home"), str),
        **dict.fromkeys(("renown", "torches", "beacons", "network"), int),
        "won": bool,
    },
}
_KINDS = {str: AutoString, int: sa.Integer, bool: sa.Boolean}


def upgrade() -> None:
    """To this version."""
    with op.batch_alter_table("campaign") as campaign:
        campaign.add_column(sa.Column("within", sa.Integer(), nullable=True))
        campaign.create_foreign_key(op.f("fk_campaign_within_campaign"), "campaign", ["within"], ["id"])
        campaign.create_index(op.f("ix_campaign_within"), ["within"])
    for table, columns in _TABLES.items():
        name = f"torchfall_{table}"
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
        op.drop_table(f"torchfall_{table}")
    with op.batch_alter_table("campaign") as campaign:
        campaign.drop_index(op.f("ix_campaign_within"))
        campaign.drop_constraint(op.f("fk_campaign_within_campaign"), type_="foreignkey")
        campaign.drop_column("within")
