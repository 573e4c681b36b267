"""The hex map in the browser."""

from realmgen.ui.map.component import Laid, MapView, chosen_hex, hex_map, last_act

__all__ = ["Laid", "MapView", "chosen_hex", "hex_map", "last_act"]
