"""Sheets of a page from a campaign's Realm and from the library."""

import io
import zipfile
from dataclasses import replace

import pytest
from company_samples import COMPANY
from fifty_realms import SEEDS, realm_of

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.forces.blocks import of_make
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.table import Table
from realmgen.render.leaf import leaf_pages
from realmgen.render.theme import THEMES
from realmgen.service.exports import Print
from realmgen.service.printing import PAGES, read_print
from realmgen.service.realms import adopt_text, rules
from realmgen.service.registry import open_play
from realmgen.service.sheets import (
    SHEETS,
    entry_leaf,
    export_leaves,
    export_sheet,
    export_sheet_of,
    sheet_leaves,
)

REALM = realm_of(SEEDS[0])
SEAT = next(home for home in REALM.holdings if home.seat)
SANCTUM = next(mark for mark in REALM.landmarks if mark.calling)
A5 = Print(paper="A5", dpi=50)


@pytest.mark.parametrize("what", SHEETS)
def test_every_sheet_is_a_pdf(what):
    which = {"myth": "2", "rumours": SEAT.at, "member": "Bran", "domain": SEAT.at, "calendar": ""}.get(what, SANCTUM.at)
    domains, units = (Domain(SEAT.at, "Bran"),), (of_make("militia", "The Reeds"),)
    fight = Fight("The ford", Moment(), fighters=(Fighter("The Reeds", "theirs"),))
    state = State(REALM, company=COMPANY, domains=domains, units=units, fight=fight)
    file = export_sheet(state, "0000c0de", what, "pdf", A5, which)
    assert file.data.startswith(b"%PDF")
    assert file.name.endswith(".pdf")


def test_one_page_is_a_picture_and_several_are_a_zip():
    names = {name: export_sheet(State(REALM), "", "myth", name, A5, "1").name for name in PAGES}
    assert {name.rpartition(".")[2] for name in names.values()} == {"pdf", "png", "svg"}
    several = export_sheet(State(REALM), "", "myths", "svg", A5)
    assert (several.mime, several.data[:2]) == ("application/zip", b"PK")


def test_pages_are_gathered_on_larger_paper():
    how = read_print({"paper": "A6", "on": "a4", "dpi": "50"})
    apart, together = (export_sheet(State(REALM), "", "myths", "svg", print_) for print_ in (replace(how, on=""), how))
    assert len(pages_of(apart)) == len(REALM.myths)
    assert len(pages_of(together)) == -(-len(REALM.myths) // 4)
    with pytest.raises(Unreadable, match="does not fit A5: choose larger paper"):
        export_sheet(State(REALM), "", "myth", "svg", replace(A5, paper="A4", on="A5"), "1")


def pages_of(file):
    with zipfile.ZipFile(io.BytesIO(file.data)) as pages:
        return pages.namelist()


def test_a_sheet_of_a_campaign(tmp_path):
    play = open_play(f"{tmp_path}/realmgen.db")
    campaign = play.create("Vale", first=adopt_text(REALM))
    file = export_sheet_of(play, campaign, "handout", "svg", A5, SANCTUM.at)
    assert file.name.endswith("-handout.svg")
    assert b"<svg" in file.data[:200]


def test_a_handout_is_of_what_stands_in_the_hex():
    knight = next(home for home in REALM.holdings if home.calling)
    leaves = {at: sheet_leaves(State(REALM), "handout", at)[0] for at in (SANCTUM.at, REALM.myths[0].at, knight.at)}
    assert [leaf.title for leaf in leaves.values()] == [SANCTUM.name, "What the land shows", knight.calling.name]


def test_people_speak_in_the_words_of_the_campaigns_packs():
    own = Shelved({"hearsay.vagabond": Table.of("hearsay.vagabond", ["Mind the {way}, says the moon."])})
    (leaf,) = sheet_leaves(State(REALM), "rumours", SEAT.at, using=own)
    assert "says the moon" in repr(leaf)
    assert "says the moon" not in repr(sheet_leaves(State(REALM), "rumours", SEAT.at))


class Shelved(Library):
    """A library of a few tables."""

    def __init__(self, tables):
        super().__init__(Bare())
        self._tables = tables

    @property
    def tables(self):
        return self._tables


@pytest.mark.parametrize(
    ("what", "which", "error", "words"),
    [
        ("poem", "", Unreadable, "sheet 'poem' is not known: one of myth, myths"),
        ("myth", "77", IllegalCommand, "there is no Myth '77': the Realm has 1, 2, 3, 4, 5, 6"),
        ("knight", REALM.myths[0].at, IllegalCommand, "no Knight's entry stands in"),
        ("handout", REALM.lakes[0].hexes[0], IllegalCommand, "nothing to hand out is met in"),
        ("rumours", REALM.lakes[0].hexes[0], IllegalCommand, "nobody in"),
        ("rumours", "9999", Unreadable, "9999"),
    ],
)
def test_what_there_is_no_sheet_of_is_said(what, which, error, words):
    with pytest.raises(error, match=words):
        sheet_leaves(State(REALM), what, which)


def test_a_myth_of_which_nothing_is_written_is_named():
    bare = replace(REALM, myths=tuple(replace(myth, tale=None) for myth in REALM.myths))
    with pytest.raises(IllegalCommand, match=f"nothing is written of {bare.myths[0].name}"):
        sheet_leaves(State(bare), "myth", "1")


def test_an_unknown_format_is_said():
    with pytest.raises(Unreadable, match="format 'doc' is not known for a sheet: one of pdf, png, svg"):
        export_sheet(State(REALM), "", "myth", "doc", A5, "1")


@pytest.mark.parametrize("what", ["myth", "knight", "handout"])
def test_every_page_of_ours_fits_one_a5_sheet_in_type_one_can_read(what):
    library, theme = rules().library, THEMES["colour"]
    ids = library.tale_ids if what == "myth" else library.calling_ids
    assert len(ids) == 72
    for number, entry in enumerate(ids):
        if number % 8 == len(what) % 8:
            style = "handout" if what == "handout" else "leaf"
            bound = leaf_pages(entry_leaf(library, what, entry), theme, style=style)
            assert (len(bound.pages), bound.size >= 2.6) == (1, True), entry


def test_entries_of_the_library_have_sheets_too():
    library = rules().library
    leaves = [entry_leaf(library, "myth", library.tale_ids[0]), entry_leaf(library, "knight", library.calling_ids[0])]
    assert export_leaves(leaves, "two", "pdf", A5).name == "two.pdf"
    assert entry_leaf(library, "handout", library.calling_ids[0]).title == leaves[1].title
    with pytest.raises(NotFound):
        entry_leaf(library, "myth", "the-none")
    with pytest.raises(NotFound, match="no sheet 'poem'"):
        entry_leaf(library, "poem", "x")
