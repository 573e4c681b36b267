"""The turn that is being taken: its steps, what each wants, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from realmgen.games.bastionland.domain import tasks
from realmgen.games.bastionland.domain.crises import KINDS
from realmgen.games.bastionland.domain.model import CrisisKind, Domain
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.season.events import occasion
from realmgen.games.bastionland.season.model import Step, Turning
from realmgen.games.bastionland.season.steps import needed, old, turn_after

if TYPE_CHECKING:
    from realmgen.service.history import Entry as Line
    from realmgen.service.play import Campaign, Play

PAST, NOW, COMING, LEFT, IDLE = "past", "now", "to come", "left out", "not needed"
OVER = "turned"
"""The kind of event that ends a turn."""
STEP_NAMES: dict[Step, str] = {
    "unresolved": "Situations left open",
    "collection": "Collection",
    "misrule": "Misrule",
    "passing": "Time passes",
    "loss": "What age takes",
    "ageing": "An Age older",
    "glory": "Glory",
    "pursuits": "Pursuits",
    "feast": "Feast",
    "crises": "Crisis Rolls",
    "drama": "Drama at Court",
}
"""By step of a turn: what a list of them says."""
CRISIS_WORDS: dict[str, str] = {kind: f"{about.name}: {about.trouble}" for kind, about in KINDS.items()}
"""By kind of Crisis: what it is."""
_RULES: dict[Step, str] = {
    "unresolved": "Each important situation that was left alone has moved on: **1** as bad as can be, **2–3** worse,"
    " **4–6** better. When none is left, go on.",
    "collection": "{occasion} is collected in every Domain. As usual there is little strain; increased, a d6 says:"
    " **1** misrule at once, **2–3** full coffers and a Crisis, **4–6** paid with little grumbling.",
    "misrule": "A Domain with three Crises or more that nobody resolved falls into misrule: Vassals revolt, Knights"
    " leave, pretenders stir.",
    "passing": "It becomes {next}. Grand designs that are due are completed{restored}.",
    "loss": "Each of the Old loses d12 VIG{forever}. Who comes to 0 dies in peace.",
    "ageing": "The Young become Mature, the Mature Old. Each Virtue is rolled again on d12+d6: the Mature keep the"
    " higher, the Old the lower. Then every Virtue is restored.",
    "glory": "Every Knight gains 1 Glory.",
    "pursuits": "Every Knight says what they did in the time between.",
    "feast": "{feast} is held: {about}.",
    "crises": "Every Domain is rolled for: **1** Calamity, two Crises at once; **2–3** a Dilemma, the ruler chooses"
    " one of two; **4–6** Prosperity, none.",
    "drama": "There is drama at every Court, and a d6 says how the Company is in it: **1** personally, **2–3** by"
    " association, **4–6** not at all.",
}


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of the turn as the list of them shows it."""

    step: Step
    label: str
    stands: str


@dataclass(frozen=True, slots=True)
class Fief:
    """A Domain in a step of the turn: whether the step is settled there, and the two Crises of a Dilemma."""

    at: str
    name: str
    about: str
    done: bool
    dilemma: tuple[CrisisKind, ...] = ()


def headline(state: State) -> tuple[str, str]:
    """What the strip says: where in the year we are, or which turn is being taken and its step; and badges."""
    now, turning = state.day.now, state.calendar.turning
    if turning is None:
        badges = f":gray-badge[day {now.day}] :gray-badge[year {now.year}] :gray-badge[Age {now.age}]"
        return now.season.title(), badges
    place = turning.steps.index(turning.step) + 1
    ahead = turn_after(turning.began, turning.kind)
    season = f"{turning.began.season.title()} turns to {ahead.season.title()}"
    title = f"Age {turning.began.age} turns to Age {ahead.age}" if turning.kind == "age" else season
    return title, f":gray-badge[Step **{place}** of {len(turning.steps)}]"


