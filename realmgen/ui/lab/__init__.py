"""The page of the balance lab, in pieces."""

from realmgen.ui.lab.asking import own
from realmgen.ui.lab.body import body
from realmgen.ui.lab.desk import open_desk

__all__ = ["body", "open_desk", "own"]
