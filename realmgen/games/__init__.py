"""The game systems, one folder each, blind to one another."""
