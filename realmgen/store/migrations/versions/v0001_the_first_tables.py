"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "campaign",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("created", AutoString(), nullable=False),
        sa.Column("updated", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign")),
        sa.UniqueConstraint("code", name=op.f("uq_campaign_code")),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("campaign_id", sa.Integer(), nullable=False),
        sa.Column("game", AutoString(), nullable=False),
        sa.Column("seed", AutoString(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("created", AutoString(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaign.id"], name=op.f("fk_journal_campaign_id_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal")),
    )
    with op.batch_alter_table("journal", schema=None) as batch_op:
        batch_op.create_index(op.f("ix_journal_campaign_id"), ["campaign_id"], unique=False)

    op.create_table(
        "bastionland_holding",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("seat", sa.Boolean(), nullable=False),
        sa.Column("ruler", AutoString(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_holding_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_holding")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_holding_journal_id")),
    )
    op.create_table(
        "bastionland_landmark",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("detail", AutoString(), nullable=False),
        sa.ForeignKeyConstraint(
            ["journal_id"], ["journal.id"], name=op.f("fk_bastionland_landmark_journal_id_journal")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_landmark")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_landmark_journal_id")),
    )
    op.create_table(
        "bastionland_myth",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("mark", AutoString(), nullable=False),
        sa.Column("omens", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_myth_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_myth")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_myth_journal_id")),
    )
    op.create_table(
        "bastionland_note",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("at", AutoString(), nullable=False),
        sa.Column("text", AutoString(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_note_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_note")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_note_journal_id")),
    )
    op.create_table(
        "bastionland_realm",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("layout", AutoString(), nullable=False),
        sa.Column("coast", AutoString(), nullable=False),
        sa.Column("holdings", sa.Integer(), nullable=False),
        sa.Column("myths", sa.Integer(), nullable=False),
        sa.Column("landmarks", sa.Integer(), nullable=False),
        sa.Column("barriers", sa.Integer(), nullable=False),
        sa.Column("rivers", sa.Integer(), nullable=False),
        sa.Column("lakes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_bastionland_realm_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bastionland_realm")),
        sa.UniqueConstraint("journal_id", "key", name=op.f("uq_bastionland_realm_journal_id")),
    )
    op.create_table(
        "latest",
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("undone", AutoString(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_latest_journal_id_journal")),
        sa.PrimaryKeyConstraint("journal_id", name=op.f("pk_latest")),
    )
    op.create_table(
        "line",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("time", AutoString(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=True),
        sa.Column("cancels", sa.Integer(), nullable=True),
        sa.Column("redoes", sa.Integer(), nullable=True),
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("rolls", sa.Text(), nullable=False),
        sa.Column("drawn", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_line_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_line")),
        sa.UniqueConstraint("journal_id", "seq", name=op.f("uq_line_journal_id")),
    )
    op.create_table(
        "snapshot",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seam", sa.Boolean(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name=op.f("fk_snapshot_journal_id_journal")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_snapshot")),
        sa.UniqueConstraint("journal_id", "at", name=op.f("uq_snapshot_journal_id")),
    )


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("snapshot")
    op.drop_table("line")
    op.drop_table("latest")
    op.drop_table("bastionland_realm")
    op.drop_table("bastionland_note")
    op.drop_table("bastionland_myth")
    op.drop_table("bastionland_landmark")
    op.drop_table("bastionland_holding")
    with op.batch_alter_table("journal", schema=None) as batch_op:
        batch_op.drop_index(op.f("ix_journal_campaign_id"))

    op.drop_table("journal")
    op.drop_table("campaign")
