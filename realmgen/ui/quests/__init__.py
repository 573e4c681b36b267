"""How a campaign begins, and the tracks that are kept in it: vows, journeys, fights and bonds."""

from realmgen.ui.quests.page import page

__all__ = ["page"]
