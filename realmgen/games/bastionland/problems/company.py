"""What is not right with the Company, in words. A game master may have it so by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.bastionland.company.model import Company, Member
from realmgen.games.bastionland.model import State


def company_problems(state: State) -> Iterator[str]:
    """Every rule the Company breaks; none before anyone belongs to it."""
    company = state.company
    if not company.members:
        return
    yield from _settings(company)
    yield from _names(company)
    yield from _titles(state)
    yield from _owners(company)
    yield from _squires(company)
    yield from _awards(company)
    yield from _resolved(state)


def _settings(company: Company) -> Iterator[str]:
    """Start and Scope are settled before play (MB-002), a Chronicle's turns too (MB-010)."""
    if company.start is None:
        yield "the Company has no Start: `start wanderer`, `courtier` or `ruler`"
    if company.scope is None:
        yield "the game has no Scope: `scope adventure`, `chronicle` or `saga`"
    if company.scope == "chronicle" and len(company.schedule) != company.sessions:
        yield f"the Chronicle plans {len(company.schedule)} turns for {company.sessions} sessions"


def _names(company: Company) -> Iterator[str]:
    for name, count in Counter(member.name for member in company.members).items():
        if count > 1:
            yield f"{count} of the Company are called {name}"


def _titles(state: State) -> Iterator[str]:
    """No title is borne twice by who lives, in the Company or as ruler of a Holding (MB-A69)."""
    borne = [(knight.title, knight.name) for knight in state.company.knights if knight.title]
    holdings = state.realm.holdings if state.realm else ()
    rulers = [one for one in holdings if state.company.find(one.ruler) is None]
    borne += [(one.calling.name, one.ruler or one.name) for one in rulers if one.calling]
    for title, count in Counter(title for title, _ in borne).items():
        if count > 1:
            yield f"{title} is borne by {' and '.join(name for one, name in borne if one == title)}"


def _owners(company: Company) -> Iterator[str]:
    """A steed or a Squire is somebody's, who is there."""
    for member in company.members:
        if member.fate or member.kind not in ("steed", "squire"):
            continue
        owner = company.find(member.of) if member.of else None
        if owner is None:
            yield f"{member.name} ({member.kind}) belongs to {member.of or 'nobody'}, who is not of the Company"
        elif member.kind == "squire" and owner.kind != "knight":
            yield f"{member.name} is Squire to {owner.name}, who is a {owner.kind}"


def _squires(company: Company) -> Iterator[str]:
    """One Squire to a Knight, and none in a Company of more than two (MB-029)."""
    squires = [member for member in company.living if member.kind == "squire"]
    for knight, count in Counter(squire.of for squire in squires if squire.of).items():
        if count > 1:
            yield f"{knight} has {count} Squires: one is the most"
    if len(company.knights) > 2 and squires:
        yield f"there are Squires beside {len(company.knights)} Knights: only a Company of one or two has them"


def _awards(company: Company) -> Iterator[str]:
    """Glory is a Knight's, and never below 0 (MB-030, MB-A27)."""
    for name in dict.fromkeys(award.knight for award in company.awards):
        member: Member | None = company.find(name)
        if member is None:
            yield f"Glory was given to {name}, who is not of the Company"
        elif member.kind != "knight":
            yield f"Glory was given to {name}, who is a {member.kind}"
        if company.glory(name) < 0:
            yield f"{name} has {company.glory(name)} Glory: 0 is the least"


def _resolved(state: State) -> Iterator[str]:
    numbers = {myth.number for myth in state.realm.myths} if state.realm else set()
    for number in sorted(set(state.resolved) - numbers):
        yield f"Myth {number} is held to be resolved, and there is no Myth {number}"
