"""Grand designs: begun, given up, done by hand (MB-415 to MB-417)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.designs import SIZES, done_words, is_early, wait_of
from realmgen.games.bastionland.domain.model import Design, Domain
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.domain.common import domain_of, home_of, noted, placed, swapped, with_domain
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_undertake(state: State, command: c.Undertake) -> None:
    """Somebody rules there."""
    domain_of(state, command.at)


def undertake(state: State, command: c.Undertake, chance: Chance) -> Step[State]:
    """A grand design is begun, and told when it will be done (MB-415 to MB-417, MB-A62)."""
    domain = domain_of(state, command.at)
    home = home_of(state, domain)
    design = Design(command.what.strip(), command.size, state.day.now, is_early(state))
    state = with_domain(state, replace(domain, designs=(*domain.designs, design)))
    size = SIZES[command.size].partition(",")[0]
    text = f"{home.name} begins {size}: {design.what.rstrip('.')}. It is done {wait_of(design)}."
    return done(state, "design", text, at=home.at, size=command.size, early=design.early)


def _open(state: State, at: str, number: int) -> tuple[Domain, Design]:
    domain = domain_of(state, at)
    design = placed(domain.designs, number, "design", home_of(state, domain))
    if design.done:
        raise IllegalCommand(f"{design.what} is done already")
    return domain, design


def check_open(state: State, command: c.Abandon | c.Complete) -> None:
    """It is still under way."""
    _open(state, command.at, command.number)


def abandon(state: State, command: c.Abandon, chance: Chance) -> Step[State]:
    """A grand design is given up."""
    domain, design = _open(state, command.at, command.number)
    left = (*domain.designs[: command.number - 1], *domain.designs[command.number :])
    text = sentence(f"{home_of(state, domain).name} gave up {design.what}")
    return done(with_domain(state, replace(domain, designs=left)), "abandoned", text, at=command.at)


def complete(state: State, command: c.Complete, chance: Chance) -> Step[State]:
    """A grand design is done, because the game master says so."""
    domain, design = _open(state, command.at, command.number)
    over = replace(design, done=state.day.now)
    state = with_domain(state, replace(domain, designs=swapped(domain.designs, command.number, over)))
    home = home_of(state, domain)
    state = noted(state, home, "design", sentence(f"at {home.name}, {done_words(over)}"))
    text = f"At {home.name}, by hand, {done_words(over)}."
    return done(state, "built", text, at=home.at, number=command.number)
