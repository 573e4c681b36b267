"""The Site page, in pieces: strip, plan, the panel of what is chosen, and drawing a new one."""

from realmgen.ui.site.body import body
from realmgen.ui.site.desk import Desk, open_desk
from realmgen.ui.site.foot import foot, unusual
from realmgen.ui.site.strip import strip

__all__ = ["Desk", "body", "foot", "open_desk", "strip", "unusual"]
