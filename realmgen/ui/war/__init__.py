"""The page of war, in pieces: strip, both sides of a fight with what comes next between them, how one begins, units."""

from realmgen.ui.war.body import body
from realmgen.ui.war.desk import Desk, open_desk
from realmgen.ui.war.strip import strip

__all__ = ["Desk", "body", "open_desk", "strip"]
