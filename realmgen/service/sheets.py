"""Sheets of a page: Myths and Knights for the game master, handouts for the players; as SVG, PNG and PDF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.bastionland import sheets
from realmgen.games.bastionland.folk import anyone_tells
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.places import realm_of, thing_at
from realmgen.kit.leaf import Leaf
from realmgen.service.dossiers import DOSSIERS, export_dossiers
from realmgen.service.packs import library_for
from realmgen.service.printing import PAGES, Export, Print, finished, slug, written
from realmgen.service.realms import library

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.service.play import Campaign, Play

SHEETS: Mapping[str, str] = {
    "myth": "one Myth, by its number",
    "myths": "every Myth of the Realm",
    "knight": "the Knight's entry of a hex: its ruler's or its Seer's",
    "handout": "what is met in a hex, for the players: a landmark, how a Myth shows, or a Knight's page without Seer",
    "rumours": "what people of a hex tell, for the players",
    **DOSSIERS,
}
"""By name: what can be had as a sheet of a campaign."""
FOR_PLAYERS = ("handout", "rumours")


def check_sheet(what: str, name: str) -> None:
    """Raise Unreadable for a sheet or a format that is not known."""
    faults = [f"sheet {what!r} is not known: one of {', '.join(SHEETS)}"] if what not in SHEETS else []
    if name not in PAGES:
        faults.append(f"format {name!r} is not known for a sheet: one of {', '.join(PAGES)}")
    if faults:
        raise Unreadable(*faults)


def sheet_leaves(state: State, what: str, which: str = "", code: str = "", using: Library | None = None) -> list[Leaf]:
    """The leaves of a sheet; `which` is a Myth's number or a hex, `code` the campaign's. What people tell is put in the
    words of what came along, unless another library is given.

    Raises Unreadable for what cannot be read, and IllegalCommand where the Realm holds nothing of the kind.
    """
    check_sheet(what, "pdf")
    realm = realm_of(state)
    if what in ("myth", "myths"):
        return [_myth(state, myth) for myth in _myths(realm, which if what == "myth" else "")]
    realm.grid.find(which)
    if what == "rumours":
        if not anyone_tells(realm, which):
            raise IllegalCommand(f"there is nobody in {which} with anything to tell")
        return [sheets.rumour_sheet(realm, which, code, (using or library()).tables)]
    return [sheets.knight_sheet(_calling(realm, which)) if what == "knight" else _handout(realm, which, code)]


def _handout(realm: Realm, at: str, code: str) -> Leaf:
    thing = thing_at(realm, at)
    if isinstance(thing, Landmark):
        return sheets.landmark_handout(realm, thing, code)
    if isinstance(thing, Myth) and thing.mark:
        return sheets.mark_handout(realm, thing, code)
    if isinstance(thing, Holding) and thing.calling:
        return sheets.knight_handout(thing.calling)
    raise IllegalCommand(f"nothing to hand out is met in {at}: choose a landmark, a Myth or a holding a Knight rules")


def _myth(state: State, myth: Myth) -> Leaf:
    assert myth.tale
    met, end = state.omens.get(myth.number, 0), state.resolved.get(myth.number)
    return sheets.myth_sheet(myth.tale, number=myth.number, at=myth.at, met=met, end=end)


def _myths(realm: Realm, which: str) -> list[Myth]:
    """The Myths asked for, all when none is named, that have a tale."""
    asked = [myth for myth in realm.myths if not which or which in (str(myth.number), myth.at)]
    told = [myth for myth in asked if myth.tale]
    if not asked:
        numbers = ", ".join(str(myth.number) for myth in realm.myths) or "none"
        raise IllegalCommand(f"there is no Myth {which!r}: the Realm has {numbers}")
    if not told:
        raise IllegalCommand("nothing is written of " + ", ".join(myth.name for myth in asked))
    return told


def _calling(realm: Realm, at: str) -> Calling:
    thing = thing_at(realm, at)
    found = None if thing is None or isinstance(thing, Myth) else thing.calling
    if found is None:
        raise IllegalCommand(f"no Knight's entry stands in {at}: choose a holding a Knight rules, or a sanctum")
    return found


def _pages(leaves: list[Leaf], how: Print, *, handout: bool) -> list[Drawing]:
    from realmgen.render.leaf import gathered, leaf_pages
    from realmgen.render.paper import parse_paper
    from realmgen.render.theme import THEMES

    paper, theme = parse_paper(how.sheet), THEMES[how.theme]
    bound = [leaf_pages(leaf, theme, paper, "handout" if handout else "leaf") for leaf in leaves]
    pages = [page for leaf in bound for page in leaf.pages]
    return gathered(pages, parse_paper(how.on)) if how.on else pages


def export_leaves(leaves: list[Leaf], stem: str, name: str, how: Print, *, handout: bool = False) -> Export:
    """Leaves as a file; `stem` is its name without the ending. Raises Unreadable where `how.on` holds no page."""
    return finished(stem, name, PAGES[name], written(_pages(leaves, how, handout=handout), name, how.dpi))


def export_sheet(state: State, code: str, what: str, name: str, how: Print, which: str = "") -> Export:
    """A sheet of a Realm in one format; raises as `sheet_leaves` and `check_sheet` do."""
    check_sheet(what, name)
    if what in DOSSIERS:
        return export_dossiers(state, code, what, name, how, which)
    return _export(state, sheet_leaves(state, what, which, code), what, name, how)


def _export(state: State, leaves: list[Leaf], what: str, name: str, how: Print) -> Export:
    titled = slug(realm_of(state).name) + "-myths" if what == "myths" else slug(leaves[0].title)
    stem = f"{titled}-handout" if what == "handout" else titled
    return export_leaves(leaves, stem, name, how, handout=what in FOR_PLAYERS)


def export_sheet_of(play: Play, campaign: Campaign, what: str, name: str, how: Print, which: str = "") -> Export:
    """A sheet of a campaign's Realm or Company; raises as `export_sheet` does."""
    check_sheet(what, name)
    state = play.position(campaign).state
    if what in DOSSIERS:
        return export_dossiers(state, campaign.code, what, name, how, which)
    return _export(state, sheet_leaves(state, what, which, campaign.code, library_for(play, campaign)), what, name, how)


def entry_leaf(library: Library, what: str, id: str) -> Leaf:
    """The leaf of an entry of the library: a `myth`, a `knight` or a `handout`; raises NotFound where there is none."""
    makers: dict[str, Callable[[], Leaf]] = {
        "myth": lambda: sheets.myth_sheet(library.tale(id)),
        "knight": lambda: sheets.knight_sheet(library.calling(id)),
        "handout": lambda: sheets.knight_handout(library.calling(id)),
    }
    if what not in makers:
        raise NotFound(f"there is no sheet {what!r} of the library: one of {', '.join(makers)}")
    return makers[what]()
