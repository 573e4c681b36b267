"""The words of the command line. Values are read later, where every fault can be listed at once."""

from __future__ import annotations

import argparse

from realmgen import __version__
from realmgen.cli.command import Command, late

SHEETS = (
    "myth, myths, knight, handout, rumours, company, member, cards, blank-knight, blank-squire, blank-cards, domain,"
    " domains, calendar, battle, units, blank-battle or blank-units"
)
FORMATS = "json, textmapper, svg, png, pdf, foundry, uvtt, tiled, gazetteer or gazetteer-pdf"
SITE_FORMATS = "json, key, svg, png or pdf"
SITE_PRESETS = (
    "standard, sealed-burial, hostile-castle, warren, misty-wood, ferry-isle, old-mine, besieged-tower, haunted-hall"
    " or market-underground"
)
HEX_SIZE = ("--hex-size", "SIZE", "exact size of a hex across its flats, such as 15mm or 1in")
WORLD_FORMATS = "json, svg, png, pdf, gazetteer or gazetteer-pdf"
PRINTED = (
    "map, handout, regions, settlements, sites, people, foes, truths, vows, oracles, blank-map, blank-truths,"
    " blank-table, blank-tracks or blank-vow"
)
ODDS = "almost-certain, likely, fifty-fifty (default), unlikely or small-chance"
GROUNDS = "tomb, castle, caves, wood, ruin, isle, town or mine"


def build_parser() -> argparse.ArgumentParser:
    """Every command with its arguments; `args.run(args)` runs it."""
    parser = argparse.ArgumentParser(
        prog="realmgen", description="Realms for game masters: generate, print, and run them in a browser."
    )
    parser.add_argument("--version", action="version", version=f"realmgen {__version__}")
    parser.add_argument(
        "--database", metavar="PATH", help="database file or URL (default: REALMGEN_DATABASE_URL or your data folder)"
    )
    parser.set_defaults(
        run=late("serving", "serve"),
        host="127.0.0.1",
        port="8501",
        no_browser=False,
        players=None,
        players_port="8502",
    )
    commands = parser.add_subparsers(metavar="COMMAND")
    _generate(commands)
    _campaigns(commands)
    _files(commands)
    _packs(commands)
    _torchfall(commands)
    _oracle(commands)
    return parser


def _generate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    generate = Command(commands, "generate", "generate Realms, Sites and worlds and print them, without a campaign")
    generate.parser.set_defaults(run=late("generate", "nothing"))
    some = generate.parser.add_subparsers(metavar="realm|site|world")
    realm = Command(some, "realm", "generate Realms and print them, without a campaign")
    _shape(realm)
    realm.takes("--count", default="1", metavar="N", help="how many (default 1)")
    realm.takes("--format", default="json", metavar="F", help=f"{FORMATS} (default json)")
    realm.audience().pages("A4", *HEX_SIZE).runs("generate", "realms")
    site = Command(some, "site", "generate Sites and print them, without a campaign")
    _site(site)
    site.takes("--count", default="1", metavar="N", help="how many (default 1)")
    site.takes("--format", default="json", metavar="F", help=f"{SITE_FORMATS} (default json)")
    site.audience().pages("A4").runs("generate", "sites")
    _world(Command(some, "world", "generate worlds of Ironsworn and print them, without a campaign"))


def _world(world: Command) -> None:
    world.takes("--seed", metavar="S", help="the same seed and options make the same world (default: drawn)")
    world.takes("--name", metavar="NAME", help="what the land is called (default The Ironlands)")
    world.takes("--width", metavar="W", help="columns of the map, 18 to 40 (default 25)")
    world.takes("--height", metavar="H", help="rows of the map, 24 to 52 (default 33)")
    world.takes("--settlements", metavar="N", help="settlements, 1 to 60 (default 24)")
    world.takes("--sites", metavar="N", help="sites, 0 to 60 (default 16)")
    world.takes("--start", metavar="R", help="the region of the home, by number or name (default: drawn)")
    world.takes("--truth", action="append", default=[], metavar="KEY=N", help="an option of a truth, such as iron=3")
    world.takes("--count", default="1", metavar="N", help="how many (default 1)")
    world.takes("--format", default="json", metavar="F", help=f"{WORLD_FORMATS} (default json)")
    world.audience().pages("A4", *HEX_SIZE).runs("world", "worlds")


