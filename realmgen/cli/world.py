"""What is made and printed of worlds of Ironsworn, without a campaign and of those that are kept."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from realmgen.cli.output import Faults, put, whole
from realmgen.errors import IllegalCommand, Unreadable
from realmgen.service.worlds.lore import KEY

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.model import Tale
    from realmgen.service.play import Campaign, Play
    from realmgen.service.printing import Export, Print

JOURNAL = "journal"


def worlds(args: argparse.Namespace) -> None:
    """Generate `--count` worlds and write each in the wanted format."""
    from realmgen.cli.generate import asked, told, write
    from realmgen.cli.output import warn
    from realmgen.service.realms import checked_seed, guessable
    from realmgen.service.worlds.exports import check_format
    from realmgen.service.worlds.options import read_options

    options, count, how = asked(args, lambda: read_options(vars(args), args.truth), check_format)
    checked_seed(args.seed, [])
    for line in guessable(told(args, how)):
        warn(line)

    def make(seed: str | None, one: Print) -> Export:
        from realmgen.games.ironsworn.model import Tale
        from realmgen.kit.chance import fresh_seed, public_code
        from realmgen.service.worlds.drafts import draw
        from realmgen.service.worlds.exports import export_tale
        from realmgen.service.worlds.lore import library

        world = draw(options, seed or fresh_seed(), args.name or "")
        return export_tale(Tale(world=world), library(), public_code(world.seed), args.format, one)

    write(args, count, how, make)


def pages(args: argparse.Namespace) -> None:
    """Print pages of a world that is kept, or what needs none."""
    from realmgen.service.printing import Print, read_print
    from realmgen.service.worlds.printing import Wanted, check_printable, export_pages

    faults = Faults()
    how = faults.of(lambda: read_print(vars(args)))
    up = faults.of(lambda: whole("cards", args.cards, 1, 99))
    wanted = Wanted(args.what, up or 4, args.which or "")
    faults.of(lambda: check_printable(wanted, args.format, how or Print()))
    faults.raise_any()
    assert how
    tale, lore, code = _kept(args) if args.world else _none()
    put(export_pages(tale, lore, Wanted(args.what, wanted.up, wanted.which, code), args.format, how), args.output)


def _kept(args: argparse.Namespace) -> tuple[Tale, Lore, str]:
    from realmgen.service.registry import open_play
    from realmgen.service.worlds.lore import lore_for

    play = open_play(args.database)
    campaign = play.find(args.world)
    if campaign.game != KEY:
        raise IllegalCommand(f"{campaign.name} is no world of Ironsworn: `realmgen sheet` prints pages of a Realm")
    return play.position(campaign).state, lore_for(play, campaign), campaign.code


def _none() -> tuple[Tale, Lore, str]:
    from realmgen.games.ironsworn.model import Tale
    from realmgen.service.worlds.lore import library

    return Tale(), library(), ""


def check_format(name: str) -> None:
    """Raise Unreadable where a kept world has no such export."""
    from realmgen.service.worlds.exports import FORMATS

    if name not in (JOURNAL, *FORMATS):
        raise Unreadable(
            f"format {name!r} is not known for a world: one of {', '.join(('campaign', JOURNAL, *FORMATS))}"
        )


def exported(play: Play, campaign: Campaign, name: str, how: Print) -> Export:
    """A kept world in one of its formats; raises as `check_format` and the exports do."""
    from realmgen.service.worlds.chronicle import export_chronicle
    from realmgen.service.worlds.exports import export_world

    check_format(name)
    if name == JOURNAL:
        if how.audience == "players":
            raise IllegalCommand("a journal tells every secret: there is none for players; choose another format")
        return export_chronicle(play, campaign)
    return export_world(play, campaign, name, how)


def shown(play: Play, campaign: Campaign, *, as_player: bool) -> str:
    """How a kept world stands: its gazetteer, or what oracles alone answered last."""
    from realmgen.service.printing import Print
    from realmgen.service.worlds.exports import export_world
    from realmgen.service.worlds.games import stands

    tale = play.position(campaign).state
    if tale.world is None:
        return f"{campaign.name}: {stands(tale)}\n"
    how = Print("players" if as_player else "gm")
    return export_world(play, campaign, "gazetteer", how).data.decode()
