"""A fight for tests: three Knights and a mercenary against a captain, his men and a beast."""

from dataclasses import replace

from company_samples import ASH, BRAN, HOB, ISOLDE, MAUD

from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json

RIDERS = (ISOLDE, replace(BRAN, fatigued=False), MAUD, HOB, ASH)
CAPTAIN = 'foe "Sir Odo" "VIG 13, CLA 11, SPI 12, 5GD, A3, longsword 2d8 hefty"'
MEN = 'foe "Brigands" "VIG 8, CLA 9, SPI 7, 2GD, A1, spear d8 hefty, shield d4" 6'
BEAST = 'foe "Wolf" "VIG 10, CLA 12, SPI 4, 4GD, bite d8"'
FIGHT = (
    'fight "The ford" "Sir Odo\'s men"',
    *(CAPTAIN, 'join theirs "Sir Odo"'),
    *(MEN, 'join theirs "Brigands"'),
    *(BEAST, 'join theirs "Wolf"'),
)


def riding(play, campaign):
    """A Company in an empty hex, on a game night."""
    for member in RIDERS:
        play.do(campaign, f"member {to_json(kept_json(replace(member, remedy=None)))}")
    play.do(campaign, "at 0604")
    play.do(campaign, "evening")
    return campaign


def at_war(play, campaign):
    """The same in the midst of a fight."""
    riding(play, campaign)
    for command in FIGHT:
        play.do(campaign, command)
    return campaign
