"""`realmgen check-data`: every fault of the tables, by file and line."""

from __future__ import annotations

import argparse
from pathlib import Path

from realmgen.content import check_path, data_dir


def check(args: argparse.Namespace) -> None:
    count = check_path(Path(args.path) if args.path else data_dir())
    print(f"{count} tables are sound")
