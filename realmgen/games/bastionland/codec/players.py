"""What players have of a state, as JSON both ways.

A Realm's players' form (see the package's docstring) with what was shown since:

    landmarks  [{at, kind, name}]
    myths      [{at, name?}]
    barriers   [{between: [label, label], kind}]

and of the state the `sites` that were shown in part, `company`, `day`, `trail`, `seen`, `shared`, `units`, `fight`,
`domains` and `calendar`, as far as players see them. A hex that was never seen has the terrain `unseen`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.kept import played_json, read_played
from realmgen.games.bastionland.codec.reading import read_extras
from realmgen.games.bastionland.codec.realm import RealmReader
from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.codec.writing import realm_json
from realmgen.games.bastionland.model import TERRAIN, UNSEEN, Barrier, Landmark, Myth, Realm, State
from realmgen.games.bastionland.sites.edit import in_turn, with_known, with_turns
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.game import Json


def shown_json(realm: Realm, code: str) -> Json:
    """The players' form of a Realm that has been redacted; what was never shown has no key."""
    parts: Json = {
        "landmarks": [{"at": mark.at, "kind": mark.kind, "name": mark.name} for mark in realm.landmarks],
        "myths": [{"at": myth.at, **({"name": myth.name} if myth.name else {})} for myth in realm.myths],
        "barriers": [{"between": list(barrier.between), "kind": barrier.kind} for barrier in realm.barriers],
    }
    return {**realm_json(realm, audience="players", code=code), **{key: part for key, part in parts.items() if part}}


def players_form(shown: State, code: str) -> Json:
    """The players' form of a state that has been redacted; empty before there is a Realm."""
    if shown.realm is None:
        return {}
    sites = [site_json(site, secrets=False) for site in shown.sites]
    return {**shown_json(shown.realm, code), **({"sites": sites} if sites else {}), **played_json(shown)}


def read_players(stored: Mapping[str, Any]) -> State:
    """Read what `players_form` wrote; raises Unreadable with every fault."""
    if not stored:
        return State()
    faults: list[str] = []
    reader = _Reader(Fields(stored, "", faults))
    realm = reader.realm()
    if faults or realm is None:
        raise Unreadable(*faults)
    sites = tuple(map(_known, read_extras({"sites": stored.get("sites", [])}, realm.grid).sites or ()))
    return State(realm, sites=sites, **read_played(stored))


class _Reader(RealmReader):
    """Reads a Realm of which not every hex was seen, with what was shown of it."""

    terrains = (*TERRAIN, UNSEEN)

    def realm(self) -> Realm | None:
        realm = super().realm()
        return realm and replace(
            realm, barriers=self._shown_barriers(), myths=self._shown_myths(), landmarks=self._shown_landmarks()
        )

    def _shown_barriers(self) -> tuple[Barrier, ...]:
        parts = self.fields.objects("barriers", default=[])
        found = ((tuple(part.items("between")), part.text("kind")) for part in parts)
        return tuple(Barrier((str(ends[0]), str(ends[-1])), kind) for ends, kind in found if ends)

    def _shown_myths(self) -> tuple[Myth, ...]:
        parts = self.fields.objects("myths", default=[])
        return tuple(Myth(0, part.text("at"), part.text("name", default="")) for part in parts)

    def _shown_landmarks(self) -> tuple[Landmark, ...]:
        parts = self.fields.objects("landmarks", default=[])
        return tuple(Landmark(part.text("at"), part.text("kind"), part.text("name")) for part in parts)


def _known(site: Site) -> Site:
    """A Site all of which was shown, its points in the order of their numbers."""
    numbered = with_turns(site, {point.number: point.number for point in site.points})
    assert len(in_turn(numbered.points)) == len(site.points)
    return with_known(numbered, lambda _: True, lambda _: True)
