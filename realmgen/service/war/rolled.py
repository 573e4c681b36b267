"""The attack that is being resolved: its dice, and what may be done with them before it lands (MB-053 to MB-091)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.damage import hit
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import GAMBITS, Assault, Effect, Fighter, Gambit, Pool, Strength
from realmgen.games.bastionland.fight.who import body, lacks_virtues, party, shield_of
from realmgen.games.bastionland.forces.arms import arm
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.gambits import LEAST, UNSAVED
from realmgen.games.bastionland.rules.fight.harmed import OUTCOMES, outcome
from realmgen.games.bastionland.rules.fight.landing import reckon
from realmgen.games.bastionland.rules.fight.pools import labels
from realmgen.service.war.aim import why_not

GAMBIT_NAMES: Mapping[Gambit, str] = {
    "bolster": "Bolster",
    "move": "Move",
    "repel": "Repel",
    "stop": "Stop",
    "impair": "Impair",
    "trap": "Trap a shield",
    "dismount": "Dismount",
    "other": "Something else",
}
GAMBIT_WORDS: Mapping[Gambit, str] = {
    "bolster": "+1 Damage",
    "move": "a move after the attack",
    "repel": "push them away",
    "stop": "they cannot move next turn",
    "impair": "one weapon of theirs is Impaired next turn",
    "trap": "their shield is of no use until your next turn",
    "dismount": "they are unhorsed, d6 more",
    "other": "anything of about that weight",
}
"""By Gambit: what it does (MB-081 to MB-088)."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that may be done: label for a button, its command, a word on what it does."""

    label: str
    command: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Bought:
    """A Gambit that may be bought. `wants` says that a few words are wanted: on what, or what it does."""

    gambit: Gambit
    label: str
    about: str
    given: c.Buy | c.Focus
    wants: bool = False

    @property
    def sure(self) -> bool:
        """Whether the foe gets no Save (MB-090)."""
        return isinstance(self.given, c.Buy) and self.given.strength == "sure"

    def sure_of(self, other: Bought) -> bool:
        """Whether this is the other as a Strong Gambit without a Save."""
        return self.sure and (self.gambit, self.given.what) == (other.gambit, other.given.what)

    @property
    def command(self) -> str:
        return str(self.given)

    def with_words(self, words: str) -> str:
        """The command with those words, where it wants any."""
        return str(replace(self.given, what=words)) if self.wants and words else self.command


class Rolled(NamedTuple):
    """A pool that was rolled, as `label` names it in commands: the place of the die that counts from 1 (0 for none),
    what it comes to as things stand, and what was bought."""

    label: str
    pool: Pool
    best: int
    sum: str
    effects: tuple[str, ...]


def assault(state: State) -> Assault | None:
    """The attack that is being resolved."""
    return state.fight.assault if state.fight else None


def pools(state: State) -> list[Rolled]:
    """Every pool of the attack that was rolled, as it would land now."""
    found = assault(state)
    if found is None or found.stage != "rolled":
        return []
    return [_rolled(state, found, label, pool) for label, pool in zip(labels(found), found.pools, strict=True)]


def _rolled(state: State, found: Assault, label: str, pool: Pool) -> Rolled:
    reckoned, who = reckon(state, found, pool), party(state, pool.target)
    best = next((place for place, die in enumerate(pool.dice, 1) if die is reckoned.die), 0)
    if reckoned.harmless or who is None:
        told = f"no harm: {reckoned.harmless}"
    else:
        parts = [str(reckoned.die.value if reckoned.die else 0)]
        parts += [f"+ {pool.bolsters}"] if pool.bolsters else []
        parts += [f"− {reckoned.armour} Armour"] if reckoned.armour else []
        came = hit(body(who, state.day.now), reckoned.damage)[1]
        result = outcome(state, who, came, bloodless="bloodless" in found.terms)
        total = f" = {reckoned.damage}" if len(parts) > 1 else ""
        told = f"{' '.join(parts)}{total} Damage, {result}"
    return Rolled(label, pool, best, told, tuple(map(_effect, pool.effects)))


def _effect(effect: Effect) -> str:
    how = ", shrugged off" if effect.saved else ""
    what = f" ({effect.what})" if effect.what not in ("", effect.by) else ""
    return f"{GAMBIT_NAMES[effect.gambit]}{what} by {effect.by}{how}"


