"""What rules, fights and turns of a Realm leave, in plain columns; Holdings by their hexes."""

from sqlalchemy import UniqueConstraint
from sqlmodel import SQLModel

from realmgen.store.readmodel.rows import Dated, Row


class Season(Row, table=True):
    """A Season that was played, as `1 2 harvest` for Age 1, year 2; `event` is the last of its events that was reached,
    `happened` counts what stands in the calendar."""

    __tablename__ = "bastionland_season"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    age: int
    year: int
    season: str
    event: str
    now: bool
    happened: int


class Age(Row, table=True):
    """An Age by its number: the years it has had so far."""

    __tablename__ = "bastionland_age"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    number: int
    began: int
    years: int
    now: bool
    happened: int


class Happened(Dated, table=True):
    """What stands in the calendar, numbered as it came."""

    __tablename__ = "bastionland_happened"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    kind: str
    text: str
    at: str
    who: str
    secret: bool


class Domain(Dated, table=True):
    """A Domain by its hex, since when its ruler rules; `ended` once nobody does."""

    __tablename__ = "bastionland_domain"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    name: str
    ruler: str
    law: str
    successor: str
    crises: int
    misrule: bool
    turmoil: bool
    coffers: bool
    away: bool
    ended: bool


class Crisis(Dated, table=True):
    """A Crisis by its Domain and its place there, as `0304 1`, since when it holds; `how` tells how it was resolved."""

    __tablename__ = "bastionland_crisis"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    kind: str
    face: str
    announced: bool
    resolved: bool
    how: str


class Council(Row, table=True):
    """A seat of a Council, as `0304 marshal`; the Circle has one for each who sits in it, as `0304 circle 1`."""

    __tablename__ = "bastionland_council"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    seat: str
    holder: str


class Task(Dated, table=True):
    """A task of the Council by its Domain and its place there, and when it was given."""

    __tablename__ = "bastionland_task"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    given: str
    what: str
    span: str
    outcome: str
    how: str


class Design(Dated, table=True):
    """A grand design by its Domain and its place there, and when it was begun."""

    __tablename__ = "bastionland_design"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    at: str
    what: str
    size: str
    done: bool


class Warband(Row, table=True):
    """A unit by its name: `kind` tells Warbands from foes, beasts, ships, structures and engines; `fate` is what became
    of it."""

    __tablename__ = "bastionland_warband"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    kind: str
    make: str
    home: str
    serves: str
    vig: int
    vig_full: int
    cla: int
    cla_full: int
    spi: int
    spi_full: int
    guard: int
    guard_full: int
    armour: int
    number: int
    down: int
    strained: bool
    secret: bool
    fate: str


class Battle(Dated, table=True):
    """A fight, numbered as they came, and when it began; `outcome` is empty while it goes on."""

    __tablename__ = "bastionland_battle"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    outcome: str
    rounds: int
    how: str
    ours: str
    theirs: str


TURNS: dict[str, type[SQLModel]] = {
    "season": Season,
    "age": Age,
    "happened": Happened,
    "domain": Domain,
    "crisis": Crisis,
    "council": Council,
    "task": Task,
    "design": Design,
    "warband": Warband,
    "battle": Battle,
}
