"""The hex map in the browser."""

from realmgen.ui.map.component import MapView, hex_map

__all__ = ["MapView", "hex_map"]
