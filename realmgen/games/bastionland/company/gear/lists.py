"""The lists of goods: tiers, tools, beasts, Remedies and poisons (MB-152 to MB-153, MB-176 to MB-198)."""

from __future__ import annotations

from realmgen.games.bastionland.company.model import Remedy
from realmgen.games.bastionland.lore.arms import COMMON, RARE, UNCOMMON

TIERS = {
    COMMON: "widely found",
    UNCOMMON: "takes a specialist",
    RARE: "truly treasured",
}
"""By tier: how it is come by (MB-153)."""
NEXT = {COMMON: UNCOMMON, UNCOMMON: RARE}
"""By tier: the one that is rarer."""
ARMOUR_TIERS = {"shield": COMMON, "coat": UNCOMMON, "helm": UNCOMMON, "plates": RARE}
"""By kind of armour (MB-177 to MB-180)."""
FOR_BATTLE = ("plates", "helm")
"""Armour that is usually left off outside battle (MB-176)."""
TOOLS = {
    COMMON: ("saw", "fishing rod", "sewing set", "candles", "shovel", "flute"),
    UNCOMMON: ("animal trap", "smithing tools", "herbalist kit", "scribe set", "lute"),
    RARE: ("alchemy tools", "crystal ball", "extravagant harp"),
}
"""By tier (MB-181 to MB-183)."""
BEAST_TIERS = {
    COMMON: ("hound", "sheep", "pig", "pony", "mule"),
    UNCOMMON: ("ox", "hawk", "riding steed", "heavy steed"),
    RARE: ("charger",),
}
"""By tier (MB-184 to MB-192)."""
STEEDS = ("pony", "riding steed", "heavy steed", "charger")
"""The beasts of the list that are ridden."""
BURDEN = ("mule", "ox", "pony")
"""Beasts that may be dedicated to carrying a Remedy (MB-120; which of them is ours)."""
REMEDY_GOODS: dict[Remedy, str] = {
    "sustenance": "the makings of a generous feast",
    "stimulant": "herbs that clear the mind",
    "sacrament": "what a rite or a performance needs",
}
"""MB-193 to MB-195; all are uncommon."""
POISONS = {
    COMMON: "sickness and discomfort",
    UNCOMMON: "suffering, then a slow death",
    RARE: "death, with one thing more: speed, secrecy or suffering",
}
"""By tier (MB-196 to MB-198)."""
STANDARD = ("Camping gear", "Rope", "Torches", "Dry rations", "Dagger (d6)")
"""What every Knight has besides their property (MB-025)."""
RANGED = ("sling", "shortbow", "longbow", "curvebow", "crossbow")
"""Purely ranged; a javelin is thrown or held (MB-A22)."""
IMPAIRED = (4,)
"""The dice of an Impaired attack (MB-060)."""
