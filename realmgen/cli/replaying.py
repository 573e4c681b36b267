"""`realmgen replay`: a saved campaign, or the record of a game."""

from __future__ import annotations

import argparse

from realmgen.cli.output import load
from realmgen.errors import Unreadable


def replay(args: argparse.Namespace) -> None:
    """Replay a file by what it says it is."""
    from realmgen.service.campaignfile import is_campaign
    from realmgen.service.torchfall.records import is_record

    data = load(args.file)
    if args.json or args.strict:
        if is_campaign(data):
            raise Unreadable(f"file {args.file!r} is a campaign: --json and --strict are for records of games")
        _game(args, data)
    elif is_campaign(data):
        _campaign(data)
    elif is_record(data):
        _game(args, data)
    else:
        raise Unreadable(f"file {args.file!r} is neither a saved campaign nor a record of Torchfall")


def _campaign(data: bytes) -> None:
    from realmgen.service.campaignfile import check_file
    from realmgen.service.registry import games

    print(f"{check_file(data, games())} lines replayed: every state is as it was saved")


def _game(args: argparse.Namespace, data: bytes) -> None:
    from realmgen.service.torchfall.records import replay_lines, replay_words

    for line in (replay_lines if args.json else replay_words)(data, strict=args.strict):
        print(line)
