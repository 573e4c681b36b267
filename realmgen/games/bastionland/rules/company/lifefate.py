"""What becomes of people: conditions set by hand, death and return, and the posts they hold (MB-014, MB-049, MB-050,
MB-150, MB-151)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.company.posts import worthy_of
from realmgen.games.bastionland.company.succession import successors
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.common import knight_of, living, member_of, with_member
from realmgen.games.bastionland.rules.company.lifewords import ALL, because
from realmgen.games.bastionland.season.entries import entered
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

_CONDITIONS = {
    ("fatigued", "on"): "is Fatigued, by hand",
    ("fatigued", "off"): "is no longer Fatigued, by hand",
    ("exposed", "on"): "is Exposed, by hand",
    ("exposed", "off"): "is no longer Exposed, by hand",
    ("away", "on"): "is away from the Company",
    ("away", "off"): "is with the Company again",
    ("opposed", "on"): "is opposed in their post",
    ("opposed", "off"): "has overcome the opposition to their post, and is proven worthy of it",
}


def check_condition(state: State, command: c.Condition) -> None:
    """What holds already need not be said again. All who are present may be Exposed, or Fatigued, at once."""
    if command.name != ALL:
        living(state, command.name)
    elif command.what not in ("exposed", "fatigued"):
        raise IllegalCommand(f"say of one at a time who is {command.what}: `all` is for exposed and fatigued")
    if not _others(state, command):
        who = "everybody" if command.name == ALL and command.turn == "on" else command.name
        holds = f"is {command.what} already" if command.turn == "on" else f"is not {command.what}"
        raise IllegalCommand(f"nobody is {command.what}" if who == ALL else f"{who} {holds}")


def _others(state: State, command: c.Condition) -> list[Member]:
    """Those of whom it does not hold yet: the one who is named, or of all who are present."""
    people = state.company.present if command.name == ALL else (living(state, command.name),)
    return [member for member in people if getattr(member, command.what) != (command.turn == "on")]


def condition(state: State, command: c.Condition, chance: Chance) -> Step[State]:
    """Say by hand how someone is (MB-047, MB-115, MB-151), or that an ambush catches all Exposed (MB-048)."""
    on = command.turn == "on"
    changed: dict[str, Any] = {command.what: on}
    names = [member.name for member in _others(state, command)]
    for name in names:
        state = with_member(state, replace(living(state, name), **changed))
    told = _CONDITIONS[command.what, command.turn]
    told = told if len(names) == 1 else told.replace("is ", "are ", 1)
    return done(state, "condition", f"{listed(names)} {told}.", names=names, what=command.what, on=on)


_FATES = {"slain": "was slain", "dead": "died", "left": "left the Company"}


def check_die(state: State, command: c.Die) -> None:
    """Only who is still of the Company can leave it."""
    living(state, command.name)


def die(state: State, command: c.Die, chance: Chance) -> Step[State]:
    """Someone dies or leaves; they keep their place in the record (MB-014). A player whose Knight it was makes another
    (MB-049), or takes over a Squire or follower (MB-050). The year remembers who is dead, but not what of."""
    member = living(state, command.name)
    heirs = [heir.name for heir in successors(state, member.name)] if member.kind == "knight" else []
    after, what = who_follows(state, member), f"{member.name} {_FATES[command.fate]}"
    told = because(what, command.why) + (f" {after}" if after else "")
    state = with_member(state, replace(member, fate=command.fate, dying=False))
    if command.fate != "left" and member.kind not in ("steed", "beast"):
        state = entered(state, "death", f"{what}.", who=member.name)
    return done(state, "fate", told, name=member.name, fate=command.fate, player=member.player, heirs=heirs)


def who_follows(state: State, member: Member) -> str:
    """What the player of a Knight who is dead or gone may do, as a sentence; empty for others (MB-049, MB-050)."""
    if member.kind != "knight":
        return ""
    heirs = [heir.name for heir in successors(state, member.name)]
    who = member.player or "Their player"
    return f"{who} makes a new Knight, who joins soon{f', or takes over {listed(heirs)}' if heirs else ''}."


def check_return(state: State, command: c.Return) -> None:
    """Only who is gone can come back."""
    if member_of(state, command.name).here:
        raise IllegalCommand(f"{command.name} is with the Company already")


def return_(state: State, command: c.Return, chance: Chance) -> Step[State]:
    """Someone who left, was away or was thought dead is back (MB-014)."""
    member = member_of(state, command.name)
    new = replace(member, fate="", away=False)
    return done(with_member(state, new), "returned", f"{member.name} is back with the Company.", name=member.name)


def check_office(state: State, command: c.Office) -> None:
    """Whoever gives a post up holds one."""
    knight = knight_of(state, command.name)
    if command.office.strip() == knight.office:
        raise IllegalCommand(f"{knight.name} holds {knight.office or 'no post'} already")
    if len(command.office) > 80:
        raise IllegalCommand(f"the post is told in {len(command.office)} characters: 80 are the most")


def office(state: State, command: c.Office, chance: Chance) -> Step[State]:
    """A Knight holds a post, worthy or not: above their rank they are opposed at first (MB-150, MB-151)."""
    knight, post = knight_of(state, command.name), command.office.strip()
    rank = worthy_of(state.realm, post)
    above = bool(post) and rank is not None and state.company.glory(knight.name) < rank.least
    new = replace(knight, office=post, opposed=above)
    told = f"{knight.name} holds a post: {post}." if post else f"{knight.name} gave up their post: {knight.office}."
    if above and rank is not None:
        told += f" It asks for a {rank.name}: expect opposition until they have proven themselves."
    return done(with_member(state, new), "office", told, name=knight.name, office=post, opposed=above)


RULES: dict[type[Any], Rule] = {
    c.Condition: (check_condition, condition),
    c.Die: (check_die, die),
    c.Return: (check_return, return_),
    c.Office: (check_office, office),
}
