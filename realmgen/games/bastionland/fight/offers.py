"""What a fight wants next, and what else is at hand in it, as buttons have it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.fight.damage import highest
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter
from realmgen.games.bastionland.fight.who import feat_user, fighting, lacks_virtues, party
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.suggestion import Found, Suggestion, why_not
from realmgen.games.bastionland.rules.fight import RULES
from realmgen.games.bastionland.rules.fight.attacks import strikes_of
from realmgen.games.bastionland.rules.fight.common import side_name
from realmgen.games.bastionland.rules.fight.gambits import LEAST
from realmgen.games.bastionland.rules.fight.pools import labels

MOST_PAIRS = 24
"""So many attacks of one on one are offered at most; further ones are written."""
_ENDS: tuple[tuple[c.Ended, str], ...] = (("won", "Won"), ("lost", "Lost"), ("drawn", "Over, with no victor"))


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Everything there is to do in a fight now, in order: what the rules want next, what is sensible, what remains, at
    last what cannot be done, with the reason. Without a fight: care for who is dying, and how one begins."""
    found = chain(_grouped("wanted", _dying(state)), _in_fight(state, state.fight) if state.fight else _before())
    once: dict[tuple[str, str, str], Suggestion] = {}
    for one in found:
        once.setdefault((one.command, one.verb, one.choice), one)
    return tuple(sorted(once.values(), key=lambda one: bool(one.why_not)))


def _before() -> Found:
    yield Suggestion("A fight begins", choice="words", icon="swords", verb="fight")


def _grouped(group: str, found: Found) -> Found:
    return (one if one.why_not else replace(one, group=group) for one in found)


def _in_fight(state: State, fight: Fight) -> Found:
    yield from _grouped("wanted", _due(state, fight))
    if fight.assault is not None:
        yield from _grouped("wanted", iter(_onward(state, fight.assault)))
        yield from _grouped("sensible", _attack_goes_on(state, fight, fight.assault))
    else:
        yield from _between(state, fight)
    yield from (_do(state, label, c.EndFight(outcome), "flag") for outcome, label in _ENDS)


def _do(state: State, label: str, command: Command, icon: str) -> Suggestion:
    """A suggestion that is a whole command of the fight."""
    return Suggestion(label, str(command), "", icon, why_not(lambda: RULES[type(command)][0](state, command)))


def _can(state: State, label: str, command: Command, icon: str) -> Found:
    """The same, where it can be done."""
    found = _do(state, label, command, icon)
    if not found.why_not:
        yield found


def _dying(state: State) -> Found:
    for name in dying(state):
        yield _do(state, f"{name} is tended", c.Tend(name), "healing")
        yield _do(state, f"No care comes: {name} dies", c.Expire(name), "hourglass_disabled")


def dying(state: State) -> tuple[str, ...]:
    """Who is Mortally Wounded and waits for care (MB-067)."""
    members = [one.name for one in state.company.living if one.dying]
    return (*members, *(unit.name for unit in state.units if unit.end == "dying"))


def _due(state: State, fight: Fight) -> Found:
    for name in fight.morale:
        yield _do(state, f"Morale of {name}", c.Morale(name), "casino")


def _onward(state: State, assault: Assault) -> list[Suggestion]:
    """The next step of an attack; where nobody can strike, that it is called off."""
    if assault.stage == "rolled":
        return [_do(state, "The attack lands", c.Land(), "gavel")]
    strike = _do(state, "Strike", c.Roll(), "casino")
    return [strike, _do(state, "Call it off", c.CallOff(), "undo")] if strike.why_not else [strike]


def _attack_goes_on(state: State, fight: Fight, assault: Assault) -> Found:
    if assault.stage == "declared":
        for strike in strikes_of(assault):
            yield from _can(state, f"{strike.by} smites, d12 more", c.SmiteFeat(strike.by, "die"), "bolt")
            yield from _can(state, f"{strike.by} smites, Blast", c.SmiteFeat(strike.by, "blast"), "bolt")
        yield _do(state, "Call it off", c.CallOff(), "undo")
        return
    yield from _denying(state, fight, assault)
    yield from _bolstering(state, assault)


