"""Warbands, ships and walls for tests."""

from company_samples import guard, score

from realmgen.games.bastionland.forces.blocks import of_make
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State


def foe(name, kind="person", vig=10, cla=10, spi=10, gd=3, **more):
    """A unit by its numbers; a Virtue or Guard is a number, or a pair of now and in full."""
    vig, cla, spi = (score(*value) if isinstance(value, tuple) else score(value) for value in (vig, cla, spi))
    gd = guard(*gd) if isinstance(gd, tuple) else guard(gd)
    return Unit(name, kind, gd, vig, cla, spi, **{"attacks": ("axe d8 hefty",), **more})


def with_units(*units):
    """A state with these units: each itself, or the make of one that is called by it."""
    return State(units=tuple(of_make(one, one.capitalize()) if isinstance(one, str) else one for one in units))
