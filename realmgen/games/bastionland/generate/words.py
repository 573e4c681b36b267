"""Rolling again what a Realm says and keeping where it lies: its names, or its tales."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.generate import names as naming
from realmgen.games.bastionland.generate.contents import contents
from realmgen.games.bastionland.generate.frame import Draft
from realmgen.games.bastionland.generate.namer import Namer
from realmgen.games.bastionland.model import Holding, Myth, Realm
from realmgen.games.bastionland.places import terrain_at
from realmgen.kit.chance import Dice


def rename(realm: Realm, draft: Draft, namer: Namer) -> Realm:
    """Everything named anew in its place, but what bears the name of its tale."""
    dice = {what: namer.dice(what) for what in ("realm", "lakes", "rivers", "regions")}
    kinds = [terrain_at(realm, region.hexes[0]) for region in realm.regions]
    shown = replace(
        realm,
        name=namer.shown("realms", dice["realm"]),
        lakes=tuple(replace(lake, name=namer.shown("lakes", dice["lakes"])) for lake in realm.lakes),
        rivers=tuple(replace(river, name=namer.shown("rivers", dice["rivers"])) for river in realm.rivers),
        regions=tuple(
            replace(region, name=namer.shown(naming.region_table(kind), dice["regions"]))
            for region, kind in zip(realm.regions, kinds, strict=True)
        ),
    )
    return _rename_things(shown, draft, namer)


def _rename_things(realm: Realm, draft: Draft, namer: Namer) -> Realm:
    homes, myths = namer.dice("holdings"), namer.dice("myths")
    holdings = tuple(_rename_holding(home, namer, homes) for home in realm.holdings)
    names = naming.landmark_names(draft, namer, {mark.at: mark.prompt for mark in realm.landmarks})
    return replace(
        realm,
        holdings=holdings,
        myths=tuple(
            myth if _told(myth) else replace(myth, name=namer.hidden("myths.names", myths)) for myth in realm.myths
        ),
        landmarks=tuple(replace(mark, name=names[mark.at]) for mark in realm.landmarks),
    )


def _told(myth: Myth) -> bool:
    return myth.tale is not None and myth.name == myth.tale.name


def _rename_holding(home: Holding, namer: Namer, dice: Dice) -> Holding:
    """A new name and another ruler of the same title; who had none may be a Knight or a Vassal."""
    name = namer.shown("holdings", dice)
    is_knight = home.calling is not None or dice.below(100) < (85 if home.seat else 60)
    return replace(home, name=name, ruler=naming.ruler(namer, dice, home.calling, is_knight))


def retell(realm: Realm, draft: Draft, namer: Namer) -> Realm:
    """The Myths' tales, the Seers, the hints of ruins and the prompts dealt anew; names of places stay."""
    fresh = naming.name_myths(draft, namer)
    myths = tuple(
        replace(myth, name=new.name, mark=new.mark, tale=new.tale) for myth, new in zip(realm.myths, fresh, strict=True)
    )
    places = [draft.frame.labels[cell] for cell, _ in sorted(draft.landmarks)]
    held = dict(zip(places, contents(draft, namer, myths), strict=True))
    marks = tuple(replace(mark, **held[mark.at]._asdict()) for mark in realm.landmarks)
    return replace(realm, myths=myths, landmarks=marks)
