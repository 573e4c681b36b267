"""The Journal page, and the game night's forms, which the Table page has too."""

from realmgen.ui.journal.body import body, save
from realmgen.ui.journal.evening import evening, tale

__all__ = ["body", "evening", "save", "tale"]
