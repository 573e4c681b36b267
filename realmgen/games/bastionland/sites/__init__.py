"""Sites: one place within a Hex, drawn near (ledger MB-263 to MB-277).

A Site has seven places, a centre and six corners, of which one is erased; on the others stand numbered points, joined
by routes. `generate` makes one from options and a seed, `problems` lists every rule one breaks, `view` gives its plan
and `key` its text. Commands, rules and JSON lie beside those of the Realm.
"""
