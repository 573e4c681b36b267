"""`realmgen generate`: Realms and Sites without a campaign. Every fault is listed before any is made."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from realmgen.cli.output import Faults, put, warn, whole
from realmgen.errors import Unreadable
from realmgen.service.exports import check_format, export_state, read_print

if TYPE_CHECKING:
    from realmgen.games.bastionland.model import Realm
    from realmgen.service.exports import Export, Print

MOST = 1000
T = TypeVar("T")


def realms(args: argparse.Namespace) -> None:
    """Generate `--count` Realms and write each in the wanted format."""
    from realmgen.service.realms import draw_realm, read_options, remarks

    options, count, how = asked(args, lambda: read_options(vars(args), args.weight), check_format)
    for line in remarks(options, told(args, how)):
        warn(line)
    write(args, count, how, lambda seed, one: _file(draw_realm(options, seed), args.format, one))


def sites(args: argparse.Namespace) -> None:
    """Generate `--count` Sites and write each in the wanted format."""
    from realmgen.service.siteprint import check_site_format, export_new_site
    from realmgen.service.sites import draw_site, read_site_options, remarks

    options, count, how = asked(args, lambda: read_site_options(vars(args)), check_site_format)
    for line in remarks(options, told(args, how)):
        warn(line)
    write(args, count, how, lambda seed, one: export_new_site(draw_site(options, seed), args.format, one))


def nothing(args: argparse.Namespace) -> None:
    """`realmgen generate` alone."""
    raise Unreadable(
        "nothing was said to be generated: write `realmgen generate realm`, `realmgen generate site` or"
        " `realmgen generate world`"
    )


def asked(args: argparse.Namespace, options: Callable[[], T], check: Callable[[str], None]) -> tuple[T, int, Print]:
    """Options, how many and how to print; raises Unreadable with every fault."""
    faults = Faults()
    asked = faults.of(options)
    count = faults.of(lambda: whole("count", args.count, 1, MOST))
    faults.of(lambda: check(args.format))
    how = faults.of(lambda: read_print(vars(args)))
    faults.raise_any()
    assert asked
    assert count
    assert how
    return asked, count, how


def told(args: argparse.Namespace, how: Print) -> str | None:
    """The typed seed where players could guess it."""
    return args.seed if how.audience == "players" else None


def write(args: argparse.Namespace, count: int, how: Print, make: Callable[[str | None, Print], Export]) -> None:
    """Make so many and write them; JSON for one file stands in it as it is printed: an object to a line."""
    together = args.format == "json" and args.output
    prints = ((n, replace(how, number=n if count > 1 and not together else 0)) for n in range(1, count + 1))
    files = (make(f"{args.seed}-{n}" if args.seed and n > 1 else args.seed, one) for n, one in prints)
    if together:
        made = list(files)
        put(replace(made[0], data=b"".join(file.data for file in made)), args.output)
        return
    for n, file in enumerate(files, 1):
        put(file, args.output, n if count > 1 else 0)


def _file(realm: Realm, format: str, how: Print) -> Export:
    from realmgen.games.bastionland.model import State
    from realmgen.kit.chance import public_code

    for line in realm.left_out:
        warn(f"left out: {line}")
    return export_state(State(realm), public_code(realm.seed), format, how)
