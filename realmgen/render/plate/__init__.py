"""The map itself: a Scene becomes the layers of a Drawing, from the paper up to the names.

Nothing here depends on the order in which things were added to a scene: every hex, edge and river has dice of its
own, so an edit changes what it touches and leaves the rest as it was.
"""

from realmgen.render.plate.layers import LAYERS, bare_map, draw_map

__all__ = ["LAYERS", "bare_map", "draw_map"]
