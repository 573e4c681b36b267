"""Journals: what was asked, what the dice showed and what came of it, as values and as text."""

from realmgen.kit.record.fields import Fields, from_json, to_json
from realmgen.kit.record.journal import Header, Line, Trail, follow
from realmgen.kit.record.text import (
    dump_events,
    dump_header,
    dump_line,
    dump_rolls,
    load_drawn,
    load_events,
    load_header,
    load_line,
    load_rolls,
    read_journal,
    write_journal,
)

__all__ = [
    "Fields",
    "Header",
    "Line",
    "Trail",
    "dump_events",
    "dump_header",
    "dump_line",
    "dump_rolls",
    "follow",
    "from_json",
    "load_drawn",
    "load_events",
    "load_header",
    "load_line",
    "load_rolls",
    "read_journal",
    "to_json",
    "write_journal",
]
