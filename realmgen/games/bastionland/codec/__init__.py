"""A Realm as JSON, both ways, and the stored form of a whole State.

One object on one line. Labels are column-row (`0101` top left); hexes come in label order. Keys, in order:

    schema     "realmgen-realm/1"
    name       text
    code       players only: the campaign code that stands where a game master's file has the seed
    seed       text                                                                    gm only
    options    {coast, holdings, myths, landmarks, barriers, lakes, rivers,
                holding_gap, myth_gap, weights: {terrain: factor}}; null: as usual      gm only
    layout     "flat" | "pointy";  width, height: 3 to 99
    hexes      [{at, terrain, area}]       area: the number of its cluster, from 1
    lakes      [{name, hexes: [label]}]
    rivers     [{name, path: [label]}]     downstream; the last may be water
    barriers   [{between: [label, label], kind}]                                       gm only
    holdings   [{at, name, kind, seat, ruler?, hidden?}]    players: without the hidden ones
               {detail?, calling?} too                                                 gm only
    myths      [{number, at, name, mark?, tale?}]                                      gm only
    landmarks  [{at, kind, name, detail?, calling?, prompt?}]                          gm only
    regions    [{name, hexes: [label]}]
    left_out   [text]                                                                  gm only
    generator  number of the generator's version                                       gm only

`tale` and `calling` are objects as `codec.lore` describes them.

A stored State is {realm: that object or null, notes: {label: text}, omens: {number: count}, words: {label: text},
sites: [Site], packs: [id], favours: {contact: count}}; `sites`, whose keys `codec.sites` tells, `packs` and `favours`
are left out where there are none. What players of a campaign see is their form of the Realm with what was shown to
them, as `codec.players` tells. A Realm exported as JSON is the Realm alone: a campaign's own file keeps what play added
to it, and every Site can be exported by itself.
"""

from realmgen.games.bastionland.codec.options import read_options, shape
from realmgen.games.bastionland.codec.players import players_form, read_players, shown_json
from realmgen.games.bastionland.codec.reading import from_text, load_state, read_extras, read_realm
from realmgen.games.bastionland.codec.sites import read_site, site_file, site_json
from realmgen.games.bastionland.codec.writing import SCHEMA, Audience, dump_state, options_json, realm_json

__all__ = [
    "SCHEMA",
    "Audience",
    "dump_state",
    "from_text",
    "load_state",
    "options_json",
    "players_form",
    "read_extras",
    "read_options",
    "read_players",
    "read_realm",
    "read_site",
    "realm_json",
    "shape",
    "shown_json",
    "site_file",
    "site_json",
]
