"""`realmgen torchfall`: what is done with the game outside of a campaign."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from realmgen.cli.output import Faults, check_folder, load, put, whole
from realmgen.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

MOST_WORKERS = 256


def nothing(args: argparse.Namespace) -> None:
    """`realmgen torchfall` alone."""
    raise Unreadable("nothing was said to be done with Torchfall: `realmgen torchfall --help` lists what there is")


def draw(args: argparse.Namespace) -> None:
    """Draw a set-up: starts, roads, powers, a scenario."""
    from realmgen.service.torchfall.records import drawn_record

    players = whole("players", args.players, 2, 4)
    put(drawn_record(args.seed, players, "json" if args.json else "text"), args.output)


def lab(args: argparse.Namespace) -> None:
    """Play options against each other and tell which is fairest."""
    from realmgen.service.lab import Asked, as_csv, as_json, as_words, read_trials, run
    from realmgen.service.printing import Export

    if args.json and args.csv:
        raise Unreadable("--json and --csv cannot be together: one of them, or none for words")
    asked = Asked(args.variants, args.players, args.starts, args.bot, args.nodes, args.games, args.seed)
    trials = read_trials(asked)
    if args.output is not None:
        check_folder(args.output)
    with _executor(args) as executor:
        findings = run(trials, executor, progress=_progress())
    if args.json:
        found = Export("torchfall-lab.json", "application/json", as_json(findings).encode())
    elif args.csv:
        found = Export("torchfall-lab.csv", "text/csv", as_csv(findings).encode())
    else:
        found = Export("torchfall-lab.txt", "text/plain", "".join(f"{line}\n" for line in as_words(findings)).encode())
    put(found, args.output)


def print_box(args: argparse.Namespace) -> None:
    """Print the box, or one of its sheets, with the board of a record where one is given."""
    from realmgen.service.printing import Print, read_print
    from realmgen.service.torchfall.printing import check_sheet, export_box, rules_of

    faults = Faults()
    rules = faults.of(lambda: rules_of(load(args.record) if args.record else None))
    how = faults.of(lambda: read_print(vars(args)))
    faults.of(lambda: check_sheet(args.what, args.format, how or Print()))
    faults.raise_any()
    assert rules
    assert how
    put(export_box(rules, args.what, args.format, how), args.output)


def _executor(args: argparse.Namespace) -> AbstractContextManager[Executor]:
    from realmgen.service.lab import dask_cluster, workers

    if args.dask is not None:
        return dask_cluster(args.dask)
    if args.workers is not None:
        return workers(whole("workers", args.workers, 1, MOST_WORKERS))
    return workers(os.cpu_count() or 1)


def _progress() -> Callable[[int, int], None]:
    shown = sys.stderr.isatty()

    def tell(done: int, total: int) -> None:
        if shown:
            print(f"\r{done} of {total} games", end="\n" if done == total else "", file=sys.stderr, flush=True)

    return tell
