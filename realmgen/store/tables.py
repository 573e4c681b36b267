"""The tables that every game shares. What one game adds for queries stands in `readmodel`.

Short columns come before long ones, so that SQLite need not read a big text to reach a number.
"""

from typing import ClassVar

from sqlalchemy import Column, LargeBinary, MetaData, Table, Text, UniqueConstraint
from sqlmodel import Field, SQLModel

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Stored(SQLModel):
    """Base of the tables in the game master's database."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=NAMES)


class Campaign(Stored, table=True):
    """A campaign, or a game at the table: then `within` is the campaign it belongs to, if to one. Times are UTC as ISO
    8601 text."""

    id: int | None = Field(default=None, primary_key=True)
    code: str = Field(unique=True)
    name: str
    archived: bool = False
    created: str
    updated: str
    within: int | None = Field(default=None, foreign_key="campaign.id", index=True)


class Journal(Stored, table=True):
    """A game within a campaign: the header of its journal."""

    id: int | None = Field(default=None, primary_key=True)
    campaign_id: int = Field(foreign_key="campaign.id", index=True)
    game: str
    seed: str
    rules_version: int
    format: int
    created: str


class Line(Stored, table=True):
    """A line of a journal. `after` is set on command lines; rolls, drawn and events are JSON."""

    __table_args__ = (UniqueConstraint("journal_id", "seq"),)
    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    seq: int
    time: str
    after: int | None = None
    cancels: int | None = None
    redoes: int | None = None
    rules: int | None = None
    rolls: str = Field(sa_column=Column(Text, nullable=False))
    drawn: str = Field(sa_column=Column(Text, nullable=False))
    events: str = Field(sa_column=Column(Text, nullable=False))
    command: str = Field(sa_column=Column(Text, nullable=False))


class Latest(Stored, table=True):
    """Where a journal stands now, with its whole state: opening a campaign is one read."""

    journal_id: int = Field(primary_key=True, foreign_key="journal.id")
    seq: int
    head: int
    rules_version: int
    undone: str
    state: str = Field(sa_column=Column(Text, nullable=False))


class Snapshot(Stored, table=True):
    """The state after a command line, now and then, so that undo need not start from the first line."""

    __table_args__ = (UniqueConstraint("journal_id", "at"),)
    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    at: int
    rules_version: int
    seam: bool = False
    state: str = Field(sa_column=Column(Text, nullable=False))


class Pack(Stored, table=True):
    """A content pack; `files` holds its texts by path, as JSON."""

    id: int | None = Field(default=None, primary_key=True)
    key: str = Field(unique=True)
    game: str
    title: str
    sum: str
    added: str
    files: str = Field(sa_column=Column(Text, nullable=False))


class Picture(Stored, table=True):
    """A picture to show to players; `name` is made from its content."""

    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(unique=True)
    mime: str
    added: str
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


def table(model: type[SQLModel]) -> Table:
    """The SQL table of a model."""
    return model.metadata.tables[str(model.__tablename__)]
