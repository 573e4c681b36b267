"""Entries as pages of a book: what is written, as HTML with nothing of its own taking effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from realmgen.service.library import Calling, Tale


def tale_page(tale: Tale) -> str:
    """A Myth: its truth, Omens and cast, who knows what, how it ends, and what is met at landmarks."""
    omens = "".join(f"<li>{escape(omen)}</li>" for omen in tale.omens)
    right = [
        part("Cast", cast(tale)),
        part("What is known", terms(tale.known)),
        part("Weakness", _text(tale.weakness)),
        part("Cure", _text(tale.cure)),
        part("Left alone", _text(tale.left_alone)),
        part("Its hex", _text(tale.hex)),
    ]
    return _page(
        _over("Myth", tale.d6, tale.d12, tale.shape.values()),
        tale.name,
        tale.truth,
        columns(part("Omens", f"<ol>{omens}</ol>"), "".join(right)),
        part("At landmarks", terms(tale.prompts)),
        _credit(tale),
    )


def calling_page(calling: Calling) -> str:
    """A Knight with property, ability and passion, the Seer, and the prompts at the foot."""
    items = "".join(f"<li>{escape(item)}</li>" for item in calling.belongings)
    left = [
        part("Property", f"<ul>{items}</ul>"),
        part(f"Ability: {calling.ability}", _text(calling.ability_text)),
        part("Passion", _text(calling.passion)),
    ]
    prompts = "".join(f"<li>{escape(prompt)}</li>" for prompt in calling.prompts)
    return _page(
        _over("Knight", calling.d6, calling.d12, ()),
        calling.name,
        "",
        columns("".join(left), part(f"Seer: {calling.seer.name}", seer(calling))),
        part("Prompts", f"<ul>{prompts}</ul>"),
        _credit(calling),
    )


def cast(tale: Tale) -> str:
    """Who is met, a line of figures each."""
    lines = (
        f"<p><b>{escape(actor.name)}</b> <span class=figures>{escape(str(actor.stats))}</span> {escape(actor.note)}</p>"
        for actor in tale.cast
    )
    return "".join(lines)


def seer(calling: Calling) -> str:
    """How a Seer looks and is, and what they ask."""
    one = calling.seer
    return terms({"look": one.look, "nature": one.nature, "price": one.price})


def terms(said: Mapping[str, str]) -> str:
    """A term and what is said of it, line by line."""
    lines = (f"<dt>{escape(term.capitalize())}</dt><dd>{escape(text)}</dd>" for term, text in said.items())
    return f"<dl>{''.join(lines)}</dl>"


def _page(*parts: str) -> str:
    over, title, lead, two, foot, credit = parts
    opening = f"<p class=lead>{escape(lead)}</p>" if lead else ""
    return f"<article class=book>{over}<h2>{escape(title)}</h2>{opening}{two}{foot}{credit}</article>"


def _over(kind: str, d6: int, d12: int, shape: Iterable[str]) -> str:
    words = [kind, *([f"d6 {d6}, d12 {d12}"] if d6 else []), *shape]
    return f"<p class=over>{escape(' · '.join(words))}</p>"


def columns(left: str, right: str) -> str:
    """Two columns."""
    return f"<div class=two><div>{left}</div><div>{right}</div></div>"


def part(title: str, inside: str) -> str:
    """A heading and what stands under it."""
    return f"<section><h3>{escape(title)}</h3>{inside}</section>"


def _text(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _credit(entry: Tale | Calling) -> str:
    return f"<p class=credit>{escape(' · '.join(_credits(entry)))}</p>"


def _credits(entry: Tale | Calling) -> Iterator[str]:
    credit = entry.credit
    yield from filter(None, (credit.pack and f"pack {credit.pack}", credit.source, credit.author, credit.licence))
