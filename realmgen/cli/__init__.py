"""The command line. Each command imports only what it uses, so that help and generation start fast."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from realmgen.cli.parser import build_parser
from realmgen.errors import RealmgenError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done; 1: not allowed now; 2: not readable, or its answer could not be written."""
    _speak_utf8()
    args = build_parser().parse_args(argv)
    try:
        code = int(args.run(args) or 0)
        print(end="", flush=True)
        return code
    except RealmgenError as error:
        for fault in error.faults:
            print(f"realmgen: {fault}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        _hang_up()
        return 0
    except OSError as error:
        # Whoever reads or writes a file names it in an error of ours: what is left is standard output.
        print(f"realmgen: standard output cannot be written: {error.strerror}", file=sys.stderr)
        _hang_up()
        return 2
    except KeyboardInterrupt:
        return 130


def _speak_utf8() -> None:
    """The same bytes everywhere, whatever the terminal's code page: names have letters of all lands."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")


def _hang_up() -> None:
    """The reader went away (`| head`) or the disk is full: keep the interpreter from complaining of it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
