"""The people of a Realm: who they are, what they offer for service, and what they tell (MB-221 to MB-240, MB-345 to
MB-349)."""

from realmgen.games.bastionland.folk.folklore import ASKED, Telling, Witness, anyone_tells, telling, tellings
from realmgen.games.bastionland.folk.hearsay import NO_TABLES
from realmgen.games.bastionland.folk.people import CUSTOMS, FAITHS, ROLES, Person
from realmgen.games.bastionland.folk.service import GRADES, SERVICES, Service, chance_of, offered, virtues

__all__ = [
    "ASKED",
    "CUSTOMS",
    "FAITHS",
    "GRADES",
    "NO_TABLES",
    "ROLES",
    "SERVICES",
    "Person",
    "Service",
    "Telling",
    "Witness",
    "anyone_tells",
    "chance_of",
    "offered",
    "telling",
    "tellings",
    "virtues",
]
