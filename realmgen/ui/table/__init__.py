"""The page for play, in pieces: strip, map, what comes next, what one looks up, and the Company below."""

from realmgen.ui.table.band import band
from realmgen.ui.table.body import body
from realmgen.ui.table.desk import Desk, open_desk
from realmgen.ui.table.strip import strip

__all__ = ["Desk", "band", "body", "open_desk", "strip"]
