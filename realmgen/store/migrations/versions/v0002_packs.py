"""Content packs."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "pack",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("game", AutoString(), nullable=False),
        sa.Column("title", AutoString(), nullable=False),
        sa.Column("sum", AutoString(), nullable=False),
        sa.Column("added", AutoString(), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pack")),
        sa.UniqueConstraint("key", name=op.f("uq_pack_key")),
    )


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("pack")
