"""The command line. Each command imports only what it uses, so that help and generation start fast."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from realmgen.cli.parser import build_parser
from realmgen.errors import RealmgenError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done; 1: not allowed now; 2: not readable."""
    args = build_parser().parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except RealmgenError as error:
        for fault in error.faults:
            print(f"realmgen: {fault}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        # The reader went away (`| head`): keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
