"""Oracles: what they are, how they are read, rolled, and kept.

`table` has the values, `reading` reads them from content, `rolling` rolls, `turning` looks at the rows beside an
answer, `odds` asks yes or no, `recorded` keeps what fell for a journal, `telling` puts it into words.
"""
