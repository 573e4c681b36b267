"""Tables of ours and of packs: read from YAML, checked, and handed on as neutral values.

PyYAML is imported when a file is first read. Every table file says what it is:

    id: people                 names the file's tables
    source: realmgen           where the words come from
    licence: CC BY 4.0
    author: realmgen
    tables:                    or `entries:` for a single table, whose id is the file's
      women: [Orla, Maud]      table `people.women`, every entry equally likely
      men:
        - "1-3: Aldous"        or by the results of a die, in rising order without gaps
"""

from realmgen.content.files import check_path, data_dir, load_tables, read_tables

__all__ = ["check_path", "data_dir", "load_tables", "read_tables"]
