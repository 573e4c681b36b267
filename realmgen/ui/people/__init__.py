"""The people of a world, and the foes that are met in it."""

from realmgen.ui.people.page import page

__all__ = ["page"]
