"""What people can tell of the Myths and landmarks of their Realm, in lines to read out (MB-221, MB-345 to MB-349).

Whom one asks decides what one hears: Vassals and Knights have each their account of a Myth, Vagabonds have seen its
hex. None but a Seer knows a Myth's name, its rules or a cure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from realmgen.games.bastionland.folk.hearsay import NO_TABLES, Hearsay
from realmgen.games.bastionland.model import Landmark, Myth, Realm
from realmgen.games.bastionland.phrases import away, sentences, wind
from realmgen.games.bastionland.places import Thing, is_water, nearest, steps, thing_at
from realmgen.kit.chance import stream
from realmgen.kit.table import Table

Witness = Literal["vassal", "knight", "vagabond", "seer"]
ASKED: tuple[Witness, ...] = ("vassal", "knight", "vagabond", "seer")
T = TypeVar("T")
_WARNS = ("hazard", "curse")
"""The landmarks that are a danger (MB-347)."""
_TURNS = ("vassal", "knight", "vagabond")
_PLACE = "{name}, {where}: a {kind}"


@dataclass(frozen=True, slots=True)
class Telling:
    """What someone in a hex tells: `lines` to read out, and the `price` a Seer asks ("" where nothing is asked)."""

    witness: Witness
    lines: tuple[str, ...]
    price: str = ""


def tellings(realm: Realm, at: str, tables: Mapping[str, Table] = NO_TABLES) -> tuple[Telling, ...]:
    """What each sort of people in a hex would tell; nobody lives in water, and a Realm may have nothing to tell.

    Who is met there, which of equals they know of and how they put it is by chance, and the same each time; `tables`
    have the turns of phrase (see `Hearsay`).
    """
    return tuple(telling(realm, at, witness, tables) for witness in ASKED) if anyone_tells(realm, at) else ()


def anyone_tells(realm: Realm, at: str) -> bool:
    """Whether anybody in a hex has something to tell."""
    return not is_water(realm, at) and bool(realm.myths or realm.landmarks)


def telling(
    realm: Realm, at: str, witness: Witness, tables: Mapping[str, Table] = NO_TABLES, myth: Myth | None = None
) -> Telling:
    """What one sort of people in a hex tell; `myth` is the one they know of where dice have chosen it."""
    if witness == "seer":
        here = thing_at(realm, at)
        calling = here.calling if isinstance(here, Landmark) else None
        return Telling(witness, tuple(_all(realm, at)), calling.seer.price if calling else "something that is missed")
    tell = _vassal if witness == "vassal" else _roamer
    return Telling(witness, tuple(tell(realm, at, witness, Hearsay(tables, realm.seed, at), myth)))


def _one(realm: Realm, at: str, witness: str, among: Sequence[T]) -> T:
    """One of equals, by chance (MB-A47)."""
    return stream(realm.seed, f"folklore/{witness}/{at}").pick(among) if len(among) > 1 else among[0]


def _vassal(realm: Realm, at: str, witness: str, hearsay: Hearsay, myth: Myth | None) -> Iterator[str]:
    """The nearest Myth, exactly when it lies next door; the landmarks of the home hex and those around (MB-345)."""
    if realm.myths:
        known = myth or _one(realm, at, witness, nearest(realm, at, realm.myths)[1])
        assert isinstance(known, Myth)
        beside = steps(realm, at, known.at) == 1
        place = _next_door(realm, at, known, hearsay) if beside else _way(realm, at, known, witness, hearsay)
        yield sentences(place, _account(known, "vassals"))
    for landmark in sorted(realm.landmarks, key=lambda mark: steps(realm, at, mark.at)):
        if steps(realm, at, landmark.at) <= 1:
            yield sentences(_spot(realm, at, landmark, witness, hearsay), landmark.prompt)


def _roamer(realm: Realm, at: str, witness: str, hearsay: Hearsay, myth: Myth | None) -> Iterator[str]:
    """One Myth of the Realm and roughly where, and the closest landmark (MB-346). A Knight passes on what is said, a
    Vagabond what there is to be seen, and of another Myth, if there is one, than a Knight met in the same hex."""
    is_knight = witness == "knight"
    if realm.myths:
        met = stream(realm.seed, f"folklore/roads/{at}").shuffled(realm.myths)
        known = myth or met[0 if is_knight else -1]
        yield sentences(_way(realm, at, known, witness, hearsay), _account(known, "knights" if is_knight else ""))
    if realm.landmarks:
        landmark = _one(realm, at, f"{witness}/landmark", nearest(realm, at, realm.landmarks)[1])
        assert isinstance(landmark, Landmark)
        spot = _spot(realm, at, landmark, witness, hearsay)
        yield sentences(spot, landmark.prompt if is_knight else "")


def _next_door(realm: Realm, at: str, myth: Myth, hearsay: Hearsay) -> str:
    """A Myth's very hex, for who lives next to it."""
    return hearsay.say("next-door", "it is in {at}, the next hex {way}", at=myth.at, way=wind(realm, at, myth.at))


def _way(realm: Realm, at: str, myth: Myth, witness: str, hearsay: Hearsay) -> str:
    """Roughly which way a Myth lies, or that it is here."""
    if at == myth.at:
        return hearsay.say(f"{witness}-here", "it is here, all around us")
    return hearsay.say(witness, "something is wrong, off to the {way}", way=wind(realm, at, myth.at))


def _account(myth: Myth, teller: str) -> str:
    """What is said of a Myth: accounts that differ, and all hold some truth (MB-221); a warning that tells no way round
    (MB-347). Without one, what the land shows."""
    return (myth.tale.known.get(teller) if myth.tale else "") or myth.mark


def _spot(realm: Realm, at: str, landmark: Landmark, witness: str, hearsay: Hearsay) -> str:
    """What a landmark is called, where it lies, and that it is a danger."""
    where = "here in this hex" if at == landmark.at else away(realm, at, landmark.at)
    name, kind = landmark.name, landmark.kind
    place = hearsay.say(f"{witness}-place", _PLACE, name=name, where=where, kind=kind)
    warns = hearsay.say(kind, "it is a danger", landmark.at, _TURNS.index(witness)) if kind in _WARNS else ""
    return sentences(place, warns)


def _all(realm: Realm, at: str) -> Iterator[str]:
    """Every Myth's name, place, rules, weakness and cure, and all landmarks (MB-348)."""
    for myth in sorted(realm.myths, key=lambda myth: myth.number):
        place = f"{myth.name}, in {myth.at}{_off(realm, at, myth)}"
        tale = myth.tale
        yield sentences(place, *((tale.known.get("seers", ""), tale.weakness, tale.cure) if tale else (myth.mark,)))
    marks = [f"{mark.name} ({mark.kind}), {mark.at}" for mark in realm.landmarks]
    if marks:
        yield sentences(f"the landmarks: {'; '.join(marks)}")


def _off(realm: Realm, at: str, thing: Thing) -> str:
    return "" if at == thing.at else f", {away(realm, at, thing.at)}"
