"""The page of the Company, in pieces: strip, sheets, what one does to them, and Glory."""

from realmgen.ui.company.body import body
from realmgen.ui.company.desk import Desk, open_desk
from realmgen.ui.company.strip import strip

__all__ = ["Desk", "body", "open_desk", "strip"]
