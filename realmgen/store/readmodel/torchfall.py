"""A game of Torchfall in plain columns; seats and posts as records name them."""

from sqlalchemy import UniqueConstraint

from realmgen.store.readmodel.rows import Row
from realmgen.store.tables import Stored


class Match(Row, table=True):
    """The game itself; its key is `match`, and `how` tells how it ended."""

    __tablename__ = "torchfall_match"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    players: int
    target: int
    timed_rounds: int
    round: int
    to_move: int
    commands: int
    over: bool
    how: str


class Seat(Row, table=True):
    """Who plays a colour, and how it stands; its key is the seat's number."""

    __tablename__ = "torchfall_seat"
    __table_args__ = (UniqueConstraint("journal_id", "key"),)
    colour: str
    name: str
    bot: str
    home: str
    renown: int
    torches: int
    beacons: int
    network: int
    won: bool


TORCHFALL: dict[str, type[Stored]] = {"match": Match, "seat": Seat}
"""Its tables by the name that `rows` gives them."""
