"""The commands on campaigns: each opens the database, does one thing through `service.play`, and prints it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from realmgen.cli.output import Faults, load, put, say, warn, whole
from realmgen.errors import IllegalCommand, Unreadable
from realmgen.service.campaigns import REALM
from realmgen.service.registry import open_play

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Done, Play
    from realmgen.service.printing import Export, Print

WORLD = "ironsworn"


def new(args: argparse.Namespace) -> None:
    from realmgen.service import packs
    from realmgen.service.realms import draw_realm, read_options, remarks

    options = read_options(vars(args), args.weight)
    play = open_play(args.database)
    realm = draw_realm(options, args.seed, packs.library_with(play, args.pack))
    campaign = packs.begin(play, args.name, realm, args.pack)
    for line in (*remarks(realm.options, args.seed), *(f"left out: {line}" for line in realm.left_out)):
        warn(line)
    print(f"{campaign.name} ({campaign.code}), seed {realm.seed}")


def listing(args: argparse.Namespace) -> None:
    campaigns = open_play(args.database).campaigns(archived=args.archived)
    for campaign in campaigns:
        kind = "" if campaign.game == REALM else f"  ({campaign.game})"
        print(f"{campaign.code}  {campaign.updated:%Y-%m-%d %H:%M}  {campaign.name}{kind}")
    if not campaigns:
        print("no campaign is archived" if args.archived else 'no campaign yet: realmgen new "NAME" starts one')


def do(args: argparse.Namespace) -> None:
    faults = Faults()
    rolls = faults.of(lambda: _rolls(args.rolls))
    seen = faults.of(lambda: None if args.seen is None else whole("seen", args.seen, 0, 10**9))
    faults.raise_any()
    play = open_play(args.database)
    tell(play.do(play.find(args.campaign), args.text, seen=seen, rolls=rolls))


def _rolls(text: str | None) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(value) for value in text.split(",")]
    except ValueError as error:
        raise Unreadable(f"rolls {text!r} cannot be read: write the dice with commas, such as 3,4") from error


def _realm(play: Play, text: str) -> Campaign:
    campaign = play.find(text)
    if campaign.game == WORLD:
        raise IllegalCommand(f"{campaign.name} is a world and no Realm: `realmgen print` has its pages")
    if campaign.game != REALM:
        raise IllegalCommand(
            f"{campaign.name} is a game of {campaign.game.title()}: it has no Realm to print or tell of"
        )
    return campaign


def undo(args: argparse.Namespace) -> None:
    play = open_play(args.database)
    tell(play.undo(play.find(args.campaign), sure=args.sure))


def redo(args: argparse.Namespace) -> None:
    play = open_play(args.database)
    tell(play.redo(play.find(args.campaign)))


def tell(done: Done) -> None:
    for event in done.events:
        say(event.text)


def show(args: argparse.Namespace) -> None:
    play = open_play(args.database)
    campaign = play.find(args.campaign)
    if args.json:
        print(json.dumps(play.look(campaign, as_player=args.as_player), ensure_ascii=False))
        return
    if campaign.game == WORLD:
        from realmgen.cli.world import shown

        print(shown(play, campaign, as_player=args.as_player), end="")
        return
    if campaign.game != REALM:
        from realmgen.service.torchfall import games

        print(games.told(play.position(campaign).state, campaign))
        return
    from realmgen.service.exports import Print, export
    from realmgen.service.standing import standing

    how = Print("players" if args.as_player else "gm")
    print(export(play, campaign, "gazetteer", how).data.decode(), end="")
    if told := standing(play.position(campaign).state, as_player=args.as_player):
        print(f"\n{told}", end="")
    if not args.as_player:
        for problem in play.problems(campaign):
            print(f"problem: {problem}")


def journal(args: argparse.Namespace) -> None:
    from realmgen.service.journal import export_journal

    play = open_play(args.database)
    if (world := play.find(args.campaign)).game == WORLD:
        from realmgen.service.worlds.chronicle import export_chronicle

        put(export_chronicle(play, world, mechanics=args.mechanics, undone=args.undone), args.output)
        return
    campaign = _realm(play, args.campaign)
    put(export_journal(play, campaign, mechanics=args.mechanics, undone=args.undone), args.output)


def export(args: argparse.Namespace) -> None:
    from realmgen.service.exports import check_format, read_print
    from realmgen.service.exports import export as make

    faults = Faults()
    how = faults.of(lambda: read_print(vars(args)))
    if args.format not in ("campaign", "text", "journal"):
        faults.of(lambda: check_format(args.format))
    faults.raise_any()
    assert how
    play = open_play(args.database)
    campaign = play.find(args.campaign)
    if args.format != "campaign" and (file := _of_world(play, campaign, args.format, how)):
        put(file, args.output)
        return
    if campaign.game != REALM and args.format in ("text", "json"):
        from realmgen.service.torchfall import games

        put(games.record(play, campaign, args.format), args.output)
        return
    campaign = campaign if args.format == "campaign" else _realm(play, args.campaign)
    put(make(play, campaign, args.format, how), args.output)


def _of_world(play: Play, campaign: Campaign, name: str, how: Print) -> Export | None:
    if campaign.game != WORLD:
        return None
    from realmgen.cli.world import exported

    return exported(play, campaign, name, how)


def sheet(args: argparse.Namespace) -> None:
    from realmgen.service.printing import read_print
    from realmgen.service.sheets import check_sheet, export_sheet_of

    faults = Faults()
    faults.of(lambda: check_sheet(args.what, args.format))
    how = faults.of(lambda: read_print(vars(args) | {"paper": args.paper or "A5"}))
    faults.raise_any()
    assert how
    play = open_play(args.database)
    put(export_sheet_of(play, _realm(play, args.campaign), args.what, args.format, how, args.which), args.output)


def bring(args: argparse.Namespace) -> None:
    from realmgen.service.imports import import_file

    campaign = import_file(open_play(args.database), args.file, load(args.file), warn)
    print(f"{campaign.name} ({campaign.code})")
