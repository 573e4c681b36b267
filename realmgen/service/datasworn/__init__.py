"""Packages of Datasworn: looked at, kept in the database as packs, and what they add to a world."""

from realmgen.games.ironsworn.datasworn import attribution
from realmgen.service.datasworn.bringing import ENDINGS, add, look_at, recognised
from realmgen.service.datasworn.kept import (
    additions_of,
    find_oracle,
    installed,
    keeps,
    oracles_kept,
    package_of,
    remove,
    switched_on,
    use,
    where_on,
)
from realmgen.service.datasworn.parts import part_of, parts_of
from realmgen.service.datasworn.reports import KINDS, Report, count_words, credit_lines
from realmgen.service.datasworn.writing import our_package

__all__ = [
    "ENDINGS",
    "KINDS",
    "Report",
    "add",
    "additions_of",
    "attribution",
    "count_words",
    "credit_lines",
    "find_oracle",
    "installed",
    "keeps",
    "look_at",
    "oracles_kept",
    "our_package",
    "package_of",
    "part_of",
    "parts_of",
    "recognised",
    "remove",
    "switched_on",
    "use",
    "where_on",
]