def open_to_choice(state: State) -> bool:
    """Whether somebody may still choose what becomes of the dice, or these have not been rolled."""
    found = pools(state)
    return any(_choices(state, one) for one in found) if found else True


def _choices(state: State, found: Rolled) -> bool:
    each = (
        bool(buys(state, found, place)) or bool(denials(state, found, place))
        for place in range(1, len(found.pool.dice) + 1)
    )
    return any(each) or bool(focuses(state, found))


def denials(state: State, found: Rolled, place: int) -> list[Offer]:
    """Who may Deny a die of a pool, by its place from 1 (MB-076)."""
    given = (c.Deny(fighter.name, found.label, place) for fighter in _fighters(state))
    return [Offer(one.name, str(one), "then a SPI Save") for one in given if not why_not(state, one)]


def buys(state: State, found: Rolled, place: int) -> list[Bought]:
    """What a die of a pool buys, each Gambit once, and as a Strong one beside it (MB-078, MB-089 to MB-091)."""
    die = found.pool.dice[place - 1]
    if die.value < LEAST or die.gone:
        return []
    given = [_bought(state, c.Buy(found.label, place, *effect), effect) for effect in _effects(state, found.pool)]
    return [one for one in given if one]


def focuses(state: State, found: Rolled) -> list[Bought]:
    """What a Focus on a pool buys, by whoever may use it (MB-074)."""
    names = dict.fromkeys(strike.by for strike in found.pool.strikes)
    plain = [effect for effect in _effects(state, found.pool) if effect[1] == "plain"]
    given = (
        _bought(state, c.Focus(name, found.label, gambit, what), (gambit, strength, what))
        for name in names
        for gambit, strength, what in plain
    )
    return [one for one in given if one]


def _fighters(state: State) -> tuple[Fighter, ...]:
    return state.fight.fighters if state.fight else ()


def _effects(state: State, pool: Pool) -> Iterator[tuple[Gambit, Strength, str]]:
    """All effects there may be on a target: of its weapons each can be impaired, or struck from its hand."""
    who = party(state, pool.target)
    weapons = arms.owned(who) if who else ()
    for gambit in GAMBITS:
        for what in weapons if gambit == "impair" else ("",):
            yield gambit, "plain", what
            if gambit not in UNSAVED and gambit != "other":
                yield gambit, "sure", what
    if who is not None and not lacks_virtues(who):
        yield from (("other", "greater", what) for what in _losses(who))


def _losses(who: Party) -> Iterator[str]:
    """What a bigger effect takes (MB-091)."""
    held = who.held if isinstance(who, Member) else who.attacks
    yield from (f"disarm {_bare(line)}" for line in held if not (shield_of(who) and line == shield_of(who)))
    if shield_of(who):
        yield "break shield"
    if who.armour:
        yield "strip helm"


def _bare(line: str) -> str:
    """The name of a weapon by its line."""
    return arm(line.split(" (")[0]).name


def _bought(state: State, given: c.Buy | c.Focus, effect: tuple[Gambit, Strength, str]) -> Bought | None:
    """The offer of it; none where the rules do not allow it."""
    gambit, strength, what = effect
    wants = gambit == "other" and not what
    if why_not(state, replace(given, what="so") if wants else given):
        return None
    about = GAMBIT_WORDS[gambit] if not (gambit == "other" and what) else "a Strong Gambit: the foe may Save"
    name = GAMBIT_NAMES[gambit] if strength != "greater" else what.capitalize()
    name += f" {_bare(what)}" if what and strength != "greater" else ""
    if isinstance(given, c.Focus):
        return Bought(gambit, f"{given.name}: {name}", f"{about}; then a CLA Save", given, wants)
    return Bought(gambit, name, about, given, wants)


RESULTS = tuple(sorted(OUTCOMES.values(), key=len, reverse=True))
"""What an attack comes to, in words."""
CALL_OFF, LAND = str(c.CallOff()), str(c.Land())


def why_no_roll(state: State) -> str:
    """Why the declared attack cannot be rolled as it stands; empty when it can."""
    return why_not(state, c.Roll())
