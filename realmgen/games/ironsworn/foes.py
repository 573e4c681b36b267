"""Foes of a land: how each kind fits its truths, where it is met, and what ranks mean (IS-562 to IS-605)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.lore import Foe, Lore
from realmgen.games.ironsworn.model import HARM, RANKS, TICKS, FoeFit, Rank, Status, Truth, shifted
from realmgen.games.ironsworn.truths import Implied, implied

PACKED: tuple[Rank, ...] = ("troublesome", "dangerous")
"""Ranks that are fought as a pack (IS-572)."""
LARGEST, MANY = 10, 100
"""Foes in one pack at most, and as many as are told how to split into packs."""
SEA, WASTES = 0, 9
"""The open sea, and the region where no Ironlanders live (IS-515)."""
AT_SEA = ("leviathan", "raider", "sodden")
SETTLED = (5,)
"""Regions that are no wilds."""
WOODS, WATER = "f", "mbl~"
"""Kinds of ground."""
IN_WOODS, IN_WATER = ("harrow-spider", "bear"), ("sodden",)
"""Foes of any woods, and of any water (IS-605)."""
BOUND = ("sodden", "frostbound")
"""Horrors that keep to a kind of place; the others are found wherever the dead lie (IS-598 to IS-604)."""
UNMET: tuple[Status, ...] = ("legend", "tale", "absent")
_OWN, _ANY = 4, 1
_WEIGHT: Mapping[Status, int] = MappingProxyType({"present": 2, "common": 4, "rare": 1})
_BY_KIND: Mapping[str, Mapping[str, tuple[Status, str]]] = MappingProxyType(
    {
        "firstborn": {
            "legend": ("legend", "People hold the firstborn for a myth."),
            "own regions": ("present", "They keep to their own lands."),
            "trade": ("common", "They come and go where they please."),
        },
        "beast": {
            "legend": ("legend", "People laugh at those who claim to have seen one."),
            "wilds": ("present", "It keeps to the wilds."),
            "anywhere": ("common", "It hunts in settled land too."),
        },
        "horror": {
            "tale": ("tale", "A tale for children."),
            "woods and water": ("present", "Of dark woods and deep water."),
            "anywhere": ("common", "The dead do not rest, wherever they lie."),
        },
    }
)
_MYSTICS: Mapping[str, tuple[Status, str]] = MappingProxyType(
    {
        "few": ("rare", "Most think that magic is gone."),
        "rare": ("rare", "Few have the gift."),
        "common": ("common", "Common folk know small rituals."),
    }
)


class Suggestion(NamedTuple):
    """A foe that may be met, by key: `weight` is 0 for one that is only spoken of, and `tag` says which (IS-499)."""

    foe: str
    weight: int
    tag: str = ""


def fitted(truths: Sequence[Truth], lore: Lore) -> tuple[FoeFit, ...]:
    """How every kind of foe fits the truths (IS-499, IS-527, IS-528, IS-540, IS-541, IS-545 to IS-553)."""
    means = implied(truths, lore)
    return tuple(_fit(foe, means) for foe in lore.foes.values())


def _fit(foe: Foe, means: Implied) -> FoeFit:
    status, note = _status(foe, means)
    return FoeFit(foe.key, status, 0, note)


def _status(foe: Foe, means: Implied) -> tuple[Status, str]:
    if foe.key == "broken":
        return ("present", "") if means.broken else ("absent", "Nobody came here before the settlers.")
    if foe.key == "mystic":
        return _MYSTICS[means.mystics]
    how = {"firstborn": means.firstborn, "beast": means.beasts, "horror": means.horrors}
    return _BY_KIND[foe.kind][how[foe.kind]] if foe.kind in how else ("present", "")


def rank_of(foe: Foe, fit: FoeFit | None = None) -> Rank:
    """A foe's rank in this world (IS-569)."""
    return shifted(foe.rank, fit.shift if fit else 0)


def suggestions(
    fits: Sequence[FoeFit], lore: Lore, region: int, ground: str = "", *, near: bool = False
) -> tuple[Suggestion, ...]:
    """What may be met in a region, 0 for the sea, by weight, the likeliest first (IS-605). `ground` is a sign of
    GROUNDS, empty where it is not known; `near` is at a settlement. What the truths make a legend comes last, with no
    weight."""
    found = [_suggestion(lore.foes[fit.foe], fit, lore, region, ground) for fit in fits if fit.foe in lore.foes]
    those = [one for one in found if one and not (near and _shy(lore.foes[one.foe], fits))]
    return tuple(sorted(those, key=lambda one: -one.weight))


