"""One fight, fought to its end with dice that nobody keeps (MB-052 to MB-068, MB-105 to MB-107)."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.games.bastionland.fight.bands import MORE
from realmgen.games.bastionland.fight.damage import DOWN, hit
from realmgen.games.bastionland.fight.lineup import ALONE, Lineup, One
from realmgen.games.bastionland.fight.model import SIDES
from realmgen.kit.chance import Dice

ROUNDS = 30
"""After so many rounds a fight is drawn."""
CAUGHT = 3
"""How many foes a Blast catches."""
_SPARE = 4
"""The least that a die shows to be spent (MB-078)."""
_PER_DIE = 0.6
"""What a spare die is worth when it is guessed how many have to strike."""


class Trial:
    """One fight, fought to its end."""

    def __init__(self, lineup: Lineup, dice: Dice) -> None:
        self.lineup, self.below = lineup, dice.below
        self.bodies = [one.body for one in lineup.all]
        self.luck = [dice.unit() for _ in lineup.all]
        self.up = [True] * len(lineup.all)
        self.lost = {key: band.lost for key, band in lineup.bands.items()}
        self.tested = {key for key, band in lineup.bands.items() if band.tested}
        self.fallen: set[str] = set()
        self.rounds = 0

    def fought(self) -> str:
        """Who won: `ours`, `theirs` or nobody."""
        for turn in range(2 * ROUNDS):
            self.rounds = turn // 2 + 1
            self._turn((self.lineup.first + turn) % 2, begins=turn < 2)
            left = [any(self.up[i] and self.lineup.live[i] for i in mine) for mine in self.lineup.sides]
            if not all(left):
                return SIDES[left.index(True)] if any(left) else ""
        return ""

    def _turn(self, side: int, begins: bool) -> None:
        ready = [i for i in self.lineup.sides[side] if self.up[i] and not (begins and self.lineup.all[i].idle)]
        for target, attackers in self._plan(ready, self.lineup.sides[1 - side]).items():
            if self.up[target]:
                self._attack(target, attackers)

    def _plan(self, ready: Sequence[int], foes: Sequence[int]) -> dict[int, list[int]]:
        """By target: who strikes at it, as many as are likely to bring it down; among equals luck decides."""
        plan: dict[int, list[int]] = {}
        likely: dict[int, float] = {}
        order = sorted(
            (j for j in foes if self.up[j]),
            key=lambda j: (not self.lineup.live[j], self.bodies[j].guard + self.bodies[j].vig, self.luck[j]),
        )
        for i in ready:
            harms = self.lineup.harms[i]
            first = next((j for j in order if j in harms), None)
            if first is None:
                continue
            target = next((j for j in order if j in harms and likely.get(j, 0.0) < self._needed(j)), first)
            plan.setdefault(target, []).append(i)
            dice = self.lineup.all[i].dice
            best = max(dice) / 2 if target not in likely else _PER_DIE
            likely[target] = likely.get(target, 0.0) + best + _PER_DIE * (len(dice) - 1)
        return plan

    def _needed(self, target: int) -> float:
        """What brings someone down: Guard, Armour and half of VIG (MB-066)."""
        struck = self.bodies[target]
        return struck.guard + self.lineup.all[target].armour + struck.vig / 2

    def _attack(self, target: int, attackers: Sequence[int]) -> None:
        """One pool for all who strike at a target (MB-052); who is Blast rolls anew for each that it catches
        (MB-061)."""
        self._struck(target, attackers)
        wide = [i for i in attackers if self.lineup.all[i].blast or self._overwhelms(i, target)]
        if wide:
            others = [j for j in self.lineup.harms[wide[0]] if j != target and self.up[j]]
            for other in sorted(others, key=self.luck.__getitem__)[: CAUGHT - 1]:
                self._struck(other, wide)

    def _overwhelms(self, attacker: int, target: int) -> bool:
        return self.lineup.all[attacker].overwhelms and self.lineup.all[target].person

    def _struck(self, target: int, attackers: Sequence[int]) -> None:
        sides = [die for i in attackers for die in self.lineup.all[i].dice]
        sides += [MORE for i in attackers if self._overwhelms(i, target)]
        rolled = [self.below(die) + 1 for die in sides]
        best = max(rolled)
        bolsters = sum(die >= _SPARE for die in rolled) - (best >= _SPARE)
        ranged = all(self.lineup.all[i].ranged for i in attackers)
        struck = self.lineup.all[target]
        self._hurt(target, best + bolsters - (struck.covered if ranged else struck.armour))

    def _hurt(self, target: int, damage: int) -> None:
        """Damage lands, and on whoever leads the Warband too (MB-357)."""
        for j in (target, self.lineup.shares.get(target, -1)):
            if j < 0 or not self.up[j]:
                continue
            self.bodies[j], result = hit(self.bodies[j], damage)
            if result in DOWN:
                self._down(j)
            elif result == "wounded" and self.lineup.all[j].morale == ALONE:
                self._tests(j)

    def _down(self, target: int) -> None:
        one = self.lineup.all[target]
        self.up[target] = False
        self.fallen.add(one.name)
        if one.morale in ("", ALONE):
            return
        self.lost[one.morale] += 1
        if 2 * self.lost[one.morale] >= self.lineup.bands[one.morale].number and one.morale not in self.tested:
            self.tested.add(one.morale)
            self._band(one)

    def _band(self, one: One) -> None:
        """A band's Morale: one test on its leader's SPI, else each for themselves (MB-106, MB-107)."""
        everybody, leader = self.lineup.all, self.lineup.bands[one.morale].leader
        mine = [j for j in self.lineup.sides[one.side] if self.up[j] and everybody[j].morale == one.morale]
        chief = next((j for j, other in enumerate(everybody) if other.name == leader and self.up[j]), None)
        if chief is None:
            for j in mine:
                self._tests(j)
        elif not self._stands(everybody[chief].spi):
            for j in mine:
                self.up[j] = False

    def _tests(self, target: int) -> None:
        self.up[target] = self._stands(self.lineup.all[target].spi)

    def _stands(self, spi: int) -> bool:
        return self.below(20) < min(spi, 19)
