"""The printed box of Torchfall for tests."""

from functools import lru_cache

from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.rules import Rules
from realmgen.service.printing import Print
from realmgen.service.torchfall.printing import box_pages

BOX_PAPERS = ("A4", "A3", "Letter")


def rules(**setup):
    return Rules(load_setup({"players": 2} | setup))


@lru_cache(maxsize=8)
def box(theme, paper):
    """All pages of the usual game's box."""
    return tuple(box_pages(rules(), "box", Print(theme=theme, paper=paper)))
