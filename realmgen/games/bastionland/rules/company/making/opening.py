"""The situation a Start begins with (MB-004, MB-006, MB-008)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.domain.names import founded
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import WATER, Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.phrases import away, beside, sentences
from realmgen.games.bastionland.places import called, nearest, realm_of, seat, steps, thing_at
from realmgen.games.bastionland.rules.common import said, swap
from realmgen.games.bastionland.rules.company.common import in_office, with_company
from realmgen.games.bastionland.rules.lore.notes import below, check_room, table_of
from realmgen.games.bastionland.rules.play import nearest_myth, unresolved
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

NEAR = 1
"""Nearer to a Myth than this many hexes away no Wanderer enters, if they can help it (ours)."""


def check_opening(state: State, command: c.Opening) -> None:
    """There are a Realm and a Start, and what the Start asks for."""
    realm = realm_of(state)
    start = state.company.start
    if start is None:
        raise IllegalCommand("no Start is chosen yet: `start wanderer`, `start courtier` or `start ruler` comes first")
    if start == "wanderer":
        return
    home = _seat(realm)
    if not state.company.knights:
        raise IllegalCommand(f"there are no Knights yet whose Start as {start}s could begin: make them first")
    if start == "ruler":
        _lesser(realm)
        check_room(home.detail, home.at)


def _seat(realm: Realm) -> Holding:
    home = seat(realm)
    if home is None:
        raise IllegalCommand("the Realm has no Seat of Power: make a holding its Seat first")
    return home


def _lesser(realm: Realm) -> Sequence[Holding]:
    """The holdings besides the Seat that one of the Knights may rule: those that players know, if there are any."""
    found = [home for home in realm.holdings if not home.seat]
    if not found:
        raise IllegalCommand("there is no holding besides the Seat that a Knight could rule: place one first")
    return [home for home in found if not home.hidden] or found


def opening(state: State, command: c.Opening, chance: Chance, library: Library) -> Step[State]:
    """What the Start begins with; it puts the Company on the map, where they have not been yet."""
    if state.company.start == "wanderer":
        return _wanderers(state)
    if state.company.start == "courtier":
        return _courtiers(state, chance)
    return _rulers(state, chance, library)


def _placed(state: State, at: str) -> State:
    """The state with the Company in that hex, if it is on the map nowhere yet; they have seen it."""
    if state.company.at:
        return state
    return replace(with_company(with_seen(state, hexes=[at]), at=at), day=replace(state.day, back=at))


def _step(state: State, text: str, **data: object) -> Step[State]:
    at = state.company.at
    event = Event("opened", text, {"start": state.company.start, "at": at, **data}, reveals=True)
    return Step(state, (event,))


def _wanderers(state: State) -> Step[State]:
    """They enter by the edge, and the default hook is to ask a Seer for counsel (MB-004)."""
    realm = realm_of(state)
    state = _placed(state, entrance(realm))
    at = state.company.at
    sanctums = [mark for mark in realm.landmarks if mark.kind == "sanctum"]
    if not sanctums:
        hook = "no Seer is at home in this Realm: give them another goal, or place a sanctum"
        return _step(state, sentences(f"the Company enters the Realm at {at}, in search of Glory", hook), sanctum="")
    goal = nearest(realm, at, sanctums)[1][0]
    assert isinstance(goal, Landmark)
    way = "here" if goal.at == at else away(realm, at, goal.at)
    hook = f"who knows no better goal asks a Seer for counsel: {_seer(goal)} at {called(goal)} in {goal.at}, {way}"
    text = sentences(f"the Company enters the Realm at {at}, in search of Glory", hook)
    return _step(state, text, sanctum=goal.at)


def _seer(sanctum: Landmark) -> str:
    return sanctum.calling.seer.name if sanctum.calling else sanctum.detail or "the Seer"


def entrance(realm: Realm) -> str:
    """Where a road leads into the Realm, or a boat lands: the land on its edge, or else at a shore, that is nearest to
    the Seat, bare of anything and not next to a Myth as far as that can be."""
    home = seat(realm)

    def rank(at: str) -> tuple[bool, bool, int, str]:
        near_myth = bool(realm.myths) and nearest(realm, at, realm.myths)[0] <= NEAR
        return thing_at(realm, at) is not None, near_myth, steps(realm, at, home.at) if home else 0, at

    return min(_edge(realm), key=rank)


def _edge(realm: Realm) -> list[str]:
    """The land on the Realm's edge; where there is none its shores; of a Realm without land any hex."""
    grid = realm.grid
    land = [cell for cell in range(grid.size) if realm.terrain[cell] not in WATER]
    rim = [cell for cell in land if min(grid.neighbours[cell]) < 0]
    shore = [cell for cell in land if any(realm.terrain[near] in WATER for near in grid.neighbours[cell] if near >= 0)]
    return [grid.label(cell) for cell in rim or shore or land or range(grid.size)]


