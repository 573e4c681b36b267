"""Torchfall: a game round one screen, against bots or one another; without one, the games there are and a new one."""

from realmgen.ui import torchfall

desk = torchfall.open_desk()
if desk is None:
    torchfall.listing()
else:
    torchfall.strip(desk)
    torchfall.body(desk)
