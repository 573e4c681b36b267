"""The page of Domains, in pieces: strip, facts, Crises, Council, works, Court, and how one comes to rule."""

from realmgen.ui.domain.body import body, strip
from realmgen.ui.domain.desk import Desk, open_desk

__all__ = ["Desk", "body", "open_desk", "strip"]
