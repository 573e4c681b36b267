"""What the page for play shows of a campaign: the clock, what can be done next, open Myths, and how everyone is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from realmgen.games.bastionland.commands.company import Resolve
from realmgen.games.bastionland.commands.road import Share
from realmgen.games.bastionland.company.model import REMEDIES, VIRTUES, Measure, Member
from realmgen.games.bastionland.company.states import WORDS, states
from realmgen.games.bastionland.evening import open_night
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.phrases import WEATHER, away
from realmgen.games.bastionland.places import is_water, steps, thing_at
from realmgen.games.bastionland.road.model import PHASES, SEASONS, WAYS, Phase
from realmgen.games.bastionland.road.offers import ANOTHER, Suggestion, suggestions
from realmgen.games.bastionland.view.words import title

__all__ = [
    "FATES",
    "PHASES",
    "REMEDIES",
    "SEASONS",
    "Member",
    "OpenMyth",
    "Secret",
    "Suggestion",
    "Vital",
    "afoot",
    "around",
    "badges",
    "clock",
    "command",
    "deeds",
    "ground",
    "open_myths",
    "open_night",
    "place",
    "prompt_here",
    "quoted",
    "resolve_text",
    "resolved_myths",
    "secrets_of",
    "share_text",
    "steps_of",
    "table_members",
    "vitals",
    "with_words",
]
FATES = {"slain": "Slain", "dead": "Dead", "left": "Left"}
"""What may become of someone, by its word in a command (MB-049)."""
WANTS = {
    "dawn": "Morning: who has not slept loses CLA, and all who lack essentials lose VIG. Then the day begins.",
    "weather": "The weather is rolled for as the Phase begins, before anybody sets out.",
    "act": "The Company spends the Phase: it travels, explores, rests or does what the players say.",
    "roll": "The Phase ends outdoors: the Wilderness Roll, or in a Myth's hex its next Omen.",
    "end": "Everything of this Phase is done: end it, and the clock moves on.",
}
"""By stage: what the Phase wants next, for the hint."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock as the strip shows it: `title` is `Spring, day 14`; each Phase is past, now or to come."""

    title: str
    phases: tuple[tuple[Phase, str], ...]
    weather: str
    wants: str


@dataclass(frozen=True, slots=True)
class OpenMyth:
    """A Myth as the Omens tab shows it: how many Omens it has `shown`, the next one in words (empty after the last, or
    where nothing is written), and the way there from the Company, empty as long as they are nowhere."""

    number: int
    name: str
    at: str
    shown: int
    omen: str
    way: str
    resolved: str = ""


@dataclass(frozen=True, slots=True)
class Vital:
    """A Virtue or Guard of someone: `word` is VIG, CLA, SPI or GD."""

    measure: Measure
    word: str
    now: int
    full: int

    @property
    def low(self) -> bool:
        """Half or less is left of a Virtue."""
        return self.measure != "guard" and self.now * 2 <= self.full


def clock(state: State) -> Clock:
    """Where the clock stands (MB-278, MB-279)."""
    now = state.day.now
    at = PHASES.index(now.phase)
    when = ("past", "now", "to come")
    phases = tuple((phase, when[(place > at) - (place < at) + 1]) for place, phase in enumerate(PHASES))
    year = f", year {now.year}" if now.year > 1 or now.age > 1 else ""
    return Clock(
        f"{now.season.title()}, day {now.day}{year}", phases, WEATHER.get(state.day.weather, ""), WANTS[state.day.stage]
    )


def place(state: State, realm: Realm, at: str) -> str:
    """What a hex is called in a line: `Plain, Withy bank`."""
    thing = thing_at(realm, at)
    region = next((region.name for region in realm.regions if at in region.hexes), "")
    return ", ".join(filter(None, (ground(realm, at), thing.name if thing else region)))


def deeds(state: State, chosen: str) -> tuple[Suggestion, ...]:
    """Everything there is to do now, what is sensible first; a neighbour chosen on the map comes first as the goal of
    a Trek, where one can be made. Of those whom one may ask, all but the likeliest come last."""
    found = list(suggestions(state))
    asking = [deed for deed in found if deed.command.startswith("ask ") and not deed.why_not][1:]
    can = [deed for deed in found if not deed.why_not and deed not in asking]
    luck = [Suggestion("Luck Roll", "luck", icon="eco")] if state.company.people else []
    trek = next((deed for deed in can if deed.verb == "trek"), None)
    if trek and chosen in around(state):
        can.insert(0, replace(trek, label=f"Trek to {chosen}", command=f"trek {chosen}", choice="", verb=""))
    seldom = [deed for deed in can if _seldom(deed, bool(state.company.at))]
    head = _healing_third([deed for deed in can if deed not in seldom])
    return (*head, *luck, *asking, *seldom, *(deed for deed in found if deed.why_not))


def _healing_third(deeds: list[Suggestion]) -> list[Suggestion]:
    """What heals stands behind the two likeliest deeds: most Phases are not spent on it."""
    healing = [deed for deed in deeds if deed.command.startswith("remedy ") or deed.command == "peace"]
    others = [deed for deed in deeds if deed not in healing]
    return [*others[:2], *healing, *others[2:]]


def _seldom(deed: Suggestion, under_way: bool) -> bool:
    """What is done out of the order of things: an Omen sought out, a setback, and what is set by hand; nor does
    a Company grow often once it is under way."""
    by_hand = deed.command.startswith(("omen ", "sky ", "clock ", "road ", "sleep "))
    return by_hand or deed.verb in ("setback", "at", "clock") or (under_way and deed.label == ANOTHER.label)


