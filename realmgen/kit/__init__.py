"""Neutral parts that every game uses: no game words, no input or output."""
