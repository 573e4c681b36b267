"""A Myth as it stands, as HTML with nothing of its own taking effect."""

from __future__ import annotations

from html import escape

from realmgen.service.myths import MET, NEXT, Omen, Standing, knowledge
from realmgen.ui.book import cast, columns, part, terms


def myth_page(one: Standing) -> str:
    """Where it is, its truth, its Omens in order with where each stands, who knows what, and how it ends."""
    myth, tale = one.myth, one.myth.tale
    over = " · ".join(filter(None, [f"Myth {myth.number}", myth.at, one.way and f"from the Company: {one.way}"]))
    ended = f"<p class=lead>Resolved: {escape(one.ended)}</p>" if one.ended else ""
    head = f"<p class=over>{escape(over)}</p><h2>{escape(myth.name)}</h2>{ended}"
    if tale is None:
        return f"<article class=book>{head}<p>Nothing is written of it: swap it, or write it by hand.</p></article>"
    left = part("Omens", f"<ol class=omens>{''.join(_omen(omen, over=bool(one.ended)) for omen in one.omens)}</ol>")
    right = [
        part("What is known", terms(knowledge(myth))),
        part("Cast", cast(tale) or "<p>Nobody is named.</p>"),
        part("Weakness", _text(tale.weakness)),
        part("Cure", _text(tale.cure)),
        part("Left alone", _text(tale.left_alone)),
        part("Its hex", _text(tale.hex)),
    ]
    foot = part("At landmarks", terms({kind: text for kind, text in tale.prompts.items() if text}))
    body = columns(left, "".join(right)) + foot
    return f"<article class=book>{head}<p class=lead>{escape(tale.truth)}</p>{body}</article>"


def _omen(omen: Omen, *, over: bool) -> str:
    """How one stands; of a Myth that is resolved none is to come."""
    stands = "not met" if over and omen.stands != MET else omen.stands
    looks = {MET: "met", NEXT: "next"}.get(stands, "coming")
    return f"<li class={looks}><small>{stands}</small> {escape(omen.text) or '<i>not written</i>'}</li>"


def _text(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else "<p>–</p>"
