"""The page of the calendar, in pieces: strip, the year, what moves time on, and the turn step by step."""

from realmgen.ui.calendar.body import body, strip
from realmgen.ui.calendar.desk import Desk, open_desk

__all__ = ["Desk", "body", "open_desk", "strip"]
