"""`realmgen oracle`: an answer, a table's rows, or the list of tables, without a campaign."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from realmgen.errors import Unreadable

if TYPE_CHECKING:
    from realmgen.games.ironsworn.oracles.rolling import Oracles

_ROLLING = ("rolls", "seed")


def oracle(args: argparse.Namespace) -> None:
    """Roll on an oracle, print its rows, or list all there are."""
    from realmgen.service.worlds import oracles as service

    _check(args)
    known = _oracles(args)
    if args.list:
        rows = service.list_json(known)
        wide = max(len(row["name"]) for row in rows)
        _print(args, rows, (f"{row['name']:<{wide}}{row['rows']:>5}  {row['title']}" for row in rows))
    elif args.table:
        rows = service.table_json(args.name, known, args.odds)
        _print(args, rows, (f"{_span(row):>8}  {row['text']}" for row in rows))
    else:
        answer = service.roll_alone(args.name, known, rolls=args.rolls, odds=args.odds, seed=args.seed)
        _print(args, service.answer_json(answer, known), service.answer_lines(answer, known))


def _check(args: argparse.Namespace) -> None:
    if args.list and args.table:
        raise Unreadable("--list and --table cannot be together: the list of oracles, or the rows of one")
    if bool(args.name) == args.list:
        raise Unreadable(
            "--list takes no name: it lists every oracle"
            if args.list
            else "no oracle is named: write one, such as action; --list lists them all"
        )
    given = [f"--{option}" for option in _ROLLING if getattr(args, option) is not None]
    if given and (args.list or args.table):
        raise Unreadable(f"{' and '.join(given)} are for rolling: leave out {'--list' if args.list else '--table'}")
    if args.rolls is not None and args.seed is not None:
        raise Unreadable("--rolls and --seed cannot be together: your own dice, or ours by seed")


def _oracles(args: argparse.Namespace) -> Oracles:
    """Ours, and where the name is none of ours, or all are listed, those of the packs in the database. The name becomes
    that of the one that is meant."""
    from realmgen.errors import NotFound
    from realmgen.service.worlds.lore import library
    from realmgen.service.worlds.oracles import every_oracle, find

    ours = every_oracle(library())
    if args.list:
        return {**ours, **_packed(args)}
    try:
        find(args.name, ours)
    except NotFound:
        from realmgen.games.ironsworn.oracles.names import not_found
        from realmgen.service.datasworn import find_oracle

        theirs = _packed(args)
        try:
            args.name = find_oracle(args.name, theirs).id
        except NotFound:
            raise not_found(args.name, {**ours, **theirs}) from None
        return {**ours, **theirs}
    return ours


def _packed(args: argparse.Namespace) -> Oracles:
    from realmgen.service.datasworn import oracles_kept

    return oracles_kept(args.database)


def _print(args: argparse.Namespace, found: Any, lines: Any) -> None:
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for line in lines:
        print(line)


def _span(row: dict[str, Any]) -> str:
    from realmgen.games.ironsworn.oracles.own import span

    return span(row["min"], row["max"])
