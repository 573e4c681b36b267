"""What stands beside the map of a world, as HTML in one piece: it is made once for all who look."""

from __future__ import annotations

from html import escape

from realmgen.service.worlds.shown import Told, Track, WorldView

BOXES = 10


def beside_world(view: WorldView) -> str:
    """What oracles said, what is under way, and the places that are known."""
    told = "".join(map(_answer, view.answers))
    tracks = "".join(map(_track, view.tracks))
    under_way = f"<section class=card>{tracks}</section>" if tracks else ""
    name = escape(view.name or "The oracles")
    return f"<div class=table><h2>{name}</h2>{told}{under_way}{_places(view)}{_lore(view)}</div>"


def _answer(one: Told) -> str:
    match = ' <span class="badge now">A match</span>' if one.match else ""
    below = "".join(f"<p>{escape(line)}</p>" for line in one.below)
    return (
        f"<section class='card shared'><p><small>{escape(one.asked)}</small>{match}</p>"
        f"<p class=aloud>{escape(one.answer)}</p>{below}</section>"
    )


def _track(one: Track) -> str:
    done = f"{one.full} of {BOXES} boxes"
    marks = "■" * one.full + "□" * (BOXES - one.full)
    return (
        f"<p><b>{escape(one.title)}</b> <small>{escape(one.rank)}</small></p>"
        f'<p role=img aria-label="{done}">{marks}</p>'
    )


def _places(view: WorldView) -> str:
    lines = "".join(f"<p>{n} {escape(name)} <small>{escape(region)}</small></p>" for n, name, region in view.places)
    return f"<section class=card>{lines}</section>" if lines else ""


def _lore(view: WorldView) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in view.lore)
    return f"<section class=card>{lines}</section>" if lines else ""
