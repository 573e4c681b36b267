"""A Realm in plain columns; hexes by their labels."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field, SQLModel

from realmgen.store.tables import Stored


class _Row(Stored):
    """A row of a journal, unique by its key."""

    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    key: str


class Realm(_Row, table=True):
    """The Realm itself, with how many of each thing it has; its key is `realm`. Its seed is with the journal."""

    __tablename__ = "bastionland_realm"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    width: int
    height: int
    layout: str
    coast: str
    holdings: int
    myths: int
    landmarks: int
    barriers: int
    rivers: int
    lakes: int


class Holding(_Row, table=True):
    """A Holding by its hex."""

    __tablename__ = "bastionland_holding"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    name: str
    kind: str
    seat: bool
    ruler: str
    hidden: bool


class Myth(_Row, table=True):
    """A Myth by its number."""

    __tablename__ = "bastionland_myth"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    number: int
    at: str
    name: str
    mark: str
    omens: int


class Landmark(_Row, table=True):
    """A Landmark by its hex."""

    __tablename__ = "bastionland_landmark"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    kind: str
    name: str
    detail: str


class Note(_Row, table=True):
    """A game master's note by its hex."""

    __tablename__ = "bastionland_note"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    text: str


class Site(_Row, table=True):
    """A Site by its hex; `shown` counts the points that players have been shown."""

    __tablename__ = "bastionland_site"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    name: str
    ground: str
    preset: str
    origin: str
    points: int
    routes: int
    entrances: int
    shown: int


class Point(_Row, table=True):
    """A point of a Site by its hex and number, as `0304 2`."""

    __tablename__ = "bastionland_point"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    number: int
    kind: str
    name: str
    text: str
    secret: str
    shown: bool


BASTIONLAND: dict[str, type[SQLModel]] = {
    "realm": Realm,
    "holding": Holding,
    "myth": Myth,
    "landmark": Landmark,
    "note": Note,
    "site": Site,
    "point": Point,
}
