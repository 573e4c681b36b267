"""Quests of a world of Ironsworn: how it begins, vows, journeys, fights and bonds."""

from realmgen.ui import quests
from realmgen.ui.worlds.blank import with_world

with_world(quests.page)
