"""A world on paper: cards, a handout, truths, oracles and tracks (IS-001, IS-498, IS-554, IS-555, IS-560, IS-561)."""

from realmgen.games.ironsworn.sheets.cards import foe_card, person_card, place_card, region_card
from realmgen.games.ironsworn.sheets.handout import handout
from realmgen.games.ironsworn.sheets.said import CREDIT
from realmgen.games.ironsworn.sheets.tables import blank_table, oracle_booklet
from realmgen.games.ironsworn.sheets.tracks import blank_tracks, blank_vow, vow_sheet
from realmgen.games.ironsworn.sheets.workbook import truths_sheet, workbook

__all__ = [
    "CREDIT",
    "blank_table",
    "blank_tracks",
    "blank_vow",
    "foe_card",
    "handout",
    "oracle_booklet",
    "person_card",
    "place_card",
    "region_card",
    "truths_sheet",
    "vow_sheet",
    "workbook",
]
