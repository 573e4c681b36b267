"""Torchfall for pages and the command line: games that are played, and records of them."""
