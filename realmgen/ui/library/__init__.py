"""The Library page, in pieces: Myths, Knights and Seers, sparks and tables."""

from realmgen.ui.library.body import body, strip
from realmgen.ui.library.desk import open_desk

__all__ = ["body", "open_desk", "strip"]
