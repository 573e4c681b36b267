"""From a Scene to SVG, PNG and PDF: paper, themes, glyphs and lettering. Knows areas and marks, no game."""
