"""Words on the map, each placed where it hides least; those that matter most come first."""

from realmgen.render.plate.words.coordinates import coordinates
from realmgen.render.plate.words.places import place_names
from realmgen.render.plate.words.streams import river_names
from realmgen.render.plate.words.stretches import area_names
from realmgen.render.plate.words.titles import titles

__all__ = ["area_names", "coordinates", "place_names", "river_names", "titles"]
