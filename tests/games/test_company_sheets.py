"""What stands on the sheets and cards of a Company."""

from dataclasses import replace

import pytest
from company_samples import ASH, BRAN, COMPANY, HOB, ISOLDE, MAUD, MOTH, PERKIN

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.company.sheets import OATH, blank_person, card, person_sheet
from realmgen.games.bastionland.model import State
from realmgen.kit.dossier import Gauges, Ticks, Track
from realmgen.service.dossiers import dossiers, dossiers_of, export_dossiers
from realmgen.service.printing import Print

STATE = State(company=COMPANY)


def band(dossier, kind, term=""):
    return next(one for one in dossier.bands if isinstance(one, kind) and (not term or one.term == term))


def test_MB_013_a_knights_sheet_lists_the_oath():
    text = repr(person_sheet(COMPANY, ISOLDE))
    assert all(clause in text for clause in OATH)
    assert len(OATH) == 3


def test_MB_026_MB_027_MB_028_the_oath_is_to_myths_seers_and_the_realm():
    assert ["Myth" in OATH[0], "Seer" in OATH[1], "Realm" in OATH[2]] == [True] * 3


def test_a_knights_sheet_shows_all_a_player_needs():
    sheet = person_sheet(COMPANY, ISOLDE, "here")
    text = repr(sheet)
    for words in (*ISOLDE.items, ISOLDE.ability, ISOLDE.passion, ISOLDE.player, ISOLDE.title, "Ash, steed"):
        assert words in text
    assert "longsword (2d8 hefty), in hand" in text
    assert "shield (d4, A1), worn" in text
    gauges = band(sheet, Gauges).items
    assert [(one.now, one.full) for one in gauges] == [(8, 11), (12, 12), (7, 14), (4, 4), (2, 2)]
    assert [one.boxes for one in gauges] == [11, 12, 14, 4, 0]
    assert [tick.marked for tick in band(sheet, Ticks, "Remedy").items] == [False, True, False]


def test_a_members_note_stays_with_the_game_master():
    for dossier in (person_sheet(COMPANY, ISOLDE), card(replace(MOTH, note="A spy of the Ash Knight."))):
        assert "miller" not in repr(dossier)
        assert "spy" not in repr(dossier)


RANKS = {0: "Errant", 2: "Errant", 3: "Gallant", 8: "Tenant", 9: "Dominant", 12: "Radiant", 15: "Radiant"}


@pytest.mark.parametrize(("glory", "rank"), RANKS.items())
def test_the_track_of_glory_is_filled_and_parted_by_rank(glory, rank):
    awards = (replace(COMPANY.awards[0], knight="Maud", amount=glory),)
    sheet = person_sheet(replace(COMPANY, awards=awards), MAUD)
    track = band(sheet, Track)
    assert sheet.overline == f"Knight-{rank}"
    assert [(stage.name, stage.boxes) for stage in track.stages] == [
        ("Errant", 2), ("Gallant", 3), ("Tenant", 3), ("Dominant", 3), ("Radiant", 1),
    ]  # fmt: skip
    assert (track.marked, track.figure) == (min(glory, 12), str(glory))


def test_MB_030_a_squires_sheet_has_neither_glory_nor_ability():
    sheet = person_sheet(COMPANY, PERKIN)
    assert sheet.overline == "Squire of Maud"
    assert not any(isinstance(one, Track) for one in sheet.bands)
    assert "Ability" not in repr(sheet)


def test_states_are_ticked():
    assert [tick.marked for tick in band(person_sheet(COMPANY, BRAN), Ticks, "Now").items] == [False] * 3 + [True]
    spent = replace(BRAN, vig=replace(BRAN.vig, now=0), cla=replace(BRAN.cla, now=0), spi=replace(BRAN.spi, now=0))
    assert all(tick.marked for tick in band(person_sheet(COMPANY, spent), Ticks, "Now").items)


def test_a_card_says_who_somebody_goes_with():
    assert (card(ASH).overline, card(ASH).foot) == ("Steed", "With Isolde")
    assert (card(HOB).subtitle, card(HOB).foot) == ("mercenary", "With Bran")


def test_a_blank_sheet_has_room_for_the_greatest_virtue_and_no_figure():
    gauges = band(blank_person(), Gauges).items
    assert {one.now for one in gauges} == {None}
    assert [one.boxes for one in gauges[:3]] == [19, 19, 19]
    assert band(blank_person(), Track).marked == 0


def test_what_can_be_printed_of_a_company():
    assert [one.title for one in dossiers(STATE, "company")] == ["Isolde", "Bran", "Maud", "Perkin"]
    assert [one.title for one in dossiers(STATE, "cards")] == ["Ash", "Moth", "Hob", "Grey"]
    assert [one.title for one in dossiers(STATE, "member", "Hob")] == ["Hob"]
    assert len(dossiers(State(), "blank-cards")) == 9


def test_what_nobody_is_there_for_is_refused():
    with pytest.raises(IllegalCommand, match="nobody in the Company is called 'Ann': it has Isolde, Bran"):
        dossiers(STATE, "member", "Ann")
    with pytest.raises(IllegalCommand, match="no Knight or Squire to print"):
        dossiers(State(), "company")
    with pytest.raises(IllegalCommand, match="no follower, steed or beast"):
        dossiers(State(), "cards")
    with pytest.raises(Unreadable, match="sheet 'poster' is not known"):
        dossiers(STATE, "poster")


@pytest.mark.parametrize(
    ("what", "on", "pages"),
    [
        ("company", "", 4),
        ("company", "A4", 2),
        ("company", "Letter", 2),
        ("cards", "", 1),
        ("blank-cards", "Letter", 1),
    ],
)
def test_sheets_lie_two_to_a_page_and_cards_nine(what, on, pages):
    assert len(dossiers_of(STATE, "c0de", what, Print(paper="A5", on=on))) == pages


def test_a_file_is_called_by_what_it_shows():
    names = [export_dossiers(STATE, "", what, "pdf", Print(paper="A5"), "Bran").name for what in ("member", "cards")]
    assert names == ["bran.pdf", "cards.pdf"]