def _suggestion(foe: Foe, fit: FoeFit, lore: Lore, region: int, ground: str) -> Suggestion | None:
    habitat = _habitat(foe, lore, region, ground)
    if not habitat or fit.status == "absent":
        return None
    if fit.status in UNMET:
        return Suggestion(foe.key, 0, fit.status)
    if foe.kind == "horror" and fit.status == "present" and _open(region, ground):
        return None
    wild = 2 if foe.kind == "beast" and fit.status == "present" and region not in SETTLED else 1
    return Suggestion(foe.key, habitat * _WEIGHT[fit.status] * wild)


def _habitat(foe: Foe, lore: Lore, region: int, ground: str) -> int:
    """How much a foe belongs there: 0 for not at all."""
    own = lore.regions[region - 1].foes if region else AT_SEA
    if foe.key in own or (ground and foe.key in _of_ground(ground)):
        return _OWN
    roams = foe.kind == "horror" and foe.key not in BOUND
    at_home_elsewhere = any(foe.key in one.foes for one in lore.regions)
    return 0 if region in (SEA, WASTES) or (at_home_elsewhere and not roams) else _ANY


def _open(region: int, ground: str) -> bool:
    """Whether a place is neither woods nor water, nor beyond where people live."""
    return bool(ground) and ground not in WOODS + WATER and region != WASTES


def _of_ground(ground: str) -> tuple[str, ...]:
    return (*(IN_WOODS if ground in WOODS else ()), *(IN_WATER if ground in WATER else ()))


def _shy(foe: Foe, fits: Sequence[FoeFit]) -> bool:
    """Whether a foe keeps away from settlements."""
    fit = next(one for one in fits if one.foe == foe.key)
    return foe.kind in ("firstborn", "beast", "horror") and fit.status != "common"


def packed(rank: Rank, count: int) -> Rank:
    """The rank of so many foes fought as one: up to 5 are a rank higher, 6 to 10 two (IS-572); two are fought apart
    unless somebody makes them one (IS-A41). Raises IllegalCommand for what is no pack."""
    if count == 1:
        return rank
    if count < 1 or count > LARGEST:
        raise IllegalCommand(f"a pack is 2 to {LARGEST} foes, not {count}{_split(count)}")
    if rank not in PACKED:
        raise IllegalCommand(f"{rank} foes are fought one by one: only {' and '.join(PACKED)} ones make a pack")
    return shifted(rank, 2 if count > 5 else 1)


def _split(count: int) -> str:
    return f": split them, into {' and '.join(map(str, packs(count)))}" if LARGEST < count <= MANY else ""


def packs(count: int) -> tuple[int, ...]:
    """So many foes as packs of at most ten, as even as can be, the larger first (IS-572)."""
    parts = -(-count // LARGEST)
    return tuple(sorted((count * n // parts - count * (n - 1) // parts for n in range(1, parts + 1)), reverse=True))


def mixed(ranks: Sequence[Rank]) -> Rank:
    """What a pack of several kinds goes by: the highest of their ranks (IS-A42)."""
    return max(ranks, key=RANKS.index)


def helped(rank: Rank) -> Rank:
    """A foe's rank, or a journey's, with people to help (IS-573)."""
    return shifted(rank, -1)


def pack_rank(rank: Rank, count: int, shift: int, *, helpers: bool) -> Rank:
    """The rank of a fight with so many of a foe, some stronger or weaker, with helpers or without (IS-569, IS-572,
    IS-573); raises IllegalCommand for what is no pack."""
    found = shifted(packed(rank, count), shift)
    return helped(found) if helpers else found


def progress(rank: Rank, harm: int) -> int:
    """Ticks of progress that so much harm is worth against a foe of that rank (IS-564 to IS-568)."""
    return TICKS[rank] * harm


def inflicts(rank: Rank) -> int:
    """The harm that a foe of that rank does (IS-564 to IS-568)."""
    return HARM[rank]
