"""Leaves: one thing on one page, in the largest type that keeps it there; handouts, and several on one sheet."""

from realmgen.render.leaf.dossier import dossier_pages
from realmgen.render.leaf.gather import gathered
from realmgen.render.leaf.page import Bound, leaf_pages
from realmgen.render.leaf.volume import volume_pages

__all__ = ["Bound", "dossier_pages", "gathered", "leaf_pages", "volume_pages"]
