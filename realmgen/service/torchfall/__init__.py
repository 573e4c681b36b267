"""Torchfall for pages and the command line: games that are played, and records of them."""

from realmgen.service.torchfall.records import is_record, read_record, replay_lines, replay_words

__all__ = ["is_record", "read_record", "replay_lines", "replay_words"]
