"""The beginning of a campaign: ideas for quests, what happens at home, a vow from before, and the steps of it all."""

from realmgen.games.ironsworn.start.background import LONG_RANKS, background, of_goal
from realmgen.games.ironsworn.start.going import is_sworn, oath_of, suggested, untaken
from realmgen.games.ironsworn.start.hooks import hooks
from realmgen.games.ironsworn.start.incident import FIRST_RANKS, checklist, incident, of_trouble
from realmgen.games.ironsworn.start.outline import outline, pace
from realmgen.games.ironsworn.start.pool import fitting, ideas
from realmgen.games.ironsworn.start.scenes import WAYS, Way, link, opening
from realmgen.games.ironsworn.start.setup import SKIPPED, STEPS, Key, Step, steps

__all__ = [
    "FIRST_RANKS",
    "LONG_RANKS",
    "SKIPPED",
    "STEPS",
    "WAYS",
    "Key",
    "Step",
    "Way",
    "background",
    "checklist",
    "fitting",
    "hooks",
    "ideas",
    "incident",
    "is_sworn",
    "link",
    "oath_of",
    "of_goal",
    "of_trouble",
    "opening",
    "outline",
    "pace",
    "steps",
    "suggested",
    "untaken",
]
