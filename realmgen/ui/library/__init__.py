"""The Library page, in pieces: Myths, Knights and Seers, sparks and tables."""

from realmgen.ui.library.body import body
from realmgen.ui.library.desk import open_desk
from realmgen.ui.library.strip import strip

__all__ = ["body", "open_desk", "strip"]
