"""Oracles: what happens, who it is, whether it is so. It stays open all evening."""

from realmgen.ui import oracles

desk = oracles.open_desk()
if desk is None:
    oracles.begin()
else:
    oracles.evening(desk)
