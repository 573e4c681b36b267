"""The Realm page, in pieces: strip, tools, map and the panel of the chosen hex."""

from realmgen.ui.realm.blank import no_campaign, no_realm
from realmgen.ui.realm.body import body
from realmgen.ui.realm.desk import Desk, open_desk
from realmgen.ui.realm.foot import foot, unusual
from realmgen.ui.realm.strip import strip

__all__ = ["Desk", "body", "foot", "no_campaign", "no_realm", "open_desk", "strip", "unusual"]
