"""The page of oracles, in pieces: the shelf, the question, the answer, and the lines of the evening."""

from realmgen.ui.oracles.begin import begin
from realmgen.ui.oracles.body import evening
from realmgen.ui.worlds.desk import open_desk

__all__ = ["begin", "evening", "open_desk"]
