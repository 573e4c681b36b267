"""Content of the land of Knights and Myths: what it holds and how it is read."""
