"""What a game master may ask and do of the people and tales of a hex: the commands, and what tells of them."""

from __future__ import annotations

from realmgen.games.bastionland.commands import Hire, Meet, Set, Spark
from realmgen.games.bastionland.folk import ASKED, ROLES, Telling, Witness, telling
from realmgen.games.bastionland.folk.people import Role
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.prompts import PROMPTS
from realmgen.games.bastionland.rules.lore.folk import spoken_of

__all__ = [
    "ASKED",
    "OMENS",
    "ROLES",
    "Witness",
    "hire_text",
    "meet_text",
    "omen_text",
    "prompt_text",
    "spark_text",
    "tell",
]
LAND = "land"


def omen_text(myth: Myth, shown: int) -> str:
    """The command that sets how many Omens a Myth has shown."""
    return str(Set(f"omens.{myth.number}", shown))


def meet_text(at: str, role: Role | None) -> str:
    """The command by which someone is met in a hex; None leaves the role to the dice."""
    return str(Meet(at, role or ""))


def hire_text(at: str, service: str) -> str:
    """The command that looks for someone for service in a holding."""
    return str(Hire(at, service))


def spark_text(library: Library, at: str, thing: Holding | Landmark | Myth | None) -> str:
    """The command that adds a spark to a hex: of its holding or landmark, else of the land."""
    kind = "holding" if isinstance(thing, Holding) else thing.kind if isinstance(thing, Landmark) else LAND
    known = kind if kind in library.sparks else LAND
    return str(Spark(at, tuple(column.id for column in library.columns(known))))


def prompt_text(at: str) -> str:
    """The command that draws a prompt of whoever is near to a hex, to improvise from."""
    return str(Spark(at, (PROMPTS,)))


def tell(state: State, at: str, witness: Witness, library: Library) -> Telling:
    """What one sort of people in a hex tell, in the words of a library."""
    return telling(spoken_of(state, witness), at, witness, library.tables)
