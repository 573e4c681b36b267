"""`realmgen sheet`: one page of a campaign, a Myth, a Knight or a handout."""

from __future__ import annotations

import argparse

from realmgen.cli.output import Faults, put
from realmgen.service.printing import read_print
from realmgen.service.registry import open_play
from realmgen.service.sheets import check_sheet, export_sheet_of


def sheet(args: argparse.Namespace) -> None:
    """Write a sheet; every fault is listed before the database is opened."""
    faults = Faults()
    faults.of(lambda: check_sheet(args.what, args.format))
    how = faults.of(lambda: read_print(vars(args) | {"paper": args.paper or "A5"}))
    faults.raise_any()
    assert how
    play = open_play(args.database)
    put(export_sheet_of(play, play.find(args.campaign), args.what, args.format, how, args.which), args.output)
