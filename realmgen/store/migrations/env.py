"""Alembic's entry: it works on the connection it is handed, in the transaction that is open there."""

from alembic import context

from realmgen.store.readmodel import TABLES
from realmgen.store.tables import Stored

assert TABLES, "the games' tables must be known before they are compared"
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Stored.metadata,
    render_as_batch=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
