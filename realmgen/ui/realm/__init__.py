"""The Realm page, in pieces: strip, tools, map and the panel of the chosen hex."""

from realmgen.ui.realm.blank import no_campaign, no_realm
from realmgen.ui.realm.desk import Desk, open_desk
from realmgen.ui.realm.panel import panel
from realmgen.ui.realm.plate import plate
from realmgen.ui.realm.strip import strip
from realmgen.ui.realm.tools import tools

__all__ = ["Desk", "no_campaign", "no_realm", "open_desk", "panel", "plate", "strip", "tools"]
