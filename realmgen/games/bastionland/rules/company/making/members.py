"""The Company by hand: who is written, renamed, struck out, played by whom, followed by whom (MB-014, MB-050)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.changes import changes, faults, forgotten, renamed
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import living, member_of, with_member
from realmgen.games.bastionland.rules.company.making.common import check_free, check_short
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def check_put(state: State, command: c.PutMember) -> None:
    """The values agree with one another, and nobody else is called so in other letters."""
    new = command.member
    if wrong := faults(new):
        raise IllegalCommand(*wrong)
    if state.company.find(new.name) is None:
        check_free(state, new.name)


def put(state: State, command: c.PutMember, chance: Chance) -> Step[State]:
    """Write someone in full, by hand; the event says what is other than before."""
    new = command.member
    old = state.company.find(new.name)
    if old is None:
        text = f"{new.name}, {new.kind}, was written into the Company by hand."
    else:
        told = [*changes(old, new)]
        text = f"{new.name} was changed by hand: {listed(told)}." if told else f"{new.name} stays as they were."
    return done(with_member(state, new), "member", text, name=new.name, new=old is None)


def check_rename(state: State, command: c.RenameMember) -> None:
    """There is someone of that name, and the other name is free."""
    member_of(state, command.name)
    check_free(state, command.to, command.name)
    if command.to.strip() == command.name:
        raise IllegalCommand(f"{command.name} is called so already")


def rename(state: State, command: c.RenameMember, chance: Chance) -> Step[State]:
    """Another name, wherever it is kept."""
    to = command.to.strip()
    text = f"{command.name} is called {to} now."
    return done(renamed(state, command.name, to), "rechristened", text, old=command.name, new=to)


def check_dismiss(state: State, command: c.Dismiss) -> None:
    """There is someone of that name."""
    member_of(state, command.name)


def dismiss(state: State, command: c.Dismiss, chance: Chance) -> Step[State]:
    """Strike someone out by hand, with the Glory they were given."""
    text = f"{command.name} was struck out of the Company by hand, as if never there."
    return done(forgotten(state, command.name), "dismissed", text, name=command.name)


def check_player(state: State, command: c.Player) -> None:
    """They live, and the player's name is short."""
    living(state, command.name)
    check_short(command.player, "the player's name")


def player(state: State, command: c.Player, chance: Chance) -> Step[State]:
    """Who plays someone from now on (MB-050)."""
    name = command.player.strip()
    new = replace(living(state, command.name), player=name)
    text = f"{name} plays {command.name} from now on." if name else f"{command.name} has no player now."
    return done(with_member(state, new), "player", text, name=command.name, player=name)


def check_successor(state: State, command: c.Successor) -> None:
    """They live, and the successor is someone else."""
    living(state, command.name)
    check_short(command.successor, "the successor's name")
    if command.successor.strip() == command.name:
        raise IllegalCommand(f"{command.name} cannot follow themselves: name somebody else")


def successor(state: State, command: c.Successor, chance: Chance) -> Step[State]:
    """Name who is to follow (MB-306)."""
    heir, old = command.successor.strip(), living(state, command.name)
    new = replace(old, successor=heir, heir_knighted=old.heir_knighted and heir == old.successor)
    text = f"{command.name} names {heir} as their successor." if heir else f"{command.name} has no successor now."
    return done(with_member(state, new), "successor", text, name=command.name, successor=heir)


def check_age(state: State, command: c.SetAge) -> None:
    """They live."""
    living(state, command.name)


def age(state: State, command: c.SetAge, chance: Chance) -> Step[State]:
    """Say by hand in which age of life someone is; no Virtue changes by it (MB-289)."""
    new = replace(living(state, command.name), age=command.age)
    text = f"{command.name} is {command.age} now, by hand."
    return done(with_member(state, new), "age", text, name=command.name, age=command.age)
