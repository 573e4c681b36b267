"""Furniture of a sheet: frame, title, scale, compass and legend, drawn by a `Hand` in sizes of its paper."""
