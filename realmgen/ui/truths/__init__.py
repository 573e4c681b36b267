"""The truths of a world: three options a category, words of one's own, and what follows from them."""

from realmgen.ui.truths.page import page

__all__ = ["page"]
