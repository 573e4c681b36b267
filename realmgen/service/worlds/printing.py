"""What can be printed of a world: its map, cards, booklets and sheets to write on; as PDF, PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.ironsworn import sheets
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale
from realmgen.kit.dossier import Dossier
from realmgen.kit.leaf import Leaf
from realmgen.kit.words import listed
from realmgen.service.printing import PAGES, Export, Print, finished, slug, written
from realmgen.service.worlds.cards import CARDS, Shown, vows
from realmgen.service.worlds.exports import shown_to, world_of
from realmgen.service.worlds.maps import any_land, map_sheet

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.render.leaf.dossier import Kind
    from realmgen.render.paper import Paper
    from realmgen.render.theme import Theme

__all__ = [
    "COMING",
    "PAPERS",
    "PRINTABLES",
    "Printable",
    "Wanted",
    "check_printable",
    "export_pages",
    "offered",
    "pages",
]


class Printable(NamedTuple):
    """What is printed: its name in a menu, what it is, whether it shows a world, whether players may have it, whether
    it is cut into cards, and whether it is a map."""

    name: str
    words: str
    world: bool = True
    players: bool = True
    cards: bool = False
    map: bool = False


PRINTABLES: Mapping[str, Printable] = MappingProxyType(
    {
        "map": Printable("World map", "the map with its numbered places", map=True),
        "handout": Printable("The land", "a page to hand over to whoever plays"),
        "regions": Printable("Region cards", "all nine, with features and foes", cards=True),
        "settlements": Printable("Settlement cards", "one each, numbered as on the map", cards=True),
        "sites": Printable("Site cards", "one each, numbered as on the map", cards=True),
        "people": Printable("People cards", "one for everybody with a name", cards=True),
        "foes": Printable("Foe cards", "every kind, with rank, harm and track", players=False, cards=True),
        "truths": Printable("Truths", "what holds in this world"),
        "vows": Printable("Vows", "a sheet for each open vow"),
        "oracles": Printable("Oracle booklet", "every table in columns"),
        "blank-map": Printable("Blank map", "the land and its regions, no places", map=True),
        "blank-truths": Printable("Truths workbook", "answers to tick, or your own", False),
        "blank-table": Printable("Oracle worksheet", "lines for a d100 table", False),
        "blank-tracks": Printable("Progress worksheet", "ten boxes for five challenges", False),
        "blank-vow": Printable("Vow worksheet", "a track, and an outline to write", False),
    }
)
"""By name: what can be printed (IS-561)."""
COMING: Mapping[str, str] = MappingProxyType(
    {"character": "Character sheet", "assets": "Asset cards", "moves": "Move reference"}
)
"""Those of the book's printables that come with characters (IS-561)."""
PAPERS = ("A5", "A4", "A3", "Letter", "Tabloid")
UP = (4, 9)
"""How many cards lie on a sheet of A4 or Letter: index cards of 100 by 134 mm, or playing cards of 63 by 88 mm."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be printed, and for cards how many to a sheet; `which` is one of them by number, key or name, `code`
    the campaign's, for players' maps."""

    what: str
    up: int = 4
    which: str = ""
    code: str = ""


def check_printable(wanted: Wanted, name: str, how: Print) -> None:
    """Raise Unreadable for a printable, a format, a paper or a size of cards there is none of, a line for each."""
    faults = []
    if wanted.what in COMING:
        faults.append(f"{COMING[wanted.what]} cannot be printed yet: such sheets come with characters")
    elif wanted.what not in PRINTABLES:
        faults.append(f"sheet {wanted.what!r} is not known: one of {', '.join(PRINTABLES)}")
    if name not in PAGES:
        faults.append(f"format {name!r} is not known for a sheet: one of {', '.join(PAGES)}")
    if how.paper not in PAPERS:
        faults.append(f"paper {how.paper!r} is too small for it: one of {', '.join(PAPERS)}")
    if wanted.up not in UP:
        faults.append(f"{wanted.up} cards to a sheet cannot be: {' or '.join(map(str, UP))}")
    if faults:
        raise Unreadable(*faults)


def coming() -> str:
    """What cannot be printed yet, in a sentence."""
    first, *others = COMING.values()
    return f"{listed((first, *map(str.lower, others)))} come with characters."


def offered(tale: Tale, *, players: bool = False) -> tuple[str, ...]:
    """The printables of which this world has something; for players those that they may have."""
    world = shown_to(tale, players=players).world
    places = world.places if world else ()
    empty = {
        "settlements": all(one.kind != "settlement" for one in places),
        "sites": all(one.kind != "site" for one in places),
        "people": not (world and world.people),
        "vows": all(vow.state != "open" for vow in tale.vows),
    }
    without = {"map", "handout", "truths"} if world is None else set()
    found = ((name, one) for name, one in PRINTABLES.items() if not empty.get(name) and name not in without)
    return tuple(name for name, one in found if one.players or not players)