def _courtiers(state: State, chance: Chance) -> Step[State]:
    """They have a place at the Seat's Court, and Omen 1 of the Myth nearest to it is the news (MB-006, MB-A8)."""
    realm = realm_of(state)
    home = _seat(realm)
    state = _placed(state, home.at)
    for knight in state.company.knights:
        state = in_office(state, knight, knight.office or f"a place at the Court of {home.name}")
    have = "has" if len(state.company.knights) == 1 else "have"
    at_court = f"{_who(state)} {have} a place at the Court of {home.name}"
    open_myths = unresolved(state)
    if not open_myths.myths:
        return _step(state, sentences(at_court, "no Myth is open of which there could be news"))
    myth = nearest_myth(open_myths, home.at, chance)
    shown = {**state.omens, myth.number: max(1, state.omens.get(myth.number, 0))}
    state = replace(state, omens=shown)
    (event,) = _step(state, sentences(at_court)).events
    return Step(state, (event, _news(realm, myth, home)))


def _news(realm: Realm, myth: Myth, home: Holding) -> Event:
    """Omen 1 as it comes to Court: an Omen like any other, of which no die was rolled."""
    words = myth.tale.omens[0] if myth.tale else myth.mark
    told = sentences(f"news reaches {home.name}: Omen 1 of {said(myth)}, {beside(realm, myth.at, home)}")
    data = {"at": home.at, "die": 0, "myth": myth.number, "omen": 1, **({"words": words} if words else {})}
    return Event("omen", f"{told} {words}".strip(), data, reveals=True)


def _who(state: State) -> str:
    return listed([knight.name for knight in state.company.knights])


def _rulers(state: State, chance: Chance, library: Library) -> Step[State]:
    """The first Knight rules a holding that is not the Seat, the one they rule already if there is one; the others are
    of their Circle, and something wicked has a hold on the Seat (MB-008)."""
    realm, (first, *others) = realm_of(state), state.company.knights
    lesser = _lesser(realm)
    among = [home for home in lesser if home.ruler == first.name] or lesser
    home = among[chance.roll(len(among), f"which Holding {first.name} rules") - 1] if len(among) > 1 else among[0]
    new = replace(home, ruler=first.name, calling=first.calling or home.calling)
    state = replace(state, realm=swap(realm, home, new))
    state = in_office(_placed(state, home.at), first, f"ruler of {home.name}")
    for knight in others:
        state = in_office(state, knight, f"in the Circle of {first.name}, at {home.name}")
    state = founded(state, home.at, first.name, tuple(knight.name for knight in others))
    state, wicked = _wicked(state, chance, library)
    circle = f" {listed([knight.name for knight in others])} {_sit(others)} in their Circle." if others else ""
    opposed = [knight.name for knight in state.company.knights if knight.opposed]
    doubt = f" Opposed at first: {listed(opposed)}." if opposed else ""
    text = f"{first.name} rules {called(home)} in {home.at}.{circle}{doubt} {wicked}"
    return _step(state, text, holding=home.at, ruler=first.name, opposed=opposed)


def _sit(others: Sequence[Member]) -> str:
    return "sits" if len(others) == 1 else "sit"


def _wicked(state: State, chance: Chance, library: Library) -> tuple[State, str]:
    """The state with what has a hold on the Seat, drawn and written into its detail, and that in words."""
    realm = realm_of(state)
    home = _seat(realm)
    hold = chance.draw(table_of(library, "wicked"))
    new = replace(home, detail=below(home.detail, f"Something wicked has a hold here: {hold}"))
    return replace(state, realm=swap(realm, home, new)), f"Something wicked has a hold on {home.name}, the Seat: {hold}"