def stages(state: State) -> tuple[Stage, ...]:
    """Every step of the turn: past, left out, now, to come or not needed; empty when none is taken."""
    turning = state.calendar.turning
    if turning is None:
        return ()
    return tuple(Stage(step, STEP_NAMES[step], _stands(state, turning, step)) for step in turning.steps)


def _stands(state: State, turning: Turning, step: Step) -> str:
    """A step that is still to come may be one that nobody needs: it will pass by itself."""
    if step in turning.left:
        return LEFT
    ahead = turning.steps.index(step) - turning.steps.index(turning.step)
    if ahead <= 0:
        return PAST if ahead else NOW
    return COMING if needed(state, replace(turning, step=step)) else IDLE


def next_step(state: State) -> str:
    """What the step after the present one is called; empty after the last."""
    found = [stage.label for stage in stages(state) if stage.stands == COMING]
    return found[0] if found else ""


def rule(state: State) -> str:
    """The rule of the present step in a sentence or two, as Markdown; empty when no turn is taken."""
    turning = state.calendar.turning
    if turning is None:
        return ""
    feast = occasion(state.day.now.season, "start")
    return _RULES[turning.step].format(
        occasion=capital(occasion(turning.began.season, "end").name),
        next=_next(turning),
        restored=", and every Virtue is restored" if turning.kind == "season" else "",
        forever=", for good" if state.calendar.permanent else ", until they are restored",
        feast=capital(feast.name),
        about=feast.about,
    )


def _next(turning: Turning) -> str:
    ahead = turn_after(turning.began, turning.kind)
    return f"the Spring of Age {ahead.age}" if turning.kind == "age" else f"{ahead.season.title()} of year {ahead.year}"


def fiefs(state: State, step: Step) -> list[Fief]:
    """Every Domain that has a ruler, as it is in this step."""
    return [_fief(state, domain, step) for domain in state.domains if not domain.ended]


def _fief(state: State, domain: Domain, step: Step) -> Fief:
    turning = state.calendar.turning
    settled = {"collection": "collected", "crises": "rolled", "drama": "staged"}
    done = domain.at in getattr(turning, settled[step]) if turning and step in settled else False
    dilemma = domain.dilemma if step == "crises" else ()
    about = f"ruled by {domain.ruler}"
    if dilemma:
        about = f"{domain.ruler} chooses which comes"
    elif domain.open_crises:
        about += f" · open: {', '.join(KINDS[crisis.kind].name for crisis in domain.open_crises)}"
    return Fief(domain.at, name_at(state, domain.at), about, done and not dilemma, dilemma)


def told(play: Play, campaign: Campaign) -> list[str]:
    """What came of the last turn, line by line, as far as it has come; empty where none was begun."""
    return [line.text for line in _of_turn(_standing(play, campaign))[1:] if line.text]


def just_turned(play: Play, campaign: Campaign) -> list[str]:
    """What came of a turn that is over, as long as nothing else was done since."""
    if play.position(campaign).state.calendar.turning:
        return []
    lines = _standing(play, campaign)
    of_turn = _of_turn(lines)
    return [line.text for line in of_turn[1:] if line.text] if of_turn and of_turn[-1] is lines[-1] else []


def _standing(play: Play, campaign: Campaign) -> list[Line]:
    return [line for line in play.history(campaign) if not (line.cancelled or line.turns)]


def _of_turn(lines: Sequence[Line]) -> list[Line]:
    begins = max((number for number, line in enumerate(lines) if line.verb == "turn"), default=len(lines))
    return list(_until_over(lines[begins:]))


def _until_over(lines: Sequence[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        if any(event.kind == OVER for event in line.events):
            return


def elders(state: State) -> list[str]:
    """Who pays for the Age that ends: all who were Old in it (MB-292)."""
    return [member.name for member in old(state)]


def tasks_due(state: State) -> list[tuple[str, str, int]]:
    """The Domains in which tasks are due: name, hex, and how many (MB-391)."""
    found = ((domain, len(tasks.due(state, domain))) for domain in state.domains if not domain.ended)
    return [(name_at(state, domain.at), domain.at, number) for domain, number in found if number]
