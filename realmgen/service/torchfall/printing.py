"""The game as a box to print: board, pieces, tracks, rules, cards and mats; as PDF, PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.games.torchfall import sheets
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.cutouts import Head
from realmgen.service.printing import PAGES, Export, Print, finished, written
from realmgen.service.torchfall.records import read_record

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.render.paper import Paper
    from realmgen.render.theme import Theme

__all__ = ["PAPERS", "SHEETS", "Rules", "box_pages", "check_sheet", "export_box", "rules_of"]
Maker = Callable[[Rules, "Theme", "Paper"], "list[Drawing]"]
SHEETS: Mapping[str, str] = MappingProxyType(
    {
        "box": "all of it, a sheet after the other",
        "board": "the board of what was chosen",
        "pieces": "pieces of four players to cut out",
        "track": "tracks for Renown and rounds",
        "rules": "the rules on a card, answers, and how to teach it",
        "cards": "cards of maps, powers, options for two and scenarios",
        "mats": "four mats for supplies and score",
    }
)
"""By name: what can be printed."""
PAPERS = ("A4", "A3", "Letter", "Tabloid")
FOOT = "Print at actual size, 100 %: nothing is fitted to the page"


def rules_of(record: bytes | None) -> Rules:
    """The rules of a record's set-up, of the usual one where none is given; raises Unreadable with every fault."""
    return read_record(record).rules if record is not None else Rules(Setup())


def check_sheet(what: str, name: str, how: Print) -> None:
    """Raise Unreadable for a sheet, a format or a paper that there is none of, with a line for each."""
    faults = [f"sheet {what!r} is not known: one of {', '.join(SHEETS)}"] if what not in SHEETS else []
    if name not in PAGES:
        faults.append(f"format {name!r} is not known for a sheet: one of {', '.join(PAGES)}")
    if how.paper not in PAPERS:
        faults.append(f"paper {how.paper!r} is too small for a box: one of {', '.join(PAPERS)}")
    if faults:
        raise Unreadable(*faults)


def box_pages(rules: Rules, what: str, how: Print) -> list[Drawing]:
    """The pages of a sheet, or of all; raises as `check_sheet` does."""
    from realmgen.render.paper import parse_paper
    from realmgen.render.theme import THEMES

    check_sheet(what, "pdf", how)
    theme, paper = THEMES[how.theme], parse_paper(how.sheet)
    names = [name for name in SHEETS if what in ("box", name) and name != "box"]
    return [page for name in names for page in _MAKERS[name](rules, theme, paper)]


def export_box(rules: Rules, what: str, name: str, how: Print) -> Export:
    """A sheet, or the whole box, as one file: a PDF of its pages, or pictures (several are a zip).

    Pieces have their true size on every paper. Raises as `check_sheet` does.
    """
    check_sheet(what, name, how)
    return finished(f"torchfall-{what}", name, PAGES[name], written(box_pages(rules, what, how), name, how.dpi))


def _board(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.games.torchfall.view import board_of
    from realmgen.render.board import board_sheet

    return board_sheet(board_of(rules), theme, paper)


def _pieces(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.render.cutouts import piece_pages

    head = Head("Torchfall", "Pieces", "Glue the sheet on card, then cut along the lines", FOOT)
    upright = min(paper, paper.turned, key=lambda sheet: sheet.width)
    return piece_pages(head, sheets.pieces(), theme, upright)


def _track(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.render.cutouts import track_page

    head = Head("Torchfall", "Tracks", foot=FOOT)
    return [track_page(head, sheets.tracks(rules.setup), theme, paper)]


def _rules(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.render.cutouts.mats import MAT
    from realmgen.render.leaf import gathered, leaf_pages

    pages = [page for leaf in sheets.leaves() for page in leaf_pages(leaf, theme, MAT.turned).pages]
    return gathered(pages, paper)


def _cards(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.render.cutouts import card_pages

    return card_pages(sheets.cards(), theme, paper)


def _mats(rules: Rules, theme: Theme, paper: Paper) -> list[Drawing]:
    from realmgen.render.cutouts import mat_pages

    return mat_pages(sheets.mats(), theme, paper)


_MAKERS: Mapping[str, Maker] = MappingProxyType(
    {"board": _board, "pieces": _pieces, "track": _track, "rules": _rules, "cards": _cards, "mats": _mats}
)
