"""Sites and their points in plain columns."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "bastionland_point",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("text", AutoString(), nullable=False),
        sa.Column("secret", AutoString(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_point_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_point")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_point_journal_id")),
    )
    op.create_table(
        "bastionland_site",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("ground", AutoString(), nullable=False),
        sa.Column("preset", AutoString(), nullable=False),
        sa.Column("origin", AutoString(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("routes", sa.Integer(), nullable=False),
        sa.Column("entrances", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_site_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_site")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_site_journal_id")),
    )


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("bastionland_site")
    op.drop_table("bastionland_point")