def pages(tale: Tale, lore: Lore, wanted: Wanted, how: Print) -> list[Drawing]:
    """The pages of what is wanted. For players nothing stands on them but what they know.

    Raises as `check_printable` does, and IllegalCommand where the world has nothing of the kind, or players may not
    have it.
    """
    check_printable(wanted, "pdf", how)
    printable = PRINTABLES[wanted.what]
    if how.audience == "players" and not printable.players:
        raise IllegalCommand(f"{printable.name} are for the game master alone: there are none for players")
    players = how.audience == "players"
    shown = Shown(shown_to(tale, players=players), lore, players, wanted.which, brief=wanted.up != UP[0])
    if printable.cards:
        return _cut(CARDS[wanted.what](shown), how, wanted.up)
    if printable.map:
        return [_map(shown.tale, wanted, how)]
    drawn = _MAKERS[wanted.what](shown, how)
    return _on(drawn, how.on) if how.on else drawn


def export_pages(tale: Tale, lore: Lore, wanted: Wanted, name: str, how: Print) -> Export:
    """The same as one file: a PDF, or pictures (several are a zip)."""
    check_printable(wanted, name, how)
    drawn = pages(tale, lore, wanted, how)
    return finished(_stem(tale, wanted, how), name, PAGES[name], written(drawn, name, how.dpi))


def _stem(tale: Tale, wanted: Wanted, how: Print) -> str:
    whose = slug(tale.world.name, "world") if tale.world and PRINTABLES[wanted.what].world else "ironsworn"
    return f"{whose}-{wanted.what}{'-players' if how.audience == 'players' else ''}"


def _map(tale: Tale, wanted: Wanted, how: Print) -> Drawing:
    blank = wanted.what == "blank-map"
    world = any_land() if blank and tale.world is None else world_of(tale)
    return map_sheet(world, how, code=wanted.code, blank=blank)


def _laid(how: Print) -> tuple[Theme, Paper]:
    from realmgen.render.paper import parse_paper
    from realmgen.render.theme import THEMES

    return THEMES[how.theme], parse_paper(how.sheet)


def _on(drawn: list[Drawing], larger: str) -> list[Drawing]:
    """Pages gathered on larger paper; raises Unreadable where it holds none."""
    from realmgen.render.leaf import gathered
    from realmgen.render.paper import parse_paper

    return gathered(drawn, parse_paper(larger))


def _cut(cards: Sequence[Dossier], how: Print, up: int) -> list[Drawing]:
    """Cards at their true size, as many as lie on a sheet, with marks to cut them apart; a long one has several
    sides."""
    from realmgen.render.leaf import dossier_pages, gathered

    theme, paper = _laid(how)
    kind: Kind = "index" if up == UP[0] else "card"
    return gathered([page for card in cards for page in dossier_pages(card, theme, kind=kind).pages], paper)


Maker = Callable[[Shown, Print], "list[Drawing]"]


def _leaf(make: Callable[[Shown], Leaf]) -> Maker:
    def made(shown: Shown, how: Print) -> list[Drawing]:
        from realmgen.render.leaf import leaf_pages

        return list(leaf_pages(make(shown), *_laid(how)).pages)

    return made


def _volume(make: Callable[[Shown], Leaf], *, prose: bool = False) -> Maker:
    def made(shown: Shown, how: Print) -> list[Drawing]:
        from realmgen.render.leaf import volume_pages
        from realmgen.render.leaf.volume import PROSE, TABLES

        return volume_pages(make(shown), *_laid(how), PROSE if prose else TABLES)

    return made


def _dossiers(make: Callable[[Shown], list[Dossier]]) -> Maker:
    def made(shown: Shown, how: Print) -> list[Drawing]:
        from realmgen.render.leaf import dossier_pages

        return [page for one in make(shown) for page in dossier_pages(one, *_laid(how)).pages]

    return made


def _truths(shown: Shown) -> Leaf:
    return sheets.truths_sheet(shown.lore.truths, world_of(shown.tale), quests=not shown.players)


_MAKERS: Mapping[str, Maker] = MappingProxyType(
    {
        "handout": _leaf(lambda shown: sheets.handout(world_of(shown.tale), shown.lore)),
        "truths": _volume(_truths, prose=True),
        "vows": _dossiers(vows),
        "oracles": _volume(lambda shown: sheets.oracle_booklet(shown.lore.oracles.values(), shown.tale.tables)),
        "blank-truths": _volume(lambda shown: sheets.workbook(shown.lore.truths), prose=True),
        "blank-table": _dossiers(lambda shown: [sheets.blank_table()]),
        "blank-tracks": _dossiers(lambda shown: [sheets.blank_tracks()]),
        "blank-vow": _dossiers(lambda shown: [sheets.blank_vow()]),
    }
)
