"""The commands that open the dashboard, and what keeps it closed to others."""

from __future__ import annotations

import argparse
import sys
from getpass import getpass

from realmgen.cli.output import Faults, whole
from realmgen.errors import Unreadable


def serve(args: argparse.Namespace) -> int:
    from realmgen.ui.serve import serve as run

    faults = Faults()
    port = faults.of(lambda: whole("port", args.port, 1, 65535))
    players_port = faults.of(lambda: whole("players port", args.players_port, 1, 65535))
    faults.raise_any()
    assert port
    assert players_port
    return run(args.host, port, args.database, not args.no_browser, args.players, players_port)


def passphrase(args: argparse.Namespace) -> None:
    from realmgen.service.passphrase import set_passphrase

    path = set_passphrase(_asked() if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n"), args.database)
    print(f"the passphrase is set; its hash is kept in {path}")
    print("a dashboard that is open now asks for it once it is started again")


def _asked() -> str:
    said = getpass("Passphrase: ")
    if getpass("Once more: ") != said:
        raise Unreadable("the two are not the same: nothing was changed")
    return said
