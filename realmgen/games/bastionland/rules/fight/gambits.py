"""Gambits: dice spent on an effect, Strong ones, and Focus, which costs none (MB-074, MB-078 to MB-091)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Die, Effect, Gambit, Pool, Strength
from realmgen.games.bastionland.fight.phrases import many
from realmgen.games.bastionland.fight.spoils import loss_fault
from realmgen.games.bastionland.fight.who import lacks_virtues, party, shield_of, trapped
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.fight.common import assault_of, fight_of, party_of, with_fight
from realmgen.games.bastionland.rules.fight.feats import check_focus_user, saved, tired
from realmgen.games.bastionland.rules.fight.moves import FALL
from realmgen.games.bastionland.rules.fight.pools import die_at, pool_of, with_pool
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

LEAST, STRONG = 4, 8
"""What a die shows at least that buys a Gambit, and a Strong one (MB-078, MB-089)."""
UNSAVED: tuple[Gambit, ...] = ("bolster", "move")
"""Gambits that no foe can shrug off (MB-080)."""


def check_buy(state: State, command: c.Buy) -> None:
    """A die of 4 or more of this pool; a Strong Gambit takes one of 8 or more struck in melee (MB-078, MB-089)."""
    assault = assault_of(state, "rolled")
    pool = pool_of(assault, command.target)
    die = die_at(pool, command.die)
    if die.value < LEAST:
        raise IllegalCommand(f"die {command.die} shows {die.value}: a Gambit takes a die of {LEAST} or more")
    if command.strength != "plain":
        _check_strong(state, pool, die)
    check_effect(state, pool, _effect(state, pool, die.by, command))


def _check_strong(state: State, pool: Pool, die: Die) -> None:
    if die.value < STRONG:
        raise IllegalCommand(f"the die shows {die.value}: a Strong Gambit takes one of {STRONG} or more")
    fight, assault = fight_of(state), assault_of(state)
    strike = next((one for one in pool.strikes if one.by == die.by), None)
    if strike and arms.ranged(state, fight, assault, strike):
        raise IllegalCommand(f"{die.by} strikes from afar: a Strong Gambit is for the melee")


def _effect(state: State, pool: Pool, by: str, command: c.Buy | c.Focus) -> Effect:
    """What is bought, with the weapon or the person it is about by name."""
    strength: Strength = command.strength if isinstance(command, c.Buy) else "plain"
    what = command.what.strip()
    if command.gambit == "impair" and strength != "greater":
        what = _weapon(party_of(state, pool.target), what)
    if command.gambit == "move":
        what = what or by
    return Effect(command.gambit, pool.target, by, what, strength)


def _weapon(who: Party, wanted: str) -> str:
    if wanted:
        return arms.named(who, [wanted])[0]
    return next(iter((*arms.in_hand(who), *arms.owned(who))), "")


def check_effect(state: State, pool: Pool, effect: Effect) -> None:
    """It can befall that foe, and was not bought already (MB-A14)."""
    who = party_of(state, pool.target)
    if lacks_virtues(who) and effect.gambit not in UNSAVED:
        raise IllegalCommand(f"{who.name} is a thing: only Bolster and Move make sense against it")
    if len(effect.what) > 80:
        raise IllegalCommand(f"the effect is told in {len(effect.what)} characters: 80 are the most")
    if effect.gambit == "move" and effect.what not in [strike.by for strike in pool.strikes]:
        raise IllegalCommand(f"{effect.what} does not strike {pool.target}: a Move is for one of those who do")
    if why := _unfit(state, who, effect):
        raise IllegalCommand(why)
    if effect.strength == "greater" and effect.gambit not in UNSAVED and (why := loss_fault(who, effect.what)):
        raise IllegalCommand(why)
    again = [one for one in pool.effects if (one.gambit, one.what) == (effect.gambit, effect.what)]
    if again and effect.gambit != "bolster":
        raise IllegalCommand(f"that was tried on {pool.target} already: only Bolster can be bought again")


def _unfit(state: State, who: Party, effect: Effect) -> str:
    """Why such an effect means nothing to this foe; empty when it does."""
    fight = fight_of(state)
    fighter = fight.find(who.name)
    if effect.gambit == "dismount" and not (fighter and fighter.steed):
        return f"{who.name} is on foot: nobody is there to be unhorsed"
    if effect.gambit == "trap" and not shield_of(who):
        return f"{who.name} has no shield to trap"
    if effect.gambit == "trap" and fighter and trapped(fight, fighter):
        return f"{who.name}'s shield is trapped already"
    if effect.gambit == "impair" and not effect.what:
        return f"{who.name} has no weapon to impair"
    if effect.gambit == "other" and not effect.what:
        return "say what effect is meant, such as `pinned under the cart`"
    return ""


def buy(state: State, command: c.Buy, chance: Chance) -> Step[State]:
    """The die is gone, and the foe may shrug the effect off with a VIG Save (MB-080)."""
    assault = assault_of(state)
    pool = pool_of(assault, command.target)
    die = die_at(pool, command.die)
    dice = tuple(replace(one, gone="spent") if at == command.die else one for at, one in enumerate(pool.dice, 1))
    effect = _effect(state, pool, die.by, command)
    state = with_fight(state, assault=with_pool(assault, pool, replace(pool, dice=dice)))
    spends = f"{die.by} {'spend' if many(party(state, die.by)) else 'spends'}"
    head = f"{spends} the {die.value} ({die.of or f'd{die.sides}'}) on {_called(effect)} against {pool.target}."
    return _bought(state, command.target, effect, head, chance)


def check_focus(state: State, command: c.Focus) -> None:
    """After the roll, by one of those who struck (MB-074)."""
    assault = assault_of(state, "rolled")
    pool = pool_of(assault, command.target)
    check_focus_user(state, assault, pool, command.name)
    check_effect(state, pool, _effect(state, pool, command.name, command))


def focus(state: State, command: c.Focus, chance: Chance) -> Step[State]:
    """A Gambit that costs no die; then a CLA Save (MB-074, MB-075)."""
    effect = _effect(state, pool_of(assault_of(state), command.target), command.name, command)
    state, told = tired(state, command.name, "focus", chance)
    head = f"{command.name} focuses on {_called(effect)} against {effect.on}. {told}"
    return _bought(state, command.target, effect, head, chance)


def _called(effect: Effect) -> str:
    strong = effect.strength != "plain"
    if effect.gambit == "other":
        name = "another Strong effect" if strong else "another effect"
    else:
        name = f"{'a Strong ' if strong else ''}{effect.gambit.capitalize()}"
    about = f" ({effect.what})" if effect.what and effect.what != effect.by else ""
    return f"{name}{about}"


def _bought(state: State, target: str, effect: Effect, head: str, chance: Chance) -> Step[State]:
    shrugged, told = False, ""
    if effect.gambit not in UNSAVED and effect.strength != "sure":
        shrugged, save = saved(state, effect.on, "vig", chance)
        told = f" {save}: {'no effect' if shrugged else 'it takes hold'}."
    effect = replace(effect, saved=shrugged)
    assault = assault_of(state)
    pool = pool_of(assault, target)
    new = replace(pool, effects=(*pool.effects, effect), bolsters=pool.bolsters + (effect.gambit == "bolster"))
    if effect.gambit == "dismount" and not shrugged:
        value = chance.roll(FALL, f"{effect.on}'s fall")
        new = replace(new, dice=(*new.dice, Die(FALL, value, effect.by, of="the fall")))
        told += f" The fall adds a {value} to the dice."
    state = with_fight(state, assault=with_pool(assault, pool, new))
    data = {
        "gambit": effect.gambit,
        "target": effect.on,
        "by": effect.by,
        "saved": shrugged,
        "strength": effect.strength,
    }
    return done(state, "gambit", f"{head}{told}", **data)


RULES: dict[type[Any], Rule] = {
    c.Buy: (check_buy, buy),
    c.Focus: (check_focus, focus),
}
