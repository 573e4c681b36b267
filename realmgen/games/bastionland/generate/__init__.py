"""From options and a seed to a Realm, in steps that each have their own dice.

Where a map is too small or too wet for everything, the river and the lakes keep their place, the space
between holdings and between myths shrinks one step at a time, and then landmarks are left out before myths and
myths before holdings; `Realm.left_out` says so in words. From 10x10 landlocked upwards nothing is left out.
"""

from __future__ import annotations

from realmgen.errors import Unreadable
from realmgen.games.bastionland.generate.barriers import raise_barriers
from realmgen.games.bastionland.generate.clusters import lay_clusters
from realmgen.games.bastionland.generate.frame import Draft, frame_of
from realmgen.games.bastionland.generate.guide import option_faults
from realmgen.games.bastionland.generate.kinds import give_kinds
from realmgen.games.bastionland.generate.names import name_all
from realmgen.games.bastionland.generate.places import place_holdings, place_landmarks, place_myths
from realmgen.games.bastionland.generate.relief import raise_land
from realmgen.games.bastionland.generate.river import run_rivers
from realmgen.games.bastionland.generate.water import lay_lakes, lay_sea
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options, Realm
from realmgen.kit.chance import stream

__all__ = ["generate", "reroll"]


def generate(options: Options, seed: str, library: Library) -> Realm:
    """A whole Realm; the same options, seed and library give the same one everywhere.

    Raises Unreadable with one line for each option that is wrong.
    """
    faults = option_faults(options)
    if faults:
        raise Unreadable(*faults)
    frame = frame_of(options.grid)
    draft = Draft(options, frame, [""] * frame.size)
    lay_sea(draft, stream(seed, "sea"))
    raise_land(draft, stream(seed, "relief"))
    lay_lakes(draft, stream(seed, "lakes"))
    run_rivers(draft, stream(seed, "rivers"))
    give_kinds(draft, lay_clusters(draft, stream(seed, "clusters")), stream(seed, "terrain"))
    place_holdings(draft, stream(seed, "holdings"))
    place_myths(draft, stream(seed, "myths"))
    place_landmarks(draft, stream(seed, "landmarks"))
    raise_barriers(draft, stream(seed, "barriers"))
    return name_all(draft, seed, library)


def reroll(realm: Realm, layer: str, seed: str, library: Library) -> Realm:
    """The Realm with one of `model.LAYERS` rolled anew by another seed and the rest kept; `Realm.seed` stays.

    `terrain` is the kinds of land and the names of its stretches: sea and lakes keep their place. `tales` is what is
    written of Myths and landmarks, all in their places; `myths` are places and tales. Raises Unreadable for
    an unknown layer and IllegalCommand, naming the layer in the way, when what is kept leaves no lawful result.
    """
    from realmgen.games.bastionland.generate.again import roll_again

    return roll_again(realm, layer, seed, library)
