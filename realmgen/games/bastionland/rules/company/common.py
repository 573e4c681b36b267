"""What every rule of the Company asks: who is meant, and the state with somebody changed."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import HIGHEST, Award, Company, Measure, Member, Reason
from realmgen.games.bastionland.company.posts import worthy_of
from realmgen.games.bastionland.model import State


def member_of(state: State, name: str) -> Member:
    """One of the Company by name; raises IllegalCommand when nobody is called so."""
    found = state.company.find(name)
    if found is None:
        known = ", ".join(member.name for member in state.company.members) or "nobody yet"
        raise IllegalCommand(f"nobody in the Company is called {name!r}: it has {known}")
    return found


def living(state: State, name: str) -> Member:
    """The same of who still lives and belongs to it; raises IllegalCommand otherwise."""
    found = member_of(state, name)
    if found.fate:
        raise IllegalCommand(f"{name} is no longer of the Company ({found.fate}): `return` brings them back")
    return found


def knight_of(state: State, name: str) -> Member:
    """A living Knight by name; raises IllegalCommand otherwise."""
    found = living(state, name)
    if found.kind != "knight":
        raise IllegalCommand(f"{name} is a {found.kind}, not a Knight")
    return found


def with_member(state: State, member: Member, name: str = "") -> State:
    """The state with this member in the place of who bore that name (their own when none is given), or added."""
    old, members = name or member.name, state.company.members
    if state.company.find(old) is None:
        return with_company(state, members=(*members, member))
    return with_company(state, members=tuple(member if one.name == old else one for one in members))


def with_company(state: State, **changes: object) -> State:
    """The state with its Company changed."""
    company: Company = replace(state.company, **changes)  # type: ignore[arg-type]
    return replace(state, company=company)


def in_office(state: State, knight: Member, post: str) -> State:
    """The state with a post held, which is opposed where Glory is too low for it (MB-150, MB-151)."""
    rank = worthy_of(state.realm, post)
    opposed = rank is not None and state.company.glory(knight.name) < rank.least
    return with_member(state, replace(knight, office=post[:80], opposed=opposed))


def measured(member: Member, measure: Measure, now: int) -> Member:
    """A member whose Virtue or Guard is so much now, within 0 and what it is in full (MB-019)."""
    score = member.score(measure)
    changed: Member = replace(member, **{measure: replace(score, now=max(0, min(now, score.full)))})  # type: ignore[arg-type]
    return changed


def in_full(member: Member, measure: Measure, full: int) -> Member:
    """A member whose Virtue or Guard is so much in full, within its bounds; what it is now stays within it (MB-019)."""
    score = member.score(measure)
    most = max(0, min(full, 99 if measure == "guard" else HIGHEST))
    changed: Member = replace(member, **{measure: replace(score, full=most, now=min(score.now, most))})  # type: ignore[arg-type]
    return changed


def awarded(state: State, knight: str, amount: int, reason: Reason, why: str) -> tuple[State, int]:
    """The state with Glory given or taken, never below 0 (MB-A27), and how much it was."""
    given = max(amount, -state.company.glory(knight))
    if not given:
        return state, 0
    award = Award(knight, given, reason, why, state.day.now)
    return with_company(state, awards=(*state.company.awards, award)), given
