"""The cards and vows of a world, all of a kind or one by its number, key or name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn import sheets
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place, Tale, World
from realmgen.kit.dossier import Dossier
from realmgen.service.worlds.exports import world_of


@dataclass(frozen=True, slots=True)
class Shown:
    """What is put on paper: a tale that was redacted before where it is for players, which one of its things, and
    whether there is room for little."""

    tale: Tale
    lore: Lore
    players: bool = False
    which: str = ""
    brief: bool = False


def regions(shown: Shown) -> list[Dossier]:
    """All nine; their quests are the game master's."""
    world, foes = shown.tale.world, shown.lore.foes
    cards = [sheets.region_card(one, world, foes, secrets=not shown.players) for one in shown.lore.regions]
    return _named([(card.number, card.title, card) for card in cards], shown.which, "region")


def settlements(shown: Shown) -> list[Dossier]:
    """Those of the world; raises IllegalCommand where there is none."""
    return _placed(shown, "settlement")


def sites(shown: Shown) -> list[Dossier]:
    """Those of the world; raises IllegalCommand where there is none."""
    return _placed(shown, "site")


def _placed(shown: Shown, kind: str) -> list[Dossier]:
    world = world_of(shown.tale)
    found = [one for one in world.places if one.kind == kind]
    cards = [(str(one.number), one.name, _card(shown, world, one)) for one in found]
    return _named(cards, shown.which, kind)


def _card(shown: Shown, world: World, place: Place) -> Dossier:
    return sheets.place_card(world, place, shown.tale, brief=shown.brief)


def people(shown: Shown) -> list[Dossier]:
    """Everybody; raises IllegalCommand where there is nobody."""
    world = world_of(shown.tale)
    cards = [(str(one.number), one.name, sheets.person_card(world, one, shown.tale)) for one in world.people]
    return _named(cards, shown.which, "person")


def foes(shown: Shown) -> list[Dossier]:
    """Every kind, fitted to the world where there is one."""
    fits = {fit.foe: fit for fit in shown.tale.world.foes} if shown.tale.world else {}
    cards = [(key, foe.name, sheets.foe_card(foe, fits.get(key))) for key, foe in shown.lore.foes.items()]
    return _named(cards, shown.which, "foe")


def vows(shown: Shown) -> list[Dossier]:
    """Sheets of those that are open; raises IllegalCommand where there is none."""
    found = [vow for vow in shown.tale.vows if vow.state == "open"]
    cards = [(str(vow.number), vow.text, sheets.vow_sheet(shown.tale, vow)) for vow in found]
    return _named(cards, shown.which, "open vow")


def _named(cards: Sequence[tuple[str, str, Dossier]], which: str, kind: str) -> list[Dossier]:
    wanted = which.strip().casefold()
    found = [card for key, name, card in cards if not wanted or wanted in (key.casefold(), name.casefold())]
    if found:
        return found
    if not cards:
        raise IllegalCommand(f"there is no {kind} to print: none is known yet")
    raise IllegalCommand(f"there is no {kind} {which.strip()!r}: there is {', '.join(name for _, name, _ in cards)}")


CARDS: Mapping[str, Callable[[Shown], list[Dossier]]] = MappingProxyType(
    {"regions": regions, "settlements": settlements, "sites": sites, "people": people, "foes": foes}
)
"""By printable: its cards."""
