"""The people of a Realm: who they are, what they offer for service, and what they tell (MB-221 to MB-240, MB-345 to
MB-349)."""

from realmgen.games.bastionland.folk.folklore import ASKED, Telling, Witness, anyone_tells, telling, tellings
from realmgen.games.bastionland.folk.hearsay import NO_TABLES
from realmgen.games.bastionland.folk.people import CUSTOMS, ROLES
from realmgen.games.bastionland.folk.service import SERVICES, chance_of, offered, virtues

__all__ = [
    "ASKED",
    "CUSTOMS",
    "NO_TABLES",
    "ROLES",
    "SERVICES",
    "Telling",
    "Witness",
    "anyone_tells",
    "chance_of",
    "offered",
    "telling",
    "tellings",
    "virtues",
]
