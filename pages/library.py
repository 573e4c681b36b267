"""The library: every Myth, Knight, spark and table, to be found, rolled and put into the Realm."""

from realmgen.ui import library

desk = library.open_desk()
library.strip(desk)
library.body(desk)
