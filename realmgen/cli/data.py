"""`realmgen check-data`: every fault of content files, by file and line."""

from __future__ import annotations

import argparse
from pathlib import Path

from realmgen.content import data_dir
from realmgen.service.checking import check_path, count_words


def check(args: argparse.Namespace) -> None:
    counts = check_path(Path(args.path) if args.path else data_dir())
    print(f"sound: {count_words(counts)}")
