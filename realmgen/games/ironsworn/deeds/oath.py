"""The first vow is sworn: one roll, whoever shares it (IS-656, IS-657)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.quests import sound_rank, sworn, vow_of
from realmgen.games.ironsworn.deeds.starting import not_begun
from realmgen.games.ironsworn.deeds.tracks import sound_names, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

Outcome = Literal["strong hit", "weak hit", "miss"]
OUTCOMES: tuple[Outcome, ...] = ("miss", "weak hit", "strong hit")
"""By how many challenge dice are beaten."""
MOMENTUM: dict[Outcome, int] = {"strong hit": 2, "weak hit": 1, "miss": 0}
"""What it adds to momentum, for the sheet."""
NEXT: dict[Outcome, str] = {
    "strong hit": "What comes first lies clear before you.",
    "weak hit": "You must find out first which way to go: ask, look, listen.",
    "miss": "Something stands in the way at once, and must be overcome before you can set out.",
}
MOST_SCORE = 10
HEART = 4
MOST_ADDS = 5


@dataclass(frozen=True, slots=True)
class Oath(Deed):
    """Swear what happens as the first vow: a d6 and `heart` and `adds` against two d10. One is added for a bond with
    whom it is sworn to. `by` names whoever shares it."""

    verb: ClassVar[str] = "oath"
    words: ClassVar[tuple[str, ...]] = ("heart", "by")
    heart: int
    by: tuple[str, ...] = ()
    adds: int = 0

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        hook = world_of(tale).incident
        if hook is None:
            raise IllegalCommand("nothing has happened yet: choose what happens first, then swear to meet it")
        if any(vow.kind == "inciting" for vow in tale.vows):
            raise IllegalCommand("the first vow is sworn already")
        sound_rank("inciting", hook.rank)
        sound_names(self.by)
        if not 0 <= self.heart <= HEART or not 0 <= self.adds <= MOST_ADDS:
            raise IllegalCommand(f"heart is 0 to {HEART}, and what is added 0 to {MOST_ADDS}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        hook = world_of(tale).incident
        assert hook
        vow = vow_of(hook, "inciting", by=self.by)
        adds = self.heart + self.adds + _bond(tale, vow.giver)
        score = min(chance.roll(6, "the action die") + adds, MOST_SCORE)
        dice = chance.roll(10, "a challenge die"), chance.roll(10, "the other challenge die")
        outcome = outcome_of(score, dice)
        after, event = sworn(tale, vow)
        return Step(replace(after, oath=outcome), (event, _told(outcome, score, dice)))


def outcome_of(score: int, dice: tuple[int, int]) -> Outcome:
    """A strong hit beats both challenge dice, a weak hit one; what is equal beats nothing."""
    return OUTCOMES[sum(score > die for die in dice)]


def _bond(tale: Tale, giver: int) -> int:
    return int(any(bond.person == giver for bond in tale.bonds if giver))


def _told(outcome: Outcome, score: int, dice: tuple[int, int]) -> Event:
    gain = f" Take +{MOMENTUM[outcome]} momentum." if MOMENTUM[outcome] else ""
    match = " The dice match: expect a twist." if dice[0] == dice[1] else ""
    text = f"The oath: {score} against {dice[0]} and {dice[1]}, a {outcome}.{gain} {NEXT[outcome]}{match}"
    return Event("oath", text, {"score": score, "dice": list(dice), "outcome": outcome})


DEEDS: tuple[type[Deed], ...] = (Oath,)
