"""A Myth as it stands, as HTML with nothing of its own taking effect."""

from __future__ import annotations

from html import escape

from realmgen.service.myths import NEXT, Omen, Standing, knowledge
from realmgen.ui.book import cast, terms


def myth_page(one: Standing) -> str:
    """Where it is, its truth, its Omens in order with where each stands, who knows what, and how it ends."""
    myth, tale = one.myth, one.myth.tale
    over = " · ".join(filter(None, [f"Myth {myth.number}", myth.at, one.way and f"from the Company: {one.way}"]))
    ended = f"<p class=lead>Resolved: {escape(one.ended)}</p>" if one.ended else ""
    head = f"<p class=over>{escape(over)}</p><h2>{escape(myth.name)}</h2>{ended}"
    if tale is None:
        return f"<article class=book>{head}<p>Nothing is written of it: swap it, or write it by hand.</p></article>"
    left = _part("Omens", f"<ol class=omens>{''.join(map(_omen, one.omens))}</ol>")
    right = [
        _part("What is known", terms(knowledge(myth))),
        _part("Cast", cast(tale) or "<p>Nobody is named.</p>"),
        _part("Weakness", _text(tale.weakness)),
        _part("Cure", _text(tale.cure)),
        _part("Left alone", _text(tale.left_alone)),
        _part("Its hex", _text(tale.hex)),
    ]
    two = f"<div class=two><div>{left}</div><div>{''.join(right)}</div></div>"
    foot = _part("At landmarks", terms({kind: text for kind, text in tale.prompts.items() if text}))
    return f"<article class=book>{head}<p class=lead>{escape(tale.truth)}</p>{two}{foot}</article>"


def _omen(omen: Omen) -> str:
    looks = {"met": "met", NEXT: "next"}.get(omen.stands, "coming")
    return f"<li class={looks}><small>{omen.stands}</small> {escape(omen.text) or '<i>not written</i>'}</li>"


def _part(title: str, inside: str) -> str:
    return f"<section><h3>{escape(title)}</h3>{inside}</section>"


def _text(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else "<p>–</p>"
