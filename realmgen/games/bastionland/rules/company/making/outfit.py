"""What people have, hold, wear and trade for (MB-120, MB-152 to MB-157, MB-167, MB-175, MB-176)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company import fresh, gear
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.lore.arms import BEASTS, piece, read_item
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import living, with_member
from realmgen.games.bastionland.rules.company.making.common import check_short, names_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def check_give(state: State, command: c.GiveItem | c.Trade) -> None:
    """They live, the thing can be read, a Remedy is not their second (MB-120), and a specialist's weapon is one that
    may be (MB-174); raises Unreadable too."""
    member = living(state, command.name)
    check_short(command.item, "the thing")
    line = gear.completed(command.item.strip())
    item = read_item(line)
    if item.bonus:
        gear.specialist(item._replace(bonus="", against=""), item.bonus, item.against)
    if remedy := gear.remedy_in(line):
        _check_room(member, remedy)


def _check_room(member: Member, remedy: str) -> None:
    if member.remedy:
        raise IllegalCommand(
            f"{member.name} carries {member.remedy.title()} already: one Remedy is a large bundle, and a person or a"
            f" beast of burden carries one; let a mule take the {remedy.title()}"
        )
    if not gear.may_carry(member):
        raise IllegalCommand(f"{member.name} is a {member.title}, no beast of burden: those are {listed(gear.BURDEN)}")


def _given(state: State, name: str, text: str) -> tuple[State, str]:
    """The state with a thing more, and what it was in words; a listed beast joins as one of the Company (MB-184)."""
    member, line = living(state, name), gear.completed(text.strip())
    tier = gear.tier_of(gear.read(line))
    told = f"{line}{f', {tier}: {gear.TIERS[tier]}' if tier else ''}"
    kind = gear.one_of(gear.read(line)).name.casefold()
    if kind in BEASTS:
        new = fresh.beast(fresh.free_name(f"{name}'s {kind}", names_of(state)), kind, name, read_stats(BEASTS[kind]))
        return with_member(state, new), f"{told}; {new.name} joins"
    return with_member(state, gear.given(member, line)), told


def give(state: State, command: c.GiveItem, chance: Chance) -> Step[State]:
    """Give someone a thing; what is only named by the lists gets its dice (MB-153)."""
    state, told = _given(state, command.name, command.item)
    return done(state, "given", f"{command.name} gets {told}.", name=command.name, item=command.item.strip())


def check_trade(state: State, command: c.Trade) -> None:
    """The same, for something that is offered: a command without an offer cannot be read (MB-152)."""
    check_give(state, command)


def trade(state: State, command: c.Trade, chance: Chance) -> Step[State]:
    """Goods for goods or service (MB-152)."""
    state, told = _given(state, command.name, command.item)
    offer = command.offer.strip()
    text = f"{command.name} gets {told}. Offered for it: {sentence(offer)}"
    return done(state, "traded", text, name=command.name, item=command.item.strip(), offer=offer)


def check_take(state: State, command: c.TakeItem) -> None:
    """They have it; raises Ambiguous where several things fit."""
    gear.find(living(state, command.name).items, command.item, command.name)


def take(state: State, command: c.TakeItem, chance: Chance) -> Step[State]:
    """Take a thing from someone, out of hand too."""
    member = living(state, command.name)
    line = gear.find(member.items, command.item, member.name)
    text = f"{member.name} no longer has {line}."
    return done(with_member(state, gear.taken(member, line)), "taken", text, name=member.name, item=line)


def mounted(state: State, member: Member) -> bool:
    """Whether a steed of theirs is with the Company."""
    return any(one.kind == "steed" and one.of == member.name for one in state.company.present)


def _meant(member: Member, wanted: Sequence[str]) -> tuple[str, ...]:
    """The lines meant, each as often as they have it; raises IllegalCommand and Ambiguous."""
    left: tuple[str, ...] = member.items
    found: list[str] = []
    for word in wanted:
        whose = f"{member.name}, beside {listed(found)}," if found else member.name
        found.append(gear.find(left, word, whose))
        left = gear.without_one(left, found[-1])
    return tuple(found)


def _in_hand(state: State, command: c.Wield) -> gear.Hands:
    """What they hold and wear then: a shield that is not named stays on the arm while there is a hand for it."""
    member = living(state, command.name)
    lines = _meant(member, command.items)
    held = tuple(line for line in lines if not gear.is_shield(line))
    shields = tuple(line for line in lines if gear.is_shield(line))
    on = tuple(line for line in member.worn if not gear.is_shield(line))
    kept = shields or tuple(line for line in member.worn if gear.is_shield(line))
    hands = gear.Hands(held, (*on, *kept))
    if not shields and gear.fault_of(hands, mounted=mounted(state, member)):
        return gear.Hands(held, on)
    return hands


def check_wield(state: State, command: c.Wield) -> None:
    """They have it all, and hands for it (MB-154 to MB-157, MB-167)."""
    _check_hands(state, living(state, command.name), _in_hand(state, command))


def _check_hands(state: State, member: Member, hands: gear.Hands) -> None:
    if fault := gear.fault_of(hands, mounted=mounted(state, member)):
        raise IllegalCommand(f"{member.name}: {fault}")


def wield(state: State, command: c.Wield, chance: Chance) -> Step[State]:
    """Take things in hand, and put the others away."""
    old, hands = living(state, command.name), _in_hand(state, command)
    new = gear.equipped(old, hands)
    shields = [line for line in new.worn if gear.is_shield(line)]
    away = [line for line in old.worn if line not in new.worn]
    text = f"{new.name} has {listed([*new.held, *shields]) or 'nothing'} in hand"
    text += f", and puts {listed(away)} away." if away else "."
    return done(with_member(state, new), "wielded", text, name=new.name, held=list(new.held), worn=list(new.worn))


def check_wear(state: State, command: c.Wear) -> None:
    """They have it, one piece of a kind, and a hand for a shield (MB-175)."""
    member = living(state, command.name)
    _check_hands(state, member, gear.Hands(member.held, _meant(member, command.items)))


def wear(state: State, command: c.Wear, chance: Chance) -> Step[State]:
    """Put armour on, and the rest off (MB-175, MB-180)."""
    old = living(state, command.name)
    worn = _meant(old, command.items)
    new = gear.equipped(old, gear.Hands(old.held, worn))
    slow = any(piece(gear.read(line)) == "plates" and line not in old.worn for line in worn)
    text = f"{new.name} wears {listed(worn) or 'no armour'}: A{new.armour}."
    text += " Plates take their time, even with help." if slow else ""
    return done(with_member(state, new), "worn", text, name=new.name, worn=list(worn), armour=new.armour)


def check_carry(state: State, command: c.Carry) -> None:
    """They carry none yet, and can (MB-120)."""
    member = living(state, command.name)
    if command.remedy != "none":
        _check_room(member, command.remedy)
    elif member.remedy is None:
        raise IllegalCommand(f"{member.name} carries no Remedy to put down")


def carry(state: State, command: c.Carry, chance: Chance) -> Step[State]:
    """Load a Remedy on someone, or put theirs down (MB-120, MB-193 to MB-195)."""
    member = living(state, command.name)
    if command.remedy == "none":
        text = f"{member.name} no longer carries {(member.remedy or '').title()}."
        return done(with_member(state, gear.spent(member)), "carried", text, name=member.name, remedy="")
    goods = gear.REMEDY_GOODS[command.remedy]
    text = f"{member.name} carries {command.remedy.title()}: {goods}."
    new = replace(member, remedy=command.remedy)
    return done(with_member(state, new), "carried", text, name=member.name, remedy=command.remedy)
