"""Rules of what stands in the hexes: holdings, Myths, landmarks, and all names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from realmgen.games.bastionland.generate.guide import holding_gap, myth_gap
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Holding, Myth, Realm
from realmgen.games.bastionland.places import things
from realmgen.games.bastionland.problems.land import Land


def holdings(land: Land) -> Iterator[str]:
    """MB-248, MB-249: four, well apart, of known kinds, each with a ruler; one is the Seat."""
    holdings = land.realm.holdings
    yield from land.count("holdings", len(holdings), land.realm.options.holdings)
    seats = [holding.name for holding in holdings if holding.seat]
    if holdings and len(seats) != 1:
        yield f"{len(seats)} Seats of Power instead of 1"
    for holding in holdings:
        if holding.kind not in HOLDING_KINDS:
            yield f"{holding.name} is of the unknown kind {holding.kind!r}"
        if not holding.ruler:
            yield f"{holding.name} has no ruler"
    least = land.gap("holdings", holding_gap(land.realm.options))
    for one, other in combinations(holdings, 2):
        steps = land.frame.apart(land.cell[one.at], land.cell[other.at])
        if steps < least:
            yield f"{one.name} and {other.name} are {steps} hexes apart: {least} at least"


def myths(land: Land) -> Iterator[str]:
    """MB-250: six, numbered from 1, remote, each with its mark on the land."""
    realm = land.realm
    yield from land.count("myths", len(realm.myths), realm.options.myths)
    if sorted(myth.number for myth in realm.myths) != list(range(1, len(realm.myths) + 1)):
        yield f"the Myths are not numbered from 1 to {len(realm.myths)}"
    yield from (f"Myth {myth.name} leaves no mark on its hex" for myth in realm.myths if not myth.mark)
    least = land.gap("myths", myth_gap(realm.options))
    pairs: list[tuple[Myth, Myth | Holding]] = list(combinations(realm.myths, 2))
    pairs += [(myth, holding) for myth in realm.myths for holding in realm.holdings]
    for myth, other in pairs:
        steps = land.frame.apart(land.cell[myth.at], land.cell[other.at])
        if steps < least:
            yield f"{myth.name} and {other.name} are {steps} hexes apart: {least} at least"


def landmarks(land: Land) -> Iterator[str]:
    """MB-251, MB-256, MB-260: three or four of each kind; a Sanctum has a Seer, a Ruin a Myth of elsewhere."""
    realm = land.realm
    kinds = Counter(landmark.kind for landmark in realm.landmarks)
    asked = (3, 4) if realm.options.landmarks is None else (realm.options.landmarks,)
    for kind in LANDMARK_KINDS:
        if kinds[kind] not in asked and not ("landmarks" in land.left_out and kinds[kind] < max(asked)):
            yield f"{kinds[kind]} landmarks of the kind {kind} instead of {' or '.join(map(str, asked))}"
    active = {myth.name for myth in realm.myths}
    for landmark in realm.landmarks:
        if landmark.kind not in LANDMARK_KINDS:
            yield f"{landmark.name} is of the unknown kind {landmark.kind!r}"
        if landmark.kind in ("sanctum", "ruin") and not landmark.detail:
            yield f"the {landmark.kind} {landmark.name} names no {'Seer' if landmark.kind == 'sanctum' else 'Myth'}"
        if landmark.kind == "ruin" and landmark.detail in active:
            yield f"the ruin {landmark.name} hints at {landmark.detail}, which is active here"


def dealt(land: Land) -> Iterator[str]:
    """MB-227, MB-250, MB-254: no title is held twice, no tale told twice, no prompt met twice."""
    realm = land.realm
    sorts = {
        "the title": [holding.calling.name for holding in realm.holdings if holding.calling],
        "the tale": [myth.tale.id for myth in realm.myths if myth.tale],
        "the prompt": [landmark.prompt for landmark in realm.landmarks if landmark.prompt],
    }
    for what, names in sorts.items():
        for name, count in Counter(names).items():
            if count > 1:
                yield f"{what} {name!r} stands {count} times"


def places(land: Land) -> Iterator[str]:
    """MB-A44: one thing to a hex at most, on land and beside no course of a river."""
    for label, count in Counter(thing.at for thing in things(land.realm)).items():
        if count > 1:
            yield f"{count} things stand in {label}: one at most"
    for thing in things(land.realm):
        if not land.dry[land.cell[thing.at]]:
            yield f"{thing.name} in {thing.at} stands in water"
        elif land.cell[thing.at] in land.on_course:
            yield f"{thing.name} in {thing.at} stands in a river"


def names(land: Land) -> Iterator[str]:
    """All names differ; hidden ones cannot be read out of what players see, and those not from a page of their own have
    two words or more."""
    shown, hidden = shown_names(land.realm), hidden_names(land.realm)
    for name, count in Counter(name.casefold() for name in (*shown, *hidden)).items():
        if count > 1:
            yield f"the name {name!r} stands {count} times"
    written = {myth.name for myth in land.realm.myths if myth.tale} | {m.detail for m in land.realm.landmarks}
    for name in hidden:
        if " " not in name and name not in written:
            yield f"the hidden name {name!r} has one word only"
        for other in shown:
            if name.casefold() in other.casefold() or other.casefold() in name.casefold():
                yield f"the hidden name {name!r} gives itself away in {other!r}"


def shown_names(realm: Realm) -> list[str]:
    """Every name and ruler that players may see."""
    names = [realm.name, *(lake.name for lake in realm.lakes), *(river.name for river in realm.rivers)]
    names += [region.name for region in realm.regions]
    names += [words for holding in realm.holdings for words in (holding.name, holding.ruler)]
    return [name for name in names if name]


def hidden_names(realm: Realm) -> list[str]:
    """Every name that players may not see."""
    names = [myth.name for myth in realm.myths]
    names += [words for landmark in realm.landmarks for words in (landmark.name, landmark.detail)]
    return [name for name in names if name]
