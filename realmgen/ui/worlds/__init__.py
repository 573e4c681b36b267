"""The page of worlds, in pieces: those there are, a new one, and one that is open with its map."""

from realmgen.ui.worlds.body import body
from realmgen.ui.worlds.desk import open_desk
from realmgen.ui.worlds.listing import listing
from realmgen.ui.worlds.strip import strip

__all__ = ["body", "listing", "open_desk", "strip"]
