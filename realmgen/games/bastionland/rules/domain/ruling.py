"""Who rules: granted, taken, given up, succession, and how the Domain stands (MB-383, MB-386, MB-405, MB-406, MB-412 to
MB-414, MB-418, MB-419)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.council import ruler_post, warning
from realmgen.games.bastionland.domain.crises import threats
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import LAWS, ruled_anew
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.places import realm_of, seat
from realmgen.games.bastionland.rules.common import done, swap
from realmgen.games.bastionland.rules.company.lifewords import because, stopped
from realmgen.games.bastionland.rules.domain.common import (
    check_lives,
    check_name,
    domain_of,
    holding_of,
    home_of,
    noted,
    with_domain,
)
from realmgen.games.bastionland.rules.domain.posts import posted, recircled, unseated
from realmgen.games.bastionland.season.entries import check_told
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def check_enfeoff(state: State, command: c.Enfeoff) -> None:
    """There is a Holding, which somebody else rules, or nobody, and who is to rule lives."""
    home = holding_of(state, command.at)
    check_lives(state, command.ruler.strip())
    old = state.domain(command.at)
    if old and old.ruler == command.ruler.strip():
        raise IllegalCommand(f"{old.ruler} rules {home.name} already")


def enfeoff(state: State, command: c.Enfeoff, chance: Chance) -> Step[State]:
    """A Holding is a Domain: the Seat gave it for pledged loyalty, or somebody seated themselves in it (MB-383,
    MB-413). What is taken by force is in turmoil (MB-414). Crises, Council and works stay with the Domain."""
    home, ruler = holding_of(state, command.at), command.ruler.strip()
    old = state.domain(command.at)
    state, doubt = ruled_by(state, home, ruler, turmoil=command.how == "force", wronged=bool(old))
    new = domain_of(state, command.at)
    told = _taken(state, home, ruler, command.how)
    state = noted(state, home, "succession", told, who=ruler)
    larger = f" Trouble comes from {listed(threats(home))}." if home.seat else ""
    text = f"{told}{doubt}{larger} {warning(new)}".strip()
    return done(state, "ruled", text, at=home.at, ruler=ruler, how=command.how, turmoil=new.turmoil)


def _taken(state: State, home: Holding, ruler: str, how: c.How) -> str:
    if how == "force":
        return f"{ruler} took {home.name} by force: it is in turmoil until it settles."
    if how == "boldly":
        return f"{ruler} sat down in {home.name} as its ruler, and nobody stopped it."
    lord = seat(realm_of(state))
    if home.seat or lord is None:
        return f"{ruler} rules {home.name}."
    return f"{lord.name} gave {home.name} to {ruler}, who pledged loyalty."


def ruled_by(
    state: State, home: Holding, ruler: str, *, turmoil: bool = False, wronged: bool = False
) -> tuple[State, str]:
    """The state with that ruler of a Holding, on the map, in its Domain and on the sheet of a Knight of the Company;
    and a sentence where they are opposed. Who is turned out of it bears a grudge where they are `wronged`."""
    old = state.domain(home.at) or _before(state, home.at)
    base = old or Domain(home.at, ruler)
    grudges = (*base.grudges, f"{old.ruler} lost {home.name} to {ruler}.") if wronged and old else base.grudges
    new = replace(ruled_anew(base, ruler, state.day.now), turmoil=turmoil or base.turmoil, grudges=grudges)
    if old:
        state = recircled(unseated(state, old.ruler, home), old.ruler, ruler, home)
    state = held_by(state, home, ruler)
    return posted(with_domain(state, new), ruler, ruler_post(home))


def _before(state: State, at: str) -> Domain | None:
    """A Holding that was a Domain before, with what is still open there: nobody sits in its Council any more. What
    stood in that hex before it and is gone is none of it."""
    old = next((domain for domain in reversed(state.domains) if domain.at == at and not domain.gone), None)
    if old is None:
        return None
    works = tuple(design for design in old.designs if not design.done)
    return Domain(at, old.ruler, crises=old.open_crises, designs=works, misrule=old.misrule, turns=old.turns)


def held_by(state: State, home: Holding, ruler: str) -> State:
    """The state with that ruler on the map; the entry of a Knight that stood there goes with who ruled before."""
    if home.ruler == ruler:
        return state
    member = state.company.find(ruler) if ruler else None
    calling = member.calling if member else None
    return replace(state, realm=swap(realm_of(state), home, replace(home, ruler=ruler, calling=calling)))


def check_release(state: State, command: c.Release) -> None:
    """Somebody rules there."""
    domain_of(state, command.at)
    check_told(command.why)


def release(state: State, command: c.Release, chance: Chance) -> Step[State]:
    """Nobody rules the Holding any more: it is no Domain, and what was open there waits for who comes next."""
    domain = domain_of(state, command.at)
    home = home_of(state, domain)
    told = because(f"{domain.ruler} rules {home.name} no more", command.why)
    state = noted(released(state, domain), home, "succession", told, who=domain.ruler)
    return done(state, "forsaken", told, at=home.at, ruler=domain.ruler)


def released(state: State, domain: Domain) -> State:
    """The state in which nobody rules that Domain."""
    home = home_of(state, domain)
    state = with_domain(unseated(state, domain.ruler, home), replace(domain, ended=True))
    return held_by(state, home, "")


def check_heir(state: State, command: c.Heir) -> None:
    """It is somebody else than the ruler, who lives."""
    domain = domain_of(state, command.at)
    check_name(command.name)
    check_lives(state, command.name.strip())
    if command.name.strip() == domain.ruler:
        raise IllegalCommand(f"{domain.ruler} rules already: name who is to follow")
    if (domain.law, domain.successor) == (command.law, command.name.strip()):
        raise IllegalCommand(f"that is how it stands already at {home_of(state, domain).name}")


def heir(state: State, command: c.Heir, chance: Chance) -> Step[State]:
    """Who decides who follows, and whom they mean (MB-418, MB-419)."""
    domain, name = domain_of(state, command.at), command.name.strip()
    home = home_of(state, domain)
    state = with_domain(state, replace(domain, law=command.law, successor=name))
    whom = f" After {domain.ruler} it is to be {name}." if name else ""
    text = f"At {home.name} {LAWS[command.law]}.{whom}"
    return done(state, "heir", text, at=home.at, law=command.law, successor=name)


def check_succeed(state: State, command: c.Succeed) -> None:
    """Somebody is named, now or before, who lives."""
    domain = domain_of(state, command.at)
    name = command.name.strip() or domain.successor
    check_name(name)
    check_lives(state, name)
    if not name:
        raise IllegalCommand(
            f"nobody is named to follow {domain.ruler}, and {LAWS[domain.law]}: say who it is, as"
            f' `succeed {command.at} "NAME"`'
        )
    if name == domain.ruler:
        raise IllegalCommand(f"{name} rules {home_of(state, domain).name} already")


def succeed(state: State, command: c.Succeed, chance: Chance) -> Step[State]:
    """Who was named follows the ruler, or whom Seers or Electors chose (MB-418, MB-419)."""
    domain = domain_of(state, command.at)
    home, name = home_of(state, domain), command.name.strip() or domain.successor
    how = {"named": "", "conclave": ", by the Seers' choice", "electors": ", by the Electors' choice"}[domain.law]
    told = f"{name} follows {domain.ruler} as ruler of {home.name}{how}."
    state, doubt = ruled_by(state, home, name)
    state = noted(state, home, "succession", told, who=name)
    return done(state, "succeeded", told + doubt, at=home.at, ruler=name, before=domain.ruler, law=domain.law)


def check_flag(state: State, command: c.SetFlag) -> None:
    """It is otherwise than said."""
    domain = domain_of(state, command.at)
    check_told(command.why)
    if getattr(domain, command.what) == (command.turn == "on"):
        holds = "holds" if command.turn == "on" else "does not hold"
        word = {"away": "the ruler's absence", "coffers": "full coffers"}.get(command.what, command.what)
        raise IllegalCommand(f"{word} {holds} at {home_of(state, domain).name} already")


def flag(state: State, command: c.SetFlag, chance: Chance) -> Step[State]:
    """How the Domain stands, as the game master has it (MB-386, MB-405, MB-414)."""
    domain, on = domain_of(state, command.at), command.turn == "on"
    home = home_of(state, domain)
    changed: Domain = replace(domain, **{command.what: on})  # type: ignore[arg-type]
    text = because(_standing(home, changed, command.what, on).removesuffix("."), command.why)
    state = with_domain(state, changed)
    if command.what in ("misrule", "turmoil"):
        state = noted(state, home, "misrule" if command.what == "misrule" else "other", text, secret=True)
    return done(state, "standing", text, at=home.at, what=command.what, on=on)


def _standing(home: Holding, domain: Domain, what: c.Flag, on: bool) -> str:
    if what == "misrule":
        return misrule_words(home) if on else f"The misrule of {home.name} is over"
    if what == "turmoil":
        return f"{home.name} is in turmoil" if on else f"{home.name} has settled"
    if what == "coffers":
        return f"The coffers of {home.name} are full" + ("" if on else " no more")
    if not on:
        return f"{domain.ruler} is back at {home.name}, and rules again"
    steward = domain.council.get("steward", "")
    if not steward:
        return f"{domain.ruler} is away from {home.name}, and no Steward is there to rule"
    return f"{domain.ruler} is away from {home.name}: {steward} rules, with full authority and the key to the treasury"


def misrule_words(home: Holding) -> str:
    """What misrule means (MB-405)."""
    return f"Misrule at {home.name}: Vassals revolt, Knights leave, and pretenders press their claims"


def check_weigh(state: State, command: c.Weigh) -> None:
    """Somebody rules there."""
    domain_of(state, command.at)


def weigh(state: State, command: c.Weigh, chance: Chance) -> Step[State]:
    """What the ruler's standing rests on: a claim of worth, and strength (MB-412)."""
    domain = domain_of(state, command.at)
    claim, force = command.claim.strip(), command.force.strip()
    told = f"{domain.ruler} of {home_of(state, domain).name} rests on a claim, {claim or 'none'}"
    text = stopped(f"{told}; and on force, {force or 'none'}")
    state = with_domain(state, replace(domain, claim=claim, force=force))
    return done(state, "weighed", text, at=command.at, claim=claim, force=force)