def _denying(state: State, fight: Fight, assault: Assault) -> Found:
    """Whoever knows how may throw out the highest die of each pool (MB-076)."""
    for target, pool in zip(labels(assault), assault.pools, strict=True):
        die = highest(pool.dice)
        foe = fight.find(pool.target)
        for user in fighting(state, fight, foe.side) if foe and die else ():
            who = party(state, user.name)
            if die and who and feat_user(who):
                deny = c.Deny(user.name, target, pool.dice.index(die) + 1)
                yield from _can(state, f"{user.name} denies the {die.value} against {target}", deny, "shield")


def _bolstering(state: State, assault: Assault) -> Found:
    """Dice beside the highest that buy a Gambit; which one is to be chosen, save for Bolster (MB-078, MB-081)."""
    for target, pool in zip(labels(assault), assault.pools, strict=True):
        best = highest(pool.dice)
        for place, die in enumerate(pool.dice, 1):
            if die.gone or die.value < LEAST or die is best:
                continue
            yield from _can(state, f"Bolster with the {die.value}", c.Buy(target, place, "bolster"), "add")
            verb = " ".join(str(c.Buy(target, place, "bolster")).split(" ")[:-1])
            yield Suggestion(f"A Gambit with the {die.value}", choice="words", icon="bolt", verb=verb)


def _between(state: State, fight: Fight) -> Found:
    """No attack is being made: somebody's turn, the other side's, or the end."""
    mine = fighting(state, fight, fight.side)
    foes = [one for one in fighting(state, fight) if one.side != fight.side]
    ready = [one for one in mine if not (one.acted or one.late or one.halted)]
    over = not (mine and foes) and {one.side for one in fight.fighters} == {"ours", "theirs"}
    if not any(one.side == "theirs" for one in fight.fighters):
        yield Suggestion("Who joins the foe", choice="words", icon="group_add", verb="join theirs", group="wanted")
    pairs = _attacks(state, ready, foes)
    if over:
        outcome: c.Ended = "won" if fighting(state, fight, "ours") else "lost"
        yield from _grouped("wanted", iter([_do(state, "The fight is over", c.EndFight(outcome), "flag")]))
    yield from _grouped("wanted", pairs)
    turn = _do(state, f"Turn of {_other(fight)}", c.NextTurn(), "skip_next")
    yield from _grouped("sensible" if ready or over else "wanted", iter([turn]))
    yield from _grouped("sensible", _moves(state, ready))


def _other(fight: Fight) -> str:
    return side_name(fight, "theirs" if fight.side == "ours" else "ours")


def _attacks(state: State, ready: list[Fighter], foes: list[Fighter]) -> Found:
    """Each who may strike against each foe, and all of them together against one."""
    movers = [one.name for one in ready if _strikes(state, one)]
    joint = (
        one
        for foe in foes
        if len(movers) > 1
        for one in _can(state, f"All attack {foe.name}", c.Attack(foe.name, tuple(movers)), "swords")
    )
    single = (
        one
        for by in movers
        for foe in foes
        for one in _can(state, f"{by} attacks {foe.name}", c.Attack(foe.name, (by,)), "swords")
    )
    return islice(chain(single, joint), MOST_PAIRS)


def _strikes(state: State, fighter: Fighter) -> bool:
    """Whether someone attacks of their own accord: no steed, and no thing but an engine."""
    who = party(state, fighter.name)
    return who is not None and who.kind != "steed" and not (lacks_virtues(who) and who.kind != "engine")


def _moves(state: State, ready: list[Fighter]) -> Iterator[Suggestion]:
    for one in ready:
        if one.spot != "engaged":
            yield from _can(state, f"{one.name} closes in", c.Stand(one.name, "engaged"), "directions_run")
