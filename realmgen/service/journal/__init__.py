"""The journal as the story of a campaign: told, searched, written out, and summed up by game night."""

from realmgen.service.journal.evening import Summary, summary
from realmgen.service.journal.kinds import KINDS, Wanted, kinds_of, matching, people
from realmgen.service.journal.telling import REMARK, Head, Told, noted, sentence, story, without_steps
from realmgen.service.journal.writing import export_journal, file_name, markdown

__all__ = [
    "KINDS",
    "REMARK",
    "Head",
    "Summary",
    "Told",
    "Wanted",
    "export_journal",
    "file_name",
    "kinds_of",
    "markdown",
    "matching",
    "noted",
    "people",
    "sentence",
    "story",
    "summary",
    "without_steps",
]
