"""Worlds of Ironsworn: one that is open on its map; without one, the worlds there are and a new one."""

from realmgen.ui import worlds

desk = worlds.open_desk()
if desk is None:
    worlds.listing()
else:
    worlds.strip(desk)
    worlds.body(desk)
