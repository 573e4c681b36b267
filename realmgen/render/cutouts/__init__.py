"""Sheets to cut up: pieces, tracks, mats and cards, all at their true size whatever the paper."""

from realmgen.render.cutouts.cards import card_pages
from realmgen.render.cutouts.mats import mat_pages
from realmgen.render.cutouts.pieces import piece_pages
from realmgen.render.cutouts.tracks import track_page

__all__ = ["card_pages", "mat_pages", "piece_pages", "track_page"]
