"""What was refused, as a page says it: orders that only a command line takes are left out."""

from __future__ import annotations

import re

_ORDERS = re.compile(r" \([^()]*`[^()]*\)|[:;,] [^:;,`()]*`[^:;,]*| by `[^:;,]*")


def refused(reason: str) -> str:
    """The reason without the order that would help at a command line: `the fight goes on; 'peal' ends it`, whose order
    stands in backticks, becomes `the fight goes on`."""
    return _ORDERS.sub("", reason)
