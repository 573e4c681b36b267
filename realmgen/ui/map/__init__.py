"""The hex map in the browser."""

from realmgen.ui.map.component import MapView, chosen_hex, hex_map, last_act

__all__ = ["MapView", "chosen_hex", "hex_map", "last_act"]
