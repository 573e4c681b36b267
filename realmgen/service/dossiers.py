"""Sheets and cards of the Company, of Domains and of fights, and blank ones; as SVG, PNG and PDF."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.company import sheets
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import State
from realmgen.kit.dossier import Dossier
from realmgen.service.printing import PAGES, Export, Print, finished, slug, written
from realmgen.service.turnsheets import TURNED, UNIT_CARDS, turned_dossiers

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.render.paper import Paper

DOSSIERS: Mapping[str, str] = MappingProxyType(
    {
        "company": "a sheet for every Knight and Squire of the Company",
        "member": "one of the Company by name: a sheet, or a card of a follower or beast",
        "cards": "cards of its followers, steeds and beasts, 63 × 88 mm, nine to a sheet of A4",
        "blank-knight": "a Knight's sheet to fill in by hand",
        "blank-squire": "a Squire's sheet to fill in by hand",
        "blank-cards": "nine cards to fill in by hand",
        **TURNED,
    }
)
"""By name: what can be had of a campaign's Company, its Domains, the year and its fights."""
CARDS = ("cards", "blank-cards", *UNIT_CARDS)
NAMED = ("member", "domain", "calendar")
"""Those that show one thing by its name: their files are called by it."""
HALVED = {"Letter": (139.7, 215.9), "Tabloid": (139.7, 215.9)}
"""By paper that A5 does not go into twice: the half of a Letter, which does."""
CARDS_ON = "A4"


def dossiers(state: State, what: str, which: str = "", code: str = "") -> list[Dossier]:
    """The sheets or cards of `what`; `which` is a name, `code` the campaign's.

    Raises Unreadable for what is not known, and IllegalCommand where the Company has nobody of the kind.
    """
    if what not in DOSSIERS:
        raise Unreadable(f"sheet {what!r} is not known: one of {', '.join(DOSSIERS)}")
    if what.startswith("blank-") and what not in TURNED:
        kind = what.removeprefix("blank-")
        return [sheets.blank_card()] * 9 if kind == "cards" else [sheets.blank_person(kind)]
    foot = " · ".join(filter(None, [state.realm.name if state.realm else "", f"Campaign code {code}" if code else ""]))
    if what in TURNED:
        return turned_dossiers(state, what, which, foot)
    members = [_named(state, which)] if what == "member" else _of_kind(state, cards=what == "cards")
    return [
        sheets.person_sheet(state.company, member, foot) if on_sheet(member) else sheets.card(member)
        for member in members
    ]


def _named(state: State, name: str) -> Member:
    found = state.company.find(name.strip())
    if found is None:
        known = ", ".join(member.name for member in state.company.members) or "nobody yet"
        raise IllegalCommand(f"nobody in the Company is called {name.strip()!r}: it has {known}")
    return found


def _of_kind(state: State, *, cards: bool) -> list[Member]:
    """Those who live, wherever they are."""
    found = [member for member in state.company.living if on_sheet(member) != cards]
    if not found:
        who = "follower, steed or beast" if cards else "Knight or Squire"
        raise IllegalCommand(f"the Company has no {who} to print: add one, or print a blank sheet")
    return found


def dossier_drawings(found: Sequence[Dossier], how: Print, *, cards: bool) -> list[Drawing]:
    """Their pages. Cards always lie together, on `how.on` or A4; sheets do where `how.on` says so, halves of a Letter
    on Letter. Raises Unreadable where it holds no page."""
    from realmgen.render.leaf import dossier_pages, gathered
    from realmgen.render.paper import parse_paper
    from realmgen.render.theme import THEMES

    theme, paper, on = THEMES[how.theme], _paper(how), how.on or (CARDS_ON if cards else "")
    bound = [dossier_pages(each, theme, paper, "card" if cards else "sheet") for each in found]
    pages = [page for one in bound for page in one.pages]
    return gathered(pages, parse_paper(on)) if on else pages


def _paper(how: Print) -> Paper:
    from realmgen.render.paper import Paper, parse_paper

    if how.paper == "A5" and how.on in HALVED:
        return Paper("half Letter", *HALVED[how.on])
    return parse_paper(how.sheet)


def dossiers_of(state: State, code: str, what: str, how: Print, which: str = "") -> list[Drawing]:
    """The pages of `what`; raises as `dossiers` and `dossier_drawings` do."""
    found = dossiers(state, what, which, code)
    card = what == "member" and not on_sheet(_named(state, which))
    return dossier_drawings(found, how, cards=card or what in CARDS)


def on_sheet(member: Member) -> bool:
    """Whether somebody has a sheet; all others have a card."""
    return member.kind in sheets.ON_SHEETS


def preview_dossiers(state: State, code: str, what: str, how: Print, which: str = "") -> list[str]:
    """The pages as SVG; raises as `dossiers_of` does."""
    from realmgen.render import svg

    return [svg.write(page) for page in dossiers_of(state, code, what, how, which)]


def export_dossiers(state: State, code: str, what: str, name: str, how: Print, which: str = "") -> Export:
    """Sheets or cards of the Company as one file; raises as `dossiers_of` does."""
    pages = dossiers_of(state, code, what, how, which)
    return finished(stem_of(state, what, which), name, PAGES[name], written(pages, name, how.dpi))


def stem_of(state: State, what: str, which: str) -> str:
    """What a file of it is called, without its ending: by the one thing it shows, else by the kind."""
    return slug(dossiers(state, what, which)[0].title, what) if what in NAMED else what
