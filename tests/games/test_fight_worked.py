"""Worked fights: what is ordered, the dice as they fall, and what must come of it (MB-051 to MB-138)."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fight_samples import foe, fought, knight, steed

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Score
from realmgen.games.bastionland.fight.who import party
from realmgen.games.bastionland.rules.fight.common import with_party

_TEXT = (Path(__file__).parent / "fights.txt").read_text("utf-8")
FIGHTS = [found.groups() for found in re.finditer(r"^# (.+)\n(.+)\n= (.+)$", _TEXT, re.MULTILINE)]


def changed(state, name, attribute, value):
    """The state with somebody as the fight begins with them, by hand."""
    who = party(state, name)
    if attribute == "guardfull":
        return with_party(state, replace(who, guard=replace(who.guard, now=int(value), full=int(value))))
    old = getattr(who, attribute)
    if attribute in ("guard", "vig", "cla", "spi"):
        return with_party(state, replace(who, **{attribute: replace(old, now=int(value))}))
    return with_party(state, replace(who, **{attribute: value == "True" if isinstance(old, bool) else int(value)}))


def shown(state, name, attribute):
    """What is so of somebody, or of the fight, as a word; `-` for nothing."""
    if name == "fight":
        value = getattr(state.fight, attribute)
    elif attribute == "guardfull":
        value = party(state, name).guard.full
    else:
        who = party(state, name)
        value = getattr(who, attribute) if hasattr(who, attribute) else getattr(state.fight.find(name), attribute)
    value = value.now if hasattr(value, "now") and hasattr(value, "full") else value
    return " ".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value) or "-"


@pytest.mark.parametrize(("name", "orders", "expected"), FIGHTS, ids=[name for name, *_ in FIGHTS])
def test_a_worked_fight_comes_out_as_it_was_reckoned(act, rules, name, orders, expected):
    ivo = foe("Ivo", vig=12, cla=10, spi=Score(10, 10), named=True)
    state = fought(act, knight(), knight("Ben"), knight("Cy"), steed(), ivo, foes=("Ivo",))
    for order in orders.split("; "):
        text, _, dice = order.partition(": ")
        if text.startswith("set "):
            state = changed(state, *text.split()[1:])
        elif text.endswith(" !"):
            with pytest.raises(IllegalCommand):
                act(state, text.removesuffix(" !"))
        else:
            state = act(state, text, *map(int, dice.split())).state
            assert rules.load(rules.dump(state)) == state
    for wanted in expected.split(", "):
        who, attribute, value = wanted.split(" ", 2)
        assert (who, attribute, shown(state, who, attribute)) == (who, attribute, value)


def test_there_are_enough_of_them():
    assert len(FIGHTS) == len({name for name, *_ in FIGHTS}) >= 60
