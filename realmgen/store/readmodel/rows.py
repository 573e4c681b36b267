"""What the rows of every table of the read model have."""

from sqlmodel import Field

from realmgen.store.tables import Stored


class Row(Stored):
    """A row of a journal, unique by its key."""

    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    key: str


class Dated(Row):
    """A row of a moment in the Realm's own time."""

    age: int
    year: int
    season: str
    day: int
    phase: str