def _print_world(pages: Command) -> None:
    pages.takes("what", metavar="WHAT", help=PRINTED)
    pages.takes(
        "world", nargs="?", metavar="WORLD", help="a world that is kept; blank sheets, foes and oracles need none"
    )
    pages.takes("--which", metavar="X", help="one of them alone, by number or name")
    pages.takes("--cards", default="4", metavar="N", help="cards to a sheet: 4 of 100 x 134 mm, or 9 of 63 x 88 mm")
    pages.takes("--format", default="pdf", metavar="F", help="pdf, png or svg (default pdf)")
    on = ("--on", "P", "gather pages, not maps, on such paper, with marks to cut: two of A5 on A4")
    pages.audience().pages("A4", *on).runs("world", "pages")


def _site(command: Command) -> None:
    command.takes("--seed", metavar="S", help="the same seed and options make the same Site (default: drawn)")
    command.takes("--preset", default="standard", metavar="P", help=f"a distribution: {SITE_PRESETS}")
    command.takes("--ground", metavar="G", help=f"{GROUNDS} (default: the preset's)")
    for name in ("features", "dangers", "treasures"):
        command.takes(f"--{name}", metavar="N", help=f"{name} in the preset's stead")
    for name in ("open", "closed", "hidden"):
        command.takes(f"--{name}", metavar="N", help=f"{name} routes in the preset's stead")
    command.takes("--entrances", metavar="N", help="entrances in the preset's stead")
    command.takes("--hidden-entrances", metavar="N", help="hidden entrances in the preset's stead")


def _shape(command: Command) -> None:
    command.takes("--seed", metavar="S", help="the same seed and options make the same Realm (default: drawn)")
    command.takes("--width", default="12", metavar="W", help="columns, 3 to 99 (default 12)")
    command.takes("--height", default="12", metavar="H", help="rows, 3 to 99 (default 12)")
    command.takes("--layout", default="flat", metavar="L", help="flat or pointy tops (default flat)")
    command.takes("--coast", default="landlocked", metavar="C", help="landlocked, coastal or islands")
    command.takes("--holdings", metavar="N", help="holdings (default 4)")
    command.takes("--myths", metavar="N", help="Myths (default 6)")
    command.takes("--landmarks", metavar="N", help="landmarks of each kind (default 3 or 4, by chance)")
    command.takes("--barriers", metavar="N", help="barriers (default a sixth of the hexes)")
    command.takes("--lakes", metavar="N", help="lakes (default by the size of the map)")
    command.takes("--rivers", metavar="N", help="rivers (default 1)")
    command.takes("--holding-gap", metavar="N", help="least distance between holdings, in hexes")
    command.takes("--myth-gap", metavar="N", help="least distance of a Myth from holdings and Myths")
    command.takes("--weight", action="append", default=[], metavar="TERRAIN=X", help="lay a terrain X times as often")


