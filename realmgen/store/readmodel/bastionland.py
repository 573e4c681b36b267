"""A Realm in plain columns; hexes by their labels."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field, SQLModel

from realmgen.store.readmodel.rows import Dated, Row
from realmgen.store.readmodel.turns import TURNS
from realmgen.store.tables import Stored


class Realm(Row, table=True):
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


class Holding(Row, table=True):
    """A Holding by its hex."""

    __tablename__ = "bastionland_holding"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    name: str
    kind: str
    seat: bool
    ruler: str
    hidden: bool


class Myth(Row, table=True):
    """A Myth by its number; `how` tells how it was resolved."""

    __tablename__ = "bastionland_myth"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    number: int
    at: str
    name: str
    mark: str
    omens: int
    resolved: bool
    how: str


class Landmark(Row, table=True):
    """A Landmark by its hex."""

    __tablename__ = "bastionland_landmark"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    kind: str
    name: str
    detail: str


class Note(Row, table=True):
    """A game master's note by its hex."""

    __tablename__ = "bastionland_note"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    text: str


class Site(Row, table=True):
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


class Point(Row, table=True):
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


class Knight(Row, table=True):
    """Whoever is or was of the Company, by name; `kind` tells Knights from the others."""

    __tablename__ = "bastionland_knight"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    kind: str
    player: str
    title: str
    age: str
    office: str
    fate: str
    away: bool
    vig: int
    vig_full: int
    cla: int
    cla_full: int
    spi: int
    spi_full: int
    guard: int
    guard_full: int
    glory: int
    rank: str
    remedy: str


class Award(Dated, table=True):
    """Glory given or lost, numbered as it came."""

    __tablename__ = "bastionland_award"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    knight: str
    amount: int
    reason: str
    why: str


class Omen(Row, table=True):
    """An Omen by its Myth's number and its own, as `3 1`; `shown` once it has come."""

    __tablename__ = "bastionland_omen"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    myth: int
    omen: int
    words: str
    shown: bool


class HexSeen(Row, table=True):
    """A hex the players know of: `how` is visited, afar or feature; `feature` when what lies there was shown."""

    __tablename__ = "bastionland_hexseen"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    how: str
    feature: bool


class Day(Dated, table=True):
    """A Phase as it was spent, numbered as they passed."""

    __tablename__ = "bastionland_day"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    deed: str
    weather: str


class Night(Dated, table=True):
    """A game night by its number, and when in the Realm it began; `passes` is empty while it goes on."""

    __tablename__ = "bastionland_night"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    number: int
    passes: str
    summary: str
    plans: str


class Told(Stored, table=True):
    """A command of the journal in words: `night` to `phase` say when it was (`night` is 0 between
    game nights); `dice` is as `d20:11 d6:3*`, a star where it was typed in."""

    __tablename__ = "bastionland_journal"
    __table_args__ = (UniqueConstraint("journal_id", "seq"),)
    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    seq: int
    time: str
    night: int = 0
    age: int = 1
    year: int = 1
    season: str = "spring"
    day: int = 1
    phase: str = "morning"
    verb: str
    text: str
    dice: str
    typed: bool
    undone: bool


BASTIONLAND: dict[str, type[SQLModel]] = {
    "realm": Realm,
    "holding": Holding,
    "myth": Myth,
    "landmark": Landmark,
    "note": Note,
    "site": Site,
    "point": Point,
    "knight": Knight,
    "award": Award,
    "omen": Omen,
    "hexseen": HexSeen,
    "day": Day,
    "night": Night,
    **TURNS,
}
