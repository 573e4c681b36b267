"""What people can tell of the Myths and landmarks of their Realm, in lines to read out (MB-221, MB-345 to MB-349).

Whom one asks decides what one hears. None but a Seer knows a Myth's name, its rules or a cure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar

from realmgen.games.bastionland.lore.model import Tale
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm
from realmgen.games.bastionland.phrases import away, sentences, wind
from realmgen.games.bastionland.places import Thing, is_water, nearest, steps, thing_at
from realmgen.kit.chance import stream

Witness = Literal["vassal", "knight", "vagabond", "seer"]
ASKED: tuple[Witness, ...] = ("vassal", "knight", "vagabond", "seer")
T = TypeVar("T")
_WARNS = {"hazard": "the land there does not want you", "curse": "people come out of it facing the wrong way"}
"""What of a landmark is a danger (MB-347)."""


class Account(NamedTuple):
    """What one sort of people say of a Myth."""

    teller: str
    words: str


@dataclass(frozen=True, slots=True)
class Telling:
    """What someone in a hex tells: `lines` to read out, and the `price` a Seer asks ("" where nothing is asked)."""

    witness: Witness
    lines: tuple[str, ...]
    price: str = ""


def accounts(tale: Tale) -> tuple[Account, ...]:
    """What is said of a Myth: accounts that differ, and all of them hold some truth (MB-221)."""
    return tuple(Account(teller, tale.known[teller]) for teller in ("vassals", "knights") if tale.known.get(teller))


def tellings(realm: Realm, at: str) -> tuple[Telling, ...]:
    """What each sort of people in a hex would tell; nobody lives in water, and a Realm may have nothing to tell.

    Who is met there and which of equals they know of is by chance, and the same each time.
    """
    if is_water(realm, at) or not (realm.myths or realm.landmarks):
        return ()
    return tuple(telling(realm, at, witness) for witness in ASKED)


def telling(realm: Realm, at: str, witness: Witness, myth: Myth | None = None) -> Telling:
    """What one sort of people in a hex tell; `myth` is the one they know of where dice have chosen it."""
    if witness == "seer":
        here = thing_at(realm, at)
        calling = here.calling if isinstance(here, Landmark) else None
        return Telling(witness, tuple(_all(realm, at)), calling.seer.price if calling else "something that is missed")
    if witness == "vassal":
        return Telling(witness, tuple(_vassal(realm, at, myth)))
    return Telling(witness, tuple(_roamer(realm, at, witness, myth)))


def _one(realm: Realm, at: str, witness: str, among: Sequence[T]) -> T:
    """One of equals, by chance (MB-A47)."""
    return stream(realm.seed, f"folklore/{witness}/{at}").pick(among) if len(among) > 1 else among[0]


def _vassal(realm: Realm, at: str, myth: Myth | None) -> Iterator[str]:
    """The nearest Myth, exactly when it lies next door; the landmarks of the home hex and those around (MB-345)."""
    if realm.myths:
        near = nearest(realm, at, realm.myths)[1]
        known = myth or _one(realm, at, "vassal", near)
        assert isinstance(known, Myth)
        yield sentences(_where(realm, at, known, exact=True), _said(known, "vassals"))
    for landmark in sorted(realm.landmarks, key=lambda mark: steps(realm, at, mark.at)):
        if steps(realm, at, landmark.at) <= 1:
            yield _spot(realm, at, landmark)


def _roamer(realm: Realm, at: str, witness: str, myth: Myth | None) -> Iterator[str]:
    """One Myth of the Realm and roughly where, and the closest landmark (MB-346)."""
    if realm.myths:
        known = myth or _one(realm, at, witness, realm.myths)
        yield sentences(_where(realm, at, known, exact=False), _said(known, "knights"))
    if realm.landmarks:
        landmark = _one(realm, at, f"{witness}/landmark", nearest(realm, at, realm.landmarks)[1])
        assert isinstance(landmark, Landmark)
        yield _spot(realm, at, landmark)


def _where(realm: Realm, at: str, myth: Myth, *, exact: bool) -> str:
    """Roughly which way a Myth lies; its very hex only for who lives in it or next to it."""
    if at == myth.at:
        return "it is here, all around us"
    way = wind(realm, at, myth.at)
    if exact and steps(realm, at, myth.at) == 1:
        return f"it is in {myth.at}, the next hex {way}"
    return f"something is wrong, off to the {way}"


def _said(myth: Myth, witness: str) -> str:
    """What they say of it: a warning that tells no way round (MB-347); without a tale, what the land shows."""
    return myth.tale.known.get(witness, "") if myth.tale else myth.mark


def _spot(realm: Realm, at: str, landmark: Landmark) -> str:
    where = "right here" if at == landmark.at else away(realm, at, landmark.at)
    warns = f"; {_WARNS[landmark.kind]}" if landmark.kind in _WARNS else ""
    return sentences(f"{landmark.name}, {where}: a {landmark.kind}{warns}", landmark.prompt)


def _all(realm: Realm, at: str) -> Iterator[str]:
    """Every Myth's name, place, rules, weakness and cure, and all landmarks (MB-348)."""
    for myth in sorted(realm.myths, key=lambda myth: myth.number):
        place = f"{myth.name} lies in {myth.at}{_off(realm, at, myth)}"
        tale = myth.tale
        yield sentences(place, *((tale.known.get("seers", ""), tale.weakness, tale.cure) if tale else (myth.mark,)))
    marks = [f"{mark.name} ({mark.kind}), {mark.at}" for mark in realm.landmarks]
    if marks:
        yield sentences(f"the landmarks: {'; '.join(marks)}")


def _off(realm: Realm, at: str, thing: Thing) -> str:
    return "" if at == thing.at else f", {away(realm, at, thing.at)}"


def domain_of(realm: Realm, at: str) -> Holding | None:
    """The holding whose domain a hex is in: the nearest, the Seat first among equals (MB-384, MB-A47)."""
    homes = sorted(realm.holdings, key=lambda home: (steps(realm, at, home.at), not home.seat))
    return homes[0] if homes else None
