"""The commands on content: `realmgen check-data` and `realmgen pack`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from realmgen.cli.output import warn
from realmgen.content import data_dir
from realmgen.errors import Unconfirmed, Unreadable
from realmgen.service.checking import check_path, count_words

if TYPE_CHECKING:
    from realmgen.service.packs import Report
    from realmgen.service.play import Campaign

MEASURED = "torchfall"
"""The game of which numbers came along, and no tables."""


def check(args: argparse.Namespace) -> None:
    if args.path:
        print(f"sound: {count_words(check_path(Path(args.path)))}")
        return
    for folder in sorted(path for path in data_dir().iterdir() if path.is_dir()):
        told = _measured() if folder.name == MEASURED else count_words(check_path(folder))
        print(f"{folder.name} is sound: {told}")


def _measured() -> str:
    from realmgen.service.lab import measured

    return f"{len(measured().findings)} trials of its options"


def add_pack(args: argparse.Namespace) -> None:
    from realmgen.cli import datasworn
    from realmgen.service import packs
    from realmgen.service.datasworn import recognised
    from realmgen.service.registry import open_play

    play, path = open_play(args.database), Path(args.path)
    if recognised(path):
        datasworn.add(play, path)
        return
    report = packs.add(play, path)
    print(_told(report))
    for line in report.replaces:
        print(f"replaces {line}")
    for line in report.notes:
        warn(line)


def list_packs(args: argparse.Namespace) -> None:
    from realmgen.cli import datasworn
    from realmgen.service import packs
    from realmgen.service.registry import open_play

    play = open_play(args.database)
    found, inside = packs.installed(play), packs.where_on(play)
    for report in found:
        print(_told(report) + (f"; on in {_names(inside[report.id])}" if report.id in inside else ""))
        for line in report.notes:
            warn(f"{report.id}: {line}")
    if not datasworn.listed(play) and not found:
        print("no pack yet: realmgen pack add PATH keeps one, realmgen pack template FOLDER writes one to copy")


def remove_pack(args: argparse.Namespace) -> None:
    from realmgen.service import datasworn, packs
    from realmgen.service.registry import open_play

    play = open_play(args.database)
    where_on, remove = (
        (datasworn.where_on, datasworn.remove) if datasworn.keeps(play, args.id) else (packs.where_on, packs.remove)
    )
    if (inside := where_on(play).get(args.id)) and not args.sure:
        raise Unconfirmed(
            f"pack {args.id} is on in {_names(inside)}: what was drawn stays there, but nothing more comes from it;"
            " say --sure, and it is removed all the same"
        )
    report = remove(play, args.id)
    print(f"removed {report.id} ({report.title}); what was drawn from it stays")


def use_pack(args: argparse.Namespace) -> None:
    from realmgen.cli.campaign import tell
    from realmgen.service import datasworn, packs
    from realmgen.service.registry import open_play
    from realmgen.service.worlds.lore import KEY

    if args.switch not in ("on", "off"):
        raise Unreadable(f"{args.switch!r} is no way to use a pack: on or off")
    play = open_play(args.database)
    campaign = play.find(args.campaign)
    use = datasworn.use if campaign.game == KEY else packs.use
    tell(use(play, campaign, args.id, args.switch == "on"))


def write_template(args: argparse.Namespace) -> None:
    from realmgen.service.packs import template

    for path in template(Path(args.folder)):
        print(path)


def _told(report: Report) -> str:
    return f"{report.id}  {report.title} ({report.mode}): {count_words(report.counts) or 'not sound'}"


def _names(campaigns: list[Campaign]) -> str:
    return ", ".join(f"{campaign.name} ({campaign.code})" for campaign in campaigns)
