"""The people of a world of Ironsworn, and the foes that are met in it."""

from realmgen.ui import people
from realmgen.ui.worlds.blank import with_world

with_world(people.page)
