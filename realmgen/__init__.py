"""Realm and campaign generator with a game master's dashboard."""

__version__ = "0.1.0"