def around(state: State, origin: str = "") -> dict[str, str]:
    """By label: in which direction the hexes next to one lie; next to the Company's when none is named."""
    realm, at = state.realm, origin or state.company.at
    if realm is None or not at:
        return {}
    grid = realm.grid
    cells = zip(grid.directions, grid.neighbours[grid.find(at)], strict=True)
    return {grid.label(cell): direction for direction, cell in cells if cell >= 0}


def steps_of(deed: Suggestion) -> int:
    """How many things are still to be chosen: a way of travel takes its number of hexes (MB-310 to MB-312)."""
    return WAYS.get(deed.verb.split()[0], 1) if deed.choice == "hexes" else 1  # type: ignore[call-overload]


def command(deed: Suggestion, *chosen: str) -> str:
    """A deed with what was chosen for it, as it is ordered."""
    return " ".join((deed.verb, *chosen))


def quoted(text: str) -> str:
    """Text as it stands in a command."""
    return json.dumps(text, ensure_ascii=False)


def with_words(order: str, words: str) -> str:
    """A command with a few words behind it, if there are any."""
    return f"{order} {quoted(words)}" if words else order


def resolve_text(number: int, how: str, knights: Sequence[str]) -> str:
    """The command by which a Myth is resolved (MB-140)."""
    return str(Resolve(number, how, tuple(knights)))


def share_text(kind: str, title: str, text: str) -> str:
    """The command that lays words or a roll before the players."""
    return str(Share(kind, title[:80], text))  # type: ignore[arg-type]


def prompt_here(state: State) -> tuple[str, str] | None:
    """What is met at the landmark where the Company is: its name, and the words to be shown."""
    thing = thing_at(state.realm, state.company.at) if state.realm and state.company.at else None
    return (thing.name, thing.prompt) if isinstance(thing, Landmark) and thing.prompt else None


def ground(realm: Realm, at: str) -> str:
    """The terrain of a hex as a heading."""
    return title(realm.terrain[realm.grid.find(at)])


def afoot(realm: Realm, deed: Suggestion, at: str) -> bool:
    """Whether a deed that is done on land can be meant for a hex: water takes a boat."""
    return deed.verb not in ("trek", "gallop") or not is_water(realm, at)


def open_myths(state: State) -> list[OpenMyth]:
    """The Myths nobody has resolved, the nearest to the Company first."""
    realm, at = state.realm, state.company.at
    if realm is None:
        return []
    found = [myth for myth in realm.myths if myth.number not in state.resolved]
    if at:
        found.sort(key=lambda myth: (steps(realm, at, myth.at), myth.number))
    return [_myth(state, realm, myth) for myth in found]


def resolved_myths(state: State) -> list[OpenMyth]:
    """The Myths that are over, and how they ended."""
    realm = state.realm
    return [_myth(state, realm, myth) for myth in realm.myths if myth.number in state.resolved] if realm else []


def _myth(state: State, realm: Realm, myth: Myth) -> OpenMyth:
    shown, at = state.omens.get(myth.number, 0), state.company.at
    omens = myth.tale.omens if myth.tale else ()
    way = "" if not at else "here" if at == myth.at else away(realm, at, myth.at)
    omen = omens[shown] if shown < min(len(omens), OMENS) else ""
    return OpenMyth(myth.number, myth.name, myth.at, shown, omen, way, state.resolved.get(myth.number, ""))


def vitals(member: Member) -> tuple[Vital, ...]:
    """The numbers of someone that stand on the page at all times."""
    return (
        *(Vital(virtue, WORDS[virtue], member.score(virtue).now, member.score(virtue).full) for virtue in VIRTUES),
        Vital("guard", "GD", member.guard.now, member.guard.full),
    )


def badges(member: Member) -> tuple[str, ...]:
    """How someone is, in words for badges: what ails them, whether they are away, what became of them."""
    gone = FATES.get(member.fate, "")
    return tuple(filter(None, [gone, "Away" if member.away and not gone else "", *states(member)]))


def table_members(state: State) -> tuple[Member, ...]:
    """Who stands on the page at all times: those who are of the Company, Knights first, then Squires and people, then
    beasts."""
    order = ("knight", "squire", "follower", "steed", "beast")
    return tuple(sorted(state.company.living, key=lambda member: order.index(member.kind)))


@dataclass(frozen=True, slots=True)
class Secret:
    """Something of a hex that players know or not, and the command that turns it."""

    what: str
    known: bool
    order: str


def secrets_of(state: State, at: str) -> Iterator[Secret]:
    """What of a hex can be shown to the players or hidden from them: the hex where there is fog, what stands in it, and
    its barriers (MB-243, MB-247)."""
    if state.realm is None:
        return
    seen = state.seen
    if seen.fog:
        yield _secret("the hex", f"{at} hex", at in seen.hexes)
    thing = thing_at(state.realm, at)
    if isinstance(thing, Holding):
        yield Secret(thing.name, not thing.hidden, f"{'show' if thing.hidden else 'hide'} {at}")
    elif thing is not None:
        kind = "myth" if isinstance(thing, Myth) else "landmark"
        yield _secret(thing.name, f"{at} {kind}", at in seen.features)
    sides = around(state, at)
    for barrier in state.realm.barriers:
        if at in barrier.between:
            one, other = barrier.between
            side, known = sides[other if one == at else one], f"{one}-{other}" in seen.barriers
            yield Secret(f"the {barrier.kind} {side}", known, f"{'bar' if known else 'unbar'} {one} {other}")


def _secret(what: str, end: str, known: bool) -> Secret:
    return Secret(what, known, f"{'veil' if known else 'unveil'} {end}")