def _campaigns(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    new = Command(commands, "new", "start a campaign with a Realm of its own")
    new.takes("name", metavar="NAME", help="what the campaign is called")
    _shape(new)
    new.takes("--pack", action="append", default=[], metavar="ID", help="a pack that is on from the start")
    new.runs("campaign", "new")
    listing = Command(commands, "list", "list the campaigns, latest first")
    listing.takes("--archived", action="store_true", help="those put away instead").runs("campaign", "listing")
    do = Command(commands, "do", "give a command in a campaign").campaign()
    do.takes("text", metavar="COMMAND", help="such as 'rename 0304 \"Dunhallow\"'")
    do.takes("--rolls", metavar="3,4", help="what your own dice show, in the order they are asked for")
    do.takes("--seen", metavar="N", help="refuse when the journal has gone past line N").runs("campaign", "do")
    undo = Command(commands, "undo", "take back the last command").campaign()
    undo.takes("--sure", action="store_true", help="even when it showed something hidden").runs("campaign", "undo")
    Command(commands, "redo", "do again what was undone last").campaign().runs("campaign", "redo")
    show = Command(commands, "show", "show where a campaign stands").campaign()
    show.takes("--as-player", action="store_true", help="only what players may see")
    show.takes("--json", action="store_true", help="as one JSON object").runs("campaign", "show")
    journal = Command(commands, "journal", "tell a campaign's story in Markdown, for the game master alone").campaign()
    journal.takes("--mechanics", action="store_true", help="with the number, time, command and dice of each line")
    journal.takes("--undone", action="store_true", help="with what was taken back, and the undoing")
    journal.takes("-o", "--output", metavar="PATH", help="file to write (else to standard output)")
    journal.runs("campaign", "journal")


def _files(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    export = Command(commands, "export", "write a campaign, its Realm or a game to a file").campaign()
    export.takes(
        "--format",
        default="campaign",
        metavar="F",
        help=f"campaign, {FORMATS} (default campaign); of a game: campaign, text or json; of a world: campaign,"
        f" journal, {WORLD_FORMATS}",
    )
    export.takes("--domains", action="store_true", help="draw on maps where the Domain of each Holding ends")
    export.audience().pages("A4", *HEX_SIZE).runs("campaign", "export")
    sheet = Command(
        commands,
        "sheet",
        "print pages of a campaign: Myths, Knights, handouts, the Company, Domains, the year, units, fights",
    ).campaign()
    sheet.takes("what", metavar="WHAT", help=f"{SHEETS}; handout to blank-cards are for the players")
    sheet.takes("which", nargs="?", default="", metavar="WHICH", help="a Myth's number, a hex, a year, or who of them")
    sheet.takes("--format", default="pdf", metavar="F", help="pdf, png or svg (default pdf)")
    sheet.pages("A5", "--on", "P", "gather the pages on such paper, with marks to cut: four of A6 on A4")
    sheet.runs("campaign", "sheet")
    _print_world(Command(commands, "print", "print pages of a world of Ironsworn, or sheets to fill in by hand"))
    bring = Command(
        commands, "import", "make a campaign of a file: a saved one, Realm or world JSON, Text Mapper text or a record"
    )
    bring.takes("file", metavar="FILE", help="the file to read").runs("campaign", "bring")
    replay = Command(commands, "replay", "replay a saved campaign and compare, or a record of Torchfall")
    replay.takes("file", metavar="FILE", help="a file written by export, or a record as text or JSON")
    replay.takes("--json", action="store_true", help="of a record: the position after each command, one JSON a line")
    replay.takes("--strict", action="store_true", help="of a record: stop at the first command that is not allowed")
    replay.runs("replaying", "replay")
    serve = Command(commands, "serve", "open the dashboard (what realmgen alone does)")
    serve.takes(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen on (default 127.0.0.1; any other asks for a passphrase)",
    )
    serve.takes("--port", default="8501", metavar="N", help="port to listen on (default 8501)")
    serve.takes("--no-browser", action="store_true", help="do not open a browser")
    screen = "open the players' screen too, at this address (default: where your network finds this machine)"
    serve.takes("--players", nargs="?", const="", metavar="HOST", help=screen)
    serve.takes("--players-port", default="8502", metavar="N", help="port of the players' screen (default 8502)")
    serve.runs("serving", "serve")
    phrase = Command(commands, "passphrase", "set what is asked for when the dashboard is served beyond this machine")
    phrase.runs("serving", "passphrase")
    data = Command(commands, "check-data", "check content, and list every fault with its file and line")
    data.takes("path", nargs="?", metavar="PATH", help="a folder, file or pack (default: the content that came along)")
    data.runs("data", "check")


def _packs(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    pack = Command(commands, "pack", "add packs of content, and switch them on in a campaign")
    pack.parser.set_defaults(run=late("data", "list_packs"))
    some = pack.parser.add_subparsers(metavar="add|list|show|remove|use|template|datasworn")
    add = Command(some, "add", "keep a pack, from a folder or a zip file, or a package of Datasworn")
    add.takes(
        "path", metavar="PATH", help="a folder or zip with a pack.yaml; for worlds a .json, .tgz, zip or folder"
    ).runs("data", "add_pack")
    Command(some, "list", "list the packs and what they hold").runs("data", "list_packs")
    show = Command(some, "show", "list what a package of Datasworn holds, or print a part of it")
    show.takes("id", metavar="ID", help="the package's id, such as classic")
    show.takes("part", nargs="?", default="", metavar="PART", help="an id, the end of one, or a name")
    show.runs("datasworn", "show")
    remove = Command(some, "remove", "take a pack away; what was drawn from it stays")
    remove.takes("id", metavar="ID", help="the pack's id")
    remove.takes("--sure", action="store_true", help="even when a campaign uses it").runs("data", "remove_pack")
    use = Command(some, "use", "switch a pack on or off in a campaign").campaign()
    use.takes("id", metavar="ID", help="the pack's id")
    use.takes("switch", metavar="on|off", help="what is drawn from now on comes from it too, or no longer")
    use.runs("data", "use_pack")
    template = Command(some, "template", "write out a small pack to copy")
    template.takes("folder", metavar="FOLDER", help="a new folder").runs("data", "write_template")
    ours = Command(some, "datasworn", "write our oracles, truths, foes and regions of Ironsworn as Datasworn 0.1")
    ours.takes("-o", "--output", metavar="PATH", help="file to write (else to standard output)")
    ours.runs("datasworn", "write")


def _torchfall(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    torchfall = Command(commands, "torchfall", "the race game: boards drawn by seed, its balance lab, and printing it")
    torchfall.parser.set_defaults(run=late("torchfall", "nothing"))
    some = torchfall.parser.add_subparsers(metavar="draw|lab|print")
    _draw(Command(some, "draw", "draw a set-up by seed, as a record that a game can be made of"))
    _lab(Command(some, "lab", "have options played by opponents many times, and tell which is fairest"))
    _print(Command(some, "print", "print the game to play it on paper: a board, pieces to cut out, rules, cards, mats"))


def _draw(draw: Command) -> None:
    draw.takes("--seed", metavar="S", help="the same seed draws the same (default: drawn)")
    draw.takes("--players", default="2", metavar="N", help="2, 3 or 4 (default 2)")
    draw.takes("--json", action="store_true", help="as one line of JSON")
    draw.takes("-o", "--output", metavar="PATH", help="file to write (else to standard output)")
    draw.runs("torchfall", "draw")


def _print(box: Command) -> None:
    box.takes("record", nargs="?", metavar="RECORD", help="a record whose board is printed (default: the usual one)")
    box.takes(
        "--what", default="box", metavar="W", help="board, pieces, track, rules, cards, mats or box (default box)"
    )
    box.takes("--format", default="pdf", metavar="F", help="pdf, png or svg (default pdf)")
    box.pages("A4").runs("torchfall", "print_box")


def _lab(lab: Command) -> None:
    lab.takes("--variants", default="all", metavar="A,B", help="options by name, several in one joined by + (all)")
    lab.takes("--players", default="2", metavar="N,M", help="how many play: 2, 3 or 4 (default 2)")
    lab.takes("--starts", default="first", metavar="S", help="first, each, drawn, or posts as redwall/blackpine")
    lab.takes("--bot", default="searching", metavar="B", help="searching, greedy, random, or by seat as greedy/random")
    lab.takes("--nodes", default="300", metavar="N", help="positions a searching bot meets for a command (default 300)")
    lab.takes("--games", default="100", metavar="N", help="games of each (default 100)")
    lab.takes("--seed", default="lab", metavar="S", help="the same seed plays the same games (default lab)")
    lab.takes("--workers", metavar="N", help="processes (default: one for each core)")
    lab.takes("--dask", metavar="ADDRESS", help="play on a Dask cluster instead, such as tcp://10.0.0.5:8786")
    lab.takes("--json", action="store_true", help="every count, as the page of the lab reads it")
    lab.takes("--csv", action="store_true", help="a table, a line for each option")
    lab.takes("-o", "--output", metavar="PATH", help="file to write (else to standard output)")
    lab.runs("torchfall", "lab")


def _oracle(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    oracle = Command(commands, "oracle", "ask an oracle of Ironsworn, or list its rows")
    oracle.takes("name", nargs="?", default="", metavar="NAME", help="such as action, settlement-name, ask-the-oracle")
    oracle.takes("--rolls", metavar="20,85", help="what your own dice show, in the order they are asked for; 00 is 100")
    oracle.takes("--odds", metavar="O", help=f"of ask-the-oracle: {ODDS}")
    oracle.takes("--seed", metavar="S", help="the same seed rolls the same (default: drawn)")
    oracle.takes("--table", action="store_true", help="print all rows of the oracle instead")
    oracle.takes("--list", action="store_true", help="print name, rows and title of every oracle")
    oracle.takes("--json", action="store_true", help="as JSON").runs("oracle", "oracle")
