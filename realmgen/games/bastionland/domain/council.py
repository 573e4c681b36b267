"""The seats of a Council and the Circle: what each does, who acts, what a post is called (MB-385 to MB-390)."""

from __future__ import annotations

from realmgen.games.bastionland.company.glory import RANKS
from realmgen.games.bastionland.domain.model import OFFICES, Domain, Office
from realmgen.games.bastionland.model import Holding, State
from realmgen.kit.words import listed

DOINGS: dict[Office, str] = {
    "steward": "rules while the ruler is away, with full authority and the key to the treasury",
    "marshal": "trains soldiers, arms them and musters them for war",
    "sheriff": "looks out for threats, in the Realm and within the walls",
    "envoy": "deals with neighbours, and makes guests welcome",
}
"""MB-386 to MB-389."""
CIRCLE = "worthy Knights on a visit, who sit with the Council as equals by old custom"
"""MB-390."""
_CIRCLE = "in the Circle of {}, at "
WATCH = "watch for threats, in the Realm and within the walls"
"""What a Sheriff has to do from the first (MB-388)."""

_WORTHY = next(rank.least for rank in RANKS if rank.name == "Knight-Gallant")


def vacant(domain: Domain) -> tuple[Office, ...]:
    """The seats of the Council that nobody has; a Domain runs smoothly only where there are none (MB-385)."""
    return tuple(office for office in OFFICES if not domain.council.get(office))


def warning(domain: Domain) -> str:
    """The vacant seats as a sentence; empty where all are taken (MB-385)."""
    empty = [f"no {office.capitalize()}" for office in vacant(domain)]
    return f"Nothing runs smoothly while there is {listed(empty)}." if empty else ""


def councillors(domain: Domain) -> tuple[str, ...]:
    """Who sits in the Council or the Circle, each once."""
    seated = [domain.council[office] for office in OFFICES if domain.council.get(office)]
    return tuple(dict.fromkeys((*seated, *domain.circle)))


def acting(domain: Domain) -> str:
    """Who rules now: the Steward while the ruler is away, empty where there is none (MB-386)."""
    return domain.council.get("steward", "") if domain.away else domain.ruler


def guests(state: State, domain: Domain) -> tuple[str, ...]:
    """The Knights of the Company on a visit who are worthy of a seat in the Circle and have none (MB-390)."""
    if state.company.at != domain.at:
        return ()
    seated = (*councillors(domain), domain.ruler)
    knights = (knight.name for knight in state.company.knights if knight.here and knight.name not in seated)
    return tuple(name for name in knights if state.company.glory(name) >= _WORTHY)


def post_of(office: Office, home: Holding) -> str:
    """A seat of the Council as a Knight's post."""
    return f"{office.capitalize()} in the Council of {home.name}"[:80]


def circle_post(ruler: str, home: Holding) -> str:
    """A seat in the Circle as a Knight's post."""
    return f"{_CIRCLE.format(ruler)}{home.name}"[:80]


def post_after(post: str, old: str, new: str) -> str:
    """A post in the Circle of a ruler who has another name now; any other post as it is."""
    return post.replace(_CIRCLE.format(old), _CIRCLE.format(new))[:80]


def ruler_post(home: Holding) -> str:
    """What a Knight is who rules that Holding."""
    return f"ruler of {home.name}"[:80]
