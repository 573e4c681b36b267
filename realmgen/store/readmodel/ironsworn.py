"""A world of Ironsworn in plain columns; people and places by their numbers, several words in lines."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from realmgen.store.readmodel.rows import Row
from realmgen.store.tables import Stored


class World(Row, table=True):
    """The world itself; its key is `world`, `home` the number of a place, 0 for none."""

    __tablename__ = "ironsworn_world"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    mode: str
    places: int
    people: int
    home: int
    started: bool
    answers: int


class Truth(Row, table=True):
    """What was chosen for a category of truths, which is its key: options by number."""

    __tablename__ = "ironsworn_truth"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    options: str
    own: str
    believed: str


class Place(Row, table=True):
    """A settlement or a site; its key is its number on the map."""

    __tablename__ = "ironsworn_place"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    kind: str
    name: str
    region: str
    at: str
    location: str
    size: str
    troubles: str
    bond: bool
    known: bool


class Person(Row, table=True):
    """Somebody; the key is a number, `home` a place's."""

    __tablename__ = "ironsworn_person"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    people: str
    role: str
    goals: str
    descriptors: str
    home: int
    rank: str
    bond: bool
    enemy: bool
    known: bool


class Foe(Row, table=True):
    """What the truths make of a kind of foe, which is its key."""

    __tablename__ = "ironsworn_foe"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    status: str
    shift: int
    note: str


class Vow(Row, table=True):
    """A vow; `ticks` of 40, `boxes` are those that are full."""

    __tablename__ = "ironsworn_vow"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    kind: str
    text: str
    rank: str
    ticks: int
    boxes: int
    giver: int
    state: str


class Journey(Row, table=True):
    """A journey from place to place."""

    __tablename__ = "ironsworn_journey"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    origin: int
    target: int
    rank: str
    ticks: int
    state: str


class Fight(Row, table=True):
    """A foe that is or was fought; `harm` is what it inflicts."""

    __tablename__ = "ironsworn_fight"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    foe: str
    name: str
    rank: str
    harm: int
    pack: int
    ticks: int
    state: str


class Bond(Row, table=True):
    """A bond, with somebody or a place by number."""

    __tablename__ = "ironsworn_bond"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    name: str
    person: int
    place: int


class Told(Stored, table=True):
    """A command of the journal in words; `dice` is as `d100:37 d100:9*`, a star where it was typed in."""

    __tablename__ = "ironsworn_journal"
    __table_args__ = (UniqueConstraint("journal_id", "seq"),)
    id: int | None = Field(default=None, primary_key=True)
    journal_id: int = Field(foreign_key="journal.id")
    seq: int
    time: str
    verb: str
    text: str
    dice: str
    typed: bool
    undone: bool


IRONSWORN: dict[str, type[Stored]] = {
    "world": World,
    "truth": Truth,
    "place": Place,
    "person": Person,
    "foe": Foe,
    "vow": Vow,
    "journey": Journey,
    "fight": Fight,
    "bond": Bond,
}
"""Its tables by the name that `rows` gives them."""
