"""A Myth, holding or landmark in the panel: the next Omen, who rules or sees, what is met, and a spark more of it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import hexlore, packs
from realmgen.service.hexlore import OMENS
from realmgen.service.library import Calling, Folder, Tale
from realmgen.service.screen import HexFacts, Holding, Landmark, Myth
from realmgen.ui import book, state
from realmgen.ui.library import desk as at
from realmgen.ui.printing import leaf
from realmgen.ui.realm.desk import Desk
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import NOTICE, press


def ruler(desk: Desk, facts: HexFacts) -> None:
    """Who rules: the Knight's passion, ability and property, and the Seer they answer to."""
    home = facts.thing
    assert isinstance(home, Holding)
    calling = home.calling
    if home.detail:
        page(f"<p class=aloud>{escape(home.detail)}</p>")
    if calling:
        said = {
            "passion": calling.passion,
            calling.ability: calling.ability_text,
            "property": "; ".join(calling.belongings),
        }
        page(f"{book.terms(said)}{_seer(calling)}")
    else:
        page("<p>No Knight rules here: a Vassal may be met, or nobody is named.</p>")
    page(_rules(facts))
    _buttons(desk, facts, calling)


def here(desk: Desk, facts: HexFacts) -> None:
    """What is met at a landmark, what counts there, its Seer, and the Myth it is a sign of."""
    mark = facts.thing
    assert isinstance(mark, Landmark)
    parts = [f"<p class=aloud>{escape(mark.prompt)}</p>"] if mark.prompt else []
    if facts.foretells:
        parts.append(f"<p>It is a sign of <b>{escape(facts.foretells.name)}</b>, {escape(facts.foretells.at)}.</p>")
    parts += [_seer(mark.calling)] if mark.calling else []
    page("".join(parts) + _rules(facts))
    _buttons(desk, facts, mark.calling, mark.detail if mark.kind == "ruin" else "")


def _rules(facts: HexFacts) -> str:
    return "".join(f"<p class=over>{escape(rule)}</p>" for rule in facts.rules)


def _seer(calling: Calling) -> str:
    return f"<h3>Seer: {escape(calling.seer.name)}</h3>{book.seer(calling)}"


def _buttons(desk: Desk, facts: HexFacts, calling: Calling | None, slumbering: str = "") -> None:
    with st.container(horizontal=True, gap="xsmall"):
        press(
            "A spark more", "casino", "lore.spark", _spark, desk, facts, help="Rolls a phrase and writes it down here"
        )
        _prompt(desk, facts)
        if calling or isinstance(facts.thing, Landmark):
            leaf(desk.campaign, "handout", facts.label)
        if calling:
            in_library("knights", calling.id)
        elif slumbering:
            in_library("myths", "", slumbering)


def _prompt(desk: Desk, facts: HexFacts) -> None:
    hint = "Draws a prompt of the Myths and Knights near by and writes it down here"
    press("A prompt", "lightbulb", "lore.prompt", desk.order, hexlore.prompt_text(facts.label), help=hint)


def _spark(desk: Desk, facts: HexFacts) -> None:
    try:
        library = packs.library_for(state.play(), desk.campaign)
        command = hexlore.spark_text(library, facts.label, facts.thing)
    except RealmgenError as error:
        state.put(NOTICE, error)
    else:
        desk.order(command)


PARTS = {"myths": at.MYTHS, "knights": at.KNIGHTS}


def page(inside: str) -> None:
    """HTML whose texts are escaped, in the look of a book."""
    st.html(f"<div class='book lore'>{inside}</div>")


def in_library(folder: Folder, entry: str, words: str = "") -> None:
    """A button that opens an entry in the Library, or what is found there by words."""
    if st.button("In the Library", icon=":material/local_library:", key="lore.library"):
        state.put(at.PART, PARTS[folder])
        state.put(state.key(at.PAGE, f"{folder}.words"), words)
        state.put(state.key(at.PAGE, f"{folder}.chosen"), entry)
        go("library")


def omens(desk: Desk, facts: HexFacts) -> None:
    """The next Omen, large; then those shown, ticked off, and those to come."""
    tale = _tale(facts)
    assert isinstance(facts.thing, Myth)
    if facts.omens < OMENS:
        head = f"Next: Omen {facts.omens + 1} of {OMENS}"
        page(f"<p class=over>{head}</p><p class=aloud>{escape(tale.omens[facts.omens])}</p>")
    else:
        page(f"<p class=over>All six are shown. Left alone:</p><p class=aloud>{escape(tale.left_alone)}</p>")
    with st.container(horizontal=True, gap="xsmall"):
        press(
            "Tick it off",
            "check",
            "lore.tick",
            desk.order,
            hexlore.omen_text(facts.thing, min(OMENS, facts.omens + 1)),
            disabled=facts.omens >= OMENS,
            help="This Omen has been shown",
        )
        if facts.thing.mark:
            leaf(desk.campaign, "handout", facts.label)
        in_library("myths", tale.id)
    page(f"<ol>{''.join(_listed(tale, facts.omens))}</ol>")


def _listed(tale: Tale, shown: int) -> Iterator[str]:
    """Every Omen but the next, by its number."""
    for number, omen in enumerate(tale.omens):
        if number != shown:
            tick = "<b>✓ shown</b> " if number < shown else ""
            yield f"<li value={number + 1}{' class=past' if tick else ''}>{tick}{escape(omen)}</li>"


def truth(desk: Desk, facts: HexFacts) -> None:
    """What it is, what it shrinks from, how it ends."""
    tale = _tale(facts)
    said = {"weakness": tale.weakness, "cure": tale.cure, "left alone": tale.left_alone}
    page(f"<p class=lead>{escape(tale.truth)}</p>{book.terms(said)}")


def cast(desk: Desk, facts: HexFacts) -> None:
    """Who is met."""
    page(book.cast(_tale(facts)))


def known(desk: Desk, facts: HexFacts) -> None:
    """Who knows what of it."""
    page(book.terms(_tale(facts).known))


def _tale(facts: HexFacts) -> Tale:
    assert isinstance(facts.thing, Myth)
    assert facts.thing.tale
    return facts.thing.tale
