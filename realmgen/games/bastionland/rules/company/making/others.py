"""Who goes along with the Knights: Squires, beasts and followers (MB-029 to MB-038, MB-184 to MB-192, MB-231)."""

from __future__ import annotations

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company import fresh, gear
from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.company.states import numbers
from realmgen.games.bastionland.folk.service import SERVICES, virtues
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import knight_of, living, with_member
from realmgen.games.bastionland.rules.company.making.common import a, check_free, names_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

SMALL = 2
"""Up to so many Knights each may have a Squire (MB-029)."""


def offers_squires(state: State) -> int:
    """How many Squires are still offered: one to each Knight, in a Company of two Knights or fewer (MB-029)."""
    knights = state.company.knights
    served = {member.of for member in state.company.living if member.kind == "squire"}
    return sum(knight.name not in served for knight in knights) if len(knights) <= SMALL else 0


def check_squire(state: State, command: c.NewSquire) -> None:
    """The name is free and the Knight lives."""
    check_free(state, command.name)
    knight_of(state, command.knight)


def squire(state: State, command: c.NewSquire, chance: Chance) -> Step[State]:
    """Roll 2d6 for each Virtue and d6 for one thing more; a pony comes along (MB-029 to MB-038)."""
    name, knight = command.name.strip(), knight_of(state, command.knight)
    more = _more_than_usual(state, knight.name)
    vig, cla, spi = (sum(chance.roll(6, f"{name}'s {virtue.upper()}") for _ in range(2)) for virtue in VIRTUES)
    new = fresh.squire(name, knight.name, (vig, cla, spi), chance.roll(6, f"what else {name} has"))
    pony = fresh.pony(new, (*names_of(state), name))
    state = with_member(with_member(state, new), pony)
    besides = f"{new.items[1]} besides a dagger and a pony"
    text = f"{name} joins as the Squire of {knight.name}: {numbers(new)}; {besides}.{more}"
    return done(state, "squire", text, name=name, knight=knight.name, pony=pony.name)


def _more_than_usual(state: State, knight: str) -> str:
    """What is unusual about one Squire more, by hand."""
    if len(state.company.knights) > SMALL:
        return f" That is by hand: Squires are usual in a Company of {SMALL} Knights or fewer."
    mine = any(m.of == knight and m.kind == "squire" for m in state.company.living)
    return f" That is by hand: usually {knight} would have one Squire." if mine else ""


def check_beast(state: State, command: c.NewBeast) -> None:
    """The name is free, the beast is on the list, and whose it is lives."""
    check_free(state, command.name)
    if command.kind.strip().casefold() not in BEASTS:
        raise IllegalCommand(
            f"{command.kind!r} is no beast of the list: it has {', '.join(BEASTS)}; `member` writes others"
        )
    if command.of.strip():
        living(state, command.of.strip())


def beast(state: State, command: c.NewBeast, chance: Chance) -> Step[State]:
    """A beast with the list's numbers (MB-184 to MB-192)."""
    name, kind, of = command.name.strip(), command.kind.strip().casefold(), command.of.strip()
    new = fresh.beast(name, kind, of, read_stats(BEASTS[kind]))
    whose = f" as {of}'s" if of else ""
    attacks = f", {', '.join(new.items)}" if new.items else ""
    text = f"{name}, {a(kind)} ({gear.tier_of(gear.read(kind))}), joins{whose}: {numbers(new)}{attacks}."
    return done(with_member(state, new), "beast", text, name=name, beast=kind, of=of)


def check_follower(state: State, command: c.NewFollower) -> None:
    """The name is free and the service is known."""
    check_free(state, command.name)
    if command.service not in SERVICES:
        raise IllegalCommand(f"{command.service!r} is no service: there are {', '.join(SERVICES)}")


def follower(state: State, command: c.NewFollower, chance: Chance) -> Step[State]:
    """Someone of a service, with Virtues of d12 + d6 each (MB-231 to MB-240)."""
    name = command.name.strip()
    new = fresh.follower(name, command.service, virtues(chance))
    text = f"{name}, {command.service}, goes along: {numbers(new)}; {SERVICES[command.service].note or 'for service'}."
    return done(with_member(state, new), "follower", text, name=name, service=command.service)
