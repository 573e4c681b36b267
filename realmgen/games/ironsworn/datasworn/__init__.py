"""Datasworn, the JSON that Ironsworn's rulebooks are passed round in: packages are read here, and ours is written."""

from realmgen.games.ironsworn.datasworn.adding import additions
from realmgen.games.ironsworn.datasworn.ids import find, spoken
from realmgen.games.ironsworn.datasworn.package import Package, is_package, read_package
from realmgen.games.ironsworn.datasworn.sources import attribution
from realmgen.games.ironsworn.datasworn.writing import written

__all__ = ["Package", "additions", "attribution", "find", "is_package", "read_package", "spoken", "written"]
