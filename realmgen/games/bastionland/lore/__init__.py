"""Content of the land of Knights and Myths: what it holds and how it is read."""

from realmgen.games.bastionland.lore.model import Actor, Calling, Credit, Seer, Stats, Tale
from realmgen.games.bastionland.lore.names import name_faults
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.lore.reading import read_calling, read_tale
from realmgen.games.bastionland.lore.shelf import KNIGHTS, MYTHS, SPARKS, Bare, Library
from realmgen.games.bastionland.lore.sparks import spark_faults

__all__ = [
    "KNIGHTS",
    "MYTHS",
    "SPARKS",
    "Actor",
    "Bare",
    "Calling",
    "Credit",
    "Library",
    "Seer",
    "Stats",
    "Tale",
    "name_faults",
    "read_calling",
    "read_stats",
    "read_tale",
    "spark_faults",
]
