"""Packages of Datasworn on the command line: what they hold, in whose words, and what was odd."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from realmgen.cli.output import put, warn
from realmgen.service import datasworn

if TYPE_CHECKING:
    from realmgen.service.datasworn import Report
    from realmgen.service.play import Play


def add(play: Play, path: Path) -> None:
    """Keep what a file, folder or archive holds, and report on it."""
    for report in datasworn.add(play, path):
        print(_told(report))
        for words, counts in datasworn.credit_lines(report):
            print(f"  {counts}: {words}")
        for line in report.remarks:
            warn(line)


def listed(play: Play) -> bool:
    """Print the packages that are kept, a line each; whether there is one."""
    found, inside = datasworn.installed(play), datasworn.where_on(play)
    for report in found:
        names = ", ".join(f"{world.name} ({world.code})" for world in inside.get(report.id, ()))
        print(_told(report) + (f"; on in {names}" if names else ""))
    return bool(found)


def _told(report: Report) -> str:
    upon = f", expands {report.expands}" if report.expands else ""
    counts = datasworn.count_words(report.counts) or "nothing that can be used"
    return f"{report.id}  {report.title} (Datasworn {report.version}{upon}): {counts}"


def show(args: argparse.Namespace) -> None:
    """List a package's parts with whose words they are, or print one of them."""
    from realmgen.service.registry import open_play

    play = open_play(args.database)
    if args.part:
        part = datasworn.part_of(play, args.id, args.part)
        print(f"{part.name} ({part.kind}, {part.id})", "", part.text, "", part.credit, sep="\n")
        return
    for part in datasworn.parts_of(play, args.id):
        print(f"{part.kind:<8}{part.id}  {part.name}")


def write(args: argparse.Namespace) -> None:
    """Write our tables."""
    put(datasworn.our_package(), args.output)
