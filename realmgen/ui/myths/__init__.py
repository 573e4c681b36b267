"""The page of Myths, in pieces: strip, list, and the Myth that is open."""

from realmgen.ui.myths.body import body, strip
from realmgen.ui.myths.desk import Desk, open_desk

__all__ = ["Desk", "body", "open_desk", "strip"]
