"""Content of ours and of packs: read from YAML when it is first used, and handed on as neutral values.

Every file says what it is, and its id is its file's name:

    id: people                 names the file's tables
    source: realmgen           where the words come from
    licence: CC BY 4.0
    author: realmgen
    title: People              if it has one
    tables:                    or `entries:` for a single table, whose id is the file's
      women: [Orla, Maud]      table `people.women`, every entry equally likely
      men:
        - "1-3: Aldous"        or by the results of a die, in rising order without gaps

Files in `sparks/` are tables too: `sparks.land.how`. What lies in other folders are records, which the games read.
Packs, which bring more of the same, are read by `content.packs`; their simple tables may be CSV (`content.sheets`).
"""

from realmgen.content.shelf import Shelf, data_dir, documents, load
from realmgen.content.source import ENDINGS, folder_source, read_record
from realmgen.content.tables import read_tables

__all__ = ["ENDINGS", "Shelf", "data_dir", "documents", "folder_source", "load", "read_record", "read_tables"]
