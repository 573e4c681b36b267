"""What is seen of a Realm: the scene to draw, what players may know, and the facts of one hex."""

from realmgen.games.bastionland.view.facts import Beside, HexFacts, Near, hex_facts, hex_titles
from realmgen.games.bastionland.view.players import players_json, redact
from realmgen.games.bastionland.view.scene import scene

__all__ = ["Beside", "HexFacts", "Near", "hex_facts", "hex_titles", "players_json", "redact", "scene"]
