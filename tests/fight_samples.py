"""Fights for tests: people of plain numbers, foes, a Warband, a gate, and a way to script a fight."""

from company_samples import guard, score

from realmgen.games.bastionland.company.model import Company, Member
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State

MACE = ("mace (d8 hefty)", "shield (d4, A1)", "mail (A1)", "helm (A1)")


def _score(value):
    return score(value) if isinstance(value, int) else value


def knight(name="Isolde", vig=12, cla=10, spi=10, gd=8, **more):
    """A Knight with a mace and a shield, in mail and helm (A3), unless said otherwise."""
    usual = {"items": MACE, "held": MACE[:1], "worn": MACE[1:], "armour": 3}
    return Member(name, "knight", _score(vig), _score(cla), _score(spi), guard(gd), **{**usual, **more})


def foe(name="Bandit", vig=10, cla=8, spi=6, gd=8, **more):
    """A foe with a mace and no Armour, unless said otherwise."""
    usual = {"kind": "person", "attacks": ("mace d8 hefty",)}
    return Unit(name, guard=guard(gd), vig=_score(vig), cla=_score(cla), spi=_score(spi), **{**usual, **more})


def band(name="Militia", vig=10, cla=10, spi=10, gd=3, **more):
    """A Warband."""
    return foe(name, vig, cla, spi, gd, **{"kind": "warband", "attacks": ("spear d8 hefty",), **more})


def gate(name="Gate", gd=5, **more):
    """A wooden gate, A2."""
    return Unit(name, "structure", guard(gd), armour=2, material="wood", **more)


def steed(name="Ash", of="Isolde", **more):
    """A charger, which tramples."""
    return Member(name, "steed", score(10), score(5), score(5), guard(5), items=("trample (d8)",), of=of, **more)


def world(*who):
    """A state with these of the Company and these units."""
    members = tuple(one for one in who if isinstance(one, Member))
    return State(company=Company(members=members), units=tuple(one for one in who if isinstance(one, Unit)))


def said(step):
    """All that a step tells."""
    return " ".join(event.text for event in step.events)


def last(step, kind):
    """The data of the last event of a kind."""
    return [event for event in step.events if event.kind == kind][-1].data


def running(act):
    """`run(state, (text, dice…), text…)`: the last step of these commands, one after another."""

    def give(state, *orders):
        step = None
        for order in orders:
            text, dice = (order, ()) if isinstance(order, str) else (order[0], order[1:])
            step = act(state, text, *dice)
            state = step.state
        return step

    return give


def fought(act, *who, foes=("Bandit",)):
    """A fight of these, the foes on their side."""
    state = act(world(*who), 'fight "The ford" "Bandits"').state
    for name in foes:
        state = act(state, f'join theirs "{name}"').state
    return state
