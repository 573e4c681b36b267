"""`realmgen generate realm`: Realms without a campaign."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.cli.output import Faults, put, warn, whole
from realmgen.errors import Unreadable
from realmgen.service.exports import check_format, export_state, read_print
from realmgen.service.realms import draw_realm, read_options, remarks

if TYPE_CHECKING:
    from realmgen.errors import Unreadable
    from realmgen.games.bastionland.model import Realm
from realmgen.service.exports import Export, Print

MOST = 1000


def generate(args: argparse.Namespace) -> None:
    """Generate `--count` Realms and write each in the wanted format; every fault is listed before any is made."""
    faults = Faults()
    options = faults.of(lambda: read_options(vars(args), args.weight))
    count = faults.of(lambda: whole("count", args.count, 1, MOST))
    faults.of(lambda: check_format(args.format))
    how = faults.of(lambda: read_print(vars(args)))
    faults.raise_any()
    assert options
    assert count
    assert how
    for line in remarks(options, args.seed if how.audience == "players" else None):
        warn(line)
    together = args.format == "json" and args.output
    prints = (replace(how, number=n if count > 1 and not together else 0) for n in range(1, count + 1))
    files = (_file(draw_realm(options, nth(args.seed, n)), args.format, one) for n, one in enumerate(prints, 1))
    if together:
        put(one_a_line(list(files)), args.output)
        return
    for n, file in enumerate(files, 1):
        put(file, args.output, n if count > 1 else 0)


def nothing(args: argparse.Namespace) -> None:
    """`realmgen generate` alone."""
    raise Unreadable("nothing was said to be generated: write `realmgen generate realm` or `realmgen generate site`")


def nth(seed: str | None, n: int) -> str | None:
    """The seed of the nth of several: the first has the seed itself."""
    return f"{seed}-{n}" if seed and n > 1 else seed


def _file(realm: Realm, format: str, how: Print) -> Export:
    from realmgen.games.bastionland.model import State
    from realmgen.kit.chance import public_code

    for line in realm.left_out:
        warn(f"left out: {line}")
    return export_state(State(realm), public_code(realm.seed), format, how)


def one_a_line(files: list[Export]) -> Export:
    """JSON of several in one file, as they are printed: an object to a line."""
    return replace(files[0], data=b"".join(file.data for file in files))
