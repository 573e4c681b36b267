"""What a new Season does to Scars: lost limbs are made up for, and a Doom is over (MB-136, MB-137)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules.company.common import in_full, measured, with_member
from realmgen.kit.chance import Chance

MUTILATION, DOOM = 10, 11
"""Rows of the table of Scars."""
UP_TO = 10
"""Whose Guard in full is no more than this gains d6 of it (MB-136)."""


def season_passed(state: State, was: Moment, chance: Chance) -> tuple[State, list[str]]:
    """The state with every Mutilation adapted to, d6 of Guard for each; and what is told of it, and of each Doom that
    ended with the Season that was."""
    told: list[str] = []
    for member in state.company.living:
        new = member
        for place, scar in enumerate(member.scars):
            if scar.row == MUTILATION and scar.waits:
                new, text = _adapted(new, place, chance)
                told.append(text)
            if scar.row == DOOM and _season(scar.on) == _season(was):
                told.append(f"the Doom over {member.name} is past")
        state = with_member(state, new)
    return state, told


def _season(moment: Moment) -> tuple[int, int, str]:
    return moment.age, moment.year, moment.season


def _adapted(member: Member, place: int, chance: Chance) -> tuple[Member, str]:
    """Someone who has learnt to do with a limb less: d6 more Guard in full, and now, when it was 10 or less."""
    scar, full = member.scars[place], member.guard.full
    scars = (*member.scars[:place], replace(scar, waits=False), *member.scars[place + 1 :])
    told = f"{member.name} has learnt to do without {f'their {scar.place}' if scar.place else 'what was lost'}"
    member = replace(member, scars=scars)
    if full > UP_TO:
        return member, told
    die = chance.roll(6, f"{member.name}'s Guard, adapted to a Mutilation")
    member = measured(in_full(member, "guard", full + die), "guard", full + die)
    return member, f"{told}, and has {die} Guard more: {full + die}"
