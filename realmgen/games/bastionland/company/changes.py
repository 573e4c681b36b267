"""Members changed by hand: what is other than before, what does not agree, and names wherever they are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace

from realmgen.games.bastionland.company.model import MEASURES, Award, GuardScore, Member, Score
from realmgen.games.bastionland.domain.council import post_after
from realmgen.games.bastionland.domain.names import with_name
from realmgen.games.bastionland.fight.names import called_anew, struck_out
from realmgen.games.bastionland.forces.names import with_names as names_of_units
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.season.entries import with_names, without_name

_WORDS = {
    "vig": "VIG",
    "cla": "CLA",
    "spi": "SPI",
    "guard": "Guard",
    "calling": "entry",
    "of": "whose they are",
    "heir_knighted": "followed by a Knight",
}
_LONG = 40


def changes(old: Member, new: Member) -> Iterator[str]:
    """What is other than before, each in a few words: `VIG 8 of 11, was 11 of 11`."""
    for part in fields(Member):
        was, now = getattr(old, part.name), getattr(new, part.name)
        if was != now:
            yield _change(_WORDS.get(part.name, part.name), was, now)


def _change(word: str, was: object, now: object) -> str:
    if isinstance(now, bool):
        return word if now else f"no longer {word}"
    before, after = _shown(was), _shown(now)
    if before and after:
        return f"{word} {after}, was {before}"
    return f"{word} {after or 'no more'}" if _short(now) else word


def _short(value: object) -> bool:
    return not isinstance(value, str) or len(value) <= _LONG


def _shown(value: object) -> str:
    """A value in a sentence; empty for what is too long to be told, or is not there."""
    if isinstance(value, (Score, GuardScore)):
        return f"{value.now} of {value.full}"
    if isinstance(value, tuple):
        return "; ".join(map(str, value)) or "nothing"
    if isinstance(value, (str, int)) and _short(value):
        return str(value)
    return ""


def faults(member: Member) -> tuple[str, ...]:
    """What does not agree within someone, each naming the thing: a Virtue above what it is in full, something held that
    they do not have, more in hand than can be."""
    found = [_score_fault(member, measure) for measure in MEASURES]
    owned = Counter(member.items)
    for word, lines in (("held", member.held), ("worn", member.worn)):
        missing = Counter(lines) - owned
        found += [f"{member.name}: {line!r} is {word}, but is not among their items" for line in missing]
    if not member.name.strip() or member.name != member.name.strip():
        found.append(f"{member.name!r} is no name: write it without spaces around it")
    if member.of == member.name:
        found.append(f"{member.name} cannot be of themselves: name the Knight they serve")
    return tuple(filter(None, found))


def _score_fault(member: Member, measure: str) -> str:
    score = getattr(member, measure)
    if score.now <= score.full:
        return ""
    return f"{member.name}: {_WORDS[measure]} is {score.now} now, above the {score.full} it is in full"


def renamed(state: State, old: str, new: str) -> State:
    """The state with another name for someone, wherever it is kept: as owner, successor, for Glory, asleep, as a
    holding's ruler, in its Domain, in the calendar, in a fight, as whom units follow."""

    def name(text: str) -> str:
        return new if text == old else text

    members = tuple(
        replace(
            one,
            name=name(one.name),
            of=name(one.of),
            successor=name(one.successor),
            office=post_after(one.office, old, new),
        )
        for one in state.company.members
    )
    awards = tuple(replace(award, knight=name(award.knight)) for award in state.company.awards)
    realm = state.realm and replace(
        state.realm, holdings=tuple(replace(home, ruler=name(home.ruler)) for home in state.realm.holdings)
    )
    domains = tuple(with_name(domain, name) for domain in state.domains)
    fight = state.fight and called_anew(state.fight, name)
    units = names_of_units(state.units, name)
    state = replace(state, calendar=with_names(state.calendar, name), domains=domains, realm=realm)
    state = replace(state, fight=fight, units=units)
    return _with(state, members, awards, lambda names: tuple(map(name, names)))


def _with(
    state: State,
    members: tuple[Member, ...],
    awards: tuple[Award, ...],
    named: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> State:
    day = state.day
    return replace(
        state,
        company=replace(state.company, members=members, awards=awards),
        day=replace(day, slept=named(day.slept), sleeping=named(day.sleeping)),
    )


def forgotten(state: State, name: str) -> State:
    """The state as if someone had never been there."""

    def kept(text: str) -> str:
        return "" if text == name else text

    members = tuple(
        replace(
            one,
            of=kept(one.of),
            successor=kept(one.successor),
            heir_knighted=one.heir_knighted and one.successor != name,
        )
        for one in state.company.members
        if one.name != name
    )
    awards = tuple(award for award in state.company.awards if award.knight != name)
    calendar = without_name(state.calendar, name)
    state = replace(state, calendar=calendar, fight=state.fight and struck_out(state.fight, name))
    return _with(state, members, awards, lambda names: tuple(one for one in names if one != name))
