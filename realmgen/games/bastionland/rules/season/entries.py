"""What happened, written into the calendar."""

from __future__ import annotations

from realmgen.games.bastionland.season.entries import entered as entered
