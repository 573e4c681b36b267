"""What each Season asks of a Domain beside its Crises: its collection, and drama at Court (MB-408 to MB-411)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.drama import INVOLVED, LEVERAGE, TABLES, WRONGED, involvement
from realmgen.games.bastionland.domain.dues import COLLECTIONS, GIVEN, yield_of
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules.domain.common import (
    check_once,
    domain_of,
    home_of,
    noted,
    settled,
    with_domain,
)
from realmgen.games.bastionland.rules.domain.crises import random_crisis
from realmgen.games.bastionland.rules.domain.ruling import misrule_words
from realmgen.games.bastionland.rules.lore.notes import table_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


def check_collect(state: State, command: c.Collect) -> None:
    """In a turn each Domain is collected from once."""
    check_once(state, "collected", home_of(state, domain_of(state, command.at)), "the collection")


def collect(state: State, command: c.Collect, chance: Chance, library: Library) -> Step[State]:
    """The Tax, the Tithe or the Levy of the Season: as usual without a roll (MB-408); increased by a d6, which may mean
    misrule at once, or full coffers with or without a Crisis (MB-409, MB-A60)."""
    domain = domain_of(state, command.at)
    home, what = home_of(state, domain), COLLECTIONS[state.day.now.season]
    data: dict[str, object] = {"at": home.at, "collection": what, "how": command.how}
    state = settled(state, "collected", home.at)
    if command.how == "usual":
        text = f"{home.name}: the {what.capitalize()} was collected as usual, in {GIVEN[what]}."
        state = noted(state, home, "collection", text)
        return Step(state, (Event("collected", text, data),))
    die = chance.roll(6, f"the increased {what.capitalize()}")
    result = yield_of(die)
    state = with_domain(
        state,
        replace(domain, misrule=domain.misrule or result == "misrule", coffers=domain.coffers or result != "misrule"),
    )
    ends = {
        "misrule": f"a {die}. {misrule_words(home)}.",
        "crisis": f"a {die}. The coffers are full, and a Crisis comes of it.",
        "paid": f"a {die}. The coffers are full, and few grumbled.",
    }
    text = f"{home.name}: the {what.capitalize()} was increased, {ends[result]}"
    state = noted(state, home, "misrule" if result == "misrule" else "collection", text, secret=True)
    told = Event("collected", text, {**data, "die": die, "result": result})
    if result != "crisis":
        return Step(state, (told,))
    state, events = random_crisis(state, home.at, chance, library)
    return Step(state, (told, *events))


def check_drama(state: State, command: c.RollDrama) -> None:
    """In a turn each Court has its drama once."""
    check_once(state, "staged", home_of(state, domain_of(state, command.at)), "the drama at the Court")


def drama(state: State, command: c.RollDrama, chance: Chance, library: Library) -> Step[State]:
    """How the Company is in the Season's drama, by a d6 (MB-411); what it is about comes from sparks: two parties, one
    of whom has something to press with (MB-410)."""
    home = home_of(state, domain_of(state, command.at))
    die = chance.roll(6, "the drama at Court")
    how = involvement(die)
    who, whom, cause = (chance.draw(table_of(library, table)) for table in TABLES)
    leverage = LEVERAGE[chance.roll(len(LEVERAGE), "what one of them has to press with") - 1]
    plot = sentence(f"{who} {whom} {cause}")
    text = f"Drama at {home.name}, a {die}: {INVOLVED[how]}. {plot} One of them has {leverage}. {WRONGED}"
    state = settled(noted(state, home, "drama", text, secret=True), "staged", home.at)
    data = {"at": home.at, "die": die, "result": how, "parties": [who, whom], "cause": cause, "leverage": leverage}
    return Step(state, (Event("drama", text, data),))
