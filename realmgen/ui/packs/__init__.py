"""The Packs page, in pieces: bringing one in, and those that are here."""

from realmgen.ui.packs.bring import bring
from realmgen.ui.packs.here import here

__all__ = ["bring", "here"]
