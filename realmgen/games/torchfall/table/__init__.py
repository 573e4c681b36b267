"""A game at the table as a journal folds it: who sits where, the set-up, and every command given so far."""

from realmgen.games.torchfall.table.commands import Act, Begin, Command, Sit
from realmgen.games.torchfall.table.model import NOBODY, Seat, Table, who
from realmgen.games.torchfall.table.rules import Torchfall

__all__ = ["NOBODY", "Act", "Begin", "Command", "Seat", "Sit", "Table", "Torchfall", "who"]
