"""The truths of a world of Ironsworn: what is so in this land, and what follows from it."""

from realmgen.ui import truths
from realmgen.ui.worlds.blank import with_world

with_world(truths.page)
