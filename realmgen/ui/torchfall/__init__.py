"""The page of Torchfall, in pieces: strip, board, seats, choices, and the games there are."""

from realmgen.ui.torchfall.body import body
from realmgen.ui.torchfall.desk import Desk, open_desk
from realmgen.ui.torchfall.listing import listing
from realmgen.ui.torchfall.strip import strip

__all__ = ["Desk", "body", "listing", "open_desk", "strip"]
