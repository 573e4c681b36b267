"""What is written of a hex, in the panel: a Myth's Omens, a holding's ruler, a landmark's prompt, its people."""

from realmgen.ui.realm.lore.sections import lore

__all__ = ["lore"]
