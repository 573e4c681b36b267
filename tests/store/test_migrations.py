"""The schema from each version to the next."""

import sqlite3
from contextlib import closing

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from realmgen.errors import Unreadable
from realmgen.store import migrations
from realmgen.store.engine import find_url, make_engine, prepare, read, write
from realmgen.store.ledger import open_ledger
from realmgen.store.migrations import VERSIONS, bring_up_to_date, config

NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0009", "0008", None, None


def upgrade():
    with op.batch_alter_table("campaign") as batch:
        batch.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
        batch.alter_column("name", type_=sa.Text())


def downgrade():
    with op.batch_alter_table("campaign") as batch:
        batch.drop_column("mood")
"""


@pytest.fixture
def newer(tmp_path, monkeypatch):
    """One more version, as the next program would have it."""
    folder = tmp_path / "next"
    folder.mkdir()
    (folder / "v0009_mood.py").write_text(NEXT)
    ours = migrations.config

    def both(connection):
        settings = ours(connection)
        script = ScriptDirectory.from_config(settings)
        settings.set_main_option("version_locations", f"{script.versions};{folder}")
        settings.set_main_option("path_separator", ";")
        return settings

    monkeypatch.setattr(migrations, "config", both)
    monkeypatch.setattr(migrations, "VERSIONS", (*VERSIONS, "0009"))


def add_campaign(engine):
    with write(engine) as connection:
        connection.execute(
            text(
                "INSERT INTO campaign (id, code, name, archived, created, updated)"
                " VALUES (1, 'a', 'Ash', false, '', '')"
            )
        )
        connection.execute(
            text(
                "INSERT INTO journal (id, campaign_id, game, seed, rules_version, format, created)"
                " VALUES (1, 1, 'toy', '', 1, 1, '')"
            )
        )


def test_the_models_and_the_migrations_agree(ledger):
    with write(ledger.engine) as connection:
        command.check(config(connection))


def test_the_versions_are_those_of_the_scripts(ledger):
    with read(ledger.engine) as connection:
        scripts = ScriptDirectory.from_config(config(connection))
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == VERSIONS


def test_the_way_down_and_up_again(path):
    prepare(path)
    engine = make_engine(find_url(path))
    with write(engine) as connection:
        command.upgrade(config(connection), "head")
        made = set(inspect(connection).get_table_names())
    with write(engine) as connection:
        command.downgrade(config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    with write(engine) as connection:
        command.upgrade(config(connection), "head")
        assert set(inspect(connection).get_table_names()) == made
        command.check(config(connection))
    engine.dispose()


def test_a_newer_database_is_refused_and_left_as_it_is(path, ledger, ask):
    with write(ledger.engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unreadable, match=r"made by a newer realmgen \(schema 9999\)"):
        open_ledger(path)
    assert ask(path, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_an_older_database_is_backed_up_and_keeps_every_row(path, ledger, newer, ask):
    add_campaign(ledger.engine)
    ledger.engine.dispose()
    bring_up_to_date(ledger.engine)
    assert ask(path, "SELECT name, mood FROM campaign") == [("Ash", "calm")]
    assert ask(path, "SELECT count(*) FROM journal") == [(1,)]
    backup = path.with_name("realmgen.before-0008.db")
    assert ask(backup, "SELECT name FROM campaign") == [("Ash",)]
    assert ask(backup, "SELECT version_num FROM alembic_version") == [("0008",)]
    assert open_ledger(backup).close() is None


def test_an_upgrade_that_fails_changes_nothing(path, ledger, newer, ask, monkeypatch):
    add_campaign(ledger.engine)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE journal SET campaign_id = 77")
        connection.commit()
    ledger.engine.dispose()
    with pytest.raises(Unreadable, match="point to others that are missing"):
        bring_up_to_date(ledger.engine)
    assert ask(path, "SELECT version_num FROM alembic_version") == [("0008",)]
    assert "mood" not in str(ask(path, "SELECT sql FROM sqlite_master WHERE name = 'campaign'"))


def test_a_second_backup_does_not_overwrite_the_first(path, ledger, newer):
    path.with_name("realmgen.before-0008.db").write_text("kept")
    ledger.engine.dispose()
    bring_up_to_date(ledger.engine)
    assert path.with_name("realmgen.before-0008.db").read_text() == "kept"
    assert path.with_name("realmgen.before-0008-1.db").exists()
