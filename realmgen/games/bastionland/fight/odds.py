"""How a fight is likely to end as things stand: it is fought many times over, and nothing of it is kept.

Everybody strikes, with what they have in hand, at foes they can harm, the weakest first, and no more of them at one foe
than bring it down. Spare dice of 4 or more go into Bolsters (MB-078, MB-081); a Blast catches up to three foes.
Whoever is Wounded tests Morale, a group at half its number (MB-105 to MB-107). Feats, other Gambits, charges and Scars
are left out, as is who stands where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.fight.lineup import Lineup
from realmgen.games.bastionland.fight.model import SIDES
from realmgen.games.bastionland.fight.pair import paired
from realmgen.games.bastionland.fight.trial import Trial
from realmgen.games.bastionland.model import State
from realmgen.kit.chance import Dice

TIMES, MOST_TIMES = 400, 5000
CROWD, FEWEST = 60, 25
"""With more people than that a fight takes long, and is tried less often, but for the fewest times that tell odds."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How often of `times` our side won, theirs did, and neither; `rounds` is how many a fight took on average,
    `fallen` by name the share of fights in which someone (of a group: any) was brought down."""

    times: int
    ours: int
    theirs: int
    drawn: int
    rounds: float
    fallen: Mapping[str, float] = field(default_factory=dict)

    @property
    def shares(self) -> tuple[int, int, int]:
        """Ours, theirs and drawn in whole percent, 100 in all."""
        ours, theirs = (round(100 * part / self.times) for part in (self.ours, self.theirs))
        theirs = min(theirs, 100 - ours)
        return ours, theirs, 100 - ours - theirs


def odds(state: State, times: int = TIMES, seed: str = "odds", between: tuple[str, str] | None = None) -> Odds:
    """The odds of the fight that goes on, or of two alone; the same for the same seed. Raises IllegalCommand when there
    is nobody to fight. A fight whose attack is rolled is taken as it was before it. A crowd's is tried less often."""
    if not 1 <= times <= MOST_TIMES:
        raise IllegalCommand(f"a fight is tried 1 to {MOST_TIMES} times, not {times}")
    fight = paired(state, *between) if between else state.fight
    if fight is None:
        raise IllegalCommand("no fight goes on whose odds could be told")
    lineup = Lineup(state, fight, 0 if between else SIDES.index(fight.side))
    times = min(times, max(FEWEST, times * CROWD // len(lineup.all)))
    dice = Dice(seed)
    won, rounds, fallen = Counter[str](), 0, Counter[str]()
    for _ in range(times):
        run = Trial(lineup, dice)
        won[run.fought()] += 1
        rounds += run.rounds
        fallen.update(run.fallen)
    shares = {name: fallen[name] / times for name in dict.fromkeys(one.name for one in lineup.all)}
    return Odds(times, won["ours"], won["theirs"], won[""], rounds / times, shares)
